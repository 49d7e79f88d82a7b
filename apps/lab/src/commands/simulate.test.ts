import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

interface Report {
  readonly hash: number;
  readonly crashes: number;
  readonly acknowledged: number;
  readonly findings: readonly unknown[];
}

const simulated = async (options: string): Promise<{ code: number; reports: Report[] }> => {
  const { code, out } = await run(`simulate ${options} --json`);
  return { code, reports: (JSON.parse(out) as { reports: Report[] }).reports };
};

describe('simulate', () => {
  it('finds nothing wrong in a few houses, always the same ones', async () => {
    const { code, reports } = await simulated('--seed 1 --houses 4 --minutes 1');
    expect(reports.flatMap(({ findings }) => findings)).toEqual([]);
    const sum = (what: 'crashes' | 'acknowledged') =>
      reports.reduce((all, report) => all + report[what], 0);
    expect(sum('crashes')).toBeGreaterThan(100);
    expect(sum('acknowledged')).toBeGreaterThan(100);
    expect(code).toBe(0);
  });

  it('does the same again with the same seed, and something else with another one', async () => {
    const options = '--houses 1 --minutes 1';
    const [one, again, other] = [
      await simulated(`--seed 5 ${options}`),
      await simulated(`--seed 5 ${options}`),
      await simulated(`--seed 6 ${options}`),
    ];
    expect(again).toEqual({ ...one });
    expect(other.reports[0]!.hash).not.toBe(one.reports[0]!.hash);
  });

  it.each([
    ['--houses 0', '--houses takes a whole number'],
    ['--minutes x', '--minutes takes a whole number'],
  ])('refuses %s', async (options, why) => {
    const { code, err } = await run(`simulate ${options}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
