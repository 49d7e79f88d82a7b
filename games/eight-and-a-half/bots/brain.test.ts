import { fastRng, type Seat } from '@parlor/kit';
import { bySeat } from '@parlor/testkit';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import { eightAndAHalf, type Options, type View } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { type Level } from '@parlor/search';
import { brain } from './index.ts';

const english = textOf(messages);

const LEVELS = Object.keys(brain.personas) as Level[];

const FEW = { iterations: 24 };

/** Some positions of a match played by heuristics, one in `step`. */
function views(
  seats: number,
  rounds: number,
  step: number,
  more: Partial<Options> = {},
): { view: View; seat: Seat }[] {
  const rng = fastRng(17, seats);
  const options = { ...eightAndAHalf.presets.standard, rounds, ...more };
  const state = eightAndAHalf.setup({ seats, options }, rng);
  const seen: { view: View; seat: Seat }[] = [];
  for (let moves = 0; state.phase !== 'over'; moves++) {
    const seat = state.turn;
    const view = eightAndAHalf.view(state, seat);
    if (moves % step === 0 || state.phase === 'swap') seen.push({ view, seat });
    const { move } = brain.think('casual', view, seat, rng);
    eightAndAHalf.apply(state, seat, move, rng);
  }
  return seen;
}

const isLegal = (view: View, seat: Seat, level: Level): boolean => {
  const { move } = brain.think(level, view, seat, fastRng(3), FEW);
  return !eightAndAHalf.check(eightAndAHalf.worlds(view)(fastRng(1)), seat, move);
};

describe.each(LEVELS)('%s', (level) => {
  it.each([
    { seats: 2, rounds: 1 },
    { seats: 3, rounds: 2 },
    { seats: 4, rounds: 2 },
    { seats: 5, rounds: 1 },
    { seats: 6, rounds: 2 },
  ])('answers legally at $seats seats in a match of $rounds', ({ seats, rounds }) => {
    const asked = views(seats, rounds, 9);
    expect(asked.length).toBeGreaterThan(5);
    for (const { view, seat } of asked) expect(isLegal(view, seat, level)).toBe(true);
  });

  it.each([
    { seats: 2, halves: 'oneByOne' },
    { seats: 2, collected: 'memory', memoryAids: false },
    { seats: 3, collected: 'memory', memoryAids: true },
    { seats: 4, collected: 'memory', memoryAids: false },
  ] as const)('answers legally with what else may be agreed: %o', ({ seats, ...options }) => {
    for (const { view, seat } of views(seats, 2, 5, options))
      expect(isLegal(view, seat, level)).toBe(true);
  });

  it('answers the same to equal views with the same seed', () => {
    for (const { view, seat } of views(4, 1, 9)) {
      const twin = JSON.parse(JSON.stringify(view)) as View;
      const { move } = brain.think(level, view, seat, fastRng(8), FEW);
      expect(brain.think(level, twin, seat, fastRng(8), FEW).move).toBe(move);
      expect(view).toEqual(twin);
    }
  });
});

it('gives every level a name of its own', () => {
  const personas = LEVELS.map((level) => brain.personas[level]);
  expect(new Set(personas.map(({ name }) => name)).size).toBe(LEVELS.length);
});

describe('hints', () => {
  it('are legal, few, different, and speak in sentences', () => {
    const codes = new Set<string>();
    const unaided = views(4, 1, 7, { collected: 'memory', memoryAids: false });
    for (const { view, seat } of [...views(4, 3, 7), ...unaided]) {
      const hints = brain.hints(view, seat, fastRng(5), FEW);
      expect(hints.length).toBeGreaterThan(0);
      expect(hints.length).toBeLessThanOrEqual(4);
      expect(new Set(hints.map(({ move }) => move)).size).toBe(hints.length);
      for (const { move, value, reason } of hints) {
        expect(
          eightAndAHalf.check(eightAndAHalf.worlds(view)(fastRng(1)), seat, move),
        ).toBeUndefined();
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(english.reason(reason, bySeat)).toMatch(/^[A-Z].*[.]$/);
        expect(english.reason(reason, bySeat)).not.toMatch(/undefined|NaN/);
        codes.add(reason.code);
      }
    }
    expect(codes.size).toBeGreaterThanOrEqual(8);
  });
});

describe('chances', () => {
  const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0);

  it('add up to 1, for players and for the public', () => {
    for (const { view } of views(3, 1, 15)) {
      const chances = brain.chances(view, fastRng(2), FEW);
      expect(chances).toHaveLength(3);
      expect(sum(chances)).toBeCloseTo(1);
    }
    const state = eightAndAHalf.setup(
      { seats: 5, options: { ...eightAndAHalf.presets.standard, rounds: 6 } },
      fastRng(1),
    );
    expect(sum(brain.chances(eightAndAHalf.view(state, 'public'), fastRng(2), FEW))).toBeCloseTo(1);
  });

  it('are shared by the winners once the match is over', () => {
    const state = eightAndAHalf.setup(
      { seats: 4, options: eightAndAHalf.presets.short! },
      fastRng(1),
    );
    state.phase = 'over';
    state.points.set([3, 0, 3, 1]);
    const over = eightAndAHalf.view(state, 'public');
    expect(brain.chances(over, fastRng(2))).toEqual([0.5, 0, 0.5, 0]);
  });
});
