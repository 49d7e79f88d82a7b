/**
 * Reasons by code. Each is a claim about the position that must hold where it is said, with what its words need to
 * know; `truth/` checks every one of them against the rules.
 */

import { midSentence, type Seat, type Who } from '@parlor/kit';
import type { Reason } from './brain.ts';

/** A code and its params; undefined where the words need none. */
type Params = NonNullable<Reason['params']> | undefined;

/** Words for every code of a game. Players are called as in the middle of a sentence, where the reader is 'you'. */
export type Sentences<Claims> = {
  readonly [Code in keyof Claims]: (params: Claims[Code], who: Who) => string;
};

/** Makes the reasons of a game: no code without what its words need. */
export const reasonsOf =
  <Claims extends { readonly [Code in keyof Claims]: Params }>() =>
  <Code extends keyof Claims & string>(
    code: Code,
    ...[params]: Claims[Code] extends undefined ? [] : [Claims[Code]]
  ): Reason =>
    params === undefined ? { code } : { code, params };

/** What is said of a move about which nothing stands out, and of a code that nobody knows. */
export const TRIED = 'Its chance comes from playing on in the head; nothing else stands out.';

export const speaker =
  <Claims>(sentences: Sentences<Claims>) =>
  ({ code, params = {} }: Reason, who: Who): string =>
    Object.hasOwn(sentences, code)
      ? sentences[code as keyof Claims](params as Claims[keyof Claims], midSentence(who))
      : TRIED;

/** Where names are not known, seats are counted from 1. */
export const byNumber: Who = (seat: Seat) => `Seat ${seat + 1}`;

/** "one card", "3 cards". */
export const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);
