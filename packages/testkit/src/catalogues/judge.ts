/** What a text of a language is held to, whoever says it. */

import { type Held, LANGUAGES, type Language, type Writing } from '@parlor/kit';

/** One language of a catalogue. */
export interface Catalogue<M extends object = object> {
  readonly messages: M;
  /** What is said of a game before anybody sits down. */
  readonly shelf?: object;
  readonly writing: Writing;
  readonly held: Held;
}

export type Catalogues<M extends object = object> = Readonly<Record<Language, Catalogue<M>>>;

/** What only a program would write, what is doubled, and quotes of a typewriter. */
const BROKEN =
  /undefined|NaN|Infinity|\[object|\bnull\b|=>|\S {2}|(?<!\.)\.\.(?!\.)|[.,;][”“]?\.$|["']|^\s*$|^ |(?<!:) $/;

const QUOTES = /[“”„«»]/;

/** Nothing is shouted: docs/translating.md. */
const SHOUTED = /[!¡]/;

/** A name, a figure or a capital letter first, and one full stop. */
const SENTENCE = /^[\p{Lu}\p{N}$−“„«].*[^.]\.$/u;

const anyOf = (words: readonly string[], flags: string): RegExp | undefined =>
  words.length === 0
    ? undefined
    : new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, flags);

export class Judge {
  readonly #writing: Writing;
  readonly #foreign: RegExp | undefined;
  readonly #letters: RegExp | undefined;
  readonly #avoided: RegExp | undefined;
  readonly #names: RegExp | undefined;

  /** `names` belong to no language: what is printed on components, and what players are called. */
  constructor(catalogues: Catalogues, language: Language, names: readonly string[] = []) {
    const { writing, held } = catalogues[language];
    const shared = new Set(held.shared?.map((word) => word.toLowerCase()));
    const others = LANGUAGES.filter((other) => other !== language).map(
      (other) => catalogues[other],
    );
    const foreign = others.flatMap((other) => [
      ...other.writing.words,
      ...(other.held.words ?? []),
    ]);
    const letters = others.map((other) => other.writing.letters ?? '').join('');
    this.#writing = writing;
    this.#foreign = anyOf(
      foreign.filter((word) => !shared.has(word.toLowerCase())),
      'iu',
    );
    this.#letters = letters === '' ? undefined : new RegExp(`[${letters}]`, 'iu');
    this.#avoided = anyOf(writing.avoided ?? [], 'u');
    this.#names = anyOf(names, 'gu');
  }

  /** What is wrong with a text, or nothing. */
  faultIn(text: string): string | undefined {
    if (BROKEN.test(text)) return 'broken';
    if (SHOUTED.test(text)) return 'an exclamation mark';
    if (this.#writing.misplaced.test(text)) return 'a sign in the wrong place';
    if (QUOTES.test(text.replaceAll(this.#writing.quoted, ''))) return 'quotation marks';
    const words = this.#names ? text.replaceAll(this.#names, '') : text;
    if (this.#foreign?.test(words) || this.#letters?.test(words)) return 'another language';
    return this.#avoided?.test(words) ? 'a word that is avoided' : undefined;
  }

  faultInSentence(text: string): string | undefined {
    return this.faultIn(text) ?? (SENTENCE.test(text) ? undefined : 'no sentence');
  }

  /** Throws where there is a fault. Cheap: matches say hundreds of thousands of texts. */
  readonly assertText = (text: string | undefined, what = 'text'): void => {
    const fault = text === undefined ? 'missing' : this.faultIn(text);
    if (fault !== undefined) throw new Error(`${what}: ${fault}: ${text}`);
  };

  readonly assertSentence = (text: string | undefined, what = 'sentence'): void => {
    const fault = text === undefined ? 'missing' : this.faultInSentence(text);
    if (fault !== undefined) throw new Error(`${what}: ${fault}: ${text}`);
  };
}
