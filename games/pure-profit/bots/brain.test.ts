import { fastRng, type Json, type Seat } from '@parlor/kit';
import { bySeat } from '@parlor/testkit';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import type { Move, Options, View } from '../rules/index.ts';
import { GOAL, knownRow, OVER, ROW, type State, STEAL_ONE } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { HINTS, LEVELS } from '@parlor/search';
import { believedWorlds } from './beliefs.ts';
import { brain } from './index.ts';
import { game } from './moves.ts';
import { policy } from './policy.ts';
import { reasonFor } from './reasons.ts';

const english = textOf(messages);

const { standard } = game.presets;
const series: Options = { ...standard, games: '3' };
const openSteal: Options = { ...standard, openSteal: true };
const SHORT: Options = {
  ...standard,
  deck: { 1: 4, 2: 5, 3: 6, 4: 4, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4, 10: 2, stealThree: 6 },
};
/** Little but Bankrupts and Steals, so that every question comes up. */
const RUIN = {
  ...{ 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3, 10: 3 },
  ...{ bankruptLowest: 16, bankruptHighest: 16, stealOne: 4, stealTwo: 4, stealThree: 4 },
};
const BUDGET = { iterations: 60 };

/** A match played by heuristics for so many moves. */
function played(seats: number, options: Options, seed: number, moves: number): State {
  const rng = fastRng(seed);
  const state = game.setup({ seats, options }, rng);
  for (let move = 0; move < moves && game.toAct(state) !== 0; move++) {
    game.apply(state, state.turn, policy(state, state.turn, rng), rng);
  }
  return state;
}

/** The hand of `seat` and the tops of all Banks, laid out as a test needs them; no Steals or Bankrupts about. */
function position(
  tops: readonly number[],
  hands: readonly (readonly number[])[],
  open: number,
  options: Options = standard,
) {
  const state = game.setup({ seats: tops.length, options }, fastRng(1));
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
    'plays legal moves, the same for the same seed, with %i seats',
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

  it.each(LEVELS)('%s answers every question, and goes on to the end', (level) => {
    const seen = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const rng = fastRng(seed);
      const options = { ...standard, openSteal: seed % 2 === 0, deck: RUIN } as const;
      const state = game.setup({ seats: 2 + seed, options }, rng);
      for (let move = 0; move < 400 && game.toAct(state) !== 0; move++) {
        const seat = state.turn;
        const { kind } = game.decision(state, seat);
        // A thought for what is new, heuristics for the rest.
        const isUsual = kind === 'draw' || kind === 'act';
        const chosen = isUsual
          ? policy(state, seat, rng)
          : brain.think(level, game.view(state, seat), seat, rng, { iterations: 20 }).move;
        expect(game.check(state, seat, chosen)).toBeUndefined();
        seen.add(kind);
        game.apply(state, seat, chosen, rng);
      }
    }
    expect([...seen].sort()).toEqual(['act', 'choose', 'draw', 'lay', 'settle', 'stuck', 'take']);
  });

  it.each(LEVELS)('%s keeps to a finish that leaves a card to discard', (level) => {
    const rules = { ...standard, finish: 'discard' } as const;
    const state = position([4, 3, 3], [[5, 6, 7, 8, 9, 10], [1], [1]], 4, rules);
    expect(game.check(state, 0, think(state, level, 60))).toBeUndefined();
    expect(think(state, level, 60).type).not.toBe('finish');
  });

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

describe('heuristics', () => {
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
    expect(think(state, 'casual', 1)).toEqual({ type: 'steal', card: 15 });
    game.apply(state, 0, think(state, 'casual', 1), fastRng(1));
    expect(think(state, 'casual', 1)).toEqual({ type: 'take', from: 2 });
  });
});

describe('heuristics with Bankrupts', () => {
  /** Seat 0 has just drawn. */
  const drawn = (tops: readonly number[], hand: readonly number[]): State => {
    const state = position(tops, [hand.slice(1), [1, 2], [1, 2]], 1);
    state.pile[state.pileTop] = hand[0]!;
    const anything = state.couldBe[0]! | (3 << 11);
    state.couldBe.fill(anything);
    game.apply(state, 0, { type: 'draw', from: 'pile' }, fastRng(1));
    return state;
  };

  it('leave the card on top that the next player can use least', () => {
    const low = drawn([2, 4, 0], [11, 11, 3, 5, 8, 9]);
    expect(game.decision(low, 0).kind).toBe('lay');
    // The next Bank is past the $3M and waits for the $5M.
    expect(think(low, 'casual', 1)).toEqual({ type: 'lay', bankrupt: 11, value: 5 });
    const high = drawn([2, 0, 0], [12, 12, 3, 5, 8, 9]);
    expect(think(high, 'casual', 1)).toEqual({ type: 'lay', bankrupt: 12, value: 8 });
  });

  it('use a Steal where there is no value card, and let the worse Bankrupt go without one', () => {
    const thief = drawn([2, 4, 0], [11, 11, 12, 12, 13, 15]);
    expect(think(thief, 'casual', 1)).toEqual({ type: 'steal', card: 15 });
    const early = drawn([2, 4, 0], [11, 11, 11, 12, 12, 12]);
    expect(think(early, 'casual', 1)).toEqual({ type: 'discard', card: 11 });
    const late = drawn([7, 4, 0], [11, 11, 11, 12, 12, 12]);
    expect(think(late, 'casual', 1)).toEqual({ type: 'discard', card: 12 });
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
    const steal = think(state, 'expert', 600);
    expect(steal.type).toBe('steal');
    game.apply(state, 0, steal, fastRng(1));
    expect(think(state, 'expert', 600)).toEqual({ type: 'take', from: 1 });
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
        expect(english.reason(reason, bySeat)).toMatch(/^[A-Z].*\.$/);
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

  it('say of a Steal whether there is anything to take', () => {
    const state = played(3, standard, 1, 0);
    const steal = game.parseMove({ type: 'steal', card: STEAL_ONE })!;
    expect(reasonFor(state, 0, steal).code).toBe('steal-brings');
    // P-5.2: nobody's last card can be stolen.
    state.sizes.fill(1, 1);
    expect(reasonFor(state, 0, steal).code).toBe('steal-nothing');
  });

  it('say something sensible whatever they are asked', () => {
    expect(english.reason({ code: 'unheard-of' }, bySeat)).toMatch(/\.$/);
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
