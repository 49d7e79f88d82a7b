/**
 * Games that are wrong on purpose, to prove that the laws can notice: each is
 * the template game with one fault. Not part of the ordinary test kit, so that
 * games do not pull the template in.
 */

import type { BrokenGame } from './brokenGame.ts';
import { FORGETTING } from './forgetting.ts';
import { COPYING, COUNTING, SAVING, WRITING } from './keeping.ts';
import { ANSWERING, HIDING, LOOKING, SEALING, VARYING } from './knowing.ts';
import { CHANGING, ENDING, LISTING } from './playing.ts';

export type { BrokenGame } from './brokenGame.ts';

/** Ordered by the law that has to notice. */
export const BROKEN_GAMES: readonly BrokenGame[] = [
  ...CHANGING,
  ...COPYING,
  ...SAVING,
  ...ENDING,
  ...LISTING,
  ...WRITING,
  ...LOOKING,
  ...ANSWERING,
  ...VARYING,
  ...SEALING,
  ...HIDING,
  ...COUNTING,
  ...FORGETTING,
];
