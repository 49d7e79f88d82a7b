/**
 * Entries that wait go out together, in a few statements at a time.
 *
 * Each statement is a transaction of its own. A match is in one of them at
 * most, so its entries arrive in the order in which they were given.
 */

import { type Entry, appendAll } from '../sql/append.ts';
import { StoreError } from '../../../application/ports/storeError.ts';
import type { Db } from '../sql/schema.ts';
import type { Appended } from '../../../application/ports/store.ts';
import type { Machine } from '../../../application/ports/world.ts';
import { again } from './retry.ts';

const LANES = 3;
const MOST_AT_ONCE = 250;

/** Errors in the data of one entry, not of the connection: classes 22 and 23. */
const SOMEBODYS_FAULT = /^2[23]/;

interface Job {
  readonly entry: Entry;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

export class AppendLanes {
  readonly #db: Db;
  readonly #machine: Pick<Machine, 'defer'>;
  #queue: Job[] = [];
  #isAwake = false;
  #running = 0;
  readonly #busy = new Set<string>();

  constructor(db: Db, machine: Pick<Machine, 'defer'>) {
    this.#db = db;
    this.#machine = machine;
  }

  append(entry: Entry): Promise<Appended> {
    return new Promise<Appended>((resolve, reject) => {
      this.#queue.push({ entry, resolve, reject });
      this.#wake();
    });
  }

  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    // After all that has arrived in this turn of the loop.
    this.#machine.defer(() => {
      this.#isAwake = false;
      while (this.#running < LANES) {
        const jobs = this.#take();
        if (jobs.length === 0) break;
        void this.#run(jobs);
      }
    });
  }

  /** The next jobs, one of each match that is not on its way already. */
  #take(): Job[] {
    const taken: Job[] = [];
    const left: Job[] = [];
    for (const job of this.#queue) {
      const { match_id } = job.entry;
      if (taken.length === MOST_AT_ONCE || this.#busy.has(match_id)) left.push(job);
      else {
        this.#busy.add(match_id);
        taken.push(job);
      }
    }
    this.#queue = left;
    return taken;
  }

  async #run(jobs: readonly Job[]): Promise<void> {
    this.#running++;
    await this.#append(jobs);
    this.#running--;
    for (const { entry } of jobs) this.#busy.delete(entry.match_id);
    if (this.#queue.length > 0) this.#wake();
  }

  async #append(jobs: readonly Job[]): Promise<void> {
    const entries = jobs.map(({ entry }) => entry);
    try {
      const answers = await again(() => appendAll(this.#db, 'postgres', entries));
      for (const [index, { resolve, reject }] of jobs.entries()) {
        const answer = answers[index]!;
        if (answer instanceof StoreError) reject(answer);
        else resolve(answer);
      }
    } catch (error) {
      if (jobs.length > 1 && isSomebodysFault(error)) {
        for (const job of jobs) await this.#append([job]);
      } else {
        for (const { reject } of jobs) reject(error);
      }
    }
  }
}

const isSomebodysFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && SOMEBODYS_FAULT.test(String(error.code));
