import { startPostgres } from '../testing/services.ts';
import { openStore } from './open.ts';
import { describeStore } from './testing/contract.ts';

describeStore('PostgreSQL', async () => {
  const service = await startPostgres();
  const url = await service.createDatabase();
  return { open: () => openStore({ kind: 'postgres', url }), remove: () => service.remove() };
});
