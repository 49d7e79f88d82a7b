/** Messages about a match, around something that is JSON already: whatever is large is written once. */

import type { Shown as ShownPosition, ShownHistory } from '@parlor/host';
import { ownData, type OwnData } from '@parlor/kit';
import type { RecordHeader } from '@parlor/match';
import type { StoredMatch } from '../../domain/records.ts';
import type { ServerTypes } from '../ports/referee.ts';
import { type Shown, withoutNames } from '../rooms/shown.ts';

const around = (head: object, rest: string): string =>
  `${JSON.stringify(head).slice(0, -1)},${rest.slice(1)}`;

/** Where a match stands. */
export function positionMessage(shown: ShownPosition<ServerTypes>): Shown {
  const { match, version, viewer, deadlines, banks, paused, lastAnswer, now, position } = shown;
  const head = {
    type: 'position',
    match: match.id,
    version,
    viewer,
    edition: editionOf(match),
    deadlines: match.seats.map((_, seat) => deadlines.get(seat) ?? null),
    // A bot has its pace, and no bank.
    ...(banks && { banks: match.seats.map((id, i) => (id.startsWith('bot:') ? null : banks[i])) }),
    ...(paused && { paused: { seat: paused.seat, since: paused.since, until: paused.until } }),
    ...(lastAnswer !== undefined && { lastAnswer }),
    now,
  };
  return { text: around(head, position), own: ownSets(match) };
}

/** What led there. */
export function historyMessage(shown: ShownHistory<ServerTypes>): Shown {
  const { match, version, viewer, history } = shown;
  return withoutNames(around({ type: 'history', match: match.id, version, viewer }, history));
}

const headerOf = ({ header }: StoredMatch): RecordHeader => header as unknown as RecordHeader;

/** Of the rules it began with. */
const editionOf = (match: StoredMatch): number => headerOf(match).rulesVersion;

/** What never changes is not looked for with every position. */
const ownByMatch = new WeakMap<StoredMatch, OwnData>();

/** The sets of its table, by the names under which its positions mention them. */
export function ownSets(match: StoredMatch): OwnData {
  const known = ownByMatch.get(match) ?? ownData(headerOf(match).table.options);
  ownByMatch.set(match, known);
  return known;
}
