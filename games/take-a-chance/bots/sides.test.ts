import { fastRng } from '@parlor/kit';
import { takeAChance } from '../rules/index.ts';
import { ASK, OVER, type State } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import type { Level } from '@parlor/search';
import { brain } from './index.ts';
import { lastTurnsOf } from './look.ts';
import { player } from './players.ts';

const LEVELS: readonly Level[] = ['beginner', 'casual', 'skilled', 'expert'];
const { standard, even } = takeAChance.presets;

/** A match of three at its start, with seat 0 to turn over a ticket of `kind`. */
function turned(kind: number, change: (state: State) => void = () => {}): State {
  const state = takeAChance.setup({ seats: 3, options: standard }, fastRng(4));
  state.turn = 0;
  state.asked = 0;
  const spare = state.tickets.indexOf(kind);
  state.tickets[spare] = state.tickets[0]!;
  state.tickets[0] = kind;
  change(state);
  takeAChance.apply(state, 0, { type: 'chance' }, fastRng(1));
  return state;
}

const answer = (state: State, level: Level): string =>
  brain.think(level, takeAChance.view(state, 0), 0, fastRng(9), { iterations: 60 }).move.type;

describe('T-5.3 which side of a ticket', () => {
  it('is a legal one at every level, the OR where the first cannot be done', () => {
    for (const kind of [0, 1, 2, 3, 11]) {
      const broke = turned(kind, (state) => {
        state.bank += state.cash[0]!;
        state.cash[0] = 0;
        // Nothing to swap for without paying.
        state.pool.fill(30, 0, 1);
      });
      for (const level of LEVELS) {
        const rich = turned(kind);
        const move = brain.think(level, takeAChance.view(rich, 0), 0, fastRng(2)).move;
        expect(takeAChance.check(rich, 0, move)).toBeUndefined();
        if (takeAChance.check(broke, 0, { type: 'first' })) expect(answer(broke, level)).toBe('or');
      }
    }
  });

  it('early on is the card, for everybody', () => {
    for (const level of LEVELS) {
      expect(answer(turned(0), level)).toBe('first');
      expect(answer(turned(3), level)).toBe('first');
    }
  });

  it('in the last turn is the sure money, not cards that never get a roll', () => {
    // Whatever one Purple card is swapped for, a roll of three dice pays less than the OR.
    const late = turned(11, (state) => {
      state.ending = true;
      state.lastTurns = 1;
      state.pool.set([30, 31, 24]);
    });
    for (const level of ['casual', 'skilled', 'expert'] as const)
      expect(answer(late, level)).toBe('or');
    const two = turned(3, (state) => {
      state.ending = true;
      state.lastTurns = 1;
    });
    const hints = brain.hints(takeAChance.view(two, 0), 0, fastRng(3), { iterations: 40 });
    expect(hints.map(({ reason }) => reason.code)).toContain('too-late-to-buy');
  });
});

describe('T-6.1 turns to come', () => {
  it('are counted to the end, seat by seat, with even turns too', () => {
    for (const options of [standard, even!]) {
      const rng = fastRng(11);
      const state = takeAChance.setup({ seats: 4, options }, rng);
      const promised: number[][] = [];
      while (state.question !== OVER) {
        const { asked } = state;
        if (state.ending && state.question === ASK.turn)
          promised.push([0, 1, 2, 3].map((seat) => lastTurnsOf(state, seat)));
        takeAChance.apply(state, asked, player(state, asked, rng), rng);
      }
      const turns = promised.length;
      const last = takeAChance.view(state, 'public').turns;
      expect(turns).toBeGreaterThanOrEqual(4);
      // Whoever has the turn now is one of the four in order; count what is left of each.
      promised.forEach((counts, at) => {
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(turns - 1 - at);
      });
      expect(last % (options.ending === 'evenTurns' ? 4 : 1)).toBe(0);
    }
  });
});
