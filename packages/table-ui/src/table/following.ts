/** How one moment follows another. */

import type { Moment } from '../surroundings/viewing.ts';

/** Moves and versions go up together, but for what was taken back. */
export const wentBack = (before: Moment, { version, ply, history }: Moment): boolean =>
  ply < before.ply || (history !== undefined && version - before.version !== ply - before.ply);

/** Is the same question still open? */
export const isStillAsked = (before: Moment, moment: Moment): boolean =>
  moment.question !== undefined &&
  moment.question.id === before.question?.id &&
  !wentBack(before, moment);
