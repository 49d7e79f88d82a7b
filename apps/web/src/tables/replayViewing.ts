/** A finished match: nobody can do anything but look at it. */

import { signal } from '@preact/signals';
import type { Level } from '@parlor/bots';
import type { Seat, Viewer } from '@parlor/kit';
import type { MatchSummary } from '@parlor/protocol';
import type { GameId } from '@parlor/registry/ids';
import { namesShown } from '../words/formerGuests.ts';
import { gameInfo } from '../games/gameInfo.ts';
import { getJson } from '../platform/http.ts';
import type { AnyUpdate, MatchRules } from '../engine/calls.ts';
import type { LocalRecord } from '../offline/storedMatch.ts';
import { storedRecord } from '../offline/storedMatches.ts';
import type { Moment, SeatState, Viewing } from '@parlor/table-ui';

export interface Played {
  readonly id: string;
  readonly game: GameId;
  readonly record: LocalRecord;
  readonly names: readonly string[];
  /** By seat, of the bots, as far as they are known; undefined for people. */
  readonly levels: readonly (Level | undefined)[];
  /** Was it played at this device? */
  readonly isOfDevice: boolean;
  /** The seat of whoever looks, where that is clear. */
  readonly mine: Seat | undefined;
}

/** What it was played by. */
export const rulesOf = ({ game, record }: Played): MatchRules => ({
  game,
  edition: record.rulesVersion,
});

/** The match of that id, from this device or from the server. */
export async function findPlayed(id: string): Promise<Played> {
  if (id.startsWith('local-')) {
    const stored = await storedRecord(id);
    if (!stored) throw new Error('unknown-match');
    const { match, record } = stored;
    const people = match.seats.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
    return {
      id,
      game: match.game,
      record,
      names: match.seats.map(({ name }) => name),
      levels: match.seats.map(({ level }) => level),
      isOfDevice: true,
      mine: people.length === 1 ? people[0] : undefined,
    };
  }
  const file = (await getJson(`/api/matches/${encodeURIComponent(id)}`)) as {
    record: Played['record'] & { game: GameId };
    names: string[];
  };
  const own = await ownSummaryOf(id);
  return {
    id,
    game: file.record.game,
    record: file.record,
    names: namesShown(file.names),
    levels: file.names.map((_, seat) => own?.levels?.[seat] ?? undefined),
    isOfDevice: false,
    mine: own?.yourSeat ?? undefined,
  };
}

/** Whoever was there sees it again from where they sat; others need not be known for it. */
async function ownSummaryOf(id: string): Promise<MatchSummary | undefined> {
  try {
    const own = (await getJson('/api/me/matches')) as readonly MatchSummary[];
    return own.find(({ match }) => match === id);
  } catch {
    return undefined;
  }
}

export const momentAt = (update: AnyUpdate, viewer: Viewer, version: number): Moment => ({
  version,
  viewer,
  ply: update.ply,
  events: update.events as readonly unknown[],
  view: update.view as unknown,
  questions: update.questions,
  // Nobody is asked anything any more.
  question: undefined,
  outcome: undefined,
  deadlines: [],
});

export interface Replay {
  readonly viewing: Viewing;
  /** Goes to this moment. */
  show(moment: Moment): void;
}

export function replayOf({ game, names, levels }: Played): Replay {
  const seats: readonly SeatState[] = names.map((name, seat) => ({
    name,
    kind: levels[seat] === undefined ? 'person' : 'bot',
    level: levels[seat],
    isAway: false,
    isConnected: true,
    isThinking: false,
  }));
  const moment = signal<Moment | undefined>(undefined);
  return {
    viewing: { game: gameInfo(game), seats: signal(seats), moment },
    show(wanted) {
      moment.value = wanted;
    },
  };
}
