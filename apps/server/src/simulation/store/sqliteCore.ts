/** The production store on a real SQLite database in memory, on simulated time. */

import type { Rng } from '@parlor/kit';
import { type Core, sqlCore } from '../../adapters/store/sql/core.ts';
import { sqliteAccess } from '../../adapters/store/sqlite/access.ts';
import { MEMORY, openDatabase } from '../../adapters/store/sqlite/database.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { BEGINNING } from '../engine/machine.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import type { StoreWeather } from '../faults/weather.ts';
import { tornDatabase } from './tornDatabase.ts';

export interface SqliteCoreParts {
  readonly scheduler: Scheduler;
  readonly rng: Rng;
  readonly weather: StoreWeather;
  /** Is told of everything that goes wrong here. */
  readonly suffered: (what: string) => void;
}

export async function sqliteCore(parts: SqliteCoreParts): Promise<Core> {
  const { scheduler, rng, weather, suffered } = parts;
  const database = tornDatabase(openDatabase(MEMORY), rng, weather, suffered);
  const access = await sqliteAccess(database, {
    path: MEMORY,
    machine: {
      wall: () => Math.round(BEGINNING + scheduler.now),
      monotonic: () => scheduler.now,
      defer: (work) => void scheduler.after(0, work, 'SQLite commits'),
    },
  });
  return sqlCore(access, async () => {
    throw new StoreError('refused', 'There is nothing to copy to.');
  });
}
