/** The command line and a running server on the same file: neither takes the other for a stranger. */

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../adapters/store/testing/folder.ts';
import { buildServer, sqliteWorkerOf } from '../testing/buildServer.ts';
import { gather, insist, refusal } from '../testing/players.ts';
import { openStore } from '../testing/stores.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';
import { operate } from './operating.ts';

describe('an operator beside a running server, on one SQLite file', () => {
  it('reaches those who are there, and the server goes on keeping what it is told', async () => {
    const { folder, remove } = newFolder();
    const worker = sqliteWorkerOf(await buildServer());
    const path = join(folder, 'parlor.sqlite');
    const store = await openStore({ kind: 'sqlite', path, worker });
    const place = await TestServer.open({ store });
    try {
      const [host, rude] = [await place.arrive(), await place.arrive()];
      const table = await gather([host, rude]);
      const at = { env: { DATA_DIR: folder }, cwd: folder, warn() {} };
      const rest = { reason: 'rude', ms: null };
      const acted = await operate(at, 'ada', ({ operator }) =>
        operator.silence(playerOf(rude), rest),
      );
      expect(acted).toMatchObject({ ok: true, n: 1 });
      while (!place.server.order.isSilenced(playerOf(rude)))
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await refusal(rude, { type: 'chat', table, text: 'hello' })).toBe('silenced');
      await insist(host, { type: 'chat', table, text: 'still here' });
      await operate(at, 'ada', ({ operator }) => operator.close(table, 'enough'));
      for (const one of [host, rude]) await one.until(() => one.table?.status === 'closed');
      await insist(host, { type: 'rename', name: 'Still Here' });
      const log = await operate(at, 'bo', (operation) => operation.store.lastActs(9));
      expect(log.map(({ act, operator }) => [act, operator])).toEqual([
        ['close', 'ada'],
        ['silence', 'ada'],
      ]);
    } finally {
      await place.close();
      await store.close();
      await remove();
    }
  });
});
