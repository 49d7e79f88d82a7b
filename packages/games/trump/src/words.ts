/** Trump: The Game in words. */

import type { Words } from '@parlor/kit';
import type { Trump } from './trump.ts';
import { answer, question } from './words/answers.ts';
import { board } from './words/board.ts';
import { details, happened } from './words/happened.ts';
import { read, typing } from './words/read.ts';
import { refused } from './words/refused.ts';

export {
  type CardData,
  type Components,
  DIE_PAYS,
  type SpaceData,
  STARTING_BOX,
  STANDARD_COMPONENTS,
  STEP,
  TAX_PER_PROPERTY,
} from './components.ts';
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
} from './deal/clauses.ts';
export {
  clauseOf,
  type Line,
  linesOf,
  type Slots,
  STARTS,
  type Start,
  slotsFor,
  startDeal,
} from './deal/composer.ts';
export { asOfNow } from './deal/asOfNow.ts';
export { clauseSentence, contractSentences, type Telling } from './deal/sentences.ts';
export { risksOf, type Verdict, verdictOn } from './deal/verdict.ts';
export { type VoidReason, voidPromises } from './deal/voidPromises.ts';
export { isFirstEdition, leastInBox } from './firstEdition.ts';
export { cardName, propertyName, spaceName } from './names.ts';
export { ENDINGS } from './types.ts';

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
