import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled, sqliteWorker } from '../../testing/bundle.ts';
import { type Postgres, startPostgres } from '../../testing/services.ts';
import type { LastingConfig } from './open.ts';
import type { Orders } from './testing/appender.ts';
import { newFolder } from './testing/folder.ts';
import { aMatch, anEntry, begin } from './testing/samples.ts';
import { openStore } from '../../testing/stores.ts';

const { folder, remove } = newFolder();
let postgres: Postgres;
let worker: URL;
let appender: URL;

beforeAll(async () => {
  [postgres, worker, appender] = await Promise.all([
    startPostgres({ fsync: true }),
    sqliteWorker(),
    bundled(new URL('./testing/appender.ts', import.meta.url)),
  ]);
});

afterAll(async () => {
  await postgres.remove();
  await remove();
});

const KILLS = 5;
const MATCHES = ['one', 'two', 'three', 'four'];

/** Lets a process append, kills it after `lines` acknowledgements, and returns the highest of each match. */
function appendUntilKilled(orders: Orders, lines: number): Promise<Map<string, number>> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(appender), JSON.stringify(orders)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stderr.on('data', (data: Buffer) => {
      err += data.toString();
    });
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      if (out.split('\n').length > lines) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal !== 'SIGKILL') {
        reject(new Error(`It ended by itself: ${err}`));
        return;
      }
      const acknowledged = new Map<string, number>();
      // What follows the last line break may be half a number.
      for (const line of out.split('\n').slice(0, -1)) {
        const [match, n] = line.split(' ');
        acknowledged.set(match!, Number(n));
      }
      resolve(acknowledged);
    });
  });
}

describe('a process that is killed in the middle of appending', () => {
  it.each(['sqlite', 'postgres'] as const)('loses nothing acknowledged on %s', async (kind) => {
    const config: LastingConfig =
      kind === 'sqlite'
        ? { kind, path: join(folder, 'killed.db') }
        : { kind, url: await postgres.createDatabase() };
    const open = () => openStore(config.kind === 'sqlite' ? { ...config, worker } : config);
    const first = await open();
    for (const id of MATCHES) await first.createMatch(aMatch({ id }));
    await first.close();
    for (let kill = 1; kill <= KILLS; kill++) {
      const orders: Orders = { config, worker: worker.href, matches: MATCHES };
      const acknowledged = await appendUntilKilled(orders, 20 * kill);
      expect(acknowledged.size).toBeGreaterThan(0);
      const store = await open();
      for (const [match, n] of acknowledged) {
        const log = await store.log(match, 0);
        expect(log.length).toBeGreaterThanOrEqual(n);
        expect(log.map((entry) => entry.n)).toEqual(log.map((_, index) => index + 1));
      }
      await store.close();
    }
  });
});

describe('PostgreSQL that crashes in the middle of appending', () => {
  it('loses nothing acknowledged', async () => {
    const store = await openStore({ kind: 'postgres', url: await postgres.createDatabase() });
    const match = await begin(store);
    const acknowledged = { n: 0 };
    const appending = (async () => {
      for (;;) {
        await store.append(anEntry(match, acknowledged.n + 1));
        acknowledged.n++;
      }
    })();
    const end = appending.catch((error: unknown) => error);
    while (acknowledged.n < 50) await store.ping();
    await postgres.crash();
    expect(await end).toMatchObject({ code: 'unavailable' });
    await postgres.start();
    expect((await store.log(match, 0)).length).toBeGreaterThanOrEqual(acknowledged.n);
    await store.close();
  });
});

describe('the thread of the database', () => {
  /** The real thread, with a way to end it: it dies at the next call once the file is there. */
  function mortal(trigger: string, death: string): URL {
    const path = join(folder, `mortal-${death.length}.mjs`);
    writeFileSync(
      path,
      `import { existsSync, rmSync } from 'node:fs';
       import { parentPort } from 'node:worker_threads';
       import ${JSON.stringify(worker.href)};
       parentPort.on('message', () => {
         if (!existsSync(${JSON.stringify(trigger)})) return;
         rmSync(${JSON.stringify(trigger)});
         ${death}
       });`,
    );
    return pathToFileURL(path);
  }

  it.each([
    ['throws', "setImmediate(() => { throw new Error('disk on fire'); });", 'disk on fire'],
    ['leaves', 'process.exit(3);', 'exit 3'],
  ])('that %s is replaced, and those who waited are told', async (name, death, reason) => {
    const trigger = join(folder, `trigger-${name}`);
    const warnings: string[] = [];
    const store = await openStore({
      kind: 'sqlite',
      path: join(folder, `${name}.db`),
      worker: mortal(trigger, death),
      warn: (message) => warnings.push(message),
    });
    const match = await begin(store);
    for (let round = 0; round < 3; round++) {
      expect(await store.append(anEntry(match, 2 * round + 1, { key: `${round}` }))).toEqual({
        is: 'done',
      });
      writeFileSync(trigger, '');
      const calls = Array.from({ length: 10 }, (_, index) =>
        store.append(anEntry(match, 2 * round + 2, { key: `${round}-${index}` })),
      );
      const settled = await Promise.allSettled(calls);
      const failed = settled.filter((one) => one.status === 'rejected');
      expect(failed.length).toBeGreaterThan(0);
      for (const { reason: error } of failed) {
        expect(error).toMatchObject({ code: 'crashed' });
        expect(String(error)).toContain(reason);
      }
      // Whatever of it was written is known by its key; then the game goes on.
      const log = await store.log(match, 0);
      expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1));
      if (log.length === 2 * round + 1) {
        await store.append(anEntry(match, 2 * round + 2, { key: `${round}-late` }));
      }
    }
    expect(warnings).toHaveLength(3);
    await store.close();
    await expect(store.ping()).rejects.toMatchObject({ code: 'closed' });
  });

  it('is not replaced when its file is gone, and no other one is begun', async () => {
    const trigger = join(folder, 'trigger-gone');
    const path = join(folder, 'gone.db');
    const death = 'process.exit(4); // while the file was taken away';
    const store = await openStore({ kind: 'sqlite', path, worker: mortal(trigger, death) });
    const match = await begin(store);
    writeFileSync(trigger, '');
    await expect(store.ping()).rejects.toMatchObject({ code: 'crashed' });
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
    const calls = [store.ping(), store.append(anEntry(match, 1))];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'replaced' });
    expect(existsSync(path)).toBe(false);
    await store.close();
  });

  it('takes no harm from a value that cannot be sent', async () => {
    const store = await openStore({ kind: 'sqlite', path: join(folder, 'sent.db'), worker });
    const line = { table: 't', at: 1, player: 'ada', name: 'Ada', text: 'hé' };
    const calls = await Promise.allSettled([
      store.addChat({ ...line, id: '1' }),
      store.addChat({ ...line, id: '2', text: (() => {}) as never }),
      store.addChat({ ...line, id: '3' }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await store.close();
  });
});
