/** Names in their places in a sentence; a seat may be called 'You'. */

import type { Seat, Who } from '@parlor/kit';

const YOU = 'You';

/** Anywhere but at the beginning of a sentence. */
export const object = (who: Who, seat: Seat): string => (who(seat) === YOU ? 'you' : who(seat));

/** "Ann's", "your". */
export const possessive = (who: Who, seat: Seat): string =>
  who(seat) === YOU ? 'your' : `${who(seat)}'s`;

export const isYou = (who: Who, seat: Seat): boolean => who(seat) === YOU;

/** "Ann has", "you have". */
export const has = (who: Who, seat: Seat): string => (who(seat) === YOU ? 'have' : 'has');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capitalised(text)}.`;

const ORDINALS = [
  '',
  '',
  'second ',
  'third ',
  'fourth ',
  'fifth ',
  'sixth ',
  'seventh ',
  'eighth ',
  'ninth ',
];

/** "your next turn", "Ann's third next turn", "this turn". */
export const turnPhrase = (who: Who, seat: Seat, turn: number): string =>
  turn === 0 ? 'this turn' : `${possessive(who, seat)} ${ORDINALS[turn] ?? `${turn}th `}next turn`;
