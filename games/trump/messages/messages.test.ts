/** Everything this game says, in each language: in whole matches of every preset, and entry by entry. */

import {
  byName,
  collect,
  type Emission,
  eventsFor,
  fastRng,
  LANGUAGES,
  plainProse,
  seatsOf,
  type Text,
} from '@parlor/kit';
import { holdCatalogues, Judge } from '@parlor/testkit/testing';
import { describe, expect, it } from 'vitest';
import { STANDARD_COMPONENTS } from '../facts/components.ts';
import { CODES, KINDS } from '../facts/claims.ts';
import type { Writing } from '../facts/deal/slots.ts';
import { cardCode } from '../facts/names.ts';
import type { Event } from '../facts/events.ts';
import { trump } from '../rules/game.ts';
import { HOTEL, scene, TAX } from '../rules/testScene.ts';
import { looseTerms } from '../rules/deal/sampleOffer.ts';
import type { Trump } from '../rules/trump.ts';
import { textOf } from '../text/textOf.ts';
import { catalogues } from './catalogues.ts';
import { asSeen } from './testing/events.ts';

/** Names of properties are English on every board. */
const PROPERTIES = STANDARD_COMPONENTS.properties.map(({ name }) => name);

holdCatalogues(catalogues, {
  elsewhere: /./,
  typed: /^typing\./,
  names: PROPERTIES,
  verbatim: /Trump: The Game/g,
});

/** Plays a match at random and hands over everything there is to be said. */
function tell(text: Text<Trump>, preset: string, seed: number, say: (told: string) => void): void {
  const rng = fastRng(seed);
  const emissions: Emission<Event>[] = [];
  const seats = 3 + (seed % 2);
  const options = { ...trump.presets[preset]!, deals: Math.min(trump.presets[preset]!.deals, 4) };
  const state = trump.setup({ seats, options }, rng, collect(emissions));
  while (trump.toAct(state) !== 0) {
    const seat = rng.pick(seatsOf(trump.toAct(state)));
    const view = trump.view(state, seat);
    const decision = trump.decision(state, seat);
    const people = asSeen(seat);
    say(text.question(view, decision, people));
    // What is typed is set as keyboards do.
    say(text.typing(view, decision).replaceAll(/\u00a0?[:;]/g, ','));
    const move = trump.sample(state, seat, rng);
    say(text.answer(view, move, people));
    if (decision.kind === 'turn' && view.part === 2) {
      const clauses = looseTerms(state, seat, (seat + 1) % seats, rng);
      const why = trump.check(state, seat, { type: 'offer', to: (seat + 1) % seats, clauses });
      if (why) say(text.refused(why, people));
    }
    trump.apply(state, seat, move, rng, collect(emissions));
    const viewer = rng.below(2) === 0 ? seat : 'public';
    for (const line of text.board(trump.view(state, viewer), asSeen(viewer)).split('\n'))
      say(line.trim());
  }
  const last = trump.view(state, 0);
  for (const viewer of [0, 1, 'public'] as const) {
    for (const event of eventsFor(emissions, viewer)) {
      const sentence = text.happened(event, asSeen(viewer), last);
      if (sentence === undefined) continue;
      expect(sentence).toMatch(/[^.]\.$/);
      say(sentence);
      for (const more of text.details!(event, asSeen(viewer), last)) say(more);
    }
  }
}

describe.each(LANGUAGES)('everything said in %s', (language) => {
  const { messages } = catalogues[language];
  const text = textOf(messages);
  const judge = new Judge(catalogues, language, PROPERTIES);
  const assertGood = (told: string): void => judge.assertText(plainProse(told));

  it.each(Object.keys(trump.presets))('is whole in matches of the preset %s', (preset) => {
    let count = 0;
    for (const seed of [1, 2])
      tell(text, preset, seed, (told) => {
        count++;
        assertGood(told);
      });
    expect(count).toBeGreaterThan(1000);
  });

  it('has a sentence for every refusal, with everything it is about', () => {
    const params = {
      ...{ seat: 1, line: 2, contract: 3, clause: 1, have: 10, need: 20, min: 10, max: 50 },
      ...{ step: 10, most: 8, bid: 60, least: 70, deals: 3, counters: 3, seats: 7, space: 4 },
      ...{ property: 'Hotel', field: 'x', card: cardCode(STANDARD_COMPONENTS, TAX) },
    };
    for (const code of Object.keys(messages.refusals)) {
      const isPlace = code.startsWith('components-');
      const about = isPlace ? { ...params, property: 2, card: 5 } : params;
      assertGood(text.refused({ code, params: about }, asSeen(0)));
    }
    // The first edition sends names.
    const named = text.refused({ code: 'card-not-held', params: { card: 'Tax' } }, asSeen(0));
    expect(named).toContain('Tax');
  });

  it('has a sentence for every reason, with and without what it is about', () => {
    const params = {
      ...{ seat: 1, thing: 'Hotel', other: 'Casino', amount: 60, pays: 120, gets: 50, gives: 60 },
      ...{ mine: 40, theirs: 70, worth: 200, outs: 2, kind: KINDS[0] },
    };
    for (const code of CODES)
      for (const about of [{}, params, { ...params, percent: 50, least: 1, die: 1 }])
        assertGood(text.reason({ code, params: about }, asSeen(0)));
    for (const kind of KINDS)
      assertGood(text.reason({ code: 'not-my-kind', params: { kind } }, asSeen(0)));
    assertGood(text.reason({ code: 'no such code' }, asSeen(0)));
  });

  it('explains the game and everything on its table', () => {
    const view = trump.view(scene({}), 0);
    for (const { title, paragraphs } of text.howTo())
      for (const line of [title, ...paragraphs]) assertGood(line);
    const all = text.glossary(view);
    expect(all.length).toBeGreaterThan(8 + STANDARD_COMPONENTS.cards.length);
    for (const { name, does } of all) {
      expect(name).toMatch(/\S/);
      assertGood(does);
    }
  });

  it('puts every line of a deal in the making', () => {
    const state = scene({
      part: 2,
      hands: [
        [0, TAX, 16, 24, 29, 30],
        [TAX, 24],
      ],
      owned: [[HOTEL], [1]],
    });
    const kinds = new Set<string>();
    const rng = fastRng(3);
    for (let tries = 0; tries < 400; tries++) {
      for (const me of [0, 1, 2] as const) {
        const writing: Writing = {
          ...{ components: STANDARD_COMPONENTS, people: asSeen(me) },
          seats: tries % 2 === 0 ? [0, 1] : [0, 1, 2],
          box: () => ({ amount: 80, isLeast: tries % 3 === 0 }),
          shareOf: () => (tries % 3 === 0 ? undefined : 60),
        };
        for (const clause of looseTerms(state, 0, 1, rng)) {
          kinds.add(
            clause.type === 'give' ? `${clause.what.type} ${clause.when.type}` : clause.type,
          );
          const parts = messages.composer.line(clause, writing, tries % 5 === 0);
          assertGood(parts.map((part) => part.text).join(' '));
          if (clause.type === 'option')
            for (const gift of clause.clauses)
              for (const part of messages.composer.optionGift(gift, writing)) assertGood(part.text);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(12);
  });

  it('does not take somebody for the reader who is only called so', () => {
    const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL]] });
    for (const name of ['You', 'Du', 'Vous', 'Tú', 'you', 'I']) {
      const people = byName(() => name);
      const event: Event = { type: 'passed', seat: 1 };
      expect(text.happened(event, people)).toBe(
        text
          .happened(
            event,
            byName(() => 'Ann'),
          )!
          .replace('Ann', name),
      );
      const view = trump.view(state, 0);
      expect(text.question(view, { kind: 'turn', sealed: false, optional: false }, people)).toBe(
        text.question(view, { kind: 'turn', sealed: false, optional: false }, asSeen(0)),
      );
    }
  });
});
