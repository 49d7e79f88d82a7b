/** What people may be called and say: nothing that cannot be seen, and no name that passes for another one. */

import type { Illegal } from '@parlor/kit';
import { LIMITS } from './limits.ts';

/** Letters and digits, and what names are joined with. */
const SHAPE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._'’-]*[\p{L}\p{M}\p{N}.’'])?$/u;

/** Takes no room on any screen, though some of it counts as letters: fillers, joiners, selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** More than any language stacks on one letter once they are composed. */
const STACKED = /[\p{Mn}\p{Me}]{3,}/u;
const STACKED_TOO_HIGH = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu;

/** Alphabets with many letters that look the same. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/** What whoever runs a server is called, in the languages of ours. */
const RESERVED = [
  ...['admin', 'administrator', 'administratorin', 'administrateur', 'administratrice'],
  ...['administrador', 'administradora', 'moderator', 'moderatorin', 'moderateur', 'moderatrice'],
  ...['moderador', 'moderadora', 'operator', 'operateur', 'operador', 'betreiber', 'betreiberin'],
  ...['server', 'serveur', 'servidor', 'system', 'systeme', 'sistema', 'parlor', 'support'],
  ...['staff', 'root', 'bot', 'robot'],
];

export type Judged =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly why: Illegal };

/** The name as it will be shown, or why nobody may be called that. `taken` are names that others have for ever: those of bots. */
export function judgeName(wish: string, taken: readonly string[] = []): Judged {
  const refuse = (code: string, params?: Illegal['params']): Judged => ({
    ok: false,
    why: { code, ...(params && { params }) },
  });
  // Letters in fancy dress become plain ones.
  const name = wish.normalize('NFKC').replace(/ +/g, ' ').trim();
  if (STACKED.test(name)) return refuse('name-marks');
  if (!SHAPE.test(name) || INVISIBLE.test(name) || /\p{Me}/u.test(name))
    return refuse('name-characters');
  if (name.length > LIMITS.name) return refuse('name-too-long', { most: LIMITS.name });
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  const isMixed = (word: string) => ALPHABETS.filter((one) => one.test(word)).length > 1;
  if (words.some(isMixed)) return refuse('name-scripts');
  const reserved = new Set(RESERVED.map(looksOf));
  const parts = [...words.map((word) => word.replace(/\p{N}+$/u, '')), name];
  if (parts.some((part) => reserved.has(looksOf(part)))) return refuse('name-reserved');
  if (taken.some((other) => looksOf(other) === looksOf(name))) return refuse('name-reserved');
  return { ok: true, name };
}

/** Letters that look like others, in each case by themselves: a large eta is an H, a small one an n. */
const LOOKS: Readonly<Record<string, string>> = {
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('αβγεηικνορςτυχω', 'abyenikvopctuxw'),
  ...pairs('АВЕЅІЈКМНОРСТУХЬԌԚԜ', 'abesijkmhopctyxbgqw'),
  ...pairs('авеѕіјкмнорстухьгпһԁԛԝ', 'abesijkmhopctyxbrnhdqw'),
  ...pairs('ıłøđðþɑɡ', 'iioddpag'),
  ...pairs('01lI|', 'oiiii'),
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, i) => [letter, to[i]!]));
}

/** Names with the same looks are taken for each other: case, accents, blanks and alphabets do not tell them apart. */
export const looksOf = (name: string): string =>
  Array.from(name.normalize('NFKD'))
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => LOOKS[letter] ?? LOOKS[letter.toLowerCase()] ?? letter.toLowerCase())
    .join('');

/** What a message may have of that: emoji are joined and chosen by it, and some scripts need it between letters. */
const JOINING = /\p{Join_Control}|\p{Variation_Selector}/u;

/** What somebody says, without what cannot be seen or turns around what stands beside it; perhaps nothing is left. */
export const cleanChat = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cs}\p{Co}\p{Bidi_Control}]/gu, '')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, (one) => (JOINING.test(one) ? one : ''))
    .replace(/(\p{Join_Control}|\p{Variation_Selector})\1+/gu, '$1')
    .replace(STACKED_TOO_HIGH, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^(?:[\s\u2800]|\p{Join_Control}|\p{Variation_Selector})+|[\s\u2800]+$/gu, '');
