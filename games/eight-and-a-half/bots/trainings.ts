/** How the weights of the prospects are learned and written down, for every number of seats. */

import { eightAndAHalf } from '../rules/index.ts';
import { type Training, linesOf, partOf } from '@parlor/search';
import { lessonsOf } from './learn.ts';
import { SENSIBLE } from './levels.ts';
import type { SeatWeights } from './prospects.ts';

const SEED = 85;

const weights: Training = {
  data: 'weights.ts',
  lessons: 60_000,
  *learn(rounds) {
    const { seatCounts } = eightAndAHalf;
    const part = 1 / seatCounts.length;
    const tables: string[] = [];
    for (const [place, seats] of seatCounts.entries()) {
      const lessons = lessonsOf(seats, rounds, SENSIBLE, SEED);
      tables.push(written(seats, yield* partOf(lessons, part * place, part)));
    }
    return `/** Learned by \`learnWeights(seats, ${rounds}, SENSIBLE, ${SEED})\`, by number of seats. Not to be edited by hand. */

import type { SeatWeights } from './prospects.ts';

export const WEIGHTS: Readonly<Record<number, SeatWeights>> = {
${tables.join('\n')}
};
`;
  },
};

export const trainings: readonly Training[] = [weights];

const written = (seats: number, { out, fewest }: SeatWeights): string =>
  `  ${seats}: {
    out: [
${linesOf(out, '      ')}
    ],
    fewest: [
${linesOf(fewest, '      ')}
    ],
  },`;
