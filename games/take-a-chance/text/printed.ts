/** What is printed on the components: names, prices, payouts, what tickets say. Content for the screen, no rules. */

export { type Box, cardName, openBox, priceOf } from '../facts/box.ts';
export { choiceWords, comboWords, dollars, fallbackWords, KEPT_WORDS } from './phrases.ts';
