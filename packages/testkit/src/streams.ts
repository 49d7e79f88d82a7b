/**
 * Where the chance of random matches comes from. Every step has its own
 * streams, so that asking one question more at one step changes nothing later,
 * and the same seed means the same match in the laws, in a transcript and in a
 * differential run. Setup is step 0, the first move step 1.
 */

import { fastRng, type Rng } from '@parlor/kit';

const STREAMS_PER_STEP = 32;
const RULES = 0;
const PLAYERS = 1;
const PROBES = 2;
const CLOSE_LOOKS = 31;

/** What the rules draw from. */
export const rulesRng = (seed: number, step: number): Rng =>
  fastRng(seed, step * STREAMS_PER_STEP + RULES);

/** What the random players draw from. */
export const playersRng = (seed: number, step: number): Rng =>
  fastRng(seed, step * STREAMS_PER_STEP + PLAYERS);

/** What decides where in a stretch of a match the laws look closely. */
export const closeLookRng = (seed: number, stretch: number): Rng =>
  fastRng(seed, stretch * STREAMS_PER_STEP + CLOSE_LOOKS);

/** What an examiner draws from to choose what to look at; each law is an examiner of its own. */
export const probeRng = (seed: number, step: number, examiner = 0): Rng =>
  fastRng(seed, step * STREAMS_PER_STEP + PROBES + examiner);
