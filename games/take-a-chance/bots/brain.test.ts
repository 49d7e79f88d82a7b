import { fastRng } from '@parlor/kit';
import { bySeat } from '@parlor/testkit';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import { type Options, takeAChance, type View } from '../rules/index.ts';
import { ASK, COLOURS, OVER, type State } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { type Level } from '@parlor/search';
import { brain } from './index.ts';
import { incomesOf } from './incomes.ts';
import { colourOf, fewestTickets } from './look.ts';
import { player } from './players.ts';

const english = textOf(messages);

const LEVELS: readonly Level[] = ['beginner', 'casual', 'skilled', 'expert'];
const BUDGET = { iterations: 4 };
const { standard } = takeAChance.presets;
const tables = Object.entries(takeAChance.presets).flatMap(([name, options]) =>
  takeAChance.seatCounts
    .map((seats) => ({ name, seats, options }))
    .filter((table) => takeAChance.checkTable(table) === undefined),
);

/** Other prices, payouts and tickets than those in the box, with every kind of step. */
function ownSet(): NonNullable<Options['set']> {
  const house = <Value>(value: Value) => ({ value, source: 'house' as const });
  const names = ['Ruby', 'Pearl', 'Jade', 'Onyx', 'Amber', 'Opal'];
  const charms = ['acorn', 'cat', 'comet', 'drum', 'elm', 'fox'].map(house);
  const plain = { do: 'roll', dice: 0, rethrows: 0, pays: 1 } as const;
  const large = { do: 'roll', dice: 7, rethrows: 3, pays: 5 } as const;
  return {
    colours: names.map((name, place) => ({
      name: house(name),
      price: house(300 + 700 * place),
      pays: [
        { combo: house('pair'), amount: house(100 * (place + 1)) },
        { combo: house('straight-of-four'), amount: house(900) },
      ],
    })),
    charms,
    cards: names.flatMap((colour) => charms.map(({ value }) => ({ colour, charm: value }))),
    tickets: [
      [[{ do: 'buy-two' }, plain], [{ do: 'swap' }, large], [{ do: 'ticket' }]],
      [
        [{ do: 'buy-new' }, { do: 'collect', amount: 700 }],
        [{ do: 'buy-pool', less: 4_000 }],
        [plain],
      ],
      [[large, large]],
      [[{ do: 'keep', what: 'rethrow' }]],
      [[{ do: 'keep', what: 'die' }]],
      [
        [{ do: 'swap' }, plain],
        [{ do: 'collect', amount: 200 }, { do: 'ticket' }],
      ],
    ].map((choices) => ({ copies: house(6), choices: house(choices) })) as never,
  };
}

/** Plays a match in which the levels take turns, and looks at every so-manieth decision. */
function decisions(
  { seats, options }: { seats: number; options: Options },
  every: number,
  visit: (state: State, view: View, seat: number, step: number) => void,
): void {
  const state = takeAChance.setup({ seats, options }, fastRng(seats, 2));
  const met = new Set<number>();
  for (let step = 0; state.question !== OVER; step++) {
    const { asked } = state;
    const rng = fastRng(step, 3);
    // Questions that come up seldom are looked at when they come up first.
    const isNew = !met.has(state.question);
    met.add(state.question);
    if (step % every === 0 || isNew) visit(state, takeAChance.view(state, asked), asked, step);
    takeAChance.apply(state, asked, player(state, asked, rng), rng);
  }
}

describe('at every table', () => {
  const all = [...tables, { name: 'own set', seats: 3, options: { ...standard, set: ownSet() } }];
  for (const table of all) {
    it(`${table.name}, ${table.seats} seats: legal moves, the same for the same view and dice`, () => {
      decisions(table, 40, (state, view, seat, step) => {
        for (const level of LEVELS) {
          const { move } = brain.think(level, view, seat, fastRng(step), BUDGET);
          expect(takeAChance.check(state, seat, move)).toBeUndefined();
          const copy = JSON.parse(JSON.stringify(view)) as View;
          expect(brain.think(level, copy, seat, fastRng(step), BUDGET).move).toEqual(move);
        }
      });
    });
  }

  it('an own set with everything else', () => {
    const options = { ...standard, auctions: true, luckyCharm: true, set: ownSet() };
    decisions({ seats: 4, options }, 60, (state, view, seat, step) => {
      for (const level of LEVELS) {
        const { move } = brain.think(level, view, seat, fastRng(step), BUDGET);
        expect(takeAChance.check(state, seat, move)).toBeUndefined();
      }
    });
  });
});

describe('hints', () => {
  it('are legal, few, with reasons in words that fit', () => {
    const codes = new Set<string>();
    const options: Options = { ...standard, auctions: true, luckyCharm: true };
    for (const table of [
      { seats: 3, options },
      { seats: 4, options: standard },
    ]) {
      decisions(table, 6, (state, view, seat, step) => {
        const hints = brain.hints(view, seat, fastRng(step), BUDGET);
        expect(hints.length).toBeGreaterThan(0);
        expect(hints.length).toBeLessThanOrEqual(4);
        for (const { move, value, reason } of hints) {
          expect(takeAChance.check(state, seat, move)).toBeUndefined();
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          expect(english.reason(reason, bySeat)).toMatch(/^[A-Z$−][^{}]*\.$/);
          expect(english.reason(reason, bySeat)).not.toMatch(/undefined|NaN/);
          codes.add(reason.code);
        }
      });
    }
    expect(codes.size).toBeGreaterThanOrEqual(10);
  });

  it('say something sensible about a reason nobody knows', () => {
    expect(english.reason({ code: 'no such reason' }, bySeat)).toMatch(/\w+\.$/);
  });
});

describe('chances', () => {
  it('add up to one, for seats and the public, and at the end the winners share them', () => {
    const rng = fastRng(8);
    const state = takeAChance.setup({ seats: 3, options: standard }, rng);
    const told: number[][] = [];
    for (let step = 0; state.question !== OVER; step++) {
      for (const viewer of step % 25 === 0 ? (['public', 0, 2] as const) : [])
        told.push(brain.chances(takeAChance.view(state, viewer), fastRng(step), BUDGET));
      takeAChance.apply(state, state.asked, player(state, state.asked, rng), rng);
    }
    expect(told.length).toBeGreaterThan(3);
    for (const chances of told) {
      expect(chances).toHaveLength(3);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
    const { places } = takeAChance.outcome(state)!;
    const winners = places.filter((place) => place === 1).length;
    expect(brain.chances(takeAChance.view(state, 'public'), fastRng(1))).toEqual(
      places.map((place) => (place === 1 ? 1 / winners : 0)),
    );
  });

  it('favour whoever is far ahead near the end', () => {
    const state = takeAChance.setup({ seats: 3, options: standard }, fastRng(2));
    state.cash[1]! += 60_000;
    const view = takeAChance.view(state, 0);
    expect(brain.chances(view, fastRng(1), { iterations: 40 })[1]).toBeGreaterThan(0.9);
  });
});

describe('no absurdities', () => {
  it('nobody but a beginner buys in the last turn, when a roll or a ticket still pays', () => {
    const types: string[] = [];
    for (let match = 0; match < 12; match++) {
      const rng = fastRng(match, 6);
      const state = takeAChance.setup({ seats: 3, options: standard }, rng);
      while (state.question !== OVER) {
        const { asked } = state;
        const isLast = state.ending && state.question === ASK.turn;
        for (const level of isLast ? (['casual', 'skilled', 'expert'] as const) : [])
          types.push(
            brain.think(level, takeAChance.view(state, asked), asked, fastRng(1)).move.type,
          );
        takeAChance.apply(state, asked, player(state, asked, rng), rng);
      }
    }
    expect(types).toHaveLength(12 * 3 * 3);
    expect(types).not.toContain('buy');
  });

  it('a bid never goes beyond what a card could bring back by the end', () => {
    const options: Options = { ...standard, auctions: true };
    let bids = 0;
    decisions({ seats: 4, options }, 5, (state, view, seat) => {
      if (state.question !== ASK.bid) return;
      const colour = colourOf(state.pool[state.lotPlace]!);
      const incomes = incomesOf(state.box);
      const at = COLOURS * seat;
      const gain = incomes.mean(state.owned, at, colour) - incomes.mean(state.owned, at);
      // Its price counts in the end, and it adds to every roll: one a ticket, and two turns besides.
      const worth = state.box.prices[colour]! + gain * (2 + fewestTickets(state));
      for (const level of LEVELS) {
        const { move } = brain.think(level, view, seat, fastRng(1), BUDGET);
        if (move.type !== 'bid') continue;
        bids++;
        expect(move.amount).toBeLessThanOrEqual(Math.max(state.bid + 1_000, worth));
      }
    });
    expect(bids).toBeGreaterThan(4);
  });
});
