/** What a table may agree on. */

import type { OptionsSpec, Presets } from '@parlor/kit';
import { MOST_ROUNDS } from './state.ts';
import { COLLECTED, HALVES, type Options } from '../facts/types.ts';

export const OPTIONS: OptionsSpec<Options> = {
  rounds: { type: 'count', min: 1, max: MOST_ROUNDS },
  halves: { type: 'choice', values: HALVES },
  collected: { type: 'choice', values: COLLECTED },
  memoryAids: { type: 'flag' },
};

const STANDARD: Options = { rounds: 6, halves: 'together', collected: 'shown', memoryAids: true };

export const PRESETS: Presets<Options> = {
  standard: STANDARD,
  short: { ...STANDARD, rounds: 1 },
};

/** In a fixed order, and nothing else. */
export const writtenOptions = (options: Options): Options => ({
  rounds: options.rounds,
  halves: options.halves,
  collected: options.collected,
  memoryAids: options.memoryAids,
});
