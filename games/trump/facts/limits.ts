/** How large a table's components can get. Interned moves and card sets are built for these sizes. */

export const MAX_SEATS = 4;
export const MAX_PROPERTIES = 12;

/** Different faces; two words of 32 bits hold a set of them. */
export const MAX_CARDS = 64;
export const WORD_BITS = 32;
export const CARD_WORDS = MAX_CARDS / WORD_BITS;

/** Which word of a card set has the card's bit. */
export const wordOf = (card: number): number => (card / WORD_BITS) | 0;

/** Cards in a deck, copies counted. */
export const MAX_DECK = 150;
