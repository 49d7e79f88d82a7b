/** Everything this game says, in each language: nothing missing, nothing in the wrong language. */

import {
  collect,
  type Emission,
  eventsFor,
  fastRng,
  type Illegal,
  LANGUAGES,
  type People,
  type Seat,
  USUAL_LANGUAGE,
  WIDE,
} from '@parlor/kit';
import { everyTable } from '@parlor/testkit';
import { holdCatalogues, Judge } from '@parlor/testkit/testing';
import { describe, expect, it } from 'vitest';
import { brain } from '../bots/index.ts';
import { STANDARD_SET } from '../facts/cards.ts';
import { COMBOS } from '../facts/dice/combos.ts';
import { type Event, KEPT_USES, type Move, QUESTIONS } from '../facts/types.ts';
import { takeAChance as game } from '../rules/index.ts';
import { presets } from '../rules/options.ts';
import { fairground } from '../rules/testSet.ts';
import { textOf } from '../text/textOf.ts';
import { catalogues } from './catalogues.ts';
import type { Messages } from './en/index.ts';
import { SAMPLES } from './testSamples.ts';

const NAMES = ['Zoe', 'Bob', 'Ines', 'Kim', 'Max'];
const people: People = (seat) => ({ name: NAMES[seat]!, isReader: seat === 0 });

/** In no language an answer. */
const NONSENSE = [
  '',
  'twelve',
  'zwölf',
  'douze',
  '-100',
  '1e3',
  'keep 7',
  'behalte x',
  'garder x',
  'conservar 7',
  'buy red',
  'kaufe Rot',
  'acheter Rouge',
  'comprar Rojo',
];

/** So many answers of one list are read. */
const MOST_READ = 12;

/** Some of a long list, another part of it every time. */
const some = (moves: readonly Move[], offset: number): readonly Move[] =>
  moves.length <= MOST_READ
    ? moves
    : Array.from({ length: MOST_READ }, (_, nth) => moves[(offset + 37 * nth) % moves.length]!);

const en = catalogues[USUAL_LANGUAGE].messages;

/** What the rules can refuse, with what they tell: one of every code. */
const REFUSALS: readonly Illegal[] = Object.keys(en.refusals.sentences).map((code) => ({
  code,
  params: {
    ...{ have: 3, need: 1_000, least: 1_000, face: 6, kind: 2, place: 4 },
    ...{ colour: 'Red', combo: 'full-house', charm: 'clover' },
    part: code === 'set-part-unknown' ? 'dwarfs' : 'tickets',
  },
}));

const REASONS: readonly Illegal[] = Object.keys(en.reasons).map((code) => ({
  code,
  params: {
    ...{ colour: 'Red', give: 'Purple', take: 'Green', combo: 'two-pairs', seat: 1 },
    ...{ income: 450, rolls: 20, tickets: 36, dice: 5, amount: 2_000, mean: 1_234 },
    ...{ bonus: 2_000, worth: 4_100, bid: 900, charm: 'kept' },
    ...(/^(?:keep-|spend-)/.test(code) && { dice: '33' }),
  },
}));

const TABLES = [
  ...everyTable(game),
  { seats: 3, options: { ...presets.advanced!, set: fairground() } },
  { seats: 4, options: { ...presets.advanced!, or: 'forced', ending: 'evenTurns' } as const },
];

describe.each(LANGUAGES)('what is said in %s', (language) => {
  const { messages } = catalogues[language];
  const text = textOf(messages);
  const { assertText, assertSentence } = new Judge(catalogues, language);

  it('is whole in every position of matches at every table, for everybody', () => {
    const told = new Set<string>();
    const asked = new Set<string>();
    for (const [seed, table] of TABLES.entries()) {
      const rng = fastRng(seed);
      const emissions: Emission<Event>[] = [];
      const state = game.setup(table, rng, collect(emissions));
      const out: Move[] = [];
      while (game.toAct(state) !== 0) {
        const seat = state.asked;
        const view = game.view(state, seat);
        const decision = game.decision(state, seat);
        asked.add(decision.kind);
        const question = text.question(view, decision, people);
        assertText(question, decision.kind);
        expect(question).toContain('?');
        assertSentence(text.typing(view, decision), `typing ${decision.kind}`);
        for (const viewer of [seat, 'public'] as const)
          for (const line of text.board(game.view(state, viewer), people).split('\n'))
            assertText(line.trim(), 'a line of the board');
        const listed = game.moves(state, seat, out);
        const move = listed === WIDE ? game.sample(state, seat, rng) : out[rng.below(listed)]!;
        for (const one of listed === WIDE ? [move] : some(out.slice(0, listed), state.turns)) {
          const answer = text.answer(view, one, people);
          assertText(answer, `answer ${one.type}`);
          // The words of the list can be typed, and so can the notation.
          const notation = game.notate(state, seat, one, seat);
          for (const typed of [answer, notation]) {
            const read = text.read(view, typed);
            if (!read || game.notate(state, seat, read, seat) !== notation)
              expect.fail(`typed: ${typed}`);
          }
        }
        game.apply(state, seat, move, rng, collect(emissions));
      }
      for (const viewer of [0, 1, 'public'] as const)
        for (const event of eventsFor(emissions, viewer)) {
          told.add(event.type);
          const sentence = text.happened(event, people);
          if (sentence !== undefined) assertSentence(sentence, event.type);
        }
    }
    expect([...asked].sort()).toEqual(QUESTIONS.toSorted());
    expect([...told].sort()).toEqual([...EVENTS].sort());
  });

  it('takes no nonsense for an answer', () => {
    const view = game.view(game.setup({ seats: 4, options: presets.advanced! }, fastRng(1)), 0);
    for (const nonsense of NONSENSE) expect(text.read(view, nonsense), nonsense).toBeUndefined();
  });

  it('has a sentence for every refusal, beside a value too', () => {
    for (const why of REFUSALS) assertSentence(text.refused(why, people), why.code);
    for (const [code, said] of Object.entries(messages.contents.refusals)) {
      const { params } = REFUSALS.find((why) => why.code === code)!;
      const sentence = typeof said === 'string' ? said : (said as (all: unknown) => string)(params);
      assertSentence(sentence, code);
    }
    expect(text.refused({ code: 'toString' }, people)).toBe(messages.refusals.unknown);
  });

  it('has a sentence for every reason, and for one that nobody knows', () => {
    for (const why of REASONS) assertSentence(text.reason(why, people), why.code);
    expect(text.reason({ code: 'toString' }, people)).toBe(messages.reasons.tried);
  });

  it('tells reasons that bots give', () => {
    const state = game.setup({ seats: 4, options: presets.advanced! }, fastRng(4));
    const rng = fastRng(5);
    for (let move = 0; move < 12; move++) {
      const seat = state.asked;
      const view = game.view(state, seat);
      for (const hint of brain.hints(view, seat, fastRng(move), { iterations: 8 }))
        assertSentence(text.reason(hint.reason, people), hint.reason.code);
      game.apply(state, seat, game.sample(state, seat, rng), rng);
    }
  });

  it('explains how to play, and every thing of a table', () => {
    for (const { title, paragraphs } of text.howTo()) {
      assertText(title, 'title');
      for (const paragraph of paragraphs) {
        assertSentence(paragraph.replaceAll('**', ''), title);
        expect(paragraph.split('**').length % 2, 'marks come in pairs').toBe(1);
      }
    }
    for (const [nth, table] of TABLES.entries()) {
      const state = game.setup(table, fastRng(nth));
      const things = text.glossary(game.view(state, 0));
      const names = things.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(things.length).toBeGreaterThan(
        STANDARD_SET.colours.length + (table.options.set ?? STANDARD_SET).tickets.length,
      );
      for (const { name, does } of things) {
        assertText(name, name);
        assertText(does, name);
      }
    }
  });
});

/** Every kind of event there is, but the drawing that only its seat reads, which is among them anyway. */
const EVENTS: readonly Event['type'][] = [
  ...(['dealt', 'drew', 'turn', 'bought', 'refilled', 'discarded', 'swapped', 'ticket'] as const),
  ...(['turned over', 'chose', 'no ticket left', 'kept', 'spent', 'got', 'threw'] as const),
  ...(['collected', 'nothing', 'bonus', 'auction', 'bid', 'passed', 'refund'] as const),
  ...(['last turns', 'over'] as const),
];

/** What matches drive, or what names a thing. */
const DRIVEN =
  /^(?:log|board|question|refusals|reasons|names|contents\.(?:money|combo|\w+Name|refusals\.|refusedInFull\.))/;
holdCatalogues(catalogues, {
  samples: SAMPLES,
  elsewhere: DRIVEN,
  typed: /^question\.typed\./,
  sayings: namesOf,
});

/** What things are called. */
function* namesOf({ names }: Messages) {
  const { colours, charms } = STANDARD_SET;
  for (const { name } of colours) yield { of: 'names.colour', text: names.colour(name.value) };
  for (const { value } of charms) yield { of: 'names.charm', text: names.charm(value) };
  for (const combo of COMBOS) yield { of: 'names.combo', text: names.Combo(combo) };
  for (const use of KEPT_USES) yield { of: 'names.kept', text: names.kept[use] };
}

describe('combinations that begin alike', () => {
  it.each(LANGUAGES)('are told apart when they are typed in %s', (language) => {
    const { messages } = catalogues[language];
    const view = game.view(game.setup({ seats: 2, options: presets.standard }, fastRng(1)), 0);
    for (const combo of COMBOS)
      for (const said of [messages.names.combo(combo), messages.names.aCombo(combo)])
        expect(textOf(messages).read(view, `collect ${said}`), said).toEqual({
          type: 'collect',
          combo,
        });
  });
});

describe.each(LANGUAGES)('who reads in %s', (language) => {
  const { happened } = textOf(catalogues[language].messages);
  const said = (seat: Seat, name: string): readonly (string | undefined)[] => {
    const called: People = (one) => ({ name, isReader: one === 0 });
    const events: readonly Event[] = [
      { type: 'passed', seat },
      { type: 'nothing', seat },
      { type: 'bid', seat, amount: 500 },
    ];
    return events.map((event) => happened(event, called));
  };

  it('is never told by a name', () => {
    for (const name of ['You', 'Du', 'Vous', 'Tú']) {
      // Languages bend by how a name begins and ends; this is no pronoun of any.
      const plain = `${name.slice(0, 2)}xx${name.at(-1)!}`;
      expect(said(1, name)).toEqual(said(1, plain).map((line) => line!.replace(plain, name)));
    }
  });

  it('is spoken to', () => {
    for (const line of said(0, 'Ines')) expect(line).not.toContain('Ines');
  });
});
