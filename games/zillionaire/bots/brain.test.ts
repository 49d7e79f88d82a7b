import { fastRng } from '@parlor/kit';
import { bySeat } from '@parlor/testkit';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import { type View, zillionaire } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { HINTS, LEVELS } from '@parlor/search';
import { brain } from './index.ts';
import { byHeuristic } from './heuristicPolicy.ts';

const english = textOf(messages);

const SHORT = { iterations: 16 };

/** Some positions of a match of casual players. */
function positions(seats: number, games: number, every: number): State[] {
  const rng = fastRng(seats, games);
  const state = zillionaire.setup({ seats, options: { games } }, rng);
  const seen: State[] = [];
  for (let step = 0; !state.over; step++) {
    if (step % every === 0) seen.push(zillionaire.clone(state));
    zillionaire.apply(state, state.turn, byHeuristic(state, state.turn, rng), rng);
  }
  return seen;
}

/** A few positions at every table. */
const AROUND = zillionaire.seatCounts.flatMap((seats) =>
  Object.values(zillionaire.presets).flatMap(({ games }) => positions(seats, games, 31 * games)),
);

const asJson = (view: View): View => JSON.parse(JSON.stringify(view)) as View;

describe.each(LEVELS)('the %s player', (level) => {
  it('answers legally at every table, the same every time, and leaves the view alone', () => {
    for (const state of AROUND) {
      const view = zillionaire.view(state, state.turn);
      const before = JSON.stringify(view);
      const { move } = brain.think(level, view, state.turn, fastRng(3), SHORT);
      expect(zillionaire.check(state, state.turn, move)).toBeUndefined();
      const again = brain.think(level, asJson(view), state.turn, fastRng(3), SHORT);
      expect(again.move).toEqual(move);
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  it('has a name and a style', () => {
    expect(brain.personas[level].name).not.toBe('');
  });
});

describe('hints', () => {
  it('are few, best first, each with a chance and a reason in words', () => {
    const codes = new Set<string>();
    for (const seats of [3, 4]) {
      for (const state of positions(seats, 2, 5)) {
        const view = zillionaire.view(state, state.turn);
        const hints = brain.hints(view, state.turn, fastRng(1), SHORT);
        expect(hints.length).toBeGreaterThan(0);
        expect(hints.length).toBeLessThanOrEqual(HINTS);
        for (const { move, value, reason } of hints) {
          expect(zillionaire.check(state, state.turn, move)).toBeUndefined();
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          expect(english.reason(reason, bySeat)).toMatch(/^[A-Z][^{}]+\.$/);
          codes.add(reason.code);
        }
      }
    }
    expect(codes.size).toBeGreaterThanOrEqual(12);
  });

  it('have words even for a reason nobody knows', () => {
    expect(english.reason({ code: 'toString' }, bySeat)).toMatch(/\.$/);
  });
});

describe('chances', () => {
  it('add up to 1, for a seat and for the public', () => {
    for (const state of positions(4, 3, 40)) {
      for (const viewer of [0, 3, 'public'] as const) {
        const chances = brain.chances(zillionaire.view(state, viewer), fastRng(2), SHORT);
        expect(chances).toHaveLength(4);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('go to those who share the first place once the match is over', () => {
    const state = positions(4, 1, 1).at(-1)!;
    const view = { ...zillionaire.view(state, 'public'), turn: null, points: [6, 2, 6, 1] };
    expect(brain.chances(view, fastRng(2))).toEqual([0.5, 0, 0.5, 0]);
  });

  it('favour who leads by points and status before the last game', () => {
    const [state] = positions(4, 4, 1).filter(({ game, turns }) => game === 4 && turns === 0);
    const rich = state!.finished[8]!;
    state!.points.set([8, 8, 8, 8]);
    state!.points[rich] = 18;
    const chances = brain.chances(zillionaire.view(state!, 'public'), fastRng(2), SHORT);
    expect(chances[rich]).toBeGreaterThan(0.9);
  });
});
