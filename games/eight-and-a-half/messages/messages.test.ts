import { LANGUAGES, type People } from '@parlor/kit';
import { holdCatalogues } from '@parlor/testkit/testing';
import { describe, expect, it } from 'vitest';
import { allMoves, moveText } from '../facts/notation.ts';
import { textOf } from '../text/textOf.ts';
import { catalogues } from './catalogues.ts';
import type { Messages } from './en/index.ts';
import {
  reasonCodes,
  refusalCodes,
  type Saying,
  sayingsOf,
  sayingsOfAll,
  type Sight,
  sights,
} from './testSayings.ts';

const NAMES = ['Anne', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];

/** Everybody by name but the one who looks. */
const seenBy =
  ({ view }: Sight, names: readonly string[] = NAMES): People =>
  (seat) => ({ name: names[seat]!, isReader: seat === view.viewer });

const moments = [...sights()];

/** Everything that is said in matches and beside them, each once. */
function* everything(messages: Messages): Generator<Saying> {
  for (const sight of moments) yield* sayingsOf(messages, sight, seenBy(sight));
  const [first] = moments as [Sight, ...Sight[]];
  yield* sayingsOfAll(messages, first.view, seenBy(first));
}

const saidIn = (messages: Messages): readonly Saying[] => [
  ...new Map(
    [...everything(messages)].map((saying) => [`${saying.of}|${saying.text}`, saying]),
  ).values(),
];

const said = new Map(
  LANGUAGES.map((language) => {
    const { messages } = catalogues[language];
    return [messages, saidIn(messages)];
  }),
);
const all = [...said.values()].flat();

holdCatalogues(catalogues, { elsewhere: /./, sayings: (messages) => said.get(messages)! });

/** Texts that are sentences, and nothing but sentences. */
const SENTENCES = [
  'happened',
  'details',
  'caption',
  'refused',
  'reason',
  'lesson',
  'paragraph',
  'explained',
  'line',
  'known',
  'end',
];

describe('what is said', () => {
  it('is much, and of every kind', () => {
    for (const sayings of said.values()) expect(sayings.length).toBeGreaterThan(1000);
    const kinds = new Set(moments.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...kinds].toSorted()).toEqual(
      [
        'caught',
        'collected',
        'dealt',
        'drew',
        'kept',
        'laid',
        'match-ended',
        'out',
        'round-ended',
        'starts',
        'swapped',
        'table',
        'turned',
      ].toSorted(),
    );
  });

  it('ends a sentence with a full stop, a question with a question mark', () => {
    const open = all.filter(({ of, text }) => SENTENCES.includes(of) && !/[^.]\.$/.test(text));
    expect(open).toEqual([]);
    const questions = all.filter(({ of }) => of === 'question');
    expect(questions.filter(({ text }) => !text.endsWith('?'))).toEqual([]);
  });

  it('tells an event in one sentence', () => {
    const events = all.filter(({ of }) => of === 'happened');
    expect(events.filter(({ text }) => /[.!?] ./.test(text))).toEqual([]);
  });

  it('begins with a capital letter or a figure wherever a sentence or a button begins', () => {
    const starts = [...SENTENCES, 'answer', 'label', 'title', 'asked', 'question', 'board'];
    const small = all.filter(({ of, text }) => starts.includes(of) && /^\*{0,2}\p{Ll}/u.test(text));
    expect(small).toEqual([]);
  });
});

describe.each(LANGUAGES)('codes in %s', (language) => {
  const text = textOf(catalogues[language].messages);
  const people: People = (seat) => ({ name: NAMES[seat]!, isReader: seat === 0 });

  it('have a sentence each, and unknown ones an answer', () => {
    const unknown = { code: 'toString' };
    for (const why of refusalCodes)
      expect(text.refused(why, people)).not.toBe(text.refused(unknown, people));
    const codes = new Set(reasonCodes.map(({ code }) => code));
    const reasons = reasonCodes.map((why) => text.reason(why, people));
    expect(new Set(reasons).size).toBeGreaterThanOrEqual(codes.size);
    expect(text.reason(unknown, people)).toBe(text.reason({ code: 'tried' }, people));
  });
});

describe('typed answers', () => {
  const [{ view }] = moments as [Sight, ...Sight[]];
  const people: People = () => ({ name: 'Anne', isReader: true });

  it.each(LANGUAGES)('are read as %s lists them', (language) => {
    const text = textOf(catalogues[language].messages);
    for (const move of allMoves()) {
      expect(text.read(view, text.answer(view, move, people))).toBe(move);
      expect(text.read(view, moveText(move))).toBe(move);
    }
  });
});

describe('a player with the name of a word', () => {
  // The same letters at the end, which decide how German writes whose something is.
  const PLAIN = ['Quu', 'Qvu', 'Qws', 'Qxú'];
  const ODD = ['You', 'Du', 'Vous', 'Tú'];

  it.each(LANGUAGES)('is not taken for the reader in %s', (language) => {
    const { messages } = catalogues[language];
    const publicly = moments.filter(
      ({ view }) => view.viewer === 'public' && [3, 4].includes(view.seats),
    );
    for (const seats of [3, 4])
      expect(publicly.filter(({ view }) => view.seats === seats).length).toBeGreaterThan(50);
    for (const sight of publicly) {
      const plain = [...sayingsOf(messages, sight, seenBy(sight, PLAIN))];
      const odd = [...sayingsOf(messages, sight, seenBy(sight, ODD))];
      const renamed = plain.map(({ of, text }) => ({
        of,
        text: PLAIN.reduce((now, name, i) => now.replaceAll(name, ODD[i]!), text),
      }));
      expect(odd).toEqual(renamed);
    }
  });
});
