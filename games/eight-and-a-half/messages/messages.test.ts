import type { People } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { allMoves, moveText } from '../facts/notation.ts';
import { EIGHT_AND_A_HALF, KEEP, OPEN_PLAYS, PLAYS, SWAPS } from '../facts/interned.ts';
import { GHOST, HALF } from '../facts/types.ts';
import { textOf } from '../text/textOf.ts';
import { messages as de } from './de/index.ts';
import { messages as en } from './en/index.ts';
import {
  reasonCodes,
  refusalCodes,
  type Saying,
  sayingsOf,
  sayingsOfAll,
  type Sight,
  sights,
} from './testSayings.ts';

const LANGUAGES = { English: en, German: de } as const;

const NAMES = ['Anne', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];

/** Everybody by name but the one who looks. */
const seenBy =
  ({ view }: Sight, names: readonly string[] = NAMES): People =>
  (seat) => ({ name: names[seat]!, isReader: seat === view.viewer });

const moments = [...sights()];

/** Every different thing that a language says, with the same in another one. */
function* pairs(): Generator<{ readonly of: string; readonly en: string; readonly de: string }> {
  for (const sight of moments) {
    const english = [...sayingsOf(en, sight, seenBy(sight))];
    const german = [...sayingsOf(de, sight, seenBy(sight))];
    expect(german.map(({ of }) => of)).toEqual(english.map(({ of }) => of));
    for (const [i, { of, text }] of english.entries()) yield { of, en: text, de: german[i]!.text };
  }
  const [first] = moments as [Sight, ...Sight[]];
  const english = [...sayingsOfAll(en, first.view, seenBy(first))];
  const german = [...sayingsOfAll(de, first.view, seenBy(first))];
  for (const [i, { of, text }] of english.entries()) yield { of, en: text, de: german[i]!.text };
}

const said = [
  ...new Map([...pairs()].map((pair) => [`${pair.of}|${pair.en}|${pair.de}`, pair])).values(),
];

const all: readonly (Saying & { readonly language: keyof typeof LANGUAGES })[] = said.flatMap(
  ({ of, en: english, de: german }) => [
    { of, text: english, language: 'English' as const },
    { of, text: german, language: 'German' as const },
  ],
);

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

const WRONG = /undefined|NaN|\[object|\bnull\b|function|=>| {2}|\.\.|\.[”“]\.|['"]|\s$|^\s|^$/;

describe('what is said', () => {
  it('is much, and of every kind', () => {
    expect(said.length).toBeGreaterThan(2000);
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

  it('has no gap, no doubled stop or space, and no typewriter quotes', () => {
    expect(all.filter(({ text }) => WRONG.test(text))).toEqual([]);
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

const ENGLISH = /\b(the|you|your|and|with|cards?|pile|plays?|played|half|ghosts?|open|blind)\b/i;
const GERMAN = /\b(der|das|und|du|dir|dich|karten?|stapel|legt?|geist|halbe|mit)\b|[äöüß„]/i;

/** Figures, marks and a name that is the same in both languages. */
const SAME = [
  /^[0-9½ ,:+–·]*$/u, // cards and values by themselves
  /^Bank\b[ :]*[0-9]*$/u, // settled: Bank is Bank
];

describe('each language', () => {
  it('speaks for itself', () => {
    expect(all.filter(({ language, text }) => language === 'German' && ENGLISH.test(text))).toEqual(
      [],
    );
    expect(all.filter(({ language, text }) => language === 'English' && GERMAN.test(text))).toEqual(
      [],
    );
  });

  it('has words of its own for everything but figures and one name', () => {
    const same = said.filter((pair) => pair.en === pair.de);
    expect(same.filter((pair) => !SAME.some((is) => is.test(pair.en)))).toEqual([]);
  });

  it('has entries of its own, but for those with a reason', () => {
    const isAllowed = new Map([
      ['glossary.bank.name', 'Bank is Bank'],
      ['places.bank', 'Bank is Bank'],
      ['glossary.numbers.name', 'figures'],
    ]);
    const leaves = (part: object, path: string): [string, string][] =>
      Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
        const at = path === '' ? key : `${path}.${key}`;
        if (typeof value === 'string') return [[at, value] as [string, string]];
        return typeof value === 'object' && value !== null ? leaves(value, at) : [];
      });
    const english = new Map(leaves(en, ''));
    const same = leaves(de, '').filter(([at, text]) => english.get(at) === text);
    expect(same.map(([at]) => at).toSorted()).toEqual([...isAllowed.keys()].toSorted());
  });
});

describe.each(Object.entries(LANGUAGES))('codes in %s', (_, messages) => {
  const text = textOf(messages);
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

  it.each(Object.entries(LANGUAGES))('are read as %s lists them', (_, messages) => {
    const text = textOf(messages);
    for (const move of allMoves()) {
      expect(text.read(view, text.answer(view, move, people))).toBe(move);
      expect(text.read(view, moveText(move))).toBe(move);
    }
  });

  it('are read as German says they are typed', () => {
    const { read } = textOf(de);
    expect(read(view, '2x7')).toBe(PLAYS[7]![1]);
    expect(read(view, ' 2 x Geister')).toBe(PLAYS[GHOST]![1]);
    expect(read(view, '8+1/2')).toBe(EIGHT_AND_A_HALF);
    expect(read(view, '8 + Halbe')).toBe(EIGHT_AND_A_HALF);
    expect(read(view, 'offen Halbe')).toBe(OPEN_PLAYS[HALF]);
    expect(read(view, 'tausche 7 gegen 3')).toBe(SWAPS[7]![3]);
    expect(read(view, 'behalten')).toBe(KEEP);
    expect(read(view, 'sieben')).toBeUndefined();
  });
});

describe('a player with the name of a word', () => {
  // The same letters at the end, which decide how German writes whose something is.
  const PLAIN = ['Quu', 'Qvu', 'Qws'];
  const ODD = ['You', 'Du', 'Vous'];

  it.each(Object.entries(LANGUAGES))('is not taken for the reader in %s', (_, messages) => {
    const publicly = moments.filter(({ view }) => view.viewer === 'public' && view.seats === 3);
    expect(publicly.length).toBeGreaterThan(50);
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
