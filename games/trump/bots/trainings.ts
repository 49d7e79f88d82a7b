/** How what the brain has learned is learned again and written down. */

import type { Training } from '@parlor/search';
import { lessonsOf } from './learn.ts';

const weights: Training = {
  data: 'weights.ts',
  lessons: 4000,
  *learn(matches) {
    const learned = yield* lessonsOf(matches);
    return `/** Learned from matches by \`learn.ts\`: by stage, what each trait adds to the final money, in hundredths, and how far that is off. */

// biome-ignore format: a table of numbers
export const WEIGHTS: readonly (readonly number[])[] = [
${learned.weights.map((row) => `  [${row.join(', ')}],`).join('\n')}
];

export const SPREADS: readonly number[] = [${learned.spreads.join(', ')}];
`;
  },
};

export const trainings: readonly Training[] = [weights];
