import { fastRng } from '@parlor/kit';
import { type Move, zillionaire } from '@parlor/zillionaire';
import {
  addCard,
  BANKROLL,
  BANKRUPT,
  BUMP,
  COPIES,
  linkPlayers,
  packTurn,
  type Rank,
  State,
  ZILLIONAIRE,
} from '@parlor/zillionaire/state';
import { describe, expect, it } from 'vitest';
import type { Level } from '../../level.ts';
import { Duel } from './duel.ts';
import { brain } from './index.ts';

const THINKERS: readonly Level[] = ['casual', 'skilled', 'expert'];

interface Layout {
  /** By seat; seat 0 is on turn. An empty hand is out. */
  readonly hands: readonly (readonly Rank[])[];
  readonly top?: { readonly rank: Rank; readonly count: number; readonly by: number };
}

/** The last game of a match, late: all cards that lie nowhere else have been played, by those who are out or by the last seat. */
function late({ hands, top }: Layout): State {
  const state = new State(hands.length, 1);
  state.dealer = hands.length - 1;
  const left = COPIES.slice();
  hands.forEach((cards, seat) => {
    state.left[seat] = (seat + 1) % hands.length;
    state.held[seat] = cards.length;
    if (cards.length === 0) state.out[state.outCount++] = seat;
    else state.playing += 1;
    for (const rank of cards) {
      addCard(state, seat, rank);
      left[rank]! -= 1;
    }
  });
  state.playing -= hands.length;
  // Two of the smallest cards stay out of the game; the rest went before.
  for (const out of [0, 1]) {
    const rank = left.findIndex((copies) => copies > 0);
    state.leftOut[out] = rank;
    left[rank]! -= 1;
  }
  left.forEach((copies, rank) => {
    for (let n = 0; n < copies; n++) {
      state.history[state.turns++] = packTurn(hands.length - 1, rank, 1);
    }
  });
  if (top) {
    state.topRank = top.rank;
    state.topCount = top.count;
    state.topBy = top.by;
    const before = state.history[state.turns - 1]!;
    state.history[state.turns - 1] = packTurn(top.by, top.rank, top.count);
    state.history[state.turns - 2] = before;
  } else state.topBy = 0;
  linkPlayers(state);
  return state;
}

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
