import { collect, type Emission, eventsFor, type Viewer } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { DECK } from '../facts/cards.ts';
import { facts } from './facts.ts';
import { setup } from './setup.ts';
import { agreed, cards, lay, TestTable } from './testTable.ts';
import type { Card, Event } from '../facts/types.ts';

/** The 72 cards with `first` on top, the others in order. */
function deckStarting(first: readonly Card[]): Card[] {
  const rest = [...DECK];
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  return [...first, ...rest];
}

/**
 * A deck that deals every seat three Ghosts, Halves or 0s face down, three 9s,
 * 5s or 6s Open, and its hand, the dealer's left first.
 */
function deckWithHands(dealtHands: readonly string[]): Card[] {
  const seats = dealtHands.length;
  const hands = dealtHands.map(cards);
  const inHands = hands.flat();
  const others = [...DECK].reverse();
  for (const card of inHands) others.splice(others.indexOf(card), 1);
  const onTable = others.splice(0, 6 * seats);
  const dealt = [0, 1, 2].flatMap((card) => hands.map((hand) => hand[card]!));
  return [...onTable, ...dealt, ...others];
}

const dealtTo = (dealer: number, dealtHands: readonly string[]): TestTable => {
  const table = { seats: dealtHands.length, options: agreed({ rounds: 1 }) };
  return new TestTable(
    scripted([dealer, { deck: deckWithHands(dealtHands) }], (rng) => setup(table, rng)),
  );
};

describe('E-2.1 the deal', () => {
  it.each([
    [2, [36, 36]],
    [3, [24, 24, 24]],
    [4, [18, 18, 18, 18]],
    [5, [15, 15, 14, 14, 14]],
    [6, [12, 12, 12, 12, 12, 12]],
  ])('gives %i players the whole deck, nine of it before the Bank', (seats, sizes) => {
    const deal = [seats - 1, { deck: DECK }];
    const state = scripted(deal, (rng) => setup({ seats, options: agreed({ rounds: 1 }) }, rng));
    expect(Array.from(state.bankSize)).toEqual(sizes.map((size) => size - 9));
    expect(Array.from(state.handSize)).toEqual(sizes.map(() => 3));
    expect(Array.from(state.openLeft)).toEqual(sizes.map(() => 3));
    expect(Array.from(state.blindLeft)).toEqual(sizes.map(() => 3));
  });

  it('takes Blind cards, Open cards and hand from the top of each Bank, in this order', () => {
    // One card at a time from the dealer's left, which is seat 1 when seat 0 deals.
    const first = cards('0 1 2 3 4 5 6 7 8 9 ½ Ghost 0 1 2 3 4 5 6 7 8 9');
    const state = scripted([0, { deck: deckStarting(first) }], (rng) =>
      setup({ seats: 2, options: agreed({ rounds: 1 }) }, rng),
    );
    const table = new TestTable(state);
    expect(table.blind(1)).toBe('0 2 4');
    expect(table.open(1)).toBe('6 8 ½');
    expect(table.hand(1)).toBe('0 2 4');
    expect(table.bank(1).startsWith('6 8 ')).toBe(true);
    expect(table.blind(0)).toBe('1 3 5');
    expect(table.open(0)).toBe('7 9 Ghost');
    expect(table.hand(0)).toBe('1 3 5');
    expect(table.bank(0).startsWith('7 9 ')).toBe(true);
  });

  it('shows everyone the Open cards and each seat its own hand', () => {
    const told: Emission<Event>[] = [];
    scripted([0, { deck: DECK }], (rng) =>
      setup({ seats: 3, options: agreed({ rounds: 1 }) }, rng, collect(told)),
    );
    const handsSeenBy = (viewer: Viewer): (number | false)[] =>
      eventsFor(told, viewer).flatMap((event) =>
        event.type === 'drew' ? [event.cards ? event.seat : false] : [],
      );
    expect(handsSeenBy('public')).toEqual([false, false, false]);
    expect(handsSeenBy(1)).toEqual([false, 1, false]);
    expect(told[0]!.shared).toMatchObject({ type: 'dealt', round: 1, dealer: 0 });
  });
});

describe('E-2.2 the swap', () => {
  const swapping = () =>
    lay({
      phase: 'swap',
      turn: 2,
      winner: 2,
      loser: 0,
      dealer: 0,
      hands: ['1 9 9', '2 9 9', '3 9 9'],
      opens: ['7 Ghost Ghost', '5 5 5', '3 7 4'],
    });

  it('asks the last winner, for any two different Open cards or none', () => {
    expect(swapping().offered).toEqual([
      'keep',
      'swap 3 for 7',
      'swap 3 for Ghost',
      'swap 4 for 7',
      'swap 4 for Ghost',
      'swap 7 for Ghost',
    ]);
    expect(swapping().refusal('swap 3 for 5')).toBe('not-their-open-card');
    expect(swapping().refusal('swap 7 for 7')).toBe('swap-of-equals');
    expect(swapping().refusal('swap ½ for 7')).toBe('not-your-open-card');
    expect(swapping().refusal('3')).toBe('swap-first');
  });

  it('exchanges the two cards, each into the place of the other', () => {
    const table = swapping().play('swap 4 for Ghost');
    expect(table.open(2)).toBe('3 7 Ghost');
    expect(table.open(0)).toBe('7 4 Ghost');
    expect(table.events('swapped')).toEqual([
      { type: 'swapped', seat: 2, other: 0, give: 4, take: 11 },
    ]);
  });

  it('may be left out', () => {
    const table = swapping().play('keep');
    expect(table.open(2)).toBe('3 7 4');
    expect(table.open(0)).toBe('7 Ghost Ghost');
  });

  it('comes before the first card, and only then is the starter named', () => {
    const table = swapping();
    expect(table.state.phase).toBe('swap');
    expect(table.play('keep').turn).toBe(0);
    expect(table.state.phase).toBe('start');
    expect(table.events('starts')).toEqual([{ type: 'starts', seat: 0 }]);
    expect(table.refusal('keep')).toBe('no-swap-now');
  });

  it('does not happen in round one', () => {
    const state = scripted([0, { deck: DECK }], (rng) =>
      setup({ seats: 4, options: agreed({ rounds: 6 }) }, rng),
    );
    expect(state.phase).toBe('start');
  });

  it('follows a round with a winner, against its Big Loser', () => {
    const table = lay({
      rounds: 2,
      turn: 1,
      dealer: 0,
      hands: ['1 2 3', '7', '1 2'],
      opens: ['9 9 9', '', '9 9'],
      blinds: ['9 9 9', '', '9'],
      table: [1],
    });
    scripted([{ deck: DECK }], (rng) => table.playWith(rng, '7'));
    expect(facts(table.state)).toMatchObject({
      round: 2,
      phase: 'swap',
      turn: 1,
      winner: 1,
      loser: 0,
      dealer: 1,
    });
  });

  it('does not follow a round that was stopped', () => {
    const table = lay({ rounds: 2, turn: 1, hands: ['1 2 3', '7 7 7'], turns: [300, 299] });
    scripted([{ deck: DECK }], (rng) => table.playWith(rng, '7'));
    expect(facts(table.state)).toMatchObject({ round: 2, phase: 'start', winner: null });
  });
});

describe('E-2.3 the start', () => {
  it('falls to the lowest yellow card, and to that card alone', () => {
    const table = dealtTo(3, ['0 4 8', '0 Ghost 9', '3 7 5', '6 6 6']);
    expect(table.turn).toBe(2);
    expect(table.offered).toEqual(['3']);
    expect(table.refusal('7')).toBe('must-start-with');
    expect(table.refusal('5')).toBe('must-start-with');
    expect(table.play('3').turn).toBe(3);
    expect(table.value).toBe(3);
  });

  it('may take identical twins along', () => {
    expect(dealtTo(1, ['2 2 1', '1 1 1']).offered).toEqual(['1']);
    expect(dealtTo(1, ['2 2 4', '3 3 3']).offered).toEqual(['2', '2×2']);
  });

  it('falls to the first from the dealer’s left among equals', () => {
    // Hands are dealt from the dealer's left: seat 2 first when seat 1 deals.
    expect(dealtTo(1, ['6 0 0', '4 0 9', '4 5 5']).turn).toBe(0);
    expect(dealtTo(2, ['6 0 0', '4 0 9', '4 5 5']).turn).toBe(1);
    expect(dealtTo(2, ['4 0 0', '4 0 9', '4 5 5']).turn).toBe(0);
  });

  it('is not made by cards that are not yellow', () => {
    expect(dealtTo(2, ['0 5 5', '0 0 9', '8 ½ Ghost']).turn).toBe(2);
  });

  it('does not let an 8 go down with a Half', () => {
    const table = dealtTo(2, ['0 5 5', '0 0 9', '8 ½ Ghost']);
    expect(table.offered).toEqual(['8']);
    expect(table.refusal('8+½')).toBe('must-start-with');
  });

  it('is the dealer’s left with any card when nobody holds a yellow one', () => {
    const table = dealtTo(0, ['0 5 ½', '9 9 Ghost', '0 0 5']);
    expect(table.turn).toBe(1);
    expect(table.offered).toEqual(['0', '5', '½']);
    expect(table.play('5').state.five).toBe(true);
  });
});

describe('E-2.4 the dealer', () => {
  it('is drawn for the first round', () => {
    for (const dealer of [0, 1, 2]) {
      const state = scripted([dealer, { deck: DECK }], (rng) =>
        setup({ seats: 3, options: agreed({ rounds: 1 }) }, rng),
      );
      expect(state.dealer).toBe(dealer);
    }
  });

  it.each([
    [0, 1],
    [2, 0],
  ])('moves clockwise from seat %i to seat %i', (dealer, next) => {
    const out = { opens: ['', '9', '9'], blinds: ['', '9', '9'], table: [0] };
    const table = lay({ ...out, rounds: 2, dealer, hands: ['7', '1', '2'] });
    scripted([{ deck: DECK }], (rng) => table.playWith(rng, '7'));
    expect(table.state.dealer).toBe(next);
  });
});
