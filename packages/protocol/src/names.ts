/** What people may be called and say: nothing that cannot be seen, and no name that passes for another one. */

import type { Illegal } from '@parlor/kit';
import { LIMITS } from './limits.ts';
import { hasOddLetters, looksOf } from './looks.ts';
import { isReserved, withoutNumber, wordsOf } from './reserved.ts';
import { isLiving, isMixed } from './scripts.ts';

/** Letters and digits, and what names are joined with. */
const SHAPE = /^[\p{L}\p{Nd}〇](?:[\p{L}\p{M}\p{Nd}〇 ._'’׳·・-]*[\p{L}\p{M}\p{Nd}〇.’'׳])?$/u;

/** Takes no room on any screen, though some of it counts as letters: fillers, joiners, selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** More than any language stacks on one letter once they are composed. */
const STACKED = /[\p{Mn}\p{Me}]{3,}/u;
const STACKED_TOO_HIGH = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu;

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
  if (!isLiving(name) || hasOddLetters(name)) return refuse('name-characters');
  if (wordsOf(name).some(isMixed)) return refuse('name-scripts');
  const isTaken = [name, withoutNumber(name)].some((one) =>
    taken.some((other) => looksOf(other) === looksOf(one)),
  );
  return isTaken || isReserved(name) ? refuse('name-reserved') : { ok: true, name };
}

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
