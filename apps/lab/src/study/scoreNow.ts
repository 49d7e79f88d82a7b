/**
 * What the score sheet would say if a match were stopped where it stands: how
 * the table sees who is in front. In every game all of it lies open, so this
 * tells nothing that the players could not see.
 */

import type { State as EightAndAHalf } from '@parlor/eight-and-a-half/state';
import { OVER, type State as PureProfit } from '@parlor/pure-profit/state';
import type { GameId } from '@parlor/registry';
import { COLOURS, type State as TakeAChance } from '@parlor/take-a-chance/state';
import { type State as Trump, UNOWNED } from '@parlor/trump/state';
import type { State as Zillionaire } from '@parlor/zillionaire/state';

export interface ScoreNow {
  /** In words, for the page that shows what came of it. */
  readonly says: string;

  /** By seat. */
  // Like `AnyGame`: nothing narrower than `any` accepts the states of every game.
  // oxlint-disable-next-line typescript/no-explicit-any
  of(state: any): readonly number[];
}

/** A game that is not here has no lead that could change. */
export const scoreNow: Readonly<Partial<Record<GameId, ScoreNow>>> = {
  zillionaire: {
    says: 'points for the statuses taken so far',
    of: ({ points }: Zillionaire) => Array.from(points),
  },
  trump: { says: 'cash and the money in the boxes of one’s own properties', of: trumpMoney },
  'eight-and-a-half': {
    says: 'points of the rounds finished so far',
    of: ({ points }: EightAndAHalf) => Array.from(points),
  },
  'take-a-chance': { says: 'cash and the price of the cards owned', of: chanceWealth },
  'pure-profit': { says: 'the top of the Bank, and those of finished games', of: profitTops },
};

function trumpMoney({ cash, owner, box, rules }: Trump): number[] {
  const money = Array.from(cash);
  for (let property = 0; property < rules.propertyCount; property++) {
    const by = owner[property]!;
    if (by !== UNOWNED) money[by]! += box[property]!;
  }
  return money;
}

function chanceWealth({ seats, cash, owned, box: { prices } }: TakeAChance): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    prices.reduce(
      (sum, price, colour) => sum + price * owned[COLOURS * seat + colour]!,
      cash[seat]!,
    ),
  );
}

function profitTops({ seats, asked, tops, finished, finishedGames }: PureProfit): number[] {
  const places = tops.length;
  return Array.from({ length: seats }, (_, seat) => {
    // The last Bank has been written down when the match is over.
    let sum = asked === OVER ? 0 : tops[seat]!;
    for (let game = 0; game < finishedGames; game++) sum += finished[game * places + seat]!;
    return sum;
  });
}
