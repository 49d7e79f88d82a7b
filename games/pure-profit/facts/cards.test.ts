import { type Json, parseOptions } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { BOX, checkDeck, countsOf, keyOf, MOST_OF_A_KIND, sizeOf } from './cards.ts';
import { pureProfit } from '../rules/index.ts';
import { checkTable, optionsSpec, presets } from './options.ts';
import { deckWith } from '../rules/testTable.ts';
import { BANKRUPTS, CARD_KEYS, CARDS, type Deck, STEALS, stealPower, VALUES } from './types.ts';

describe('P-1.1 the cards', () => {
  it('are 108 of fifteen kinds', () => {
    expect(sizeOf(null)).toBe(108);
    expect(CARDS).toHaveLength(15);
    expect([...VALUES]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(BANKRUPTS.map(keyOf)).toEqual(['bankruptLowest', 'bankruptHighest']);
    expect(STEALS.map(keyOf)).toEqual(['stealOne', 'stealTwo', 'stealThree']);
    expect(STEALS.map(stealPower)).toEqual([1, 2, 3]);
  });
});

describe('P-1.2 the deck is data', () => {
  it('has in the box eight of each value and Bankrupt and four of each Steal', () => {
    expect(Object.keys(BOX)).toEqual([...CARD_KEYS]);
    expect([...VALUES, ...BANKRUPTS].map((card) => countsOf(null)[card])).toEqual(
      new Array(12).fill(8),
    );
    expect(STEALS.map((card) => countsOf(null)[card])).toEqual([4, 4, 4]);
  });

  it('can be replaced by the table; a kind left out has no cards', () => {
    const { stealThree: _, ...deck } = deckWith({ '1': 3, bankruptLowest: 0 });
    const options = { ...presets.standard, deck };
    expect(parseOptions(optionsSpec, presets.standard, { deck })).toEqual({ ok: true, options });
    expect(sizeOf(deck)).toBe(108 - 5 - 8 - 4);
    const state = pureProfit.setup(
      { seats: 3, options },
      { below: () => 0, pick: (l) => l[0]!, shuffle: (l) => l },
    );
    expect(pureProfit.audit.inventory(state)).toEqual([
      3, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 8, 4, 4, 0,
    ]);
  });

  const refused: [string, Json, object][] = [
    ['a number', 7, { code: 'deck-not-an-object' }],
    ['a list', [8, 8], { code: 'deck-not-an-object' }],
    ['a text', 'all', { code: 'deck-not-an-object' }],
    [
      'an unknown card',
      { ...BOX, joker: 2 },
      { code: 'deck-unknown-card', params: { card: 'joker' } },
    ],
    [
      'a card with a name that is a book',
      { ...BOX, ['joker'.repeat(9000)]: 2 },
      { code: 'deck-unknown-card', params: { card: 'joker'.repeat(8) } },
    ],
    [
      'a text beside the cards',
      { ...BOX, about: 'my own deck' },
      { code: 'deck-unknown-card', params: { card: 'about' } },
    ],
    [
      'a card from nowhere',
      JSON.parse('{"__proto__": 2}'),
      { code: 'deck-unknown-card', params: { card: '__proto__' } },
    ],
    [
      'a text in place of a count',
      { ...BOX, '3': 'eight' },
      { code: 'deck-bad-count', params: { card: '3', max: 60 } },
    ],
    ['a card 11', { ...BOX, '11': 2 }, { code: 'deck-unknown-card', params: { card: '11' } }],
    [
      'fewer than none',
      { ...BOX, '3': -1 },
      { code: 'deck-bad-count', params: { card: '3', max: 60 } },
    ],
    [
      'half a card',
      { ...BOX, '3': 2.5 },
      { code: 'deck-bad-count', params: { card: '3', max: 60 } },
    ],
    [
      'a count in words',
      { ...BOX, stealOne: '4' },
      { code: 'deck-bad-count', params: { card: 'stealOne', max: 60 } },
    ],
    ['no count', { ...BOX, '3': null }, { code: 'deck-bad-count', params: { card: '3', max: 60 } }],
    [
      'too many of a kind',
      { ...BOX, '9': MOST_OF_A_KIND + 1 },
      { code: 'deck-bad-count', params: { card: '9', max: 60 } },
    ],
    [
      'a step that no Bank can take',
      { ...BOX, '6': 0 },
      { code: 'deck-lacks-value', params: { value: 6 } },
    ],
    ['no cards at all', {}, { code: 'deck-lacks-value', params: { value: 1 } }],
    [
      'far too many',
      { ...BOX, '1': 60, '2': 60, '3': 60 },
      { code: 'deck-too-large', params: { cards: 264, max: 240 } },
    ],
  ];
  it.each(refused)('is refused: %s', (_name, deck, why) => {
    expect(checkDeck(deck)).toEqual(why);
    const result = parseOptions(optionsSpec, presets.standard, { deck });
    expect(result).toMatchObject({ ok: false, why });
  });

  it('is refused when it cannot be dealt, with one card to turn up', () => {
    const deck: Deck = Object.fromEntries(VALUES.map((value) => [keyOf(value), 2]));
    const table = (seats: number, more: Deck) => ({
      seats,
      options: { ...presets.standard, deck: { ...deck, ...more } },
    });
    expect(checkTable(table(3, {}))).toBeUndefined();
    expect(checkTable(table(4, {}))).toEqual({
      code: 'deck-too-small',
      params: { cards: 20, need: 21 },
    });
    expect(checkTable(table(4, { stealOne: 1 }))).toBeUndefined();
  });
});

describe('P-1.3 seats and games', () => {
  it('takes two to six', () => {
    expect(pureProfit.seatCounts).toEqual([2, 3, 4, 5, 6]);
    const why = { code: 'seats-out-of-range', params: { min: 2, max: 6 } };
    for (const seats of [1, 7, 2.5]) {
      expect(checkTable({ seats, options: presets.standard })).toEqual(why);
    }
  });

  it('plays one game or three, one by default', () => {
    const read = (games: Json) => parseOptions(optionsSpec, presets.standard, { games });
    expect(presets.standard.games).toBe('1');
    expect(read('3')).toMatchObject({ ok: true, options: { games: '3' } });
    for (const games of ['2', 3, 1, null]) {
      expect(read(games)).toMatchObject({ ok: false, why: { code: 'option-not-a-choice' } });
    }
  });
});
