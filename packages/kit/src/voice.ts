/** Names in their places in a sentence: a seat may be called 'You', and English bends that. */

import type { Seat } from './seatSet.ts';
import type { Who } from './words.ts';

/** What the one who reads is called, where a sentence begins. */
export const YOU = 'You';

/** The same names anywhere but at the beginning of a sentence: "the lead fell to you". */
export const midSentence =
  (who: Who): Who =>
  (seat) =>
    who(seat) === YOU ? 'you' : who(seat);

/** "Ann's hand", "Your hand": where a sentence begins. */
export const possessive = (who: Who, seat: Seat): string =>
  who(seat) === YOU ? 'Your' : `${who(seat)}'s`;

/** "Ann", "Ann and Bob", "Ann, Bob and you"; `none` where there is nothing. */
export const listed = (items: readonly (string | number)[], none = 'none'): string =>
  items.length < 2
    ? String(items[0] ?? none)
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
