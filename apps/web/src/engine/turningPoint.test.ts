import { describe, expect, it } from 'vitest';
import { turningPoint } from './turningPoint.ts';

/** A match of so many moves in which the first seat's chance jumps at given ones. */
const match = (jumps: Readonly<Record<number, number>>) => async (at: number) => {
  let chance = 0.2;
  for (const [move, by] of Object.entries(jumps)) if (Number(move) <= at) chance += by;
  return [chance, 1 - chance];
};

describe('what decided a match', () => {
  it('is the one move after which the winner stood best against before', async () => {
    const turn = await turningPoint(300, 0, match({ 40: 0.2, 171: 0.5, 260: 0.1 }));
    expect(turn?.at).toBe(171);
    expect(turn?.before).toBeCloseTo(0.4);
    expect(turn?.after).toBeCloseTo(0.9);
  });

  it('is looked for by seat', async () => {
    const turn = await turningPoint(90, 1, match({ 30: 0.3, 50: -0.4 }));
    expect(turn?.at).toBe(50);
  });

  it('is nothing where nothing turned, or nothing can be told', async () => {
    expect(await turningPoint(50, 0, match({}))).toBeUndefined();
    expect(await turningPoint(50, 0, async () => undefined)).toBeUndefined();
    expect(await turningPoint(0, 0, match({}))).toBeUndefined();
  });
});
