import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteWorker } from '../testing/bundle.ts';
import { backUp, bringBack, KeepingFailed } from './keeping.ts';
import { openStore } from '../testing/stores.ts';

const PLAYER = { id: 'p1', name: 'Ada', recoveryHash: null, createdAt: 1 };

describe('a copy of the server', () => {
  let cwd: string;
  let warnings: string[];

  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), 'parlor-keeping-'));
    warnings = [];
  });

  afterEach(() => rmSync(cwd, { recursive: true, force: true }));

  const houseAt = (folder: string) => ({
    ...{ env: { DATA_DIR: folder }, cwd },
    warn: (message: string) => void warnings.push(message),
  });
  const storeAt = async (folder: string) =>
    openStore({
      kind: 'sqlite',
      path: join(cwd, folder, 'parlor.sqlite'),
      worker: await sqliteWorker(),
    });

  it('brings everything back, into another store', async () => {
    const old = await storeAt('old');
    await old.createPlayer(PLAYER);
    chmodSync(join(cwd, 'old', 'parlor.sqlite'), 0o644);
    // While the server that owns it goes on.
    expect(await backUp('copy.db', houseAt('old'))).toBe(join(cwd, 'old', 'parlor.sqlite'));
    expect(warnings).toEqual([expect.stringContaining(join(cwd, 'old', 'parlor.sqlite'))]);
    await old.close();
    await bringBack('copy.db', houseAt('new'), { force: false });
    const fresh = await storeAt('new');
    expect(await fresh.player('p1')).toEqual(PLAYER);
    await fresh.close();
  });

  it('is not brought back over what is there, unless that is wanted', async () => {
    const old = await storeAt('old');
    await old.createPlayer(PLAYER);
    await backUp('copy.db', houseAt('old'));
    await old.createPlayer({ ...PLAYER, id: 'p2' });
    await old.close();
    const back = (force: boolean) => bringBack('copy.db', houseAt('old'), { force });
    await expect(back(false)).rejects.toThrow(KeepingFailed);
    await back(true);
    const after = await storeAt('old');
    expect([await after.player('p1'), await after.player('p2')]).toEqual([PLAYER, undefined]);
    await after.close();
  });

  it('never overwrites a file', async () => {
    await (await storeAt('old')).close();
    await backUp('copy.db', houseAt('old'));
    await expect(backUp('copy.db', houseAt('old'))).rejects.toThrow('exists already');
  });
});
