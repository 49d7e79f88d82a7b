import { peopleAt } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import type { TableModel } from '@parlor/table-ui';
import { messages } from '../messages/en/index.ts';
import { type Gift, type Give, NO_DEAL, type When } from './deal.ts';
import { STANDARD } from './printed.ts';
import { stepsOf } from './testMatches.ts';
import { writingOf } from './writing.ts';

const { composer } = messages;
const names = ['Zoe', 'Nadia', 'Otto', 'Boris'];
const boxes = [80, 50, 50, 50, 50, 50, 50, 50];
const view = { ...stepsOf(4, 1, 0).next().value!.view, boxes };
const model = { people: peopleAt(names, 0) } as TableModel;
const writing = writingOf({ view, set: STANDARD, model }, { ...NO_DEAL, to: 1 });
const several = writingOf({ view, set: STANDARD, model }, { ...NO_DEAL, to: 1, and: [2] });
const { people } = writing;

const HOTEL_AND_CASINO = 16;
const HOTEL_DIE = 8;

describe('what stands in the slots, in the words of whoever writes', () => {
  it('who gives and who gets', () => {
    expect([composer.subject(people(0)), composer.object(people(0))]).toEqual(['I', 'me']);
    expect([composer.subject(people(1)), composer.object(people(1))]).toEqual(['Nadia', 'Nadia']);
  });

  it('D-7.1 what is given', () => {
    const text = (what: Gift, from = 1): string =>
      composer.gift(what, { from: people(from), to: people(1 - from) }, writing);
    expect(text({ type: 'cash', amount: 100 })).toBe('$100M');
    expect(text({ type: 'property', property: 0 })).toBe('Hotel, box $80M');
    expect(text({ type: 'random', count: 2 })).toBe('2 random cards');
    expect(text({ type: 'choice', by: 'giver' })).toBe('a card of Nadia’s choice');
    expect(text({ type: 'choice', by: 'taker' })).toBe('a card of my choice');
    expect(text({ type: 'choice', by: 'giver' }, 0)).toBe('a card of my choice');
    expect(text({ type: 'share', percent: 50, atLeast: 20 })).toBe(
      'half of the price, at least $20M',
    );
    const sides = { from: people(0), to: people(1) };
    expect(composer.gift({ type: 'property', property: 0 }, sides, writing, true)).toBe(
      'Hotel with its box',
    );
  });

  it('D-7.1 when it is given', () => {
    const text = (when: When): string => composer.when(when, people(1), writing);
    expect(text({ type: 'now' })).toBe('now');
    expect(text({ type: 'turnEnd', seat: 0, turn: 0 })).toBe('at the end of this turn');
    expect(text({ type: 'turnEnd', seat: 0, turn: 1 })).toBe('at the end of my next turn');
    expect(text({ type: 'turnEnd', seat: 3, turn: 2 })).toBe(
      'at the end of Boris’s 2nd turn from now',
    );
    const card = { type: 'played', card: HOTEL_AND_CASINO } as const;
    expect(text({ ...card, seat: 0, payout: 'before' })).toBe(
      'when I play Hotel + Casino Profit 120, before it pays',
    );
    expect(text({ ...card, seat: 1, payout: 'after' })).toBe(
      'when Nadia plays Hotel + Casino Profit 120',
    );
    const until = { seat: 0, turn: 3 };
    expect(text({ type: 'bought', seat: 0, property: 1, until })).toBe(
      'if I buy Casino in a sale by the end of my 3rd turn from now',
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
    expect(composer.share(share(HOTEL_AND_CASINO, 50), writing)).toBe('half of what it pays, $60M');
    expect(composer.share(share(HOTEL_DIE, 30, 40), writing)).toBe(
      '30% of what it pays, at least $40M',
    );
    const bought = { type: 'bought', seat: 0, property: 1, until: null } as const;
    expect(composer.share({ ...share(0, 100), when: bought }, writing)).toBe('the whole price');
  });

  it('D-7.7 what somebody does not do, and how long', () => {
    expect(composer.act({ type: 'tax', seat: 0 }, writing)).toBe('tax me');
    expect(composer.act({ type: 'knockOut', seat: 2 }, writing)).toBe('knock Otto out');
    expect(composer.act({ type: 'forceSale', property: 1 }, writing)).toBe(
      'force Casino into a sale',
    );
    expect(composer.act({ type: 'bid', above: 0, property: 1 }, writing)).toBe('bid for Casino');
    expect(composer.act({ type: 'bid', above: 90, property: null }, writing)).toBe(
      'bid more than $90M for any property',
    );
    expect(composer.act({ type: 'deal', about: { property: 1 } }, writing)).toBe(
      'deal with others about Casino',
    );
    expect(composer.until(null, writing)).toBe('for the rest of the game');
    expect(composer.until({ seat: 1, turn: 2 }, writing)).toBe(
      'until the end of Nadia’s 2nd turn from now',
    );
  });
});

describe('a line as a sentence with slots', () => {
  const read = (line: Parameters<typeof composer.line>[0], from = writing, isBack = false) =>
    composer
      .line(line, from, isBack)
      .map(({ slot, text }) => (slot ? `[${text}]` : text))
      .join(' ');
  const now = { type: 'now' } as const;
  const hotel = { type: 'property', property: 0 } as const;

  it('D-7.1 reads from beginning to end', () => {
    expect(read({ type: 'give', from: 0, what: { type: 'cash', amount: 50 }, when: now })).toBe(
      '[I] give Nadia [$50M] [now]',
    );
    const soon = { type: 'turnEnd', seat: 0, turn: 1 } as const;
    expect(read({ type: 'give', from: 0, what: hotel, when: soon }, writing, true)).toBe(
      '[I] give back [Hotel with its box] [at the end of my next turn]',
    );
    const played = { type: 'played', seat: 1, card: 16, payout: 'after' } as const;
    const half = { type: 'share', percent: 50 } as const;
    expect(read({ type: 'give', from: 1, what: half, when: played })).toBe(
      'When [Nadia] plays [Hotel + Casino Profit 120] then I get [half of what it pays, $60M]',
    );
    expect(read({ type: 'play', seat: 1, card: 28, turn: 1, target: 0 })).toBe(
      '[Nadia] plays [Tax] [on me] [by the end of Nadia’s next turn]',
    );
  });

  it('D-7.7 lets whoever gets it be chosen among several', () => {
    const gift = { type: 'give', from: 0, to: 2, what: hotel, when: now } as const;
    expect(read(gift, several)).toBe('[I] give [Otto] [Hotel, box $80M] [now]');
    expect(read({ type: 'show', seat: 2, to: 0, card: null }, several)).toBe(
      '[Otto] shows [me] [Otto’s whole hand]',
    );
  });

  it('D-7.7 forbids and gives options', () => {
    const act = { type: 'tax', seat: 0 } as const;
    expect(read({ type: 'abstain', seat: 1, act, until: null })).toBe(
      '[Nadia] does not [tax me] [for the rest of the game]',
    );
    expect(read({ type: 'option', seat: 0, clauses: [], until: null })).toBe(
      '[I] may, [for the rest of the game] on a turn of my own, have this happen:',
    );
  });
});
