/** What the how-to pages show and say, played by the rules. */

import { LANGUAGES } from '@parlor/kit';
import { howToProse } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { GOAL, isSteal, stealPower, VALUES } from '../facts/types.ts';
import {
  BANK,
  BANKRUPTCY,
  CLOSED_TOP,
  FINISH,
  FREE_TOP,
  STEALING,
  TOWERS,
} from '../facts/examples.ts';
import { cardName } from '../facts/notation.ts';
import { TURNS_PER_SEAT } from '../facts/options.ts';
import { catalogues } from '../messages/catalogues.ts';
import { TestTable, text } from '../rules/testTable.ts';
import { textOf } from '../text/textOf.ts';

const OTHER = '5 6 7';
/** A Bank up to this step. */
const bankTo = (top: number): string => text(VALUES.filter((step) => step <= top));

describe('the examples', () => {
  it('P-3.2 the open value card can be taken, the Steal on top cannot', () => {
    const open = new TestTable({ hands: ['1', OTHER], discard: text([FREE_TOP]) });
    expect(open.legal()).toEqual(['draw', 'take']);
    const closed = new TestTable({ hands: ['1', OTHER], discard: text([FREE_TOP, CLOSED_TOP]) });
    expect(closed.legal()).toEqual(['draw']);
    expect(closed.refusal('take')).toBe('discard-out-of-reach');
  });

  it('P-3.4 the Bank is laid card by card, and exactly these fit next', () => {
    let bank: number[] = [];
    for (const card of BANK.laid) {
      const table = new TestTable({
        hands: [text([card, 4, 5, 6, 7, 8]), OTHER],
        banks: [text(bank)],
      });
      expect(table.legal('bank'), cardName(card)).toContain(`bank ${cardName(card)}`);
      bank = [...bank, card];
    }
    const table = new TestTable({ hands: ['1 2 3 4 5 6', OTHER], banks: [text(bank)] });
    expect(table.legal('bank')).toEqual(BANK.fits.map((card) => `bank ${cardName(card)}`));
  });

  it('P-4.1 the two Bankrupts take these value cards and leave the rest', () => {
    const bankrupts = BANKRUPTCY.pairs.map(([bankrupt]) => bankrupt);
    const hand = [...BANKRUPTCY.values, ...bankrupts, CLOSED_TOP];
    const table = new TestTable({ hands: [text(hand), OTHER] });
    table.play('settle lowest');
    expect(table.pairs).toBe(BANKRUPTCY.pairs.map((pair) => text(pair)).join(', '));
    const lost = BANKRUPTCY.pairs.map(([, value]) => value);
    const kept = BANKRUPTCY.values.filter((value) => !lost.includes(value));
    expect(table.hand(0)).toBe(text([...kept, CLOSED_TOP]));
  });

  it('P-5.1 the Steals take one, two and three cards', () => {
    expect(STEALING.filter(isSteal).map(stealPower)).toEqual([1, 2, 3]);
  });

  it('P-6.1, P-6.2 the hand ends the game from there and wins it', () => {
    const hand = text([...FINISH.laid, FINISH.discard]);
    for (const finish of ['free', 'discard'] as const) {
      const table = new TestTable({
        hands: [hand, OTHER],
        banks: [bankTo(FINISH.top)],
        pile: '',
        discard: '',
        options: { finish },
      });
      const cards = FINISH.laid.map(cardName).join(' ');
      table.play(`finish ${cards} discard ${cardName(FINISH.discard)}`);
      expect([table.asked, table.outcome?.places[0]]).toEqual(['over', 1]);
    }
  });

  it('the last of the three Banks is complete, the others are not', () => {
    expect(TOWERS.map((top) => top === GOAL)).toEqual([false, false, true]);
  });
});

describe('the chapters', () => {
  it('P-3.1 a hand of six or more does not draw', () => {
    expect(new TestTable({ hands: ['1 2 3 4 5 6 7', OTHER] }).asked).toBe('act');
    expect(new TestTable({ hands: ['1 2 3 4 5', OTHER] }).asked).toBe('draw');
  });

  it('P-4.3 a Bankrupt without a value card waits, a Steal may be used, a full hand discards one', () => {
    const steal = new TestTable({ hands: ['BL BL BH BH BH S1', OTHER] });
    expect(steal.legal()).toEqual(['steal one', 'pass']);
    const full = new TestTable({ hands: ['BL BL BH BH BH BH', OTHER] });
    expect(full.legal()).toEqual(['discard Bankrupt Lowest', 'discard Bankrupt Highest']);
  });

  it('P-6.1 duplicates may go in as well', () => {
    const table = new TestTable({ hands: ['8 9 9 10 4 4', OTHER], banks: [bankTo(7)] });
    expect(table.legal('finish')).toContain('finish $8M $9M $9M $10M discard $4M');
  });

  it.each(LANGUAGES)('P-6.4 the number of turns is the rules’ own, in %s', (language) => {
    expect(howToProse(textOf(catalogues[language].messages))).toContain(` ${TURNS_PER_SEAT} `);
  });
});
