/** Opens the store that a configuration names. */

import { resolve } from 'node:path';
import type { Machine } from '../../application/ports/world.ts';
import { copyMemory, copyPostgres } from './backup.ts';
import type { Warn } from './sql/access.ts';
import { sqlCore, storeOf } from './sql/core.ts';
import { storeError } from './sql/errors.ts';
import { postgresAccess } from './postgres/access.ts';
import { closeToOthers } from './sqlite/privacy.ts';
import { sqliteAccess } from './sqlite/access.ts';
import { MEMORY, openDatabase } from './sqlite/database.ts';
import { threadedCore } from './sqlite/thread.ts';
import type { Store } from '../../application/ports/store.ts';
import { workerFile } from './workerFile.ts';

export type StoreConfig = MemoryConfig | LastingConfig;

/** Gone with the process: for tests. */
export interface MemoryConfig {
  readonly kind: 'memory';
}

export type LastingConfig = SqliteConfig | PostgresConfig;

export interface SqliteConfig {
  readonly kind: 'sqlite';
  readonly path: string;
  /** The bundled thread, where it does not lie beside the program. */
  readonly worker?: URL;
  readonly warn?: Warn;
}

export interface PostgresConfig {
  readonly kind: 'postgres';
  readonly url: string;
  readonly warn?: Warn;
}

export const silently: Warn = () => {};

export async function openStore(config: StoreConfig, machine: Machine): Promise<Store> {
  try {
    return await opened(config, machine);
  } catch (error) {
    throw storeError(error);
  }
}

async function opened(config: StoreConfig, machine: Machine): Promise<Store> {
  switch (config.kind) {
    case 'memory': {
      const database = openDatabase(MEMORY);
      const access = await sqliteAccess(database, { path: MEMORY, machine });
      return storeOf(sqlCore(access, async (to) => copyMemory(database, to)));
    }
    case 'sqlite': {
      const path = resolve(config.path);
      const { worker = workerFile(), warn = silently } = config;
      closeToOthers(path, warn);
      return storeOf(await threadedCore({ worker, path, warn, machine }));
    }
    case 'postgres': {
      const access = await postgresAccess(config.url, config.warn ?? silently, machine);
      return storeOf(sqlCore(access, (to) => copyPostgres(access, to)));
    }
  }
}
