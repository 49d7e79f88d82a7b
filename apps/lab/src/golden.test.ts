import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './testing/index.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..');

it('finds the golden transcripts of every game there and unchanged', async () => {
  const { code, out } = await run('playthrough', { cwd: REPOSITORY });
  expect([code, out.replaceAll(/\d+/g, 'n')]).toEqual([0, 'n of n transcripts unchanged.\n']);
});
