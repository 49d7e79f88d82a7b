/** Kysely on one SQLite connection: whoever comes while a transaction is open waits for its end. */

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from './database.ts';

export const sqliteDialect = (database: Database): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new OneConnection(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class OneConnection implements Driver {
  readonly #database: Database;
  readonly #connection: DatabaseConnection;
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  constructor(database: Database) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    // Handed over directly, so that nobody can jump the queue.
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: to become a writer half-way can fail when another process writes too.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk ends the transaction by itself.
    if (this.#database.isTransaction) {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    }
  }

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }
}

type Statement = ReturnType<Database['prepare']>;

/** A statement that is kept, and whether it gives rows. */
interface Prepared {
  readonly statement: Statement;
  readonly givesRows: boolean;
}

/** The store has some fifty statements; lists of changing length make more. */
const MOST_PREPARED = 200;

class Connection implements DatabaseConnection {
  readonly #database: Database;
  readonly #prepared = new Map<string, Prepared>();
  readonly #streaming = new Set<Statement>();

  constructor(database: Database) {
    this.#database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, givesRows } = this.#prepare(sql);
    const values = parameters as Parameters<Statement['all']>;
    if (givesRows) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(
    { sql, parameters }: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    const statement = this.#database.prepare(sql);
    // @photostructure/sqlite frees a statement that only its iterator knows, and crashes then.
    this.#streaming.add(statement);
    try {
      let rows: R[] = [];
      for (const row of statement.iterate(...(parameters as Parameters<Statement['all']>))) {
        rows.push(row as R);
        if (rows.length < chunkSize) continue;
        yield { rows };
        rows = [];
      }
      yield { rows };
    } finally {
      this.#streaming.delete(statement);
    }
  }

  #prepare(sql: string): Prepared {
    const kept = this.#prepared.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    const fresh = { statement, givesRows: statement.columns().length > 0 };
    if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear();
    this.#prepared.set(sql, fresh);
    return fresh;
  }
}
