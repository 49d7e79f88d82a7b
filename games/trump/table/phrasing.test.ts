import { describe, expect, it } from 'vitest';
import type { TableModel } from '@parlor/web/table-ui';
import type { Gift, Give, When } from './deal.ts';
import {
  actText,
  giftText,
  object,
  percentText,
  subject,
  untilText,
  whenText,
} from './phrasing.ts';
import { STANDARD } from './printed.ts';
import type { Turn } from './turn.ts';
import { stepsOf } from './testMatches.ts';

const names = ['You', 'Nadia', 'Otto', 'Boris'];
const boxes = [80, 50, 50, 50, 50, 50, 50, 50];
const view = { ...stepsOf(4, 1, 0).next().value!.view, boxes };
const turn = {
  me: 0,
  set: STANDARD,
  view,
  model: { who: (seat: number) => names[seat] ?? '' } as unknown as TableModel,
} as Turn;

const HOTEL_AND_CASINO = 16;
const HOTEL_DIE = 8;

describe('what stands in the slots, in the words of whoever writes', () => {
  it('who gives and who gets', () => {
    expect([subject(turn, 0), object(turn, 0)]).toEqual(['I', 'me']);
    expect([subject(turn, 1), object(turn, 1)]).toEqual(['Nadia', 'Nadia']);
  });

  it('D-7.1 what is given', () => {
    const text = (what: Gift, from = 1): string => giftText(turn, what, { from, to: 1 - from });
    expect(text({ type: 'cash', amount: 100 })).toBe('$100M');
    expect(text({ type: 'property', property: 0 })).toBe('Hotel, box $80M');
    expect(text({ type: 'random', count: 2 })).toBe('2 random cards');
    expect(text({ type: 'choice', by: 'giver' })).toBe('a card of Nadia’s choice');
    expect(text({ type: 'choice', by: 'taker' })).toBe('a card of my choice');
    expect(text({ type: 'choice', by: 'giver' }, 0)).toBe('a card of my choice');
    expect(text({ type: 'share', percent: 50, atLeast: 20 })).toBe(
      'half of the price, at least $20M',
    );
    expect(giftText(turn, { type: 'property', property: 0 }, { from: 0, to: 1 }, true)).toBe(
      'Hotel and box',
    );
  });

  it('D-7.1 when it is given', () => {
    const text = (when: When): string => whenText(turn, when, 1);
    expect(text({ type: 'now' })).toBe('now');
    expect(text({ type: 'turnEnd', seat: 0, turn: 0 })).toBe('at the end of this turn');
    expect(text({ type: 'turnEnd', seat: 0, turn: 1 })).toBe('at the end of my next turn');
    expect(text({ type: 'turnEnd', seat: 3, turn: 2 })).toBe('at the end of Boris’ 2nd next turn');
    const card = { type: 'played', card: HOTEL_AND_CASINO } as const;
    expect(text({ ...card, seat: 0, payout: 'before' })).toBe(
      'when I play Hotel + Casino Profit 120, before it pays',
    );
    expect(text({ ...card, seat: 1, payout: 'after' })).toBe(
      'when Nadia plays Hotel + Casino Profit 120',
    );
    const until = { seat: 0, turn: 3 };
    expect(text({ type: 'bought', seat: 0, property: 1, until })).toBe(
      'if I buy Casino in a sale by the end of my 3rd next turn',
    );
    expect(text({ type: 'bought', seat: 2, property: 1, until: null })).toBe(
      'if Otto buys Casino in a sale',
    );
    const every = { type: 'everyTurnEnd', seat: 0, turns: 4 } as const;
    expect(text({ ...every, while: null })).toBe('at the end of each of my next 4 turns');
    expect(text({ ...every, turns: 1, while: 0 })).toBe(
      'at the end of my next turn while Nadia owns Hotel',
    );
    expect(text({ type: 'lapsed', clause: 2 })).toBe('if line 3 lapses');
  });

  it('D-7.1 which part of a payout or a price', () => {
    const share = (card: number, percent: number, atLeast?: number): Give => ({
      type: 'give',
      from: 0,
      what: { type: 'share', percent, ...(atLeast !== undefined && { atLeast }) },
      when: { type: 'played', seat: 0, card, payout: 'after' },
    });
    expect(percentText(turn, share(HOTEL_AND_CASINO, 50))).toBe('half of what it pays, $60M');
    expect(percentText(turn, share(HOTEL_DIE, 30, 40))).toBe('30 % of what it pays, at least $40M');
    const bought = { type: 'bought', seat: 0, property: 1, until: null } as const;
    expect(percentText(turn, { ...share(0, 100), when: bought })).toBe('the whole price');
  });

  it('D-7.7 what somebody does not do, and how long', () => {
    expect(actText(turn, { type: 'tax', seat: 0 })).toBe('tax me');
    expect(actText(turn, { type: 'knockOut', seat: 2 })).toBe('knock Otto out');
    expect(actText(turn, { type: 'forceSale', property: 1 })).toBe('force Casino into a sale');
    expect(actText(turn, { type: 'bid', above: 0, property: 1 })).toBe('bid for Casino');
    expect(actText(turn, { type: 'bid', above: 90, property: null })).toBe(
      'bid more than $90M for any property',
    );
    expect(actText(turn, { type: 'deal', about: { property: 1 } })).toBe(
      'deal with others about Casino',
    );
    expect(untilText(turn, null)).toBe('to the end of the game');
    expect(untilText(turn, { seat: 1, turn: 2 })).toBe('until the end of Nadia’s 2nd next turn');
  });
});
