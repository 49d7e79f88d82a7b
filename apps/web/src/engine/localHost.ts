/**
 * The host of the matches of this device. Every tab has one of its own: the log in the browser's database keeps them
 * together, and one of them has the bots think.
 */

import {
  type Bots,
  type Bus,
  type Lease,
  MatchHost,
  type MatchLog,
  MatchReferee,
  type Seating,
  type World,
} from '@parlor/host';
import type { Seat } from '@parlor/kit';
import { editionFor } from '@parlor/registry';
import type { Reason } from '@parlor/table-ui';
import type { HostedMatch } from '../offline/indexedLog.ts';
import type { MatchStatus } from '../offline/storedMatches.ts';
import { storageProblem } from '../platform/database.ts';
import type { AnyUpdate } from './localCalls.ts';
import type { Sessions } from './sessions.ts';

export interface LocalTypes {
  Position: AnyUpdate;
  History: { readonly ply: number; readonly steps: readonly (readonly unknown[])[] };
  Stored: HostedMatch;
}

/** A move of a bot who sees `view`, and what it says about it. */
export type Think = (
  match: HostedMatch,
  turn: { readonly level: string; readonly view: unknown; readonly seat: Seat },
) => Promise<{ readonly move: unknown; readonly remark?: unknown }>;

/** A log that also knows how its matches stand, for the lists of them. */
export interface LocalLog extends MatchLog<LocalTypes> {
  /** After the entry of this number; undefined: after the newest, whichever that is. */
  noteStatus(match: string, n: number | undefined, status: MatchStatus): Promise<void>;
  /** Takes entries again although the match was over. */
  reopen(match: string): Promise<void>;
}

/** What a tab brings along. */
export interface TabParts {
  readonly world: World;
  readonly log: LocalLog;
  readonly bus: Bus;
  readonly lease: Lease;
}

export interface LocalHostParts extends TabParts {
  readonly sessions: Sessions;
  readonly think: Think;
  /** So many milliseconds a bot takes at least. */
  readonly pace: () => number;
}

/** How far back the log of a resumed match goes. */
const HISTORY_STEPS = 120;

/** So often the log is looked at for what other tabs did, where they could not say so. */
const CATCH_UP_MS = 3000;

export function startLocalHost({ world, log, bus, lease, sessions, think, pace }: LocalHostParts) {
  const referee = new MatchReferee<LocalTypes>({
    edition: editionFor,
    position: (update) => update,
    history: (ply, steps) => ({ ply, steps }),
    historySteps: HISTORY_STEPS,
  });
  const bots: Bots<LocalTypes> = {
    pace,
    think: ({ match, level, seat, position }) =>
      think(match, { level, seat, view: position.view as unknown }),
    played({ match, seat }, { remark }, id) {
      if (remark === undefined) return;
      sessions.sayWithMove(match.id, { type: 'remark', id, seat, remark: remark as Reason });
    },
  };
  const host = new MatchHost<LocalTypes>({
    ...{ world, log, referee, bots, bus, lease },
    audience: sessions,
    seating: seatingAt(sessions, log),
    monitor: {
      loaded() {},
      takenUp() {},
      holding() {},
      failed(_what, error, match) {
        const code = storageProblem(error);
        if (code && match !== undefined) sessions.tell(match, { type: 'problem', code });
        // For whoever looks into the console.
        else reportError(error);
      },
    },
  });
  host.start();
  // What could not be read now is read the next time.
  world.timers.every(CATCH_UP_MS, () => void host.catchUp().catch(() => {}));
  return { host, referee };
}

/** Nothing presses at home, and nobody is ever away. */
const seatingAt = (sessions: Sessions, log: LocalLog): Seating<LocalTypes> => ({
  terms: async () => ({ time: undefined, watchDelay: 0, absence: undefined }),
  async players({ id, local }) {
    // Where nobody looks on, nothing happens: it goes on when the table is opened again.
    if (!sessions.isPlayed(id)) return undefined;
    return {
      isPlaying: true,
      at(seat) {
        const level = local.seats[seat]?.level;
        return level === undefined ? { kind: 'person' } : { kind: 'bot', level, isLate: false };
      },
    };
  },
  presenceOf: async () => ({ isHere: true }),
  restsUntil: async () => undefined,
  async passOver() {},
  async setAway() {},
  finish: ({ id }, { places }) =>
    log.noteStatus(id, undefined, { isOver: true, isYourTurn: false, places }),
  forget() {},
});
