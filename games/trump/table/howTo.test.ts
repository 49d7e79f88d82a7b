/** What the how-to page says by numbers and shows as examples, played against the rules. */

import { fastRng, LANGUAGES } from '@parlor/kit';
import { howToProse } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { STARTING_HAND } from '../facts/components.ts';
import { EXAMPLE_CONTRACT, EXAMPLE_LOAN, EXAMPLE_SALE } from '../facts/examples.ts';
import { catalogues } from '../messages/catalogues.ts';
import { trump } from '../rules/index.ts';
import { FORCE_SALE, HOTEL, openSale, play, raise, scene, T, TAX } from '../rules/testScene.ts';
import { textOf } from '../text/textOf.ts';
import { CHAPTERS } from '../text/words/explained.ts';
import { STANDARD } from './printed.ts';

/** Does the page name so much money, in every language? */
function expectNamed(...amounts: readonly number[]): void {
  for (const language of LANGUAGES) {
    const { messages } = catalogues[language];
    const page = howToProse(textOf(messages));
    for (const amount of amounts) expect(page).toContain(messages.names.money(amount));
  }
}

describe('the how-to page', () => {
  it.each(LANGUAGES)('shows every chapter there is, in %s', (language) => {
    expect(CHAPTERS).toEqual(Object.keys(catalogues[language].messages.howTo));
  });

  it('D-2.1 begins with what everybody has', () => {
    const state = trump.setup({ seats: 4, options: trump.presets.standard }, fastRng(1));
    const view = trump.view(state, 'public');
    expect(view.cash).toEqual([400, 400, 400, 400]);
    // Whoever begins has drawn one more.
    expect(Math.min(...view.handSizes)).toBe(STARTING_HAND);
    expect(new Set(view.boxes)).toEqual(new Set([50]));
    expect(view.owners).toHaveLength(8);
    expectNamed(400, 50);
  });

  it('D-4.2 taxes by the property', () => {
    const state = scene({ hands: [[TAX]], owned: [[], [0, 1]] });
    play(state, 0, { type: 'play', card: TAX, seat: 1 });
    expect(trump.view(state, 0).cash.slice(0, 2)).toEqual([440, 360]);
    expectNamed(20);
  });

  it('D-5.1 D-5.3 D-5.4 plays the sale of its example', () => {
    const { openings, investor, bid } = EXAMPLE_SALE;
    const card = STANDARD.cards.findIndex(
      (one) => one.kind === 'investor' && one.brings === investor,
    );
    const state = scene({ seats: 3, hands: [[FORCE_SALE], [card]] });
    play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
    openSale(state, [...openings]);
    expect(trump.check(state, 0, raise(30))?.code).toBe('cash-needs-investor');
    play(state, 0, { type: 'pass' });
    play(state, 1, raise(0, card));
    const { sale } = trump.view(state, 0);
    expect(sale).toMatchObject({ leader: 1, standing: ['in', 'in', 'none'] });
    expect(sale!.bids[1]).toBe(bid);
    expect(trump.check(state, 0, raise(30))).toBeUndefined();
  });

  it('D-7.1 D-7.2 plays the loan of its example', () => {
    const { owns, borrows, card, pays, share } = EXAMPLE_LOAN;
    const state = scene({ part: 2, hands: [[card]], owned: [[owns], [borrows]] });
    play(state, 0, { type: 'offer', to: 1, clauses: EXAMPLE_CONTRACT });
    play(state, 1, { type: 'accept' });
    play(state, 0, { type: 'play', card });
    const { cash, owners, discards } = trump.view(state, 0);
    expect(discards).toContain(card);
    expect(cash.slice(0, 2)).toEqual([400 + pays - share, 400 + share]);
    expect([owners[owns], owners[borrows]]).toEqual([0, 1]);
  });

  it('D-3.2 says what a T does', () => {
    const state = scene({ hands: [[], [TAX]] });
    play(state, 0, { type: 'roll' }, T);
    expect(trump.view(state, 0).asked).toBe('take');
  });
});
