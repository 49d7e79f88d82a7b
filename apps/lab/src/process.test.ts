import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAME, PRESET } from './testing/quick.ts';

const PARLOR = fileURLToPath(new URL('../bin/parlor.mjs', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real program; `onOutput` hears everything printed so far, each time it grows. */
function parlor(
  args: readonly string[],
  onOutput: (out: string, child: ReturnType<typeof spawn>) => void = (_, child) =>
    child.stdin?.end(),
): Promise<Ended> {
  const child = spawn(process.execPath, [PARLOR, ...args], { stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString();
    onOutput(out, child);
  });
  child.stderr.on('data', (data: Buffer) => {
    err += data.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const PLAY = ['play', GAME, '--seats', '3', '--preset', PRESET, '--bots', 'random'];

describe('the program', () => {
  it('prints to standard output and leaves with 0', async () => {
    const { code, out, err } = await parlor(['games', '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toBeInstanceOf(Array);
  });

  it('complains on standard error and leaves with 2', async () => {
    const { code, out, err } = await parlor(['gmaes']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^parlor: There is no command “gmaes”\. Did you mean games\?.*\n$/);
  });

  it('reads answers from a pipe and ends with it', async () => {
    const { code, out, err } = await parlor([...PLAY, '--seed', '7'], (text, child) => {
      if (text.endsWith('> ') && child.stdin?.writable) child.stdin.end('#1\n#1\n');
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/The input ended after [1-9]\d* moves/);
  });

  it('plays a whole match from a pipe', async () => {
    const { code, out, err } = await parlor([...PLAY, '--seed', '7'], (text, child) => {
      if (text.endsWith('> ') && child.stdin?.writable) child.stdin.end('#1\n'.repeat(2000));
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/The match is over after \d+ moves/);
  });

  it('stops at Ctrl-C, says how far it came, and leaves with 130', async () => {
    const { code, out } = await parlor([...PLAY, '--seed', '7'], (text, child) => {
      if (text.endsWith('> ')) child.kill('SIGINT');
    });
    expect(code).toBe(130);
    expect(out).toContain('Interrupted after');
  });

  it('does not mind when nobody wants to read on', async () => {
    const { code, err } = await parlor(['play', GAME, '--watch', '--bots', 'random'], (_, child) =>
      child.stdout?.destroy(),
    );
    expect([code, err]).toEqual([0, '']);
  });
});
