/** Messages about a match, around something that is JSON already: whatever is large is written once. */

import { type DataByName, NO_DATA, type OwnData, type Viewer, withData } from '@parlor/kit';
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

/** A message, and the sets of one's own that stand in it by name: whoever gets it has to have them. */
export interface Shown {
  readonly text: string;
  readonly own: OwnData;
}

export const withoutNames = (text: string): Shown => ({ text, own: NO_DATA });

/** The same message for whoever does not know that sets can have names. */
export function wholeText({ text, own }: Shown): string {
  const message = JSON.parse(text) as { readonly table?: unknown; readonly view?: unknown };
  const whole = (field: 'table' | 'view', byName: DataByName) =>
    Object.hasOwn(message, field) && { [field]: withData(message[field], byName) };
  return JSON.stringify({
    ...message,
    ...whole('table', own.byName),
    ...whole('view', own.byName),
  });
}

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
