import { eventsFor } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { addToHand, takeFromHand } from './hands.ts';
import { lay } from './testTable.ts';
import type { Options } from '../facts/types.ts';
import { view } from './view.ts';

const position = (options: Partial<Options> = {}) =>
  lay({
    options,
    hands: ['2 ½ Ghost', '1 1 6', '4 4', ''],
    banks: ['1 2', '3', '', ''],
    opens: ['3 7 Ghost', '1 1 1', '8 8', '5'],
    blinds: ['4 5 6', '6 6 6', '7 7 7', '2 9'],
    asides: ['', '5 0', '', '3'],
    table: [2, 3],
    pile: '3 ½',
    value: 3.5,
    turn: 0,
  });

describe('E-8 what everyone knows', () => {
  const seen = view(position().state, 'public');

  it('is the pile in order, with who laid it', () => {
    expect(seen.pile).toEqual([
      { card: 3, by: 3 },
      { card: 10, by: 3 },
    ]);
    expect(seen.value).toBe(3.5);
  });

  it('is the Open cards, the sizes of Bank and hand, and what was collected', () => {
    expect(seen.players.map(({ open }) => open)).toEqual([
      [3, 7, 11],
      [1, 1, 1],
      [8, 8, null],
      [5, null, null],
    ]);
    expect(seen.players.map(({ bank }) => bank)).toEqual([2, 1, 0, 0]);
    expect(seen.players.map(({ handSize }) => handSize)).toEqual([3, 3, 2, 0]);
    expect(seen.players.map(({ aside }) => aside)).toEqual([[], [0, 5], [], [3]]);
  });

  it('is a hand that was collected, card by card, and no other hand', () => {
    expect(seen.players.map(({ hand }) => hand)).toEqual([null, null, [4, 4], []]);
  });
});

describe('E-8 what a seat knows', () => {
  it('is its own hand besides', () => {
    const { state } = position();
    expect(view(state, 0).players.map(({ hand }) => hand)).toEqual([[2, 10, 11], null, [4, 4], []]);
    expect(view(state, 1).players.map(({ hand }) => hand)).toEqual([null, [1, 1, 6], [4, 4], []]);
  });

  it('is never a Blind card, not even its own, nor the order of a Bank, not even its own', () => {
    for (const viewer of [0, 1, 2, 3, 'public'] as const) {
      const before = position();
      const after = position();
      after.state.blind.set([11, 11, 11]);
      after.state.bank[0] = 9;
      after.state.bank[1] = 8;
      expect(view(after.state, viewer)).toEqual(view(before.state, viewer));
    }
  });

  it('of a Blind card is where it lies', () => {
    expect(view(position().state, 3).players[3]!.blind).toEqual([true, true, false]);
  });

  it('covers a collected pile until it is played', () => {
    const table = lay({
      hands: ['9 9 9', '', '1'],
      opens: ['1', '2 3', '1'],
      banks: ['1', '', ''],
      pile: '6 7',
      value: 7,
    }).play('9', '1');
    expect(view(table.state, 2).players[1]!.hand).toEqual([6, 7, 9]);
    table.play('1', '7');
    expect(view(table.state, 2).players[1]!.hand).toEqual([6, 9]);
  });

  it('includes every Blind card that was turned', () => {
    const table = lay({ hands: ['', '9 9'], opens: ['', '1'], blinds: ['7 8 9', '1'], table: [0] });
    table.play('blind 2');
    expect(view(table.state, 1).turned).toEqual({ seat: 0, place: 2, card: 8 });
    expect(eventsFor(table.emissions, 1)[0]).toMatchObject({ type: 'turned', card: 8 });
  });

  it('tells nobody but the drawer what was drawn', () => {
    const table = lay({ hands: ['7 8 8', '9 9 9'], banks: ['2', ''] }).play('7');
    const drawn = (viewer: 0 | 1 | 'public') =>
      eventsFor(table.emissions, viewer).find((event) => event.type === 'drew');
    expect(drawn(0)).toMatchObject({ cards: [2] });
    expect(drawn(1)).not.toHaveProperty('cards');
    expect(drawn('public')).not.toHaveProperty('cards');
  });
});

describe('E-8 collected hands from memory', () => {
  const aided = { collected: 'memory', memoryAids: true } as const;
  const unaided = { collected: 'memory', memoryAids: false } as const;
  const seats = [0, 1, 2, 3, 'public'] as const;

  it('are in nobody’s view but the owner’s', () => {
    for (const options of [aided, unaided]) {
      const { state } = position(options);
      for (const viewer of seats) {
        expect(view(state, viewer).players.map(({ hand }) => hand !== null)).toEqual(
          [0, 1, 2, 3].map((seat) => seat === viewer),
        );
      }
      expect(view(state, 2).players[2]!.hand).toEqual([4, 4]);
      expect(view(state, 0).players[2]).toMatchObject({ handSize: 2, table: true });
    }
  });

  it('stay with the aids, off the table, where aids are agreed', () => {
    const { state } = position(aided);
    expect(view(state, 0).players.map(({ remembered }) => remembered)).toEqual([
      undefined,
      undefined,
      [4, 4],
      [],
    ]);
    expect(view(state, 2).players[2]).not.toHaveProperty('remembered');
    expect(view(position().state, 0).players[2]).not.toHaveProperty('remembered');
  });

  it('are nowhere without aids: another hand of the same size looks the same', () => {
    const before = position(unaided).state;
    const after = position(unaided).state;
    takeFromHand(after, 2, 4, 1);
    addToHand(after, 2, 9);
    for (const viewer of [0, 1, 3, 'public'] as const) {
      expect(view(after, viewer)).toEqual(view(before, viewer));
      expect(JSON.stringify(view(after, viewer))).not.toContain('remembered');
    }
  });

  it('give nothing away by what they could not follow', () => {
    const table = lay({
      hands: ['9 9 9', '2 3', '1'],
      opens: ['1', '1', '1'],
      banks: ['1', '', ''],
      table: [1],
      options: unaided,
    }).play('9');
    expect(table.hand(1)).toBe('2 3 9');
    expect(view(table.state, 0).players[1]).toMatchObject({ hand: null, lacks: null, handSize: 3 });
  });

  it('are seen by all when they are collected, with the Blind card that did not fit', () => {
    const turning = (options: Partial<Options>) =>
      lay({
        hands: ['', '6 6', '1 1'],
        opens: ['', '1', '1'],
        blinds: ['2 9 9', '1', '1'],
        table: [0, 1, 2],
        pile: '4',
        value: 4,
        options,
      }).play('blind 1');
    const table = turning(unaided);
    expect(table.events('collected')).toMatchObject([{ seat: 0, to: 'hand', cards: [4, 2] }]);
    expect(view(table.state, 1).turned).toEqual({ seat: 0, place: 1, card: 2 });
    expect(view(table.play('6').state, 1).turned).toBeNull();
    expect(view(turning(aided).play('6').state, 1).turned).toMatchObject({ card: 2 });
  });
});

describe('E-8 what play gives away', () => {
  const lacks = (table: ReturnType<typeof lay>, seat: number) =>
    view(table.state, 'public').players[seat]!.lacks;

  const collecting = () =>
    lay({
      hands: ['8 8 1', '2 3 7', '1 2 9'],
      banks: ['6 6', '9 9', '9 9'],
      turn: 0,
    }).play('8');

  it('is that whoever collected held nothing that fits', () => {
    expect(lacks(collecting(), 1)).toEqual({ count: 3, cards: [0, 8, 9, 10, 11], pair: false });
  });

  it('fades as the seat plays and draws', () => {
    const table = collecting().play('1', '1', '2');
    expect(table.hand(1)).toBe('3 7 9');
    expect(lacks(table, 1)).toMatchObject({ count: 2 });
    // A 9 was missing before, so the one that is played now was drawn since.
    table.play('2', '6', '9');
    expect(lacks(table, 1)).toMatchObject({ count: 2 });
  });

  it('is gone when none of those cards need be left', () => {
    const table = lay({
      hands: ['8 1 1', '2 2 2', '1 2 9'],
      banks: ['6 6', '9 9 9', '9 9'],
    }).play('8', '1', '1');
    expect(lacks(table, 1)).toMatchObject({ count: 3 });
    expect(lacks(table.play('3×2'), 1)).toBeNull();
  });

  it('adds up while the whole hand stays', () => {
    const table = lay({
      hands: ['9 9 5', '6 7 8', '5 5 5'],
      banks: ['5 5 5', '1', '5 5'],
    }).play('9', '5', '5');
    expect(lacks(table, 1)).toEqual({
      count: 3,
      cards: [0, 1, 2, 3, 4, 5, 9, 10, 11],
      pair: false,
    });
  });

  it('is not kept for a hand that everyone knows', () => {
    const table = lay({
      hands: ['9 9 9', '2 3', '1'],
      opens: ['1', '1', '1'],
      banks: ['1', '', ''],
      table: [1],
    }).play('9');
    expect(table.hand(1)).toBe('2 3 9');
    expect(lacks(table, 1)).toBeNull();
  });

  it('is, by the start, that nobody held a lower yellow card', () => {
    const table = lay({
      phase: 'start',
      dealer: 2,
      turn: 1,
      hands: ['7 0 0', '4 4 8', '4 9 9'],
      banks: ['1', '1', '1'],
    }).play('4');
    expect(lacks(table, 0)).toEqual({ count: 3, cards: [1, 2, 3, 4], pair: false });
    expect(lacks(table, 1)).toEqual({ count: 2, cards: [1, 2, 3], pair: false });
    expect(lacks(table, 2)).toEqual({ count: 3, cards: [1, 2, 3], pair: false });
  });

  it('is, by a start without one, that nobody held a yellow card', () => {
    const table = lay({
      phase: 'start',
      dealer: 1,
      turn: 0,
      hands: ['9 ½ 5', '0 9 Ghost'],
      banks: ['1', '1'],
    }).play('9');
    const yellow = [1, 2, 3, 4, 6, 7, 8];
    expect(lacks(table, 0)).toEqual({ count: 2, cards: yellow, pair: false });
    expect(lacks(table, 1)).toEqual({ count: 3, cards: yellow, pair: false });
  });

  it('of a hand without the pair on 8½ is that it holds no 8 + Half', () => {
    const collected = () =>
      lay({
        hands: ['8 ½ 1', '8 8 7', '1 2 3'],
        banks: ['9 9', '½ 9', '9 9'],
      }).play('8+½');
    expect(lacks(collected(), 1)).toEqual({ count: 3, cards: [9, 11], pair: true });
    // Of an 8 + Half laid later, one of the two must have been drawn since.
    const table = collected().play('1', '1', '7', '9');
    expect(lacks(table, 1)).toMatchObject({ count: 2 });
    expect(table.hand(1)).toBe('8 8 ½');
  });
});
