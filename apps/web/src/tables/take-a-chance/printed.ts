/** What is printed on the components: names, prices, payouts, what tickets say. Content, no rules. */

// The words of the game bring this file along already; it has no name of its own among the package's exports.
export {
  type Box,
  cardName,
  openBox,
  priceOf,
} from '../../../../../packages/games/take-a-chance/src/box.ts';
export {
  choiceWords,
  comboWords,
  dollars,
  KEPT_WORDS,
} from '../../../../../packages/games/take-a-chance/src/phrases.ts';
