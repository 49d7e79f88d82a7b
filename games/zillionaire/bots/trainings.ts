/** How the policy's weights are learned and written down. */

import type { Training } from '@parlor/search';
import { lessonsOf } from './training.ts';

const SEED = 1;
const HUNDREDTHS = 100;
const IN_A_ROW = 24;

const weights: Training = {
  data: 'weights.ts',
  lessons: 120_000,
  *learn(matches) {
    const learned = yield* lessonsOf(SEED, matches);
    return written(
      Array.from(learned, (weight) => Math.round(HUNDREDTHS * weight)),
      matches,
    );
  },
};

export const trainings: readonly Training[] = [weights];

function written(weights: readonly number[], matches: number): string {
  const rows: string[] = [];
  for (let first = 0; first < weights.length; first += IN_A_ROW) {
    const row = weights.slice(first, first + IN_A_ROW);
    // Minus nothing is nothing as well.
    rows.push(row.map((weight) => (weight === 0 ? '' : String(weight))).join(' '));
  }
  return `/**
 * What the policy learned, in hundredths, row by row; nothing between two
 * blanks is 0. Made by \`train(${SEED}, ${matches})\` of \`training.ts\`.
 */

const ROWS: readonly string[] = [
${rows.map((row) => `  '${row}',`).join('\n')}
];

const HUNDREDTHS = ${HUNDREDTHS};

export const WEIGHTS: readonly number[] = ROWS.flatMap((row) =>
  row.split(' ').map((weight) => Number(weight) / HUNDREDTHS),
);
`;
}
