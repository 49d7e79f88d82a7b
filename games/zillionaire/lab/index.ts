import type { LabEntry } from '@parlor/lab/for-games';
import { plainZillionaire } from '../reference/plain.ts';
import { facts } from '../rules/facts.ts';
import type { State } from '../rules/state.ts';
import { playMatches } from './floor.ts';

export const lab: LabEntry = {
  plain: plainZillionaire,
  facts,
  scoreNow: {
    says: 'points for the statuses taken so far',
    of: ({ points }: State) => Array.from(points),
  },
  floor: ({ seats, options }, first, count) =>
    playMatches(seats, (options as { readonly games: number }).games, first, count),
};
