import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { bundled, sqliteWorker } from '../../testing/bundle.ts';
import { startPostgres } from '../../testing/services.ts';
import { newFolder } from './testing/folder.ts';
import type { Found, Told } from './testing/openHanded.ts';

/** The modes among what was found, folders and files apart. */
const modesOf = (found: Found['found']) => {
  const isFile = (name: string) => /\.(?:db|sqlite)/.test(name);
  const of = (wanted: boolean) =>
    Object.entries(found).flatMap(([name, mode]) => (isFile(name) === wanted ? mode : []));
  return { files: [...new Set(of(true))], folders: [...new Set(of(false))] };
};

const ALL_CLOSED = { files: ['600'], folders: ['700'] };

it('what a store keeps is its owner’s alone, whatever the umask, and what was not becomes it', async () => {
  const { folder, remove } = newFolder();
  onTestFinished(remove);
  const [postgres, worker, program] = await Promise.all([
    startPostgres(),
    sqliteWorker(),
    // Not in this process: its threads must not change the umask.
    bundled(new URL('./testing/openHanded.ts', import.meta.url)),
  ]);
  onTestFinished(() => postgres.remove());
  const told: Told = { folder, worker: worker.href, url: await postgres.createDatabase() };
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(program),
    JSON.stringify(told),
  ]);
  const { made, found, warnings } = JSON.parse(stdout) as Found;
  const names = ['copy.db', 'postgres.db', 'restored/parlor.sqlite'];
  const open = ['', '-shm', '-wal'].map((end) => `new/data/parlor.sqlite${end}`);
  expect(Object.keys(made)).toEqual(expect.arrayContaining([...names, ...open]));
  expect(modesOf(made)).toEqual(ALL_CLOSED);
  // Others may have business where other things lie; the database there is closed to them all the same.
  const { shared, 'shared/of-others': theirs, ...ours } = found;
  expect([shared, theirs]).toEqual(['777', '666']);
  expect(Object.keys(ours)).toContain('shared/parlor.sqlite');
  expect(modesOf(ours)).toEqual(ALL_CLOSED);
  const about = (name: string) => warnings.filter((line) => line.includes(`${folder}/${name}`));
  expect(about('new/data')).toHaveLength(4);
  expect(about('shared')).toEqual([expect.stringContaining('left as it is')]);
  expect(about('copy.db')).toHaveLength(1);
  expect(warnings).toHaveLength(6);
});
