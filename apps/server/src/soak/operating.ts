/** What an operator does from a command line, on the store that the server's environment names, while the server goes on. */

import { existsSync } from 'node:fs';
import { thisMachine } from '../adapters/machine/machine.ts';
import { botNames } from '../application/botNames.ts';
import { Operator } from '../application/order/operator.ts';
import type { Store } from '../application/ports/store.ts';
import { StoreError } from '../application/ports/storeError.ts';
import { openStore } from '../testing/stores.ts';
import { configOf, explained, type Place } from './keeping.ts';

export type { Acted, Operator } from '../application/order/operator.ts';
export type { Act, Report, Sanction } from '../domain/order/records.ts';

export interface Operation {
  readonly operator: Operator;
  readonly store: Store;
  /** By the store's clock. */
  readonly now: number;
}

/** Opens the store for one piece of work of somebody called `name`. */
export const operate = <Value>(
  place: Place,
  name: string,
  work: (operation: Operation) => Promise<Value>,
): Promise<Value> =>
  explained(async () => {
    const config = await configOf(place);
    if (config.kind === 'sqlite' && !existsSync(config.path)) {
      throw new StoreError('not-found', `There is no store at ${config.path}.`);
    }
    const store = await openStore(config);
    try {
      const now = await store.now();
      const world = { ...thisMachine, now: () => now };
      const names = [...(await botNames()).values()];
      const operator = new Operator({ store, world, name, botNames: names });
      return await work({ store, now, operator });
    } finally {
      await store.close();
    }
  });
