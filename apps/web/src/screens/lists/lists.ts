/** What there is to go on with, to join and to look back at; alive as long as somebody looks. */

import { useEffect, useState } from 'preact/hooks';
import {
  DATA_BY_NAME,
  type LobbyEntry,
  type MatchSummary,
  type ServerMessage,
  type TableInfo,
} from '@parlor/protocol';
import { isGameId, type GameId } from '@parlor/registry/ids';
import { connect, me, server } from '../../platform/connection.ts';
import { getJson } from '../../platform/http.ts';
import { myName } from '../../platform/settings.ts';
import type { StoredMatch } from '../../offline/storedMatch.ts';
import type { Forgetting } from './forgetting.ts';
import { namesShown } from '../../words/formerGuests.ts';
import { namesBut, ownSeat } from './others.ts';
import { useStored } from './useStored.ts';

/** A table of one's own, wherever it stands. */
export interface OwnTable {
  readonly id: string;
  readonly href: string;
  readonly game: GameId;
  readonly isOnline: boolean;
  /** Everybody's names but one's own. */
  readonly others: readonly string[];
  readonly isYourTurn: boolean;
  /** Seats to fill before the match can begin; undefined while it is played. */
  readonly free: number | undefined;
}

/** The server may say whose turn it is; a table that has not begun is nobody's. */
type Told = TableInfo & { readonly isYourTurn?: boolean };

const onlineTable = ({ id, game, seats, status, isYourTurn = false }: Told): OwnTable[] =>
  isGameId(game)
    ? [
        {
          id,
          game,
          href: `/table/${id}`,
          isOnline: true,
          others: namesBut(
            namesShown(
              seats.map(({ name }) => name),
              (seat) => seats[seat]!.kind === 'person',
            ),
            seats.findIndex(({ player }) => player === me.peek()?.id),
          ),
          isYourTurn: status === 'playing' && isYourTurn,
          free: status === 'open' ? seats.filter(({ kind }) => kind === 'open').length : undefined,
        },
      ]
    : [];

const localTable = ({ id, game, seats, isYourTurn = true }: StoredMatch): OwnTable => ({
  id,
  game,
  href: `/local/${id}`,
  isOnline: false,
  others: namesBut(
    seats.map(({ name }) => name),
    ownSeat(seats, myName.peek()),
  ),
  isYourTurn,
  free: undefined,
});

/** The server tells nobody of a turn who is not at the table. */
const LOOK_AGAIN_MS = 12_000;

export interface OwnTables {
  readonly tables: readonly OwnTable[];
  readonly forgetting: Forgetting;
}

/** Where it is one's turn comes first, then online, then the rest; each newest first. */
export function useOwnTables(): OwnTables {
  const { local, forgetting } = useStored(({ isOver }) => !isOver, localTable);
  const [online, setOnline] = useState<readonly OwnTable[]>([]);
  const isGone = server.value === 'none';
  useEffect(() => {
    if (isGone) return;
    const look = (): void =>
      void connect()
        .then(() => getJson(`/api/me/tables?${DATA_BY_NAME}`))
        .then(
          (all) => setOnline((all as Told[]).flatMap(onlineTable)),
          () => {},
        );
    look();
    // Whoever looks, or comes back to this tab, wants to know whose turn it is now.
    const seen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(seen, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [isGone]);
  const all = [...online, ...local];
  return {
    tables: [
      ...all.filter(({ isYourTurn }) => isYourTurn),
      ...all.filter(({ isYourTurn }) => !isYourTurn),
    ],
    forgetting,
  };
}

export type OpenTable = LobbyEntry & { readonly game: GameId };

export const freeSeats = ({ seats }: OpenTable): number =>
  seats.filter(({ kind }) => kind === 'open').length;

/** The lobby as it is now; tables with a free seat first. */
export function useLobby(): readonly OpenTable[] {
  const [tables, setTables] = useState<readonly OpenTable[]>([]);
  const isGone = server.value === 'none';
  useEffect(() => {
    let stop = () => {};
    let isHere = true;
    connect().then(
      (client) => {
        if (!isHere) return;
        const off = client.listen((message: ServerMessage) => {
          if (message.type !== 'lobby') return;
          const known = message.tables.filter((one): one is OpenTable => isGameId(one.game));
          setTables(known.toSorted((a, b) => Number(isFull(a)) - Number(isFull(b))));
        });
        void client.say({ type: 'lobby', isOn: true });
        stop = () => {
          off();
          void client.say({ type: 'lobby', isOn: false });
        };
      },
      () => {},
    );
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return isGone ? [] : tables;
}

export const isFull = (table: OpenTable): boolean =>
  table.status !== 'open' || freeSeats(table) === 0;

/** A finished match, wherever it was played. */
export interface Result {
  readonly id: string;
  readonly game: GameId;
  readonly isOnline: boolean;
  /** Everybody's names but one's own. */
  readonly others: readonly string[];
  readonly seats: number;
  readonly at: number;
  readonly place: number | undefined;
  /** Can anybody check it from a file? */
  readonly hasFile: boolean;
}

const onlineResult = (match: MatchSummary): Result[] => {
  const { game, yourSeat, places, status } = match;
  if (!isGameId(game) || status !== 'finished') return [];
  return [
    {
      id: match.match,
      game,
      isOnline: true,
      others: namesBut(namesShown(match.names), yourSeat),
      seats: match.names.length,
      at: match.finishedAt ?? match.startedAt,
      place: yourSeat === null ? undefined : places?.[yourSeat],
      hasFile: true,
    },
  ];
};

const localResult = ({ id, game, seats, updatedAt, places, dice }: StoredMatch): Result => {
  const mine = ownSeat(seats, myName.peek());
  return {
    id,
    game,
    isOnline: false,
    others: namesBut(
      seats.map(({ name }) => name),
      mine,
    ),
    seats: seats.length,
    at: updatedAt,
    place: mine === undefined ? undefined : places?.[mine],
    hasFile: dice !== undefined,
  };
};

export interface Results {
  readonly results: readonly Result[];
  readonly forgetting: Forgetting;
}

export function useResults(): Results {
  const { local, forgetting } = useStored(({ isOver }) => isOver, localResult);
  const [online, setOnline] = useState<readonly Result[]>([]);
  const isGone = server.value === 'none';
  useEffect(() => {
    if (isGone) return;
    connect()
      .then(() => getJson('/api/me/matches'))
      .then(
        (all) => setOnline((all as MatchSummary[]).flatMap(onlineResult)),
        () => {},
      );
  }, [isGone]);
  return {
    results: [...online, ...local].toSorted((a, b) => b.at - a.at),
    forgetting,
  };
}
