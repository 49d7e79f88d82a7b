import { collect, type Emission, eventsFor, type Seat } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { DECK, LEFT_OUT, RANK_NAMES } from '../facts/cards.ts';
import { setup } from './setup.ts';
import { clone, seatingOf, type State } from './state.ts';
import { ranks, TestTable } from './testTable.ts';
import type { Event } from '../facts/types.ts';
import { viewOf } from './view.ts';

/** A deck that deals these hands when dealing starts at `seating[1]`; unnamed cards fill up, in rank order. */
function deckFor(seating: readonly Seat[], wanted: Readonly<Record<Seat, string>>): number[] {
  const size = (DECK.length - LEFT_OUT) / seating.length;
  const rest = DECK.slice();
  const hands = new Map(seating.map((seat) => [seat, ranks(wanted[seat] ?? '')]));
  for (const hand of hands.values()) {
    for (const rank of hand) rest.splice(rest.indexOf(rank), 1);
  }
  for (const hand of hands.values()) while (hand.length < size) hand.push(rest.shift()!);
  const order = [...seating.slice(1), seating[0]!];
  const deck = Array.from({ length: size }, (_, card) =>
    order.map((seat) => hands.get(seat)![card]!),
  );
  return [...deck.flat(), ...rest];
}

describe('Z-2.1 the deal', () => {
  it('goes one at a time from the dealer’s left and leaves exactly two cards out', () => {
    const deck = DECK.slice().reverse();
    const state = scripted([2, { deck }], (rng) => setup({ seats: 4, options: { games: 1 } }, rng));
    expect(Array.from(state.held)).toEqual([15, 15, 15, 15]);
    expect(Array.from(state.leftOut)).toEqual([1, 1]);
    const view = viewOf(state, 3);
    const everyFourth = deck.slice(0, 60).filter((_, card) => card % 4 === 0);
    expect(view.hand).toEqual(everyFourth.toSorted((a, b) => a - b));
  });

  it('takes the two back for the next game, and shows them to nobody', () => {
    const emissions: Emission<Event>[] = [];
    const deck = DECK.slice();
    const state = scripted([0, { deck }], (rng) =>
      setup({ seats: 3, options: { games: 1 } }, rng, collect(emissions)),
    );
    for (const viewer of [0, 1, 2] as const) {
      const dealt = eventsFor(emissions, viewer).filter((event) => event.type === 'dealt');
      const shown = dealt.flatMap((event) => event.cards ?? []);
      expect(shown).toHaveLength(20);
      expect(viewOf(state, viewer)).not.toHaveProperty('leftOut');
    }
    expect(afterFirstGame(3).deckSize).toBe(62);
  });
});

describe('Z-2.2 the first deal', () => {
  it('has a dealer drawn at random, whose left neighbour leads', () => {
    for (const dealer of [0, 1, 2]) {
      const state = scripted([dealer, { deck: DECK }], (rng) =>
        setup({ seats: 3, options: { games: 1 } }, rng),
      );
      expect([state.dealer, state.turn]).toEqual([dealer, (dealer + 1) % 3]);
    }
  });
});

/** Ends a first game in which the seats go out in the order `finish`; the last of them is Poor. */
function afterFirstGame(
  seats: number,
  finish?: readonly Seat[],
  hands: Readonly<Record<Seat, string>> = {},
) {
  const order = finish ?? Array.from({ length: seats }, (_, seat) => seat);
  const cards = order.map((_, seat) => (seat === order.at(-1) ? '1 1' : '8'));
  const table = new TestTable({ hands: cards, turn: order[0]!, games: 2 });
  const { state } = table;
  for (const seat of order.slice(0, -2)) {
    state.out[state.outCount++] = seat;
    state.held[seat] = 0;
    state.playing--;
  }
  state.turn = order.at(-2)!;
  const seating = [order[0]!, ...order.slice(1).reverse()];
  const deck = deckFor(seating, hands);
  scripted([{ deck }], (rng) => table.playWith(rng, '1×8'));
  return { table, state, deckSize: deck.length };
}

describe('Z-2.3 a later game', () => {
  it('changes seats, lets Rich deal, exchanges, and gives Poor the lead', () => {
    const { table, state } = afterFirstGame(4, [2, 0, 3, 1]);
    const order = table
      .eventTypes()
      .filter((type) => !['played', 'statusTaken', 'scored'].includes(type));
    expect(order).toEqual(['gameStarted', ...Array(4).fill('dealt'), 'exchanged', 'exchanged']);
    expect([state.game, state.dealer, state.turn]).toEqual([2, 2, 1]);
    expect(state.left[2]).toBe(1);
  });
});

describe('Z-2.4 seating', () => {
  it('runs clockwise from Rich: Poor, then upward by status', () => {
    expect(seatingOf(afterFirstGame(4, [2, 0, 3, 1]).state)).toEqual([2, 1, 3, 0]);
    expect(seatingOf(afterFirstGame(6, [5, 4, 3, 2, 1, 0]).state)).toEqual([5, 0, 1, 2, 3, 4]);
    expect(seatingOf(afterFirstGame(3, [1, 2, 0]).state)).toEqual([1, 0, 2]);
  });
});

const exchanges = (state: State) =>
  Array.from({ length: state.seats }, (_, seat) => viewOf(state, seat).exchange);

describe('Z-3.1 Rich and Poor', () => {
  it('swap the two lowest for the two highest', () => {
    const hands = { 0: '1 2 3 8 8', 3: 'Zillionaire Millionaire 7 7' };
    const { state, table } = afterFirstGame(4, [0, 1, 2, 3], hands);
    expect(viewOf(state, 0).exchange).toMatchObject({
      with: 3,
      got: ranks('Zillionaire Millionaire'),
    });
    expect(viewOf(state, 3).exchange?.got).toEqual(viewOf(state, 0).exchange?.gave);
    expect(table.hand(0)).toMatch(/Millionaire Zillionaire$/);
  });

  it('give a pair although it is a pair', () => {
    const hands = { 0: '1 1 7 7', 2: 'Bump Bump 1 1' };
    const { state } = afterFirstGame(3, [0, 1, 2], {
      ...hands,
      1: fill('Bankrupt Bankroll Millionaire Zillionaire'),
    });
    expect(viewOf(state, 0).exchange).toEqual({
      with: 2,
      gave: ranks('1 1'),
      got: ranks('Bump Bump'),
    });
  });

  it('happens at once from the hands as dealt: what was just received is not handed back', () => {
    const hands = { 0: fill('8 Bump Bankrupt Bankroll Millionaire Zillionaire'), 2: fill('1 2 3') };
    const { state } = afterFirstGame(3, [0, 1, 2], hands);
    const { gave, got } = viewOf(state, 0).exchange!;
    expect(Math.min(...gave)).toBeGreaterThan(Math.max(...got));
  });
});

/** A whole hand of three seats: as many copies as fit of the ranks named, in order. */
const fill = (names: string): string =>
  ranks(names)
    .flatMap((rank) => DECK.filter((card) => card === rank))
    .slice(0, 20)
    .map((rank) => RANK_NAMES[rank])
    .join(' ');

describe('Z-3.2 one more couple', () => {
  const couples = (seats: number) =>
    exchanges(afterFirstGame(seats).state).map((swap) =>
      swap ? [swap.with, swap.gave.length] : null,
    );

  it('swaps one card: Upper Crust and Thin Ice of four', () => {
    expect(couples(4)).toEqual([
      [3, 2],
      [2, 1],
      [1, 1],
      [0, 2],
    ]);
  });
  it('Upper Crust and Thin Ice of five', () => {
    expect(couples(5)).toEqual([[4, 2], [3, 1], null, [1, 1], [0, 2]]);
  });
  it('Money to Burn and Thin Ice of six', () => {
    expect(couples(6)).toEqual([[5, 2], [4, 1], null, null, [1, 1], [0, 2]]);
  });
  it('nobody of three', () => {
    expect(couples(3)).toEqual([[2, 2], null, [0, 2]]);
  });

  it('gives the lowest of the richer for the highest of the poorer, breaking a pair', () => {
    const hands = { 1: '1 1 8 8', 2: 'Zillionaire Zillionaire 2 2' };
    const { state } = afterFirstGame(4, [0, 1, 2, 3], hands);
    expect(viewOf(state, 1).exchange).toEqual({
      with: 2,
      gave: ranks('1'),
      got: ranks('Zillionaire'),
    });
  });
});

describe('Z-3.3 the exchange', () => {
  it('counts a 5 as 5', () => {
    const hands = { 0: `5 ${fill('6 7 8')} Bump` };
    const { state } = afterFirstGame(3, [0, 1, 2], hands);
    expect(viewOf(state, 0).exchange?.gave).toEqual([5, 6]);
  });

  it('is known card by card to the two, and to nobody else', () => {
    const { table } = afterFirstGame(4);
    const seen = (viewer: Seat | 'public') =>
      eventsFor(table.emissions, viewer)
        .filter((event) => event.type === 'exchanged')
        .map((event) => event.cards !== undefined);
    expect([0, 1, 2, 3].map(seen)).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [true, false],
    ]);
    expect(seen('public')).toEqual([false, false]);
  });

  it('leaves nothing known in the first game', () => {
    const state = scripted([0, { deck: DECK }], (rng) =>
      setup({ seats: 4, options: { games: 2 } }, rng),
    );
    expect(exchanges(state)).toEqual([null, null, null, null]);
    expect(exchanges(clone(state))).toEqual(exchanges(state));
  });
});
