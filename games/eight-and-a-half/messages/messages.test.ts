import type { People } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { allMoves, moveText } from '../facts/notation.ts';
import {
  BLIND_TURNS,
  EIGHT_AND_A_HALF,
  KEEP,
  OPEN_PLAYS,
  PLAYS,
  SWAPS,
} from '../facts/interned.ts';
import { GHOST, HALF } from '../facts/types.ts';
import { textOf } from '../text/textOf.ts';
import { messages as de } from './de/index.ts';
import { messages as en, type Messages } from './en/index.ts';
import { messages as es } from './es/index.ts';
import { shelf as spanishShelf } from './es/shelf.ts';
import { messages as fr } from './fr/index.ts';
import { shelf as frenchShelf } from './fr/shelf.ts';
import {
  reasonCodes,
  refusalCodes,
  type Saying,
  sayingsOf,
  sayingsOfAll,
  type Sight,
  sights,
} from './testSayings.ts';

const LANGUAGES = { English: en, German: de, French: fr, Spanish: es } as const;

type Language = keyof typeof LANGUAGES;

const languages = Object.keys(LANGUAGES) as readonly Language[];
const others = languages.filter((language) => language !== 'English');

const NAMES = ['Anne', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];

/** Everybody by name but the one who looks. */
const seenBy =
  ({ view }: Sight, names: readonly string[] = NAMES): People =>
  (seat) => ({ name: names[seat]!, isReader: seat === view.viewer });

const moments = [...sights()];

/** One thing that is said, in every language. */
interface Told {
  readonly of: string;
  readonly in: Readonly<Record<Language, string>>;
}

function* toldBy(tell: (messages: Messages) => Iterable<Saying>): Generator<Told> {
  const told = languages.map((language) => [...tell(LANGUAGES[language])]);
  const [english] = told as [Saying[], ...Saying[][]];
  for (const sayings of told)
    expect(sayings.map(({ of }) => of)).toEqual(english.map(({ of }) => of));
  for (const [i, { of }] of english.entries())
    yield {
      of,
      in: Object.fromEntries(
        languages.map((language, at) => [language, told[at]![i]!.text]),
      ) as Told['in'],
    };
}

/** Everything that is said, in all languages side by side. */
function* everything(): Generator<Told> {
  for (const sight of moments)
    yield* toldBy((messages) => sayingsOf(messages, sight, seenBy(sight)));
  const [first] = moments as [Sight, ...Sight[]];
  yield* toldBy((messages) => sayingsOfAll(messages, first.view, seenBy(first)));
}

const said = [
  ...new Map(
    [...everything()].map((told) => [`${told.of}|${Object.values(told.in).join('|')}`, told]),
  ).values(),
];

const all: readonly (Saying & { readonly language: Language })[] = said.flatMap((told) =>
  languages.map((language) => ({ of: told.of, text: told.in[language], language })),
);

/** The texts of a catalogue that need nothing to be told, and where they stand. */
const leaves = (part: object, path = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[at, value] as [string, string]];
    return typeof value === 'object' && value !== null ? leaves(value, at) : [];
  });

/** What one language says, and what it would say. */
const textsOf = (language: Language): readonly string[] => [
  ...all.filter((saying) => saying.language === language).map(({ text }) => text),
  ...leaves(LANGUAGES[language]).map(([, text]) => text),
];

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

/** Words that give a language away. */
const WORDS: Readonly<Record<Language, string>> = {
  English: 'the|you|your|and|with|cards?|pile|plays?|played|half|ghosts?|open|blind',
  German: 'der|das|und|du|dir|dich|karten?|stapel|legt?|geist|halbe|mit',
  French: 'les|vous|votre|et|cartes?|joue|jouez|jouer|fantômes?|demis?',
  Spanish: 'el|las|tú|tu|cartas?|juega|juegas|jugar|fantasmas?|medios?|montón',
};

const LETTERS: Readonly<Record<Language, string>> = {
  English: '',
  German: 'äöüß„',
  French: 'àâçèêîôùœ«»',
  Spanish: 'ñ¿¡',
};

/** Words that are as much at home in the other language. */
const AT_HOME: Readonly<Record<Language, readonly string[]>> = {
  English: [],
  German: [],
  French: ['pile', 'du'],
  Spanish: ['das'],
};

function soundsLike(foreign: Language, own: Language): RegExp {
  const words = WORDS[foreign].split('|').filter((word) => !AT_HOME[own].includes(word));
  const letters = LETTERS[foreign] === '' ? '' : `|[${LETTERS[foreign]}]`;
  return new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})${letters}`, 'iu');
}

const FIGURES = /^[0-9½ ,:+–·]*$/u; // cards and values by themselves

/** Sayings that are the same as in English. */
const SAME: Readonly<Record<Language, readonly RegExp[]>> = {
  English: [],
  German: [FIGURES, /^Bank\b[ :]*[0-9]*$/u], // settled: Bank is Bank
  French: [FIGURES],
  Spanish: [FIGURES],
};

/** Entries that are the same as in English, beside the name of the game and figures. */
const SAME_ENTRIES: Readonly<Record<Language, readonly string[]>> = {
  English: [],
  German: ['glossary.bank.name', 'places.bank'],
  French: [
    'contents.colours.violet',
    'howTo.onePoint',
    'howTo.twoPoints',
    'points.sumHead',
    'points.title',
  ],
  Spanish: ['points.sumHead'],
};

describe('each language', () => {
  it.each(languages)('speaks for itself: %s', (language) => {
    for (const foreign of languages.filter((other) => other !== language)) {
      const sounds = soundsLike(foreign, language);
      expect(textsOf(language).filter((text) => sounds.test(text))).toEqual([]);
    }
  });

  it.each(others)('has words of its own for everything but figures and names: %s', (language) => {
    const same = said.filter((told) => told.in.English === told.in[language]);
    const isSettled = (text: string) => SAME[language].some((is) => is.test(text));
    expect(same.filter((told) => !isSettled(told.in.English))).toEqual([]);
  });

  it.each(others)('has entries of its own, but for those with a reason: %s', (language) => {
    const english = new Map(leaves(en));
    const same = leaves(LANGUAGES[language]).filter(([at, text]) => english.get(at) === text);
    const settled = ['glossary.numbers.name', ...SAME_ENTRIES[language]];
    expect(same.map(([at]) => at).toSorted()).toEqual(settled.toSorted());
  });

  it('French keeps its marks with the word before them', () => {
    const loose = /[^\u00a0][:;!?»]|«[^\u00a0]/u;
    const texts = [...textsOf('French'), ...leaves(frenchShelf).map(([, text]) => text)];
    expect(texts.filter((text) => loose.test(text))).toEqual([]);
  });

  it('Spanish opens what it closes', () => {
    const texts = [...textsOf('Spanish'), ...leaves(spanishShelf).map(([, text]) => text)];
    const count = (text: string, mark: string) => text.split(mark).length;
    const isOdd = (text: string) =>
      count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!');
    expect(texts.filter(isOdd)).toEqual([]);
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

  it('are read as French says they are typed', () => {
    const { read } = textOf(fr);
    expect(read(view, '2 x fantomes')).toBe(PLAYS[GHOST]![1]);
    expect(read(view, '8 + Demi')).toBe(EIGHT_AND_A_HALF);
    expect(read(view, 'visible demi')).toBe(OPEN_PLAYS[HALF]);
    expect(read(view, 'Cachée 2')).toBe(BLIND_TURNS[1]);
    expect(read(view, 'echange 7 contre 3')).toBe(SWAPS[7]![3]);
    expect(read(view, 'garde')).toBe(KEEP);
    expect(read(view, 'sept')).toBeUndefined();
  });

  it('are read as Spanish says they are typed', () => {
    const { read } = textOf(es);
    expect(read(view, '2 x fantasmas')).toBe(PLAYS[GHOST]![1]);
    expect(read(view, '8 + Medio')).toBe(EIGHT_AND_A_HALF);
    expect(read(view, 'visible medio')).toBe(OPEN_PLAYS[HALF]);
    expect(read(view, 'oculta 2')).toBe(BLIND_TURNS[1]);
    expect(read(view, 'cambio 7 por 3')).toBe(SWAPS[7]![3]);
    expect(read(view, 'paso')).toBe(KEEP);
    expect(read(view, 'siete')).toBeUndefined();
  });
});

describe('a player with the name of a word', () => {
  // The same letters at the end, which decide how German writes whose something is.
  const PLAIN = ['Quu', 'Qvu', 'Qws', 'Qxú'];
  const ODD = ['You', 'Du', 'Vous', 'Tú'];

  it.each(Object.entries(LANGUAGES))('is not taken for the reader in %s', (_, messages) => {
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
