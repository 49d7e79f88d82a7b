/** The examples of how to play, played. */

import { LANGUAGES } from '@parlor/kit';
import { cardName, valueName } from '../facts/cards.ts';
import {
  CATCH,
  type Fitting,
  FITS,
  ON_EIGHT_AND_A_HALF,
  ON_NINE,
  RAISES,
  ROOM,
} from '../facts/examples.ts';
import { type Card, GHOST, HALF } from '../facts/types.ts';
import { catalogues } from '../messages/catalogues.ts';
import { lay } from '../rules/testTable.ts';
import { describe, expect, it } from 'vitest';

const KINDS: readonly Card[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, HALF, GHOST];

/** A pile of this value, and this hand on turn. */
const on = (value: number, hand: string, options = {}) =>
  lay({
    hands: [hand, '1 1 1', '1 1 1'],
    banks: ['1', '1', '1'],
    // Only the value counts for what fits; what lies there is never looked at.
    pile: Number.isInteger(value) ? '1' : '1 ½',
    value,
    options,
  });

const fittingOn = (value: number): Card[] =>
  KINDS.filter((card) => on(value, cardName(card)).refusal(cardName(card)) === undefined);

const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

describe('E-3.2, E-4.3 what fits on a number', () => {
  it('is what the example says, beside Half and Ghost', () => {
    expect(sorted([...FITS.fits, HALF, GHOST])).toEqual(fittingOn(FITS.value));
  });
});

describe('E-4.5, E-4.7 what fits on 9 and on 8½', () => {
  it.each<Fitting>([ON_NINE, ON_EIGHT_AND_A_HALF])('on $value', ({ value, fits }) => {
    expect(sorted(fits)).toEqual(fittingOn(value));
  });

  it('is 8 and Half together on 8½ as well', () => {
    expect(on(ON_EIGHT_AND_A_HALF.value, '8 ½').refusal('8+½')).toBeUndefined();
    expect(on(ON_NINE.value, '8 ½').refusal('8+½')).toBeDefined();
  });
});

describe('E-4.2 Halves together', () => {
  it.each(RAISES)('$halves on $on make $makes', ({ on: value, halves, makes }) => {
    const hand = Array<string>(halves).fill('½').join(' ');
    const table = on(value, `${hand} 9`).play(`${halves}×½`);
    expect(table.events('laid')[0].value).toBe(makes);
  });
});

describe('E-4.2 Halves one by one', () => {
  it.each(ROOM)('on $on at most $most', ({ on: value, most }) => {
    const table = on(value, '½ ½ ½ ½ ½', { halves: 'oneByOne' });
    const plays = [1, 2, 3, 4, 5].map((count) => (count === 1 ? '½' : `${count}×½`));
    const fit = plays.filter((play) => table.refusal(play) === undefined);
    expect(fit).toHaveLength(most);
  });
});

describe('E-5.1 the catch', () => {
  it('is made with the card of the example, and nobody else is caught', () => {
    const { pile, value, by } = CATCH;
    const table = lay({
      hands: [`${cardName(by)} 9`, '1 1 1', '1 1 1'],
      banks: ['1', '1', '1'],
      pile: pile.map(cardName).join(' '),
      value,
    }).play(cardName(by));
    expect(table.events('caught')).toEqual([{ type: 'caught', seat: 2, by: 0, value }]);
    expect(table.events('collected')[0].cards).toEqual([...pile, by]);
  });
});

describe('the page', () => {
  it.each(LANGUAGES)('tells the examples in %s', (language) => {
    const { howTo, cards } = catalogues[language].messages;
    const { together } = catalogues[language].shelf.options.halves.values;
    expect(together).toContain(valueName(RAISES[0].on));
    expect(together).toContain(valueName(RAISES[0].makes));
    for (const card of FITS.fits) expect(howTo.turn.example).toContain(cards.name(card));
    for (const { on: value, makes } of RAISES) {
      expect(howTo.special.halves).toContain(valueName(value));
      expect(howTo.special.halves).toContain(valueName(makes));
    }
    for (const { on: value } of ROOM) expect(howTo.options.halves).toContain(valueName(value));
    for (const card of ON_NINE.fits) expect(howTo.special.nine).toContain(cards.name(card));
    expect(howTo.catching.example).toContain(valueName(CATCH.value));
    expect(howTo.catching.example).toContain(cards.name(CATCH.by));
    expect(howTo.catching.caption).toContain(cards.name(CATCH.pile.at(-2)));
  });
});
