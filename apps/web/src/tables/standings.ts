/** What a server tells of one's own tables, as a page shows it. */

import type { OwnTable } from '@parlor/protocol';
import { isGameId, type GameId } from '@parlor/registry/ids';
import { namesShown } from '../words/formerGuests.ts';

/** Where a table of one's own stands, as lists show it. */
export interface OnlineStanding {
  readonly id: string;
  readonly href: string;
  readonly game: GameId;
  /** By seat. */
  readonly names: readonly string[];
  readonly mine: number | undefined;
  readonly isPlaying: boolean;
  readonly isYourTurn: boolean;
  /** Who is asked, oneself included; nobody where that is not known. */
  readonly asked: readonly number[];
  /** Since when one is asked, or else whoever was asked first; by the clock of this device. */
  readonly since: number | undefined;
  /** Seats to fill before the match can begin. */
  readonly free: number;
}

/** Servers from before these fields leave them out. */
export type ToldTable = Omit<OwnTable, 'isYourTurn'> & { readonly isYourTurn?: boolean };

/** Where it stands as one person sees it, at a moment by the clock of this device; nothing of a game that is not known here. */
export function standingOf(
  told: ToldTable,
  player: string | undefined,
  here: number,
): OnlineStanding[] {
  const { id, game, seats, status, isYourTurn = false, asked = [], now = here } = told;
  if (!isGameId(game)) return [];
  const seat = seats.findIndex((one) => one.player !== null && one.player === player);
  const mine = seat < 0 ? undefined : seat;
  const own = asked.find((one) => one.seat === mine);
  const since = own?.since ?? asked.reduce((first, one) => Math.min(first, one.since), Infinity);
  return [
    {
      ...{ id, game, mine, href: `/table/${id}` },
      names: namesShown(
        seats.map(({ name }) => name),
        (at) => seats[at]!.kind === 'person',
      ),
      isPlaying: status === 'playing',
      isYourTurn: status === 'playing' && isYourTurn,
      asked: asked.map((one) => one.seat),
      since: Number.isFinite(since) ? here - Math.max(0, now - since) : undefined,
      free: seats.filter(({ kind }) => kind === 'open').length,
    },
  ];
}

/** Where one has been waited for longest comes first; where that is not known, last. */
export const waitingIn = (tables: readonly OnlineStanding[]): string[] =>
  tables
    .filter(({ isYourTurn }) => isYourTurn)
    .toSorted((a, b) => (a.since ?? Infinity) - (b.since ?? Infinity) || 0)
    .map(({ href }) => href);
