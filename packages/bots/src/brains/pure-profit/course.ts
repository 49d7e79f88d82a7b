/** How the neurons' weights are learned and written down. */

import type { Course } from '../../course.ts';
import { lessonsOf, NEURONS } from './learn.ts';

/** Every game is gone through so many times. */
const TIMES = 4;

export const course: Course = {
  data: 'weights.ts',
  lessons: 36_000,
  *learn(games) {
    const weights = yield* lessonsOf(games, TIMES);
    return `/** Learned from self-play by \`learn.ts\`, in thousandths: the rows of the neurons, their biases, and what each says. */

export const NEURONS = ${NEURONS};

// biome-ignore format: a table of numbers
export const WEIGHTS: readonly number[] = [
${rowsOf(weights).join('\n')}
];
`;
  },
};

/** A row of traits for every neuron, then two rows with a number of each. */
function rowsOf(weights: readonly number[]): string[] {
  const traits = weights.length / NEURONS - 2;
  const rows: string[] = [];
  for (let first = 0; first < weights.length; ) {
    const length = rows.length < NEURONS ? traits : NEURONS;
    rows.push(`  ${weights.slice(first, first + length).join(', ')},`);
    first += length;
  }
  return rows;
}
