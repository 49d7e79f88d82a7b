import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

interface Report {
  readonly besieged: { readonly commands: number };
  readonly before: { readonly heap: number };
}

describe('siege', () => {
  it('is not felt by anybody honest, and no limit is overcome', async () => {
    const { code, out } = await run('siege --seconds 8 --families 3 --seed 5 --json');
    const report = JSON.parse(out) as Report;
    // Refusals, cut lines, lists without tables, sizes, limits that did not hold, and attacks that were not made are findings.
    expect(report).toMatchObject({ families: 3, unhandled: 0, crashes: 0, findings: [] });
    expect(report).toMatchObject({
      calm: { refused: 0, linesLost: 0 },
      besieged: { refused: 0, unlisted: 0, linesLost: 0 },
    });
    expect(report.besieged.commands).toBeGreaterThan(0);
    expect(report.before.heap).toBeGreaterThan(0);
    expect(code).toBe(0);
  });
});
