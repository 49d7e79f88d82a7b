/** D-7.1 What is written in each language can be typed in it. */

import { fastRng, LANGUAGES } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { STANDARD_COMPONENTS } from '../facts/components.ts';
import type { Clause } from '../facts/clauses.ts';
import type { Writing } from '../facts/deal/slots.ts';
import { looseDeal } from '../rules/deal/sampleOffer.ts';
import { cash, HOTEL, offer, scene, TAX } from '../rules/testScene.ts';
import { catalogues } from './catalogues.ts';
import { messages as en } from './en/index.ts';
import { asSeen, NAMES } from './testing/events.ts';
import { typedBy } from './testing/typed.ts';

/** As guests are called: several words, accents, one within another, one that begins like another. */
const LONG_NAMES = ['Stille Elster', 'Zoë O’Hara', 'Cousin Agnès', 'Cousin Agnès 2'];

/** A gift at the end of one turn is the same, whether it is meant to come once or as a series of one. */
const once = (clause: Clause): Clause =>
  clause.type === 'give' && clause.when.type === 'everyTurnEnd' && clause.when.turns === 1
    ? { ...clause, when: { type: 'turnEnd', seat: clause.when.seat, turn: 1 } }
    : clause;

const isGivenBack = (clause: Clause): boolean =>
  clause.type === 'give' &&
  (clause.what.type === 'property' || clause.what.type === 'card') &&
  clause.when.type !== 'now';

/** An option has lines of its own, so it is not typed as it is written. */
describe.each(LANGUAGES)('D-7.1 the lines of a deal in the making in %s', (language) => {
  const { messages } = catalogues[language];
  it.each([
    ['of one word', NAMES],
    ['of several words', LONG_NAMES],
  ])('are understood when typed, between two and among several, with names %s', (__, names) => {
    const state = scene({
      part: 2,
      hands: [
        [0, TAX, 16, 24, 29, 30],
        [TAX, 24],
      ],
      owned: [[HOTEL], [1]],
    });
    const rng = fastRng(5);
    let count = 0;
    for (let tries = 0; tries < 200; tries++) {
      const { to, and = [], clauses } = looseDeal(state, 0, rng);
      const partners = [to, ...and];
      const head = `offer ${partners.map((seat) => names[seat]).join(' ')}`;
      const writing: Writing = {
        ...{ components: STANDARD_COMPONENTS, people: asSeen(0, names), seats: [0, to, ...and] },
        box: () => ({ amount: 1200, isLeast: tries % 3 === 0 }),
        shareOf: () => (tries % 2 === 0 ? 1200 : undefined),
      };
      for (const clause of clauses) {
        if (clause.type === 'option') continue;
        for (const isBack of isGivenBack(clause) ? [false, true] : [false]) {
          count++;
          const line = messages.composer
            .line(clause, writing, isBack)
            .map(({ text }) => text)
            .join(' ');
          const move = typedBy(messages, names)(state, 0, `${head}: ${line}`);
          expect(move, line).toMatchObject({ clauses: [once(clause)] });
        }
      }
    }
    expect(count).toBeGreaterThan(400);
  });
});

describe('D-7.1 players by their names', () => {
  const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL]] });
  const offered = (names: readonly string[], whom: string): unknown =>
    typedBy(en, names)(state, 0, `offer ${whom}: give 100`);

  it('are found in full, with or without accents and capitals', () => {
    for (const whom of ['Zoë O’Hara', "zoe o'hara", 'zoë  o’hara']) {
      expect(offered(LONG_NAMES, whom), whom).toEqual(offer(1, cash(0, 100)));
    }
    expect(offered(LONG_NAMES, 'Cousin Agnès')).toEqual(offer(2, cash(0, 100)));
    expect(offered(LONG_NAMES, 'Cousin Agnès 2')).toEqual(offer(3, cash(0, 100)));
  });

  it('are found by the first word where nobody else has it', () => {
    expect(offered(LONG_NAMES, 'Zoe')).toBeUndefined();
    expect(offered(LONG_NAMES, 'Zoë')).toEqual(offer(1, cash(0, 100)));
    expect(offered(LONG_NAMES, 'Cousin')).toBeUndefined();
  });

  it('never take the place of a thing of the same name', () => {
    const names = ['Ines', 'Force Sale', 'Cy', 'Max'];
    const move = typedBy(en, names)(state, 0, 'offer left: give force sale');
    expect(move).toMatchObject({ to: 1, clauses: [{ what: { type: 'card' } }] });
  });

  it.each(LANGUAGES)(
    'whoever is called like the reader is meant by that name, in %s',
    (language) => {
      for (const name of ['You', 'Du', 'Vous', 'Tú', 'You two']) {
        const typed = typedBy(catalogues[language].messages, ['Ines', 'Cy', name, 'Max']);
        for (const whom of [name, name.toLowerCase()])
          expect(typed(state, 0, `offer ${whom}: give 100`), whom).toEqual(offer(2, cash(0, 100)));
        const between = `offer Cy and ${name}: ${name} give 100 to Cy`;
        expect(typed(state, 0, between), name).toMatchObject({ clauses: [{ from: 2, to: 1 }] });
      }
    },
  );

  it('several at once', () => {
    const move = typedBy(en, LONG_NAMES)(
      state,
      0,
      'offer Cousin Agnès 2 and Zoë O’Hara: give Cousin Agnès 2 50',
    );
    expect(move).toMatchObject({ to: 1, and: [3], clauses: [{ from: 0, to: 3 }] });
  });
});
