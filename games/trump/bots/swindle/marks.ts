/** Whom offers are made to. */

import type { Level } from '@parlor/search';
import { brain } from '../index.ts';
import type { Mark } from './trial.ts';

/** A level as it is. */
export const levelMark = (level: Level): Mark => ({
  level,
  answer: (view, seat, rng) => brain.think(level, view, seat, rng).move,
});
