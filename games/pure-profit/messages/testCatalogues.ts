/** Catalogues under observation: which entries were used, and whether what they said can be read. */

import { expect } from 'vitest';
import { messages as de } from './de/index.ts';
import { messages as en, type Messages } from './en/index.ts';
import { messages as es } from './es/index.ts';
import { messages as fr } from './fr/index.ts';

export const LANGUAGES = { en, de, fr, es } as const;
export type LanguageId = keyof typeof LANGUAGES;
export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly LanguageId[];

type Entry =
  | string
  | readonly Entry[]
  | { readonly [key: string]: Entry }
  | ((...args: never[]) => unknown);

const isLeaf = (entry: unknown): boolean =>
  typeof entry === 'string' || typeof entry === 'function' || Array.isArray(entry);

/** Every entry by its path: 'asking.draw.title'. */
export function leavesOf(catalogue: object, path = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, entry] of Object.entries(catalogue)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (isLeaf(entry)) leaves.set(at, entry);
    else for (const [deeper, leaf] of leavesOf(entry as object, at)) leaves.set(deeper, leaf);
  }
  return leaves;
}

/** The same catalogue, which notes the paths of the entries that are read. */
export function watched(catalogue: Messages, used: Set<string>): Messages {
  const watch = (entry: Record<string, Entry>, path: string): object =>
    new Proxy(entry, {
      get(target, key) {
        const value = target[key as string];
        const at = path === '' ? String(key) : `${path}.${String(key)}`;
        if (value === undefined) return undefined;
        if (isLeaf(value)) used.add(at);
        return isLeaf(value) ? value : watch(value as Record<string, Entry>, at);
      },
    });
  return watch(catalogue as unknown as Record<string, Entry>, '') as Messages;
}

/** English words that are none in the other languages, nor part of a name. */
const ENGLISH =
  /\b(the|you|your|and|of|cards?|piles?|draws?|drew|discards?|steals?|stole|takes?|took|with|from|is|are|or|hand|nothing|bankrupts?|lowest|highest)\b/;
const GERMAN = /\b(der|die|das|und|oder|du|dein\w*|Karten?|von|mit|ist|nicht|auf|eine?)\b/;

const FOREIGN: Readonly<Record<LanguageId, RegExp>> = {
  en: GERMAN,
  de: ENGLISH,
  // A pile is one in French, too.
  fr: new RegExp(ENGLISH.source.replace('piles?|', '')),
  es: ENGLISH,
};

/** French has a space before these that does not break, and inside its quotes; elsewhere none goes before a sign. */
const MISPLACED: Readonly<Record<LanguageId, RegExp>> = {
  en: /\s[.,;:!?]/,
  de: /\s[.,;:!?]/,
  fr: /\s[.,]|[^\u00a0][;:!?»]|«[^\u00a0]|[“”„]/,
  // A question or an exclamation begins with its sign.
  es: /\s[.,;:!?]|^[^¿]*\?|^[^¡]*!|[«»„]/,
};

/** Nothing is missing, nothing doubled, no straight quotes, and no other language. */
export function expectReadable(text: string, language: LanguageId, what: string): void {
  expect(text, what).toMatch(/\S/);
  expect(text, what).not.toMatch(/undefined|NaN|null|\[object|function/);
  expect(text, what).not.toMatch(/ {2}|\.\.|\.”\.|\.“\.|["']|#/);
  expect(text, what).not.toMatch(MISPLACED[language]);
  // Names on the board, and codes in brackets, are in no language.
  expect(text.replaceAll(/\(.*?\)/g, ''), what).not.toMatch(FOREIGN[language]);
}

/** One sentence for the log. */
export function expectSentence(text: string, language: LanguageId, what: string): void {
  expectReadable(text, language, what);
  expect(text, what).toMatch(/^[\p{Lu}\d$].*[^.]\.$/u);
}
