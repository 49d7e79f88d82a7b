/** Messages about a match, around something that is JSON already: whatever is large is written once. */

import type { Viewer } from '@parlor/kit';
import type { LiveMatch } from './liveMatch.ts';

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
  live: LiveMatch,
  now: () => number,
): (viewer: Viewer, update: string) => string {
  const deadlines = live.deadlines();
  const edition = live.rules.rulesVersion;
  return (viewer, update) =>
    positionText(
      { match: live.id, version: live.n, viewer, edition, deadlines, now: now() },
      update,
    );
}
