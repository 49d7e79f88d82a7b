/** How the parts of the store reach their database. */

import type { RawBuilder } from 'kysely';
import type { Db } from './schema.ts';
import type { LogEntry } from '@parlor/host';
import type { Appended, CommandName } from '../../../application/ports/store.ts';
import type { StoreError } from '../../../application/ports/storeError.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Access {
  readonly kind: DatabaseKind;

  /** The store's own clock, as part of a statement: the same within one, however often it stands there. */
  readonly now: () => RawBuilder<number>;

  /** For reading: sees only what is durable. */
  readonly db: Db;

  /** Writes with a single statement, and resolves once it is durable. */
  write<A>(work: Write<A>): Promise<A>;

  /** Writes with several statements, all or none of them. */
  transact<A>(work: Write<A>): Promise<A>;

  append(entry: LogEntry, command?: CommandName): Promise<Appended>;

  /** Fails where nothing new can be kept although a write may still succeed. */
  expectRoom(): Promise<void>;

  /** Hears of everything that went wrong. */
  failed?(error: StoreError): void;

  close(): Promise<void>;
}

export type Write<A> = (tx: Db) => Promise<A>;

/** Hears of what was wrong and has been mended, for the log. */
export type Warn = (message: string) => void;
