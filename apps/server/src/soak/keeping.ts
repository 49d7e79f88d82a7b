/** Copies of the server's store and back, for whoever runs it: the store is the one the server's environment names. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadConfig, readConfig } from '../application/ports/config.ts';
import { StoreError } from '../application/ports/storeError.ts';
import type { LastingConfig } from '../adapters/store/open.ts';
import type { Warn } from '../adapters/store/sql/access.ts';
import { buildServer, sqliteWorkerOf } from '../testing/buildServer.ts';
import { openStore, restoreStore } from '../testing/stores.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What went wrong and is nobody's defect: one message. */
export class KeepingFailed extends Error {}

export interface Place {
  readonly env: Environment;
  /** Where relative paths start. */
  readonly cwd: string;
  readonly warn: Warn;
}

/** Writes a copy while the server, if there is one, goes on; returns what was copied, in words. */
export const backUp = (to: string, server: Place): Promise<string> =>
  explained(async () => {
    const config = await configOf(server);
    if (config.kind === 'sqlite' && !existsSync(config.path)) {
      throw new StoreError('not-found', `There is no store at ${config.path}.`);
    }
    const store = await openStore(config);
    try {
      await store.backup(resolve(server.cwd, to));
    } finally {
      await store.close();
    }
    return placeOf(config);
  });

export interface BringBackOptions {
  /** Throws away what is there. */
  readonly force: boolean;
}

/** Fills the store with a copy; the server must not be running. */
export const bringBack = (
  from: string,
  server: Place,
  options: BringBackOptions,
): Promise<string> =>
  explained(async () => {
    const config = await configOf(server);
    await restoreStore(resolve(server.cwd, from), config, options);
    return placeOf(config);
  });

export async function configOf({ env, cwd, warn }: Place): Promise<LastingConfig> {
  const { DATABASE_URL, DATA_DIR } = readConfig(env);
  if (DATABASE_URL !== undefined) return { kind: 'postgres', url: DATABASE_URL, warn };
  const path = resolve(cwd, join(DATA_DIR, 'parlor.sqlite'));
  return { kind: 'sqlite', path, warn, worker: sqliteWorkerOf(await buildServer()) };
}

/** No password in it. */
const placeOf = (config: LastingConfig): string =>
  config.kind === 'sqlite' ? config.path : `PostgreSQL at ${new URL(config.url).host}`;

/** What the store or the settings say is wrong becomes one message. */
export async function explained<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadConfig || error instanceof StoreError) {
      throw new KeepingFailed(error.message);
    }
    throw error;
  }
}
