/** The languages, and what a text in each of them is held to: for tests. */

import { expect } from 'vitest';
import type { Move } from '../facts/types.ts';
import { messages as de } from './de/index.ts';
import { messages as en } from './en/index.ts';
import { messages as es } from './es/index.ts';
import { messages as fr } from './fr/index.ts';

export const LANGUAGES = { en, de, fr, es } as const;
export type Language = keyof typeof LANGUAGES;
export type Translation = Exclude<Language, 'en'>;
export const EVERY = Object.keys(LANGUAGES) as Language[];
export const TRANSLATIONS = EVERY.filter((language): language is Translation => language !== 'en');

/** Words that give a language away. No name of a component or a player is among them. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:und|oder|der|das|du|dein|deine|mit|für|Würfel|Karte|Karten|Los|Lose|Auslage|vous|votre|carte|carta|boleto)\b/,
  de: /\b(?:the|and|or|you|your|with|for|card|cards|ticket|tickets|roll|rolls|Pool|stack|pair|charm)\b/i,
  // With the wrong way to say "you" among them.
  fr: /(?<!\p{L})(?:the|and|you|your|with|for|card|cards|roll|rolls|Pool|stack|und|oder|mit|Karte|el|los|las|carta|tu|toi|ton|ta|tes)(?!\p{L})/u,
  es: /\b(?:the|and|you|your|with|for|card|cards|ticket|tickets|roll|rolls|Pool|stack|und|oder|mit|Karte|une|carte|vous|votre|usted|vosotros|sois)\b/,
};

/** Signs that a language sets in its own way. */
const MISSET: Partial<Readonly<Record<Language, RegExp>>> = {
  // A no-break space stands before these, and inside quotation marks.
  fr: /(?<!\u00a0)[:;!?»]|«(?!\u00a0)|[“”„]/,
  // Questions open as well; quotation marks are curly.
  es: /^[^¿]*\?|^[^¡]*!|[«»„]/,
};

/** Holes, doubled or lost signs, straight quotes: nothing of it is for readers. */
const FAULTS = /undefined|NaN|null|\[object|=>|\S {2}|\.\.| [.,;:]|[.,;]“?\.$|["']/;
const SENTENCE = /^[\p{Lu}\d$−].*[^.]\.$/u;

/** A failed expectation costs little, and hundreds of thousands that hold would cost much. */
export function expectText(text: string | undefined, language: Language, what: string): void {
  const faults = [FAULTS, FOREIGN[language], MISSET[language]];
  if (text && /\S/.test(text) && !faults.some((fault) => fault?.test(text))) return;
  expect.fail(`${what}: ${text}`);
}

export function expectSentence(text: string | undefined, language: Language, what: string): void {
  expectText(text, language, what);
  if (!SENTENCE.test(text!)) expect.fail(`${what}: ${text}`);
}

/** What `typing` suggests, and what is meant by it. */
export const TYPED: Readonly<Record<Language, readonly [string, Move][]>> = {
  en: [
    ['roll', { type: 'roll' }],
    ['chance', { type: 'chance' }],
    ['buy red clover', { type: 'buy', card: 13 }],
    ['swap purple penny for red clover', { type: 'swap', give: 4, take: 13 }],
    ['spend', { type: 'use' }],
    ['save', { type: 'throw' }],
    ['keep 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['keep 1 1 4 charm', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['keep nothing', { type: 'keep', dice: [], charm: false }],
    ['collect two pairs', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['first', { type: 'first' }],
    ['OR', { type: 'or' }],
    ['pass', { type: 'pass' }],
  ],
  de: [
    ['würfeln', { type: 'roll' }],
    ['Los', { type: 'chance' }],
    ['kaufe Rot mit Kleeblatt', { type: 'buy', card: 13 }],
    ['tausche Lila mit Hufeisen gegen Rot mit Kleeblatt', { type: 'swap', give: 0, take: 13 }],
    ['ausgeben', { type: 'use' }],
    ['aufsparen', { type: 'throw' }],
    ['behalte 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['behalte 1 1 4 Glückswürfel', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['behalte nichts', { type: 'keep', dice: [], charm: false }],
    ['kassiere zwei Paare', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['zuerst', { type: 'first' }],
    ['oder', { type: 'or' }],
    ['passen', { type: 'pass' }],
  ],
  fr: [
    ['lancer', { type: 'roll' }],
    ['ticket', { type: 'chance' }],
    ['acheter Rouge au trèfle', { type: 'buy', card: 13 }],
    ['échanger Violet au sou contre Rouge au trèfle', { type: 'swap', give: 4, take: 13 }],
    ['utiliser', { type: 'use' }],
    ['garder', { type: 'throw' }],
    ['garder 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['garder 1 1 4 porte-bonheur', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['ne rien garder', { type: 'keep', dice: [], charm: false }],
    ['encaisser deux paires', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['d’abord', { type: 'first' }],
    ['ou', { type: 'or' }],
    ['passer', { type: 'pass' }],
  ],
  es: [
    ['tirar', { type: 'roll' }],
    ['boleto', { type: 'chance' }],
    ['comprar Rojo con trébol', { type: 'buy', card: 13 }],
    ['cambiar Morado con moneda por Rojo con trébol', { type: 'swap', give: 4, take: 13 }],
    ['usar', { type: 'use' }],
    ['guardar', { type: 'throw' }],
    ['conservar 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['conservar 1 1 4 amuleto', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['no conservar nada', { type: 'keep', dice: [], charm: false }],
    ['cobrar dos parejas', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['primero', { type: 'first' }],
    ['o bien', { type: 'or' }],
    ['pasar', { type: 'pass' }],
  ],
};
export const NONSENSE = [
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
