/** Messages about a match, around something that is JSON already: whatever is large is written once. */

import type { BotMove, Shown as ShownPosition, ShownHistory } from '@parlor/host';
import { ownData, type OwnData } from '@parlor/kit';
import type { RecordHeader } from '@parlor/match';
import { LIMITS, type StoodIn } from '@parlor/protocol';
import type { StoredMatch } from '../../domain/records.ts';
import type { ServerTypes } from '../ports/referee.ts';
import { type Shown, withoutNames } from '../rooms/shown.ts';

const around = (head: object, rest: string): string =>
  `${JSON.stringify(head).slice(0, -1)},${rest.slice(1)}`;

/** Where a match stands. */
export function positionMessage(shown: ShownPosition<ServerTypes>): Shown {
  const { match, version, viewer, deadlines, banks, paused, botMove, lastAnswer } = shown;
  const { now, position } = shown;
  const stoodIn = botMove && stoodInBy(match, botMove);
  const stalls = viewer === 'public' ? undefined : stallsOf(shown);
  const head = {
    type: 'position',
    match: match.id,
    version,
    viewer,
    edition: editionOf(match),
    deadlines: match.seats.map((_, seat) => deadlines.get(seat) ?? null),
    ...(stalls && { stalls }),
    // A bot has its pace, and no bank.
    ...(banks && { banks: match.seats.map((id, i) => (id.startsWith('bot:') ? null : banks[i])) }),
    ...(paused && { paused: { seat: paused.seat, since: paused.since, until: paused.until } }),
    ...(stoodIn && { stoodIn }),
    ...(lastAnswer !== undefined && { lastAnswer }),
    now,
  };
  return { text: around(head, position), own: ownSets(match) };
}

/** What led there. */
export function historyMessage(shown: ShownHistory<ServerTypes>): Shown {
  const { match, version, viewer, history, botMoves } = shown;
  const first = botMoves.length - LIMITS.history;
  const stoodIn = botMoves.flatMap((botMove, i) => {
    const by = i < first || !botMove ? undefined : stoodInBy(match, botMove);
    return by ? [{ ply: i + 1, ...by }] : [];
  });
  const head = {
    ...{ type: 'history', match: match.id, version, viewer },
    ...(stoodIn.length > 0 && { stoodIn }),
  };
  return withoutNames(around(head, history));
}

/** Of people who are asked; undefined where nobody ever goes on without anybody, or nobody is asked. */
function stallsOf({ match, stalls }: ShownPosition<ServerTypes>) {
  const times = match.seats.map((id, seat) =>
    id.startsWith('bot:') ? null : (stalls?.get(seat) ?? null),
  );
  return times.some((at) => at !== null) ? times : undefined;
}

/** In the words of the match's file; undefined for a bot on a seat of its own. */
function stoodInBy({ seats }: StoredMatch, { seat, isLate }: BotMove): StoodIn | undefined {
  if (seats[seat]!.startsWith('bot:')) return undefined;
  return { seat, by: isLate ? 'time-out' : 'stand-in' };
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
