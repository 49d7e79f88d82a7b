/** How what the brain has learned is learned again and written down. */

import type { Training } from '@parlor/search';
import { lessonsOf, NEURONS } from './learn.ts';
import { hoardLessons } from './learnHoards.ts';

/** Every game is gone through so many times. */
const TIMES = 4;

const weights: Training = {
  data: 'weights.ts',
  lessons: 36_000,
  *learn(games) {
    const learned = yield* lessonsOf(games, TIMES);
    return `/** Learned from self-play by \`learn.ts\`, in thousandths: the rows of the neurons, their biases, and what each says. */

export const NEURONS = ${NEURONS};

// biome-ignore format: a table of numbers
export const WEIGHTS: readonly number[] = [
${rowsOf(learned).join('\n')}
];
`;
  },
};

const HOARDS_IN_A_ROW = 35;

const hoards: Training = {
  data: 'hoards.ts',
  lessons: 30_000,
  *learn(games) {
    const learned = yield* hoardLessons(games);
    return `/** Learned from self-play by \`learnHoards.ts\`, in hundredths: how much each trace of \`traces.ts\` speaks for a card being in the hand. */

// biome-ignore format: a table of numbers
export const HOARDS: readonly number[] = [
${rows(learned, HOARDS_IN_A_ROW).join('\n')}
];
`;
  },
};

export const trainings: readonly Training[] = [weights, hoards];

function rows(numbers: readonly number[], length: number): string[] {
  const found: string[] = [];
  for (let first = 0; first < numbers.length; first += length) {
    found.push(`  ${numbers.slice(first, first + length).join(', ')},`);
  }
  return found;
}

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
