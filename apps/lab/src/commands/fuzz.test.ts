import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

describe('fuzz', () => {
  it('does a server no harm', async () => {
    const { code, out } = await run('fuzz --count 2000 --seed 3 --json');
    const report = JSON.parse(out) as { frames: number; requests: number; refused: number };
    expect(report).toMatchObject({ unhandled: 0, crashes: 0, findings: [] });
    expect(report.frames + report.requests).toBeGreaterThanOrEqual(2000);
    expect(report.refused).toBeGreaterThan(500);
    expect(code).toBe(0);
  });
});
