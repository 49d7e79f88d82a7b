import type { LabEntry } from '@parlor/lab/for-games';
import { plainPureProfit } from '../reference/plain.ts';
import { facts } from '../rules/facts.ts';
import { OVER, type State } from '../rules/state.ts';

export const lab: LabEntry = {
  plain: plainPureProfit,
  facts,
  scoreNow: { says: 'the top of the Bank, and those of finished games', of: tops },
};

function tops({ seats, asked, tops: now, finished, finishedGames }: State): number[] {
  const places = now.length;
  return Array.from({ length: seats }, (_, seat) => {
    // The last Bank has been written down when the match is over.
    let sum = asked === OVER ? 0 : now[seat]!;
    for (let game = 0; game < finishedGames; game++) sum += finished[game * places + seat]!;
    return sum;
  });
}
