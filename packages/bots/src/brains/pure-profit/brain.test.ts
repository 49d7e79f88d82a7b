import { fastRng, type Json, type Seat } from '@parlor/kit';
import type { Move, Options, View } from '@parlor/pure-profit';
import { GOAL, knownRow, OVER, ROW, type State, STEAL_ONE } from '@parlor/pure-profit/state';
import { describe, expect, it } from 'vitest';
import { HINTS } from '../../brain.ts';
import { LEVELS } from '../../level.ts';
import { byNumber } from '../../reasons.ts';
import { believedWorlds } from './beliefs.ts';
import { brain } from './index.ts';
import { game } from './moves.ts';
import { policy } from './policy.ts';
import { reasonFor } from './reasons.ts';

const { standard } = game.presets;
const series: Options = { ...standard, games: '3' };
const openSteal: Options = { ...standard, openSteal: true };
const SHORT: Options = {
  ...standard,
  deck: { 1: 4, 2: 5, 3: 6, 4: 4, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4, 10: 2, stealThree: 6 },
};
const BUDGET = { iterations: 60 };

/** A match played by habit for so many moves. */
function played(seats: number, options: Options, seed: number, moves: number): State {
  const rng = fastRng(seed);
  const state = game.setup({ seats, options }, rng);
  for (let move = 0; move < moves && game.toAct(state) !== 0; move++) {
    game.apply(state, state.turn, policy(state, state.turn, rng), rng);
  }
  return state;
}

/** The hand of `seat` and the tops of all Banks, laid out as a test needs them; no Steals or Bankrupts about. */
function position(tops: readonly number[], hands: readonly (readonly number[])[], open: number) {
  const state = game.setup({ seats: tops.length, options: standard }, fastRng(1));
  const json = game.encode(state) as Record<string, Json>;
  const left = Array.from({ length: ROW }, (_, card) => (card === 0 ? 0 : state.deck[card]!));
  const use = (card: number): number => {
    left[card]!--;
    return card;
  };
  const banks = tops.map((top) => Array.from({ length: top }, (_, step) => use(step + 1)));
  const held = hands.map((hand) => hand.map(use));
  const discard = [use(open)];
  const pile = left.flatMap((copies, card) => Array<number>(copies).fill(card));
  const anything = state.couldBe[0]!;
  return game.decode({
    ...json,
    hands: held,
    banks,
    discard,
    pile: fastRng(2).shuffle(pile),
    turn: 0,
    asked: held[0]!.length < 6 ? 'draw' : 'act',
    turns: 10 * tops.length,
    couldBe: held.map((hand) => hand.map(() => anything & ~(3 << 11))),
    known: [],
  });
}

const think = (state: State, level: (typeof LEVELS)[number], iterations: number): Move =>
  brain.think(level, game.view(state, state.turn), state.turn, fastRng(7), { iterations }).move;

describe('every level', () => {
  it.each([2, 3, 4, 5, 6])(
    'plays legal moves, the same for the same dice, with %i seats',
    (seats) => {
      for (const options of [standard, series, openSteal, SHORT]) {
        const needed = 5 * seats + 1;
        const cards = options.deck === null ? 108 : 47;
        if (cards < needed) continue;
        for (const moves of [0, 45]) {
          const state = played(seats, options, seats + moves, moves);
          if (game.toAct(state) === 0) continue;
          const seat = state.turn;
          const view: View = JSON.parse(JSON.stringify(game.view(state, seat)));
          for (const level of LEVELS) {
            const { move } = brain.think(level, view, seat, fastRng(3), BUDGET);
            expect(game.check(state, seat, move)).toBeUndefined();
            expect(brain.think(level, view, seat, fastRng(3), BUDGET).move).toEqual(move);
          }
        }
      }
    },
  );

  it.each(['casual', 'skilled', 'expert'] as const)('%s ends the game when it can', (level) => {
    const state = position([5, 3, 3], [[6, 7, 8, 9, 10, 2], [1], [1]], 4);
    expect(think(state, level, 60).type).toBe('finish');
  });

  it('beginner ends the game with the last card, and mostly overlooks that a run would, too', () => {
    const last = position([9, 3, 3], [[10, 2, 2, 2, 2, 2], [1], [1]], 4);
    const run = position([5, 3, 3], [[6, 7, 8, 9, 10, 2], [1], [1]], 4);
    const ends = (state: State): number => {
      let ended = 0;
      for (let seed = 0; seed < 60; seed++) {
        const { move } = brain.think('beginner', game.view(state, 0), 0, fastRng(seed));
        if (move.type === 'finish') ended++;
        // The next step, as always.
        else expect(move).toEqual({ type: 'bank', card: 6 });
      }
      return ended;
    };
    expect(ends(last)).toBe(60);
    expect(ends(run)).toBeGreaterThan(2);
    expect(ends(run)).toBeLessThan(25);
  });

  it.each(['casual', 'skilled', 'expert'] as const)(
    '%s takes the card that completes the hand',
    (level) => {
      const state = position(
        [5, 4, 4],
        [
          [6, 7, 8, 9, 2],
          [1, 2, 3],
          [1, 2, 3],
        ],
        10,
      );
      expect(think(state, level, 200)).toEqual({ type: 'draw', from: 'discard' });
    },
  );

  it.each(LEVELS)('%s finds a move where only a theft from three is left', (level) => {
    const state = position(
      [0, 0, 0, 0],
      [
        [5, 5, 7, 8, 9, 15],
        [1, 2],
        [3, 4],
        [6, 10],
      ],
      14,
    );
    const { move } = brain.think(level, game.view(state, 0), 0, fastRng(7), BUDGET);
    expect(game.check(state, 0, move)).toBeUndefined();
  });

  it('never passes the same cards round for ever', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = played(2 + (seed % 5), standard, seed, 5000);
      expect(Math.max(...game.outcome(state)!.scores)).toBe(GOAL);
    }
  });
});

describe('habits', () => {
  it('do not take what would be thrown back at once', () => {
    const state = position(
      [0, 3, 3],
      [
        [2, 3, 4, 5, 6],
        [1, 2],
        [1, 2],
      ],
      10,
    );
    expect(think(state, 'casual', 1)).toEqual({ type: 'draw', from: 'pile' });
  });

  it('keep a passed value as the one that a Bankrupt takes', () => {
    const state = position(
      [4, 3, 3],
      [
        [2, 6, 7, 7, 8, 9],
        [1, 2],
        [1, 2],
      ],
      1,
    );
    expect(think(state, 'casual', 1)).toEqual({ type: 'discard', card: 7 });
  });

  it('do not rob a Bank at $9M, whose holder waits for a $10M alone', () => {
    const state = position(
      [4, 9, 5],
      [
        [2, 6, 7, 8, 9, 15],
        [1, 2, 3, 4],
        [6, 7, 8, 9],
      ],
      1,
    );
    expect(think(state, 'casual', 1)).toEqual({ type: 'steal', card: 15, from: [2, 2, 2] });
  });
});

describe('the experts', () => {
  it('rob a rival who is known to need one card only', () => {
    const state = position(
      [4, 4, 4],
      [
        [2, 2, 6, 7, 8, 15],
        [5, 6, 7, 8, 9],
        [1, 1, 2, 2, 3],
      ],
      1,
    );
    for (const card of [5, 6, 7, 8, 9]) state.known[knownRow(0, 1) + card] = 1;
    const move = think(state, 'expert', 600);
    expect(move.type === 'steal' && move.from.every((victim) => victim === 1)).toBe(true);
  });
});

describe('beliefs', () => {
  const steps = (state: State, seat: Seat): number => {
    let held = 0;
    for (let card = state.tops[seat]! + 1; card <= GOAL; card++) {
      if (state.hands[seat * ROW + card]! > 0) held++;
    }
    return held;
  };

  it('give rivals more of the steps they need than chance would', () => {
    const view = game.view(played(4, standard, 5, 100), 0);
    let dealt = 0;
    let believed = 0;
    const [deal, believe] = [game.worlds(view), believedWorlds(view)];
    for (let world = 0; world < 60; world++) {
      const rivals = [0, 1, 2, 3].filter((seat) => seat !== view.viewer);
      const [one, other] = [deal(fastRng(world)), believe(fastRng(world))];
      for (const seat of rivals) {
        dealt += steps(one, seat);
        believed += steps(other, seat);
      }
    }
    expect(believed).toBeGreaterThan(1.1 * dealt);
  });

  it('look the same to the viewer and keep every card', () => {
    for (const moves of [0, 40, 90, 130]) {
      const state = played(4, standard, 9 + moves, moves);
      const view = game.view(state, state.turn);
      const believe = believedWorlds(view);
      for (let world = 0; world < 5; world++) {
        const believed = believe(fastRng(world));
        expect(game.view(believed, state.turn)).toEqual(view);
        expect(game.audit.inventory(believed)).toEqual(game.audit.inventory(state));
      }
    }
  });
});

/** The last position of a match in which somebody is asked. */
function lastQuestion(seed: number): State {
  const rng = fastRng(seed);
  const state = game.setup({ seats: 3, options: standard }, rng);
  let last = game.clone(state);
  while (state.asked !== OVER) {
    last = game.clone(state);
    game.apply(state, state.turn, policy(state, state.turn, rng), rng);
  }
  return last;
}

describe('hints', () => {
  it('are few, best first, legal, and have reasons in words', () => {
    for (const moves of [0, 13, 26, 39]) {
      const state = played(3, openSteal, 20 + moves, moves);
      const seat = state.turn;
      const hints = brain.hints(game.view(state, seat), seat, fastRng(1), BUDGET);
      expect(hints.length).toBeGreaterThan(0);
      expect(hints.length).toBeLessThanOrEqual(HINTS);
      for (const { move, value, reason } of hints) {
        expect(game.check(state, seat, move)).toBeUndefined();
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(brain.say(reason, byNumber)).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('say what a move brings that is the only one worth a look', () => {
    const state = played(3, standard, 1, 0);
    state.discardSize = 0;
    const seat = state.turn;
    const hints = brain.hints(game.view(state, seat), seat, fastRng(1), BUDGET);
    expect(hints.map(({ move }) => move)).toEqual([{ type: 'draw', from: 'pile' }]);
    expect(hints[0]!.value).toBeGreaterThan(0.1);
    expect(hints[0]!.value).toBeLessThan(0.9);
  });

  it('say that a finish wins for sure', () => {
    let finishes = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const state = lastQuestion(seed);
      const seat = state.turn;
      const [best, ...others] = brain.hints(game.view(state, seat), seat, fastRng(1), BUDGET);
      if (best!.move.type !== 'finish') continue;
      finishes++;
      expect(others).toEqual([]);
      expect(best!.value).toBe(1);
    }
    expect(finishes).toBeGreaterThan(0);
  });

  it('do not call a Steal that takes nothing anything else', () => {
    const state = played(3, standard, 1, 0);
    const nothing = game.parseMove({ type: 'steal', card: STEAL_ONE, from: [] })!;
    expect(reasonFor(state, 0, nothing).code).toBe('steal-nothing');
  });

  it('say something sensible whatever they are asked', () => {
    expect(brain.say({ code: 'unheard-of' }, byNumber)).toMatch(/\.$/);
  });
});

describe('chances', () => {
  const total = (chances: readonly number[]): number => chances.reduce((sum, one) => sum + one, 0);

  it('add up to 1 for a seat and for the public', () => {
    for (const options of [standard, series]) {
      const state = played(4, options, 3, 60);
      for (const viewer of [0, 'public'] as const) {
        const chances = brain.chances(game.view(state, viewer), fastRng(1), BUDGET);
        expect(chances).toHaveLength(4);
        expect(total(chances)).toBeCloseTo(1);
      }
    }
  });

  it('favour who is nearly there', () => {
    const state = position(
      [8, 0, 0],
      [
        [9, 2, 3, 4, 5],
        [4, 5, 6],
        [4, 5, 6],
      ],
      1,
    );
    const [ahead] = brain.chances(game.view(state, 0), fastRng(1), BUDGET);
    expect(ahead).toBeGreaterThan(0.5);
  });

  it('are the winners’ when the match is over', () => {
    const state = played(3, standard, 4, 5000);
    const { places } = game.outcome(state)!;
    const won = places.map((place) => (place === 1 ? 1 : 0));
    expect(brain.chances(game.view(state, 'public'), fastRng(1), BUDGET)).toEqual(won);
  });
});
