/** How a deal begins: from a usual one, or from what was written last. */

import type { Seat } from '@parlor/kit';
import { clauseOf, type Start, startDeal } from '../text/deal/composer.ts';
import { type Deal, NO_DEAL } from './deal.ts';
import type { Turn } from './turn.ts';

export function beginDeal(turn: Turn, to: Seat, start?: Start): void {
  const { view, aside } = turn;
  const begun = (from: Start): Deal => ({
    ...NO_DEAL,
    to,
    lines: startDeal(view, to, from).map(clauseOf),
  });
  const deal =
    start === undefined
      ? aside && aside.to === to && !aside.isCounter && isStanding(turn, aside)
        ? aside
        : begun('trade')
      : begun(start);
  turn.change({ deal, isSeeking: true, card: undefined });
}

/** Does the contract that it would end still stand? */
const isStanding = ({ view }: Turn, { ends }: Deal): boolean =>
  ends === undefined || view.contracts.some(({ number }) => number === ends);
