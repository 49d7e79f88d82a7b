/** The second, plain implementation of every game, and the facts by which the two are compared. */

import { facts as eightAndAHalfFacts } from '@parlor/eight-and-a-half/facts';
import { plainEightAndAHalf } from '@parlor/eight-and-a-half/plain';
import type { Json } from '@parlor/kit';
import { facts as pureProfitFacts } from '@parlor/pure-profit/facts';
import { plainPureProfit } from '@parlor/pure-profit/plain';
import type { GameId } from '@parlor/registry';
import type { PlainGame } from '@parlor/testkit';
import { facts as takeAChanceFacts } from '@parlor/take-a-chance/facts';
import { plainTakeAChance } from '@parlor/take-a-chance/plain';
import { facts as trumpFacts } from '@parlor/trump/facts';
import { plainTrump } from '@parlor/trump/plain';
import { facts as zillionaireFacts } from '@parlor/zillionaire/facts';
import { plainZillionaire } from '@parlor/zillionaire/plain';

export interface Twin {
  // Like `AnyGame`: nothing narrower than `any` accepts the options and states of every game.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly plain: PlainGame<any>;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly facts: (state: any) => Json;
}

export const twins: Readonly<Record<GameId, Twin>> = {
  zillionaire: { plain: plainZillionaire, facts: zillionaireFacts },
  trump: { plain: plainTrump, facts: trumpFacts },
  'eight-and-a-half': { plain: plainEightAndAHalf, facts: eightAndAHalfFacts },
  'take-a-chance': { plain: plainTakeAChance, facts: takeAChanceFacts },
  'pure-profit': { plain: plainPureProfit, facts: pureProfitFacts },
};
