import { fastRng } from '@parlor/kit';
import { type Move, zillionaire } from '../rules/index.ts';
import { BANKROLL, BANKRUPT, BUMP, type State, ZILLIONAIRE } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import type { Level } from '@parlor/search';
import { Duel } from './duel.ts';
import { brain } from './index.ts';
import { late } from './testPosition.ts';

const THINKERS: readonly Level[] = ['casual', 'skilled', 'expert'];

const choice = (level: Level, state: State): Move =>
  brain.think(level, zillionaire.view(state, 0), 0, fastRng(8)).move;

describe.each(THINKERS)('the %s player', (level) => {
  it('goes out when it can', () => {
    const state = late({
      hands: [
        [7, 7],
        [8, 8, 3],
        [2, 2, 2],
        [6, 4],
      ],
    });
    expect(choice(level, state)).toEqual({ type: 'play', rank: 7, count: 2 });
  });

  it('plays what is sure to win the round first, and the rest last', () => {
    const state = late({ hands: [[1, ZILLIONAIRE], [2], [3], [4, 6]] });
    expect(choice(level, state)).toEqual({ type: 'play', rank: ZILLIONAIRE, count: 1 });
  });

  it('knows that a bump wins the round when two are left', () => {
    const state = late({ hands: [[1, BUMP], [2, ZILLIONAIRE], [], []] });
    expect(choice(level, state)).toEqual({ type: 'play', rank: BUMP, count: 1 });
  });

  it('answers a bankrupt with a bankroll and runs out from there', () => {
    const state = late({
      hands: [
        [BANKROLL, 4, 4],
        [2, 3],
        [3, 6],
        [7, 7],
      ],
      top: { rank: BANKRUPT, count: 1, by: 3 },
    });
    expect(choice(level, state)).toEqual({ type: 'play', rank: BANKROLL, count: 1 });
  });

  it('leads a pair past players who hold one card each', () => {
    const state = late({ hands: [[2, 3, 3], [8], [7], [6]] });
    expect(choice(level, state)).toEqual({ type: 'play', rank: 3, count: 2 });
  });
});

describe('the expert', () => {
  it('picks the move of a duel that wins in the most worlds', () => {
    const rng = fastRng(12);
    for (let i = 0; i < 12; i++) {
      const hands = [0, 1].map((seat) => Array.from({ length: 3 + seat }, () => 2 + rng.below(12)));
      const state = late({ hands: [...hands, [], []] });
      const wins = winsByMove(state);
      const chosen = wins.get(zillionaire.notate(state, 0, choice('expert', state), 0))!;
      expect(chosen).toBeGreaterThan(Math.max(...wins.values()) - 0.1);
    }
  });
});

/** By move, the share of the worlds in which it wins against best play. */
function winsByMove(state: State): Map<string, number> {
  const moves: Move[] = [];
  const count = zillionaire.moves(state, 0, moves);
  const sample = zillionaire.worlds(zillionaire.view(state, 0));
  const rng = fastRng(3);
  const worlds = 150;
  const wins = new Map<string, number>();
  for (let n = 0; n < worlds; n++) {
    const world = sample(rng);
    for (const move of moves.slice(0, count)) {
      const next = zillionaire.clone(world);
      zillionaire.apply(next, 0, move, rng);
      const won = next.over || new Duel(0, 1e6).iWin(next) ? 1 / worlds : 0;
      const text = zillionaire.notate(state, 0, move, 0);
      wins.set(text, (wins.get(text) ?? 0) + won);
    }
  }
  return wins;
}
