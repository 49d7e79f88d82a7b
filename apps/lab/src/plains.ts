/** The second, plain implementation of every game, and the facts by which the two are compared. */

import { facts as eightAndAHalfFacts } from '@parlor/eight-and-a-half/facts';
import { plainEightAndAHalf } from '@parlor/eight-and-a-half/plain';
import type { Json } from '@parlor/kit';
import { facts as pureProfitFacts } from '@parlor/pure-profit/facts';
import { plainPureProfit } from '@parlor/pure-profit/plain';
import type { GameId } from '@parlor/registry';
import type { PlainGame } from '@parlor/testkit';
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
  'eight-and-a-half': { plain: plainEightAndAHalf, facts: eightAndAHalfFacts },
  'pure-profit': { plain: plainPureProfit, facts: pureProfitFacts },
};
