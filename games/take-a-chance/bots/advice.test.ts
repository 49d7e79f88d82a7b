import { fastRng, firstSeat } from '@parlor/kit';
import { everyTable } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { advise } from './advice.ts';
import { takeAChance } from '../rules/index.ts';
import type { Move } from '../facts/types.ts';

/** Every position of some random matches in which somebody chooses among listed moves. */
function* positions() {
  for (const [index, table] of everyTable(takeAChance).entries()) {
    const rng = fastRng(index, 11);
    const state = takeAChance.setup(table, rng);
    for (let asked = takeAChance.toAct(state); asked !== 0; asked = takeAChance.toAct(state)) {
      const seat = firstSeat(asked);
      const moves: Move[] = [];
      moves.length = Math.max(0, takeAChance.moves(state, seat, moves));
      yield { view: takeAChance.view(state, seat), seat, moves, state };
      takeAChance.apply(state, seat, takeAChance.sample(state, seat, rng), rng);
    }
  }
}

describe('advice about dice', () => {
  it('values every choice of dice to keep, never below collecting at once', () => {
    let seen = 0;
    for (const { view, moves } of positions()) {
      if (view.question !== 'rethrow' && view.question !== 'kept rethrow') continue;
      const worth = advise(view);
      const values = moves.map((move) => Math.round(worth(move) ?? Number.NaN));
      expect(values.every((value) => Number.isFinite(value))).toBe(true);
      const paidNow = Math.max(0, ...view.offers.map(({ amount }) => amount));
      expect(Math.max(...values)).toBeGreaterThanOrEqual(paidNow);
      seen++;
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('values a roll before it is thrown, and a kept die against saving it', () => {
    const kinds = new Set<string>();
    for (const { view, moves } of positions()) {
      const worth = advise(view);
      for (const move of moves) {
        if (worth(move) !== undefined) kinds.add(`${view.question}: ${move.type}`);
      }
    }
    expect([...kinds].sort()).toEqual([
      'consolation roll: roll',
      'extra die: throw',
      'extra die: use',
      'kept rethrow: keep',
      'rethrow: keep',
      'turn: roll',
    ]);
  });

  it('has nothing to say to those who only look on', () => {
    const advised = [...positions()].slice(0, 40).flatMap(({ state, moves }) => {
      const worth = advise(takeAChance.view(state, 'public'));
      return moves.filter((move) => worth(move) !== undefined);
    });
    expect(advised).toEqual([]);
  });
});
