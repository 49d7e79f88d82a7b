import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

const NOTHING_WRONG = { lost: 0, doubled: 0, mismatched: 0, stuck: 0, findings: [] };

describe('chaos', () => {
  it.each([
    ['one node on SQLite', '--kills 3 --tables 3', { store: 'sqlite', nodes: 1, kills: 3 }],
    [
      'two nodes on PostgreSQL with Redis',
      '--store postgres --nodes 2 --kills 3 --tables 5',
      { store: 'postgres', nodes: 2, kills: 3 },
    ],
  ])('loses nothing when servers are killed: %s', async (_, options, expected) => {
    const { code, out } = await run(`chaos ${options} --json`);
    const report = JSON.parse(out) as { acknowledged: number };
    expect(report).toMatchObject({ ...expected, ...NOTHING_WRONG });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(code).toBe(0);
  });

  it('reports how far it came when interrupted', async () => {
    const { code, out } = await run('chaos --tables 1', { interruptAfter: 0 });
    expect(out).toMatch(/^0 kills and 0 freezes of 1 node on sqlite/);
    expect(code).toBe(130);
  });

  it.each([
    ['--nodes 2', 'several nodes need a store they can share'],
    ['--store mysql', '--store takes sqlite or postgres'],
    ['--kills 0', '--kills takes a whole number'],
  ])('refuses %s', async (options, why) => {
    const { code, err } = await run(`chaos ${options}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
