import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { long, PROOFS } from './long.mjs';

describe('the long proofs', () => {
  let folder = '';
  let printed: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parlor-long-'));
    printed = [];
    for (const to of ['log', 'error'] as const) {
      vi.spyOn(console, to).mockImplementation((line: string) => void printed.push(line));
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const proof = (name: string, code: string) => {
    const path = join(folder, `${name}.mjs`);
    writeFileSync(path, code);
    return { name, about: `about ${name}`, command: [path] };
  };
  const notedIn = () => join(folder, 'noted.json');

  it('are run in order and all of them, whatever fails', async () => {
    const proofs = [proof('bad', 'process.exitCode = 1'), proof('good', '')];
    expect(await long([], { proofs, noted: notedIn() })).toBe(1);
    expect(printed.at(-1)).toBe('1 passed, 1 failed');
  });

  it('are not run again on the same commit once they have passed, unless they are named', async () => {
    const proofs = [proof('good', '')];
    expect(await long([], { proofs, noted: notedIn() })).toBe(0);
    expect(await long([], { proofs, noted: notedIn() })).toBe(0);
    expect(printed.at(-1)).toBe('0 passed, 0 failed');
    expect(await long(['good'], { proofs, noted: notedIn() })).toBe(0);
    expect(printed.at(-1)).toBe('1 passed, 0 failed');
  });

  it('go on with the parts of a proof that have not passed', async () => {
    const proofs = [
      proof('house', ''),
      proof('house:roof', ''),
      proof('house:door', 'process.exitCode = 1'),
    ];
    expect(await long(['house:roof'], { proofs, noted: notedIn() })).toBe(0);
    expect(await long(['house:roof', 'house'], { proofs, noted: notedIn() })).toBe(1);
    expect(printed.at(-1)).toBe('2 passed, 1 failed');
    expect(await long(['house'], { proofs: proofs.slice(1), noted: notedIn() })).toBe(1);
    expect(printed.at(-1)).toBe('0 passed, 1 failed');
    expect(printed.join()).toMatch(/✓ house:roof \d+ s, earlier on this commit/);
  });

  it('have names, and another one is refused', async () => {
    expect(new Set(PROOFS.map(({ name }) => name)).size).toBe(PROOFS.length);
    expect(await long(['nonsense'])).toBe(2);
    expect(printed.at(-1)).toContain('laws');
  });
});
