/** A SQLite database whose disk breaks in the middle of a transaction, as far as its statements can tell. */

import type { Rng } from '@parlor/kit';
import type { Database } from '../../adapters/store/sqlite/database.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { inThousand } from '../engine/chance.ts';
import type { StoreWeather } from '../faults/weather.ts';
import { MEANT } from './storeLine.ts';

type Statement = ReturnType<Database['prepare']>;

/** Undoing needs no room, and never fails. */
const UNDOES = /^\s*rollback/i;

/** A transaction has several statements: each of them fails less often than a call would. */
const STATEMENTS = 3;

/** SQLite ends the transaction by itself at about every other failure. */
const ENDS_BY_ITSELF = 500;

export function tornDatabase(
  database: Database,
  rng: Rng,
  weather: StoreWeather,
  suffered: (what: string) => void,
): Database {
  const run = (sql: string): void => {
    const { torn } = weather;
    if (torn === 0 || !database.isTransaction || UNDOES.test(sql)) return;
    if (!inThousand(rng, torn / STATEMENTS)) return;
    suffered('torn');
    if (inThousand(rng, ENDS_BY_ITSELF)) database.exec('rollback');
    throw new StoreError('unavailable', `${MEANT} torn`);
  };
  return {
    get isOpen() {
      return database.isOpen;
    },
    get isTransaction() {
      return database.isTransaction;
    },
    close: () => database.close(),
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      const torn: Pick<Statement, 'all' | 'run' | 'columns' | 'iterate'> = {
        all(...values) {
          run(sql);
          return statement.all(...values);
        },
        run(...values) {
          run(sql);
          return statement.run(...values);
        },
        columns: () => statement.columns(),
        iterate: (...values) => statement.iterate(...values),
      };
      return torn as Statement;
    },
  };
}
