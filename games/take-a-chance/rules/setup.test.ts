import { collect, type Emission, eventsFor, fastRng } from '@parlor/kit';
import { scriptedRng } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { boardOf } from './boards.ts';
import { openBox } from '../facts/box.ts';
import { STANDARD_SET } from '../facts/cards.ts';
import { MAX_DICE } from '../facts/dice/hands.ts';
import { takeAChance } from './index.ts';
import { presets } from './options.ts';
import { setup } from './setup.ts';
import { ticketsLeft } from './state.ts';
import { codeOf, cardOf } from './testTable.ts';
import {
  BID_STEP,
  BLACK_DICE,
  CARDS,
  CHARMS,
  COLOURS,
  type Event,
  TICKETS,
} from '../facts/types.ts';
import { view } from './view.ts';

const box = openBox(null);

describe('T-1.1 the components', () => {
  it('are 36 cards, six of each of six colours, priced $1,000 to $6,000', () => {
    expect(STANDARD_SET.cards).toHaveLength(36);
    expect(STANDARD_SET.colours).toHaveLength(6);
    for (const { name } of STANDARD_SET.colours) {
      expect(STANDARD_SET.cards.filter(({ colour }) => colour === name.value)).toHaveLength(6);
    }
    expect(box.prices).toEqual([1000, 2000, 3000, 4000, 5000, 6000]);
    expect([CARDS, COLOURS, CHARMS]).toEqual([36, 6, 6]);
  });

  it('are 36 tickets, two black and seven white dice, bids in the smallest bill', () => {
    expect(box.ticketPile).toHaveLength(36);
    expect(TICKETS).toBe(36);
    expect(MAX_DICE - BLACK_DICE).toBe(7);
    expect(BLACK_DICE).toBe(2);
    expect(BID_STEP).toBe(100);
  });
});

describe('T-1.2 price goes with colour, each charm once in every colour', () => {
  it('holds for the standard set', () => {
    for (const { name } of STANDARD_SET.colours) {
      const charms = STANDARD_SET.cards.flatMap((card) =>
        card.colour === name.value ? [card.charm] : [],
      );
      expect(new Set(charms).size).toBe(6);
    }
    // A card's number gives colour and charm.
    expect(codeOf(cardOf('R3'))).toBe('R3');
    expect(cardOf('R3')).toBe(15);
  });
});

const shuffled = (from: readonly number[], first: readonly number[]): number[] => [
  ...first,
  ...from.filter((item) => !first.includes(item)),
];

/** Seat 2 starts; starters P4 P0 P5; then stacks, Pool and draw pile as numbered. */
function dealtByHand() {
  const starters = [4, 0, 5, 1, 2, 3];
  const rest = Array.from({ length: 36 }, (_, card) => card).filter(
    (card) => ![4, 0, 5].includes(card),
  );
  const deck = shuffled(rest, [6, 7, 8, 9, 10, 11, 12, 13, 14, 30, 31, 32, 20]);
  const tickets = [...box.ticketPile].reverse();
  const rng = scriptedRng(2, { deck: starters }, { deck }, { deck: tickets });
  const emissions: Emission<Event>[] = [];
  const state = setup({ seats: 3, options: presets.standard }, rng, collect(emissions));
  expect(rng.exhausted()).toBe(true);
  return { state, emissions, tickets };
}

describe('T-2.1 the deal', () => {
  it('gives everyone a Purple card face up and $10,000', () => {
    const { state } = dealtByHand();
    expect([0, 1, 2].map((seat) => boardOf(state, seat).map(codeOf))).toEqual([
      ['P4'],
      ['P0'],
      ['P5'],
    ]);
    expect(Array.from(state.cash)).toEqual([10_000, 10_000, 10_000]);
  });

  it('gives three cards each face down, three to the Pool, the rest to the draw pile', () => {
    const { state } = dealtByHand();
    expect(Array.from(state.stacks)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(Array.from(state.pool)).toEqual([30, 31, 32]);
    expect(state.draw[state.drawNext]).toBe(20);
    expect(state.drawEnd - state.drawNext).toBe(36 - 3 - 9 - 3);
  });

  it('lets only the owner look at a stack', () => {
    const { state, emissions } = dealtByHand();
    expect(view(state, 1).players.map(({ stack }) => stack)).toEqual([
      ['hidden', 'hidden', 'hidden'],
      [9, 10, 11],
      ['hidden', 'hidden', 'hidden'],
    ]);
    expect(view(state, 'public').players.flatMap(({ stack }) => stack)).toEqual(
      new Array(9).fill('hidden'),
    );
    const seen = (viewer: number | 'public') =>
      eventsFor(emissions, viewer).flatMap((event) => (event.type === 'drew' ? [event.card] : []));
    expect(seen(0)).toEqual([6, 7, 8, null, null, null, null, null, null]);
    expect(seen('public')).toEqual(new Array(9).fill(null));
  });
});

describe('T-2.2 tickets', () => {
  const dealt = (seats: number, tickets: number) =>
    setup({ seats, options: { ...presets.standard, tickets } }, fastRng(1));

  it('are six each, or five or seven as agreed', () => {
    for (const tickets of [5, 6, 7]) {
      const state = dealt(4, tickets);
      expect([0, 1, 2, 3].map((seat) => ticketsLeft(state, seat))).toEqual(
        new Array(4).fill(tickets),
      );
    }
  });

  it('are always seven for two players', () => {
    expect(ticketsLeft(dealt(2, 6), 0)).toBe(7);
    expect(ticketsLeft(dealt(2, 7), 1)).toBe(7);
    const short = { seats: 2, options: presets.short! };
    expect(takeAChance.checkTable(short)).toEqual({ code: 'two-have-seven-tickets' });
  });

  it('are dealt from the top of the shuffled pile, seat after seat', () => {
    const { state, tickets } = dealtByHand();
    expect(Array.from(state.tickets)).toEqual(tickets);
    expect(state.ticketsEach).toBe(6);
  });

  it('stay unseen even by the owner', () => {
    const { state } = dealtByHand();
    const { players } = view(state, 0);
    expect(players[0]).toMatchObject({ ticketsLeft: 6, played: [], kept: [] });
    const other = dealtByHand().state;
    other.tickets.reverse();
    expect(view(other, 0)).toEqual(view(state, 0));
  });
});

describe('T-2.3 the first seat is drawn and play goes to the left', () => {
  it('starts with the seat drawn', () => {
    const { state } = dealtByHand();
    expect(state.turn).toBe(2);
    expect(takeAChance.toAct(state)).toBe(0b100);
    const starts = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      starts.add(setup({ seats: 5, options: presets.standard }, fastRng(seed)).turn);
    }
    expect(starts).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});
