import { describe, expect, it } from 'vitest';
import { takeAChance, type Event, type Move, type View } from '../rules/index.ts';
import { fastRng } from '@parlor/kit';
import { after, NOTHING_YET } from './last.ts';
import { byAmount, mean, outcomesOf, supposing, takings } from './outcomes.ts';
import { openBox } from '../facts/box.ts';
import {
  bestOffer,
  byColour,
  costOf,
  diceOf,
  keepMove,
  looseOf,
  moveKey,
  worths,
} from './reading.ts';

describe('dice in the trays', () => {
  const roll = { dice: [4, 4, 2, 6, 2], charm: 1 };

  it('keeps the faces of the dice that stay, ascending', () => {
    expect(keepMove(roll, new Set([3, 0]))).toEqual({ type: 'keep', dice: [2, 2, 4], charm: true });
    expect(keepMove(roll, new Set(['charm' as const]))).toEqual({
      type: 'keep',
      dice: [2, 2, 4, 4, 6],
      charm: false,
    });
  });

  it('says that no charm is kept where there is no charm die', () => {
    expect(keepMove({ dice: [1, 2], charm: null }, new Set())).toEqual({
      type: 'keep',
      dice: [1, 2],
      charm: false,
    });
  });

  it('finds the loose dice of a move again', () => {
    const loose = new Set([1, 3]);
    const move = keepMove(roll, loose) as Extract<Move, { type: 'keep' }>;
    expect(looseOf(roll, move)).toEqual(loose);
  });

  it('gives equal moves equal keys whatever order their fields have', () => {
    expect(moveKey({ type: 'keep', charm: false, dice: [1, 1] })).toBe(
      moveKey({ dice: [1, 1], charm: false, type: 'keep' }),
    );
    expect(moveKey({ type: 'keep', dice: [1], charm: false })).not.toBe(
      moveKey({ type: 'keep', dice: [1], charm: true }),
    );
  });
});

describe('outcomes of the last dice', () => {
  it('are six for one die, and twenty-one in thirty-six ways for two', () => {
    expect(outcomesOf([1, 2, 3], new Set([1]))).toHaveLength(6);
    const two = outcomesOf([1, 2, 3], new Set([0, 2]))!;
    expect(two).toHaveLength(21);
    expect(two.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
    expect(two.find(({ faces }) => faces.join() === '1,6')!.dice).toEqual([1, 2, 6]);
  });

  it('are not listed for more dice or the charm die', () => {
    expect(outcomesOf([1, 2, 3], new Set())).toBeUndefined();
    expect(outcomesOf([1, 2, 3], new Set([0, 1, 2]))).toBeUndefined();
    expect(outcomesOf([1, 2, 3], new Set([0, 'charm' as const]))).toBeUndefined();
  });

  it('are grouped by what they bring, with their mean', () => {
    const results = outcomesOf([4, 1], new Set([1]))!.map((outcome) => ({
      ...outcome,
      amount: outcome.dice[0] === outcome.dice[1] ? 600 : 0,
    }));
    expect(byAmount(results).map(({ amount, ways }) => [amount, ways])).toEqual([
      [600, 1],
      [0, 5],
    ]);
    expect(mean(results)).toBe(100);
  });
});

interface Played {
  readonly views: View[];
  readonly events: Event[];
  /** What the page says a card costs, and what was paid for it. */
  readonly purchases: (readonly [cost: number | null, paid: number])[];
}

/** Every view of a few random matches as the seat that is asked has it, and all that happened. */
function played(options: object, seats: number): Played {
  const views: View[] = [];
  const events: Event[] = [];
  const purchases: Played['purchases'] = [];
  for (let seed = 1; seed <= 4; seed++) {
    const rng = fastRng(seed);
    const table = { seats, options: { ...takeAChance.presets['standard'], ...options } };
    const state = takeAChance.setup(table, rng);
    for (let asked = takeAChance.toAct(state); asked !== 0; asked = takeAChance.toAct(state)) {
      const seat = Math.log2(asked);
      views.push(takeAChance.view(state, seat));
      const move = takeAChance.sample(state, seat, rng);
      const cost = move.type === 'buy' ? costOf(openBox(null), views.at(-1)!, move.card) : null;
      takeAChance.apply(state, seat, move, rng, (event) => {
        events.push(event);
        if (event.type === 'bought' && move.type === 'buy') purchases.push([cost, event.paid]);
      });
    }
    views.push(takeAChance.view(state, 0));
    const { scores } = takeAChance.outcome(state)!;
    const last = views.at(-1)!;
    // What the page adds up is what the match ended with.
    expect(
      worths(openBox(null), last)
        .toSorted((a, b) => a.seat - b.seat)
        .map(({ sum }) => sum),
    ).toEqual(scores);
  }
  return { views, events, purchases };
}

describe('sums on the page', () => {
  it.each([
    ['plain', {}],
    ['with the charm die', { luckyCharm: true, auctions: true }],
  ])('are those of the rules, %s', (_, options) => {
    const { views } = played(options, 4);
    const box = openBox(null);
    let offers = 0;
    for (const view of views) {
      if (!view.roll) continue;
      const board = view.players[view.turn!]?.board ?? [];
      for (const offer of view.offers) {
        offers++;
        expect(takings(box, board, view.roll, offer.combo)).toBe(offer.amount + offer.bonus);
      }
      const best = bestOffer(view.offers);
      for (const { amount, bonus } of view.offers)
        expect(best!.amount + best!.bonus).toBeGreaterThanOrEqual(amount + bonus);
    }
    expect(offers).toBeGreaterThan(20);
  });

  it('supposed dice are answered by the rules like real ones', () => {
    const { views } = played({}, 3);
    const box = openBox(null);
    const view = views.find((one) => one.question === 'rethrow' && one.roll!.dice.length >= 4)!;
    const sixes = view.roll!.dice.map(() => 6);
    const state = takeAChance.worlds(supposing(view, sixes))(fastRng(1));
    const moves: Move[] = [];
    const count = takeAChance.moves(state, view.asked!, moves);
    const combos = moves.slice(0, count).map((move) => move.type === 'collect' && move.combo);
    expect(combos).toContain('three-of-a-kind');
    const board = view.players[view.turn!]?.board ?? [];
    const purple = byColour(board).find(({ colour }) => colour === 0)?.cards.length ?? 0;
    const { pays } = view.roll ?? { pays: 1 };
    expect(takings(box, board, { charm: null, pays }, 'three-of-a-kind')).toBe(
      2_000 * pays * purple,
    );
  });

  it('costs are what is paid, discounts of tickets included', () => {
    const { purchases } = played({}, 2);
    expect(purchases.length).toBeGreaterThan(10);
    expect(purchases.map(([cost]) => cost)).toEqual(purchases.map(([, paid]) => paid));
  });
});

describe('the last throw', () => {
  it('stays with what came of it until the next', () => {
    const { events } = played({ luckyCharm: true }, 3);
    let last = NOTHING_YET;
    let finished = 0;
    for (const event of events) {
      last = after(last, event, 0);
      if (event.type === 'threw') expect(last.roll!.dice).toEqual(event.dice);
      if (event.type === 'collected') {
        finished++;
        expect(last.roll!.result).toBe(event);
        expect(last.roll!.seat).toBe(event.seat);
      }
      if (event.type === 'turn') expect(last.ticket).toBeUndefined();
    }
    expect(finished).toBeGreaterThan(3);
  });
});

describe('boards', () => {
  it('line up by colour', () => {
    expect(byColour([7, 0, 3])).toEqual([
      { colour: 0, cards: [0, 3] },
      { colour: 1, cards: [7] },
    ]);
    expect(diceOf([7, 0, 3])).toBe(4);
  });
});
