/** Everything this game says, in each language: in whole matches of every preset, and entry by entry. */

import {
  byName,
  collect,
  type Emission,
  eventsFor,
  fastRng,
  type People,
  type Seat,
  seatsOf,
  type Text,
} from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { STANDARD_COMPONENTS } from '../facts/components.ts';
import { CODES, KINDS } from '../facts/claims.ts';
import type { Writing } from '../facts/deal/slots.ts';
import { cardCode } from '../facts/names.ts';
import type { Event } from '../facts/types.ts';
import { trump } from '../rules/game.ts';
import { HOTEL, scene, TAX, turnEnd } from '../rules/testScene.ts';
import { looseTerms } from '../rules/deal/sampleOffer.ts';
import type { Trump } from '../rules/trump.ts';
import { textOf } from '../text/textOf.ts';
import { messages as de } from './de/index.ts';
import { type Messages, messages as en } from './en/index.ts';
import { messages as es } from './es/index.ts';
import { messages as fr } from './fr/index.ts';

const LANGUAGES: readonly (readonly [string, Messages])[] = [
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
];

const NAMES = ['Ines', 'Bob', 'Cy', 'Max'];
const asSeen =
  (viewer: Seat | 'public'): People =>
  (seat) => ({
    name: NAMES[seat]!,
    isReader: seat === viewer,
  });

/** Nothing that only a program would write, nothing doubled, straight or ASCII where the language has its own. */
const BROKEN = /undefined|NaN|\[object|\bnull\b| {2}|\.\.|\.[”“]\.|["']| ,| \.(?!\w)/;

/** English words that no sentence of another language has; names of properties are English and do not count. */
const ENGLISH =
  /\b(?:the|you|your|with|and|card|cards|from|for|not|turn|property|give|gives|to the|of)\b/i;
const PROPERTIES = new RegExp(
  STANDARD_COMPONENTS.properties.map(({ name }) => name).join('|'),
  'g',
);

function expectGood(text: string, language: string): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(BROKEN);
  if (language !== 'en') expect(text.replaceAll(PROPERTIES, '')).not.toMatch(ENGLISH);
}

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
    say(text.typing(view, decision));
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

describe.each(LANGUAGES)('everything said in %s', (language, messages) => {
  const text = textOf(messages);

  it.each(Object.keys(trump.presets))('is whole in matches of the preset %s', (preset) => {
    let count = 0;
    for (const seed of [1, 2])
      tell(text, preset, seed, (told) => {
        count++;
        expectGood(told, language);
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
      expectGood(text.refused({ code, params: about }, asSeen(0)), language);
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
        expectGood(text.reason({ code, params: about }, asSeen(0)), language);
    for (const kind of KINDS)
      expectGood(text.reason({ code: 'not-my-kind', params: { kind } }, asSeen(0)), language);
    expectGood(text.reason({ code: 'no such code' }, asSeen(0)), language);
  });

  it('explains the game and everything on its table', () => {
    const view = trump.view(scene({}), 0);
    for (const { title, paragraphs } of text.howTo())
      for (const line of [title, ...paragraphs]) expectGood(line, language);
    const all = text.glossary(view);
    expect(all.length).toBeGreaterThan(8 + STANDARD_COMPONENTS.cards.length);
    for (const { name, does } of all) {
      expect(name).toMatch(/\S/);
      expectGood(does, language);
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
          expectGood(parts.map((part) => part.text).join(' '), language);
          if (clause.type === 'option')
            for (const gift of clause.clauses)
              for (const part of messages.composer.optionGift(gift, writing))
                expectGood(part.text, language);
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

/** Every text of a catalogue by its path; functions are left to the tests above. */
function* textsIn(entry: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof entry === 'string') yield [path, entry];
  else if (typeof entry === 'object' && entry !== null)
    for (const [key, inner] of Object.entries(entry)) yield* textsIn(inner, `${path}.${key}`);
}

/** What a language never writes. */
const TYPOGRAPHY: Readonly<Record<string, RegExp>> = {
  // The opening quotation mark is the low one.
  de: /[“”](?=\w)/,
  // A space that may break, or none, where a no-break space belongs. What is typed has none.
  fr: /«(?!\u00a0)|[^\u00a0]»| [:;?!%](?! \d)|[\p{L})][?!]/u,
  // The house quotes with “ ” in Spanish; questions and exclamations are opened.
  es: /[«»]|^[^¿]*\?|^[^¡]*!/,
};

/** Texts that are the same as in English, and why. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\.names\.short\./, 'names of properties are content of the box'],
];
const SAME_IN: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/\.print\.investor\.1$|\.contents\.name$/, 'German has the same word'],
    [/\.table\.spaces\.start$/, 'as it is printed on the board'],
  ],
  fr: [[/\.names\.million$/, 'French has the same letter']],
  es: [[/\.names\.million$/, 'Spanish has the same letter']],
};

describe.each(LANGUAGES.filter(([language]) => language !== 'en'))(
  'the texts in %s',
  (language, messages) => {
    const isSame = (path: string): boolean =>
      [...SAME, ...SAME_IN[language]!].some(([allowed]) => allowed.test(path));

    it('are not English', () => {
      const english = new Map(textsIn(en, ''));
      const same = [...textsIn(messages, '')].filter(
        ([path, text]) => english.get(path) === text && !isSame(path),
      );
      expect(same).toEqual([]);
      for (const [path, text] of textsIn(messages, '')) {
        if (path.startsWith('.names.short')) continue;
        expect(text.replaceAll(PROPERTIES, ''), path).not.toMatch(ENGLISH);
        expect(text, path).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|["']/);
        const typography = TYPOGRAPHY[language];
        if (typography) expect(text, path).not.toMatch(typography);
      }
    });
  },
);

describe('a sentence with an option and one with a lapse', () => {
  const gift = { type: 'give', from: 1, what: { type: 'property', property: HOTEL } } as const;
  const clause = {
    type: 'option',
    seat: 0,
    clauses: [{ ...gift, when: { type: 'now' } }],
    until: null,
  } as const;
  const used: Event = { type: 'used', seat: 0, contract: 2, seats: [0, 1], clause };
  const lapsed: Event = {
    type: 'lapsed',
    contract: 2,
    seats: [0, 1],
    clause: { ...gift, when: turnEnd(0, 1) },
    why: 'sold',
  };

  it('ends in one full stop', () => {
    const told = LANGUAGES.flatMap(([, messages]) =>
      [used, lapsed].map((event) => textOf(messages).happened(event, asSeen(0))),
    );
    expect(told).toEqual([
      'You used an option of contract 2: Bob gives you Hotel with its box.',
      'A line of contract 2 lapsed because the property was sold: “Bob will give you Hotel with its box at the end of your next turn”.',
      'Du nutzt eine Option aus Vertrag 2: Bob gibt dir Hotel mit Kasten.',
      'Eine Zeile von Vertrag 2 verfällt, weil das Haus verkauft wurde: „Bob gibt dir am Ende deines nächsten Zugs Hotel mit Kasten“.',
      'Vous utilisez une option du contrat 2\u00a0: Bob vous donne Hotel avec son coffre.',
      'Une ligne du contrat 2 tombe à l’eau parce que la propriété a été vendue\u00a0: «\u00a0Bob vous donne Hotel avec son coffre à la fin de votre prochain tour\u00a0».',
      'Usas una opción del contrato 2: Bob te da Hotel con su caja.',
      'Una línea del contrato 2 queda en nada porque la propiedad se ha vendido: “Bob te da Hotel con su caja al final de tu próximo turno”.',
    ]);
  });

  it('bends names as the language does', () => {
    const event: Event = { type: 'traded', seat: 1, give: 0, take: 1, with: 0 };
    const told = LANGUAGES.map(([, messages]) =>
      textOf(messages).happened(event, asSeen('public')),
    );
    expect(told).toEqual([
      'Bob traded Hotel for Ines’s Casino.',
      'Bob tauscht Hotel gegen Ines’ Casino.',
      'Bob échange Hotel contre Casino avec Ines.',
      'Bob le cambia Hotel por Casino a Ines.',
    ]);
  });
});
