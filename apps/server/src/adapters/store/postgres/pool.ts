/** Connections to PostgreSQL that outlive its restarts and keep their password to themselves. */

import pg from 'pg';
import { StoreError } from '../../../application/ports/storeError.ts';

const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A node that freezes between two statements must not keep the others from a match for as long as that lasts. */
const FROZEN_MS = 10_000;

/** The type of 8-byte integers, which arrive as text; ours are times in milliseconds. */
const INT8 = 20;

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/** `warn` hears of connections that broke while nobody used them. */
export function openPool(url: string, warn: (message: string) => void): pg.Pool {
  expectAddress(url);
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
      connectionString: url,
      application_name: 'parlor',
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: FROZEN_MS,
      keepAlive: true,
      types: TYPES,
    });
  } catch {
    throw badAddress();
  }
  // One that breaks while it is in use fails its query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => warn(`PostgreSQL closed a connection: ${error.message}`));
  return pool;
}

/** Never repeats any part of what it was given: a mistyped address may have its password anywhere. */
function expectAddress(url: string): void {
  let protocol: string;
  try {
    protocol = new URL(url).protocol;
  } catch {
    throw badAddress();
  }
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw badAddress();
}

const badAddress = (): StoreError =>
  new StoreError(
    'bad-address',
    'The address of the database is none: postgres://user:password@host:port/name was expected.',
  );

/** Where the database is, for messages: no user, no password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
