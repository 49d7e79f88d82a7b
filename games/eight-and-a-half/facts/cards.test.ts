import { describe, expect, it } from 'vitest';
import { cardName, COPIES, DECK, KINDS, kindBit, YELLOW } from './cards.ts';
import { eightAndAHalf } from '../rules/index.ts';
import { cards } from '../rules/testTable.ts';
import { parseOptions } from '@parlor/kit';

const copies = (names: string): number[] => cards(names).map((card) => COPIES[card]!);

describe('E-1.1 the deck', () => {
  it('has 72 cards of 12 kinds', () => {
    expect(DECK).toHaveLength(72);
    expect(new Set(DECK).size).toBe(KINDS);
    for (const card of new Set(DECK)) {
      expect(DECK.filter((other) => other === card)).toHaveLength(COPIES[card]!);
    }
  });

  it('has 1 and 2 four times, Half and Ghost eight times, the others six times', () => {
    expect(copies('1 2')).toEqual([4, 4]);
    expect(copies('½ Ghost')).toEqual([8, 8]);
    expect(copies('0 3 4 5 6 7 8 9')).toEqual(Array(8).fill(6));
  });
});

describe('E-1.2 the yellow cards', () => {
  const yellow = DECK.filter((card) => (kindBit(card) & YELLOW) !== 0);

  it('are the plain numbers', () => {
    expect([...new Set(yellow)].map(cardName).join(' ')).toBe('1 2 3 4 6 7 8');
  });

  it('are 38 of the 72', () => {
    expect(yellow).toHaveLength(38);
  });
});

describe('E-1.3 the table', () => {
  const { seatCounts, presets, options, checkTable } = eightAndAHalf;

  it('has 2 to 6 seats', () => {
    expect(seatCounts).toEqual([2, 3, 4, 5, 6]);
    for (const seats of seatCounts) {
      expect(checkTable({ seats, options: presets.standard })).toBeUndefined();
    }
    for (const seats of [0, 1, 7]) {
      expect(checkTable({ seats, options: presets.standard })?.code).toBe('seats-out-of-range');
    }
  });

  it('plays 6 rounds unless 1 to 12 others are agreed', () => {
    expect(presets.standard.rounds).toBe(6);
    expect(presets.short).toEqual({ ...presets.standard, rounds: 1 });
    const read = (rounds: unknown) => parseOptions(options, presets.standard, { rounds });
    expect(read(1)).toMatchObject({ ok: true, options: { rounds: 1 } });
    expect(read(12)).toMatchObject({ ok: true, options: { rounds: 12 } });
    for (const bad of [0, 13, 2.5, '6', null]) {
      expect(read(bad)).toMatchObject({
        ok: false,
        why: { code: 'option-out-of-range', params: { option: 'rounds', min: 1, max: 12 } },
      });
    }
  });

  it('lays Halves together and shows collected hands unless something else is agreed', () => {
    const read = (wish: object) => parseOptions(options, presets.standard, wish);
    expect(read({})).toEqual({
      ok: true,
      options: { rounds: 6, halves: 'together', collected: 'shown', memoryAids: true },
    });
    const other = { halves: 'oneByOne', collected: 'memory', memoryAids: false };
    expect(read(other)).toEqual({ ok: true, options: { rounds: 6, ...other } });
    expect(read({ halves: 'apart' })).toMatchObject({ ok: false });
    expect(read({ collected: true })).toMatchObject({ ok: false });
    expect(read({ memoryAids: 'yes' })).toMatchObject({ ok: false });
  });
});
