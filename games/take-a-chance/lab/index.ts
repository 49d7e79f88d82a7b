import type { LabEntry } from '@parlor/lab/for-games';
import { advise } from '../bots/advice.ts';
import { COLOURS } from '../facts/types.ts';
import { plainTakeAChance } from '../reference/plain.ts';
import { facts } from '../rules/facts.ts';
import type { State } from '../rules/state.ts';

export const lab: LabEntry = {
  plain: plainTakeAChance,
  facts,
  scoreNow: { says: 'cash and the price of the cards owned', of: wealth },
  adviser: advise,
};

function wealth({ seats, cash, owned, box: { prices } }: State): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    prices.reduce(
      (sum, price, colour) => sum + price * owned[COLOURS * seat + colour]!,
      cash[seat]!,
    ),
  );
}
