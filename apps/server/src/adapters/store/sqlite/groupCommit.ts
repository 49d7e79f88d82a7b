/**
 * One transaction for everything that waits.
 *
 * A commit costs one trip to the disk, however much is in it. Nothing waits for
 * a clock: what arrives while one group is being committed is the next group.
 */

import { sql } from 'kysely';
import type { Write } from '../sql/access.ts';
import { type Entry, appendAll } from '../sql/append.ts';
import { StoreError } from '../../../application/ports/storeError.ts';
import type { Db } from '../sql/schema.ts';
import type { Appended } from '../../../application/ports/store.ts';
import type { Machine } from '../../../application/ports/world.ts';
import type { Database } from './database.ts';

/** Bounds how long the first of a group waits for the last. */
const MOST_AT_ONCE = 500;

type Result = { readonly value: unknown } | { readonly error: unknown };

interface Job {
  /** What to do: an entry to append, in one statement with its neighbours, or any other write. */
  readonly task: Entry | Write<unknown>;
  readonly isAlone: boolean;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface Surroundings extends Pick<Machine, 'defer'> {
  /** Throws when what is written would be lost. */
  expectOwnFile(): void;
}

export class GroupCommit {
  readonly #database: Database;
  readonly #db: Db;
  readonly #surroundings: Surroundings;
  #queue: Job[] = [];
  #isRunning = false;

  constructor(database: Database, db: Db, surroundings: Surroundings) {
    this.#database = database;
    this.#db = db;
    this.#surroundings = surroundings;
  }

  append(entry: Entry): Promise<Appended> {
    return this.#add(entry, { isAlone: false });
  }

  /** A single statement undoes itself when it fails. */
  write<A>(work: Write<A>): Promise<A> {
    return this.#add(work, { isAlone: true });
  }

  transact<A>(work: Write<A>): Promise<A> {
    return this.#add(work, { isAlone: false });
  }

  #add<A>(task: Job['task'], { isAlone }: { isAlone: boolean }): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      this.#queue.push({ task, isAlone, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      // After all that has arrived in this turn of the loop.
      this.#surroundings.defer(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    const jobs = this.#queue.slice(0, MOST_AT_ONCE);
    this.#queue = this.#queue.slice(MOST_AT_ONCE);
    try {
      this.#surroundings.expectOwnFile();
      const results = await this.#commit(jobs);
      // It may have gone meanwhile, and then nobody may be told that anything is durable.
      this.#surroundings.expectOwnFile();
      for (const [index, job] of jobs.entries()) {
        const result = results[index]!;
        if ('error' in result) job.reject(result.error);
        else job.resolve(result.value as never);
      }
    } catch (error) {
      for (const job of jobs) job.reject(error);
    }
    this.#isRunning = this.#queue.length > 0;
    if (this.#isRunning) this.#surroundings.defer(() => void this.#run());
  }

  #commit(jobs: readonly Job[]): Promise<Result[]> {
    return this.#db.transaction().execute(async (tx) => {
      const results: Result[] = [];
      for (let at = 0; at < jobs.length; ) {
        const entries = entriesFrom(jobs, at);
        if (entries.length > 0) results.push(...(await this.#appendRun(tx, entries)));
        else results.push(await this.#attempt(tx, jobs[at]!));
        at = results.length;
      }
      return results;
    });
  }

  async #appendRun(tx: Db, entries: readonly Entry[]): Promise<Result[]> {
    const all = await this.#undoable(tx, () => appendAll(tx, 'sqlite', entries));
    if ('value' in all) return all.value.map(asResult);
    if (entries.length === 1) return [all];
    // One of them is to blame: each by itself.
    const results: Result[] = [];
    for (const entry of entries) results.push(...(await this.#appendRun(tx, [entry])));
    return results;
  }

  async #attempt(tx: Db, { task, isAlone }: Job): Promise<Result> {
    const work = task as Write<unknown>;
    if (!isAlone) return this.#undoable(tx, () => work(tx));
    try {
      return { value: await work(tx) };
    } catch (error) {
      this.#expectOpen(error);
      return { error };
    }
  }

  async #undoable<A>(
    tx: Db,
    work: () => Promise<A>,
  ): Promise<{ readonly value: A } | { readonly error: unknown }> {
    await sql`savepoint job`.execute(tx);
    try {
      const value = await work();
      await sql`release job`.execute(tx);
      return { value };
    } catch (error) {
      this.#expectOpen(error);
      await sql`rollback to job`.execute(tx);
      await sql`release job`.execute(tx);
      return { error };
    }
  }

  /** A full or broken disk ends the whole transaction: then the group has failed, not one of its members. */
  #expectOpen(error: unknown): void {
    if (!this.#database.isTransaction) throw error;
  }
}

function entriesFrom(jobs: readonly Job[], from: number): Entry[] {
  const entries: Entry[] = [];
  for (let at = from; at < jobs.length; at++) {
    const { task } = jobs[at]!;
    if (typeof task === 'function') break;
    entries.push(task);
  }
  return entries;
}

const asResult = (result: Appended | StoreError): Result =>
  result instanceof StoreError ? { error: result } : { value: result };
