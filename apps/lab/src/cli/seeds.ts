/** Seeds as people type them. */

import { randomBytes } from 'node:crypto';
import { type Args, usage } from './args.ts';

const SEED_DIGITS = 64;
const SEED_BYTES = SEED_DIGITS / 2;

/** A match seed: up to 64 hex digits, filled up with zeros in front; drawn if there is none. */
export function readMatchSeed(args: Args): string {
  const text = args.text('seed');
  if (text === undefined) return randomBytes(SEED_BYTES).toString('hex');
  if (text.length <= SEED_DIGITS && /^[0-9a-f]+$/i.test(text)) {
    return text.toLowerCase().padStart(SEED_DIGITS, '0');
  }
  throw usage((say) => say.notASeed({ digits: SEED_DIGITS, typed: text }));
}

const LARGEST_RUN_SEED = 2 ** 31 - 1;

/** The seed of a run of random matches: a number, so that it can be counted on from. */
export const readRunSeed = (args: Args): number =>
  args.whole('seed', { min: 0, max: LARGEST_RUN_SEED }) ?? 1;
