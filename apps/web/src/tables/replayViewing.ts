/** A finished match: nobody can do anything but look at it. */

import { signal } from '@preact/signals';
import type { Viewer } from '@parlor/kit';
import type { ChainedFile } from '@parlor/match';
import type { MatchSummary } from '@parlor/protocol';
import type { GameId } from '@parlor/registry/ids';
import { namesShown } from '../words/formerGuests.ts';
import { gameInfo } from '../games/gameInfo.ts';
import { getJson } from '../platform/http.ts';
import type { AnyUpdate } from '../engine/calls.ts';
import { storedRecord } from '../offline/storedMatches.ts';
import { type Moment, type SeatState, toldStep, type Viewing } from '@parlor/table-ui';
import type { Played } from './played.ts';
import { openFragment, SHARED } from './sharedMatch.ts';
import { stoodInFor } from './stoodIn.ts';

/** Is a match of that id stored on this device, and nowhere else? */
export const isOfDevice = (id: string): boolean => id.startsWith('local-');

/** The match of that id, from this device or from the server. */
export async function findPlayed(id: string): Promise<Played> {
  if (id === SHARED) return openFragment(location.hash);
  if (isOfDevice(id)) {
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
  const address = `/api/matches/${encodeURIComponent(id)}`;
  // What was played, and who made each move: the one is in the format before, the other in today's.
  const [file, chained] = (await Promise.all([
    getJson(address),
    getJson(`${address}?format=2`),
  ])) as [{ record: Played['record'] & { game: GameId }; names: string[] }, ChainedFile];
  const own = await ownSummaryOf(id);
  return {
    id,
    game: file.record.game,
    record: file.record,
    names: namesShown(file.names),
    stoodIn: stoodInFor(chained),
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

/** What was told of the step that led to this update. */
export const stepAt = ({ ply, events }: AnyUpdate, { stoodIn }: Pick<Played, 'stoodIn'>) =>
  toldStep(events as readonly unknown[], stoodIn?.[ply - 1]);

interface MomentParts {
  readonly played: Pick<Played, 'stoodIn'>;
  readonly viewer: Viewer;
  readonly version: number;
}

export const momentAt = (update: AnyUpdate, { played, viewer, version }: MomentParts): Moment => ({
  version,
  viewer,
  ply: update.ply,
  events: stepAt(update, played),
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
