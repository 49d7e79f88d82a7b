/** What is printed on the components: names, prices, payouts, what tickets say. Content, no rules. */

export {
  type Box,
  cardName,
  choiceWords,
  comboWords,
  dollars,
  fallbackWords,
  KEPT_WORDS,
  openBox,
  priceOf,
} from '../text/printed.ts';
