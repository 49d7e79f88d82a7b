/** Messages about a match, around something that is JSON already: whatever is large is written once. */

import type { Viewer } from '@parlor/kit';
import type { HotMatch } from './hotMatch.ts';

interface Envelope {
  readonly match: string;
  readonly version: number;
  readonly viewer: Viewer;
}

interface PositionEnvelope extends Envelope {
  readonly edition: number;
  readonly deadlines: readonly (number | null)[];
  readonly now: number;
}

const around = (head: object, rest: string): string =>
  `${JSON.stringify(head).slice(0, -1)},${rest.slice(1)}`;

export const positionText = (envelope: PositionEnvelope, update: string): string =>
  around({ type: 'position', ...envelope }, update);

export const historyText = (envelope: Envelope, steps: string): string =>
  around({ type: 'history', ...envelope }, steps);

/** Where a match stands now, for each viewer. */
export function positionsOf(
  hot: HotMatch,
  now: () => number,
): (viewer: Viewer, update: string) => string {
  const deadlines = hot.deadlines();
  const edition = hot.rules.rulesVersion;
  return (viewer, update) =>
    positionText({ match: hot.id, version: hot.n, viewer, edition, deadlines, now: now() }, update);
}
