import {
  closeSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LogLine } from './ports/log.ts';
import { StoreError } from './ports/storeError.ts';
import type { Store } from './ports/store.ts';
import { newFolder } from '../adapters/store/testing/folder.ts';
import { anEntry, begin } from '../adapters/store/testing/samples.ts';
import { sqliteWorker } from '../testing/bundle.ts';
import { TestServer } from '../testing/testServer.ts';
import { startPostgres } from '../testing/services.ts';
import { ReadinessCheck } from './readiness.ts';
import { openStore } from '../testing/stores.ts';
import { thisMachine } from '../adapters/machine/machine.ts';

describe('how ready the server is', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A store that answers when it is told to, and counts how often it was asked. */
  function silentStore() {
    const asked: { resolve: () => void; reject: (error: unknown) => void }[] = [];
    const probe = () => new Promise<void>((resolve, reject) => asked.push({ resolve, reject }));
    const lines: LogLine[] = [];
    const note = (line: LogLine) => void lines.push(line);
    const clock = { now: 0 };
    const check = new ReadinessCheck({
      ...{ store: { probe }, log: { info: note, warn: note, error: note } },
      world: { ...thisMachine, now: () => clock.now },
    });
    return { asked, lines, clock, check };
  }

  it('is found out once for all who ask, and again after a second', async () => {
    const { asked, clock, check } = silentStore();
    const answers = [check.look(), check.look(), check.look()];
    expect(asked).toHaveLength(1);
    asked[0]!.resolve();
    expect(await Promise.all(answers)).toEqual(['ready', 'ready', 'ready']);
    clock.now = 999;
    expect(await check.look()).toBe('ready');
    expect(asked).toHaveLength(1);
    clock.now = 1000;
    const later = check.look();
    expect(asked).toHaveLength(2);
    asked[1]!.reject(new StoreError('unavailable', 'postgres://ada:hunter2@db'));
    expect(await later).toBe('no store');
  });

  it.each([
    [new StoreError('full', ''), 'disk full'],
    [new StoreError('replaced', ''), 'database replaced'],
    [new StoreError('damaged', ''), 'database damaged'],
    [new StoreError('read-only', ''), 'read-only'],
    [new StoreError('crashed', ''), 'no store'],
    [new Error('hunter2'), 'no store'],
  ])('follows from what went wrong: %o', async (error, status) => {
    const { asked, lines, check } = silentStore();
    const answer = check.look();
    asked[0]!.reject(error);
    expect(await answer).toBe(status);
    expect(lines).toEqual([{ event: 'readiness', status }]);
  });

  it('is known before two seconds are over, and asked for again only when an answer has come', async () => {
    vi.useFakeTimers();
    const { asked, lines, clock, check } = silentStore();
    const { length } = lines;
    const answer = check.look();
    // What is left of the two seconds is for the answer to reach whoever has asked.
    await vi.advanceTimersByTimeAsync(1500);
    expect(lines.slice(length).map(({ status }) => status)).toEqual(['store silent']);
    expect(await answer).toBe('store silent');
    clock.now = 60_000;
    expect(await check.look()).toBe('store silent');
    expect(asked).toHaveLength(1);
    asked[0]!.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(await check.look()).toBe('ready');
    expect(lines.map(({ status }) => status)).toEqual(['store silent', 'ready']);
  });
});

/** In place, as a stray program would. */
function write(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

describe('/readyz', () => {
  const { folder, remove } = newFolder();
  let worker: URL;
  let server: TestServer;
  let store: Store;
  let at = 0;

  beforeAll(async () => {
    worker = await sqliteWorker();
  });
  afterEach(async () => {
    await server.close();
    await store.close();
  });
  afterAll(remove);

  const openServer = async (opened: Store): Promise<void> => {
    store = opened;
    // Every look is a second after the last.
    server = await TestServer.open({ store, now: () => (at += 1000) });
  };
  const openFile = async (name: string): Promise<string> => {
    const path = join(folder, name);
    await openServer(await openStore({ kind: 'sqlite', path, worker }));
    return path;
  };

  const ask = async (): Promise<[number, { readonly status: string }]> => {
    const response = await fetch(`${server.base}/readyz`);
    return [response.status, (await response.json()) as { status: string }];
  };
  /** A machine that is busy for so long is no defect. */
  const readyz = async () => {
    for (;;) {
      const said = await ask();
      if (said[1].status !== 'store silent') return said;
    }
  };
  const READY = [200, { status: 'ready' }];

  it('says when the disk is full, even where SQLite could go on for a while', async () => {
    const path = await openFile('full.db');
    expect(await readyz()).toEqual(READY);
    expect(existsSync(`${path}-probe`)).toBe(false);
    symlinkSync('/dev/full', `${path}-probe`);
    expect(await readyz()).toEqual([503, { status: 'disk full' }]);
    // The next one finds room again.
    rmSync(`${path}-probe`, { force: true });
    expect(await readyz()).toEqual(READY);
  });

  it.each([
    ['deleted', (path: string) => unlinkSync(path)],
    ['replaced by another', (path: string) => renameSync(`${path}.other`, path)],
    ['robbed of its newest part', (path: string) => unlinkSync(`${path}-wal`)],
  ])('says when the file was %s, and nothing more is acknowledged', async (name, harm) => {
    const path = await openFile(`${name}.db`);
    await store.backup(`${path}.other`);
    const match = await begin(store);
    expect(await store.append(anEntry(match, 1))).toEqual({ is: 'done' });
    expect(await readyz()).toEqual(READY);
    const wal = `${path}-wal`;
    renameSync(wal, `${wal}.kept`);
    renameSync(`${wal}.kept`, wal);
    expect(await readyz()).toEqual(READY);
    harm(path);
    // Already before anybody has looked.
    await expect(store.append(anEntry(match, 2))).rejects.toMatchObject({ code: 'replaced' });
    expect(await readyz()).toEqual([503, { status: 'database replaced' }]);
    await expect(store.saveSnapshot(match, 1, {})).rejects.toMatchObject({ code: 'replaced' });
  });

  it.each([
    ['overwritten in place', (path: string) => write(path, 0, Buffer.alloc(4096, 'x'))],
    ['cut off', (path: string) => truncateSync(path, 1024)],
    ['emptied', (path: string) => truncateSync(path)],
  ])('says when the file was %s, and nothing more is acknowledged', async (name, harm) => {
    const path = await openFile(`${name}.db`);
    const match = await begin(store);
    expect(await store.append(anEntry(match, 1))).toEqual({ is: 'done' });
    expect(await readyz()).toEqual(READY);
    harm(path);
    await expect(store.append(anEntry(match, 2))).rejects.toMatchObject({ code: 'damaged' });
    expect(await readyz()).toEqual([503, { status: 'database damaged' }]);
    await expect(store.append(anEntry(match, 2))).rejects.toMatchObject({ code: 'damaged' });
  });

  it('says when a page in the middle is found damaged, and nothing more is acknowledged', async () => {
    const path = await openFile('holed.db');
    const match = await begin(store);
    for (let n = 1; n <= 400; n++) await store.append(anEntry(match, n));
    const other = await begin(store);
    // What was written lies in the file itself from now on, and something else in SQLite's memory.
    await server.close();
    await store.close();
    await openFile('holed.db');
    await store.saveSnapshot(other, 1, { text: 'x'.repeat(8_000_000) });
    expect(await readyz()).toEqual(READY);
    const { size } = statSync(path);
    write(path, 4096, Buffer.alloc(size - 4096, 'x'));
    await expect(store.log(match, 0)).rejects.toMatchObject({ code: 'damaged' });
    await expect(store.append(anEntry(other, 1))).rejects.toMatchObject({ code: 'damaged' });
    expect(await readyz()).toEqual([503, { status: 'database damaged' }]);
  });

  it('says within seconds when PostgreSQL stands still, and when it goes on', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    await openServer(await openStore({ kind: 'postgres', url: await postgres.createDatabase() }));
    expect(await readyz()).toEqual(READY);
    const goOn = await postgres.freeze();
    try {
      expect(await ask()).toEqual([503, { status: 'store silent' }]);
    } finally {
      goOn();
    }
    expect(await readyz()).toEqual(READY);
  });
});
