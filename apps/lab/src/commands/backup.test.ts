import { afterEach, describe, expect, it } from 'vitest';
import { inFolder, run } from '../testing/index.ts';

const NAMES = ['DATA_DIR', 'DATABASE_URL', 'PORT'] as const;
const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));

const withEnv = (env: Partial<Record<(typeof NAMES)[number], string>>): void => {
  for (const name of NAMES) {
    const value = env[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
};

afterEach(() => withEnv(before));

describe.each(['backup', 'restore'])('%s', (command) => {
  it('says what is wrong with the environment, and repeats no secret', async () => {
    withEnv({ DATABASE_URL: 'mysql://u:hidden@x/y' });
    const { code, err } = await run(`${command} copy.db`);
    expect(err).toContain('DATABASE_URL: starts with postgres://');
    expect(err).not.toContain('hidden');
    expect(code).toBe(2);
  });

  it('says that there is nothing to copy', () =>
    inFolder(async (cwd) => {
      withEnv({ DATA_DIR: 'nowhere' });
      const { code, err } = await run(`${command} copy.db`, { cwd });
      expect(err).toMatch(/^parlor: There is no (?:store at|file) .+\.\n$/);
      expect(code).toBe(2);
    }));

  it('needs to know the file', async () => {
    const { code, err } = await run(command);
    expect([code, err]).toEqual([2, `parlor: ${command} needs <file>.\n`]);
  });
});
