/** Trump: The Game in words. */

import type { Words } from '@parlor/kit';
import type { Trump } from '../rules/trump.ts';
import { answer, question } from './words/answers.ts';
import { board } from './words/board.ts';
import { details, happened } from './words/happened.ts';
import { read, typing } from './words/read.ts';
import { refused } from './words/refused.ts';

export {
  type CardData,
  type Components,
  DIE_PAYS,
  STARTING_BOX,
  STANDARD_COMPONENTS,
  STEP,
} from '../facts/components.ts';
export {
  type Act,
  type Clause,
  dateOf,
  FULL_SHARE,
  giftsOf,
  type Give,
  type HiddenClause,
  type HiddenSimple,
  isSimple,
  MAX_CLAUSES,
  MAX_OPTION_GIFTS,
  MAX_PROMISED_CASH,
  MAX_TURNS,
  promiser,
  type Until,
  type What,
  type When,
} from '../facts/deal/clauses.ts';
export {
  clauseOf,
  linesOf,
  type Slots,
  STARTS,
  type Start,
  slotsFor,
  startDeal,
} from './deal/composer.ts';
export { asOfNow } from '../facts/deal/asOfNow.ts';
export { clauseSentence, contractSentences } from './deal/sentences.ts';
export { risksOf } from '../rules/deal/verdict.ts';
export { type VoidReason, voidPromises } from '../rules/deal/voidPromises.ts';
export { isFirstEdition, leastInBox } from '../facts/firstEdition.ts';
export { cardName, propertyName, spaceName } from '../facts/names.ts';
export { ENDINGS } from '../facts/types.ts';

export const words: Words<Trump> = {
  name: 'Trump: The Game',
  tagline: 'Bid for eight properties, then deal for everything they can earn.',
  board,
  happened: (event, who, view) => happened(event, who, view?.options.components ?? undefined),
  details: (event, who, view) => details(event, who, view?.options.components ?? undefined),
  question,
  answer,
  typing,
  read,
  refused,
};
