import type { LabEntry } from '@parlor/lab/for-games';
import { plainEightAndAHalf } from '../reference/plain.ts';
import { facts } from '../rules/facts.ts';
import type { State } from '../rules/state.ts';

export const lab: LabEntry = {
  plain: plainEightAndAHalf,
  facts,
  scoreNow: {
    says: 'points of the rounds finished so far',
    of: ({ points }: State) => Array.from(points),
  },
};
