import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';
import { GAME, PRESET, RULES } from '../testing/quick.ts';

describe('differential', () => {
  it('compares the game with its plain twin, table by table', async () => {
    const { code, out } = await run(
      `differential --game ${GAME} --preset ${PRESET} --matches ${RULES.seatCounts.length}`,
    );
    for (const seats of RULES.seatCounts) {
      expect(out).toMatch(new RegExp(`${GAME}-${seats}p-${PRESET} +1 +the same`));
    }
    expect(code).toBe(0);
  });

  it('says how far it came when interrupted', async () => {
    const line = `differential --game ${GAME}`;
    const { code, out, err } = await run(line, { terminal: true, interruptAfter: 1 });
    expect(code).toBe(130);
    expect(out).toMatch(new RegExp(`${GAME}-${RULES.seatCounts[0]}p-standard +\\d+ +the same`));
    const tables = RULES.seatCounts.length * Object.keys(RULES.presets).length;
    expect(err).toContain(`Interrupted: 1 table of ${tables} looked at.`);
  });
});
