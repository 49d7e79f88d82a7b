import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gate, STEPS, stepsNamed } from './gate.mjs';

describe('the gate', () => {
  let folder = '';
  let printed: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parlor-gate-'));
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const step = (name: string, ...scripts: readonly string[]) => ({
    name,
    about: `about ${name}`,
    commands: scripts.map((code, index) => {
      const path = join(folder, `${name}${index}.mjs`);
      writeFileSync(path, code);
      return [path];
    }),
  });
  const good = `console.log('chatter');`;
  const bad = `console.log('what is wrong'); process.exitCode = 3;`;

  it('passes when all steps do, and keeps quiet about them', async () => {
    expect(await gate([step('one', good), step('two', good)])).toBe(0);
    expect(printed).toHaveLength(3);
    expect(printed.join('\n')).not.toContain('chatter');
    expect(printed.at(-1)).toBe('2 passed, 0 failed');
  });

  it('runs on after a failure, shows it and fails', async () => {
    expect(await gate([step('one', bad), step('two', good)])).toBe(1);
    expect(printed[0]).toContain('what is wrong');
    expect(printed[1]).toMatch(/^✗ one +\d+\.\d s +about one$/);
    expect(printed[2]).toMatch(/^✓ two/);
    expect(printed.at(-2)).toBe('\nFailed: one');
    expect(printed.at(-1)).toBe('1 passed, 1 failed');
  });

  it('fails a step when any of its commands does, a crash included', async () => {
    expect(await gate([step('one', bad, good)])).toBe(1);
    expect(await gate([step('two', good, `process.kill(process.pid, 'SIGKILL');`)])).toBe(1);
  });

  it('runs the named steps in their own order', () => {
    expect(stepsNamed(['types', 'lint']).map(({ name }) => name)).toEqual(['lint', 'types']);
    expect(stepsNamed([])).toBe(STEPS);
  });
});
