/** D-7.1 What is written in each language can be typed in it. */

import { fastRng, LANGUAGES } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { STANDARD_COMPONENTS } from '../facts/components.ts';
import type { Clause } from '../facts/deal/clauses.ts';
import type { Writing } from '../facts/deal/slots.ts';
import { looseDeal } from '../rules/deal/sampleOffer.ts';
import { HOTEL, scene, TAX } from '../rules/testScene.ts';
import { catalogues } from './catalogues.ts';
import { asSeen } from './testEvents.ts';
import { typedBy } from './testTyped.ts';

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
  it('are understood when typed, between two and among several', () => {
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
      const head = `offer ${partners.map((seat) => asSeen('public')(seat).name).join(' ')}`;
      const writing: Writing = {
        ...{ components: STANDARD_COMPONENTS, people: asSeen(0), seats: [0, to, ...and] },
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
          const move = typedBy(messages)(state, 0, `${head}: ${line}`);
          expect(move, line).toMatchObject({ clauses: [once(clause)] });
        }
      }
    }
    expect(count).toBeGreaterThan(400);
  });
});
