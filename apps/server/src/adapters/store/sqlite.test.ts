import { join } from 'node:path';
import { sqliteWorker } from '../../testing/bundle.ts';
import { describeStore } from './testing/contract.ts';
import { newFolder } from './testing/folder.ts';
import { openStore } from '../../testing/stores.ts';

describeStore('a SQLite file', async () => {
  const { folder, remove } = newFolder();
  const worker = await sqliteWorker();
  return { open: () => openStore({ kind: 'sqlite', path: join(folder, 'p.db'), worker }), remove };
});
