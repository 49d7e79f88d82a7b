/** Stores on this machine, for tests. */

import { thisMachine } from '../adapters/machine/machine.ts';
import { openStore as open, type LastingConfig, type StoreConfig } from '../adapters/store/open.ts';
import { restoreStore as restore } from '../adapters/store/restore.ts';
import type { Store } from '../application/ports/store.ts';

export const openStore = (config: StoreConfig): Promise<Store> => open(config, thisMachine);

export const restoreStore = (
  path: string,
  config: LastingConfig,
  options: { readonly force?: boolean } = {},
): Promise<void> => restore(path, config, { ...options, machine: thisMachine });
