/** What there is to go on with, to join and to look back at; alive as long as somebody looks. */

import { useEffect, useState } from 'preact/hooks';
import { LIMITS, type LobbyEntry, type MatchSummary, type ServerMessage } from '@parlor/protocol';
import { isGameId, type GameId } from '@parlor/registry/ids';
import { connect, server } from '../../platform/connection.ts';
import { getJson } from '../../platform/http.ts';
import { myName } from '../../platform/settings.ts';
import type { StoredMatch } from '../../offline/storedMatch.ts';
import { ownTables, WATCH_LIST_MS, watchOwnTables } from '../../tables/ownTables.ts';
import type { OnlineStanding } from '../../tables/standings.ts';
import type { Forgetting } from './forgetting.ts';
import { namesShown } from '../../words/formerGuests.ts';
import { inOrder } from './order.ts';
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
  /** The names of those who are asked there, where it is not simply one's own turn and they are known. */
  readonly asked: readonly string[];
  /** Since when, by the clock of this device. */
  readonly since: number | undefined;
  /** Seats to fill before the match can begin; undefined while it is played. */
  readonly free: number | undefined;
}

const onlineTable = (table: OnlineStanding): OwnTable => {
  const { id, href, game, names, mine, isPlaying, isYourTurn, asked, since, free } = table;
  return {
    ...{ id, href, game, isOnline: true, isYourTurn },
    others: namesBut(names, mine),
    asked: isYourTurn ? [] : asked.map((seat) => names[seat] ?? ''),
    since: isPlaying ? since : undefined,
    free: isPlaying ? undefined : free,
  };
};

const localTable = ({ id, game, seats, isYourTurn = true, asked = [] }: StoredMatch): OwnTable => {
  const isShared = seats.filter(({ level }) => level === undefined).length > 1;
  return {
    id,
    game,
    href: `/local/${id}`,
    isOnline: false,
    others: namesBut(
      seats.map(({ name }) => name),
      ownSeat(seats, myName.peek()),
    ),
    isYourTurn,
    // Of several people at one device each is told who has it next.
    asked: isShared ? asked.map((seat) => seats[seat]?.name ?? '') : [],
    since: undefined,
    free: undefined,
  };
};

export interface OwnTables {
  readonly tables: readonly OwnTable[];
  readonly forgetting: Forgetting;
}

/** Where it is one's turn comes first, then online, then the rest; each newest first. */
export function useOwnTables(): OwnTables {
  const { local, forgetting } = useStored(({ isOver }) => !isOver, localTable);
  useEffect(() => watchOwnTables(WATCH_LIST_MS), []);
  const all = [...ownTables.value.map(onlineTable), ...local];
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
  /** Fetches those before; undefined when all are there. */
  readonly more: (() => void) | undefined;
}

/** What the server has told so far of all matches, page by page. */
interface Told {
  readonly results: readonly Result[];
  /** The last match of a full page: there may be more before it. */
  readonly last: string | undefined;
}

export function useResults(): Results {
  const { local, forgetting } = useStored(({ isOver }) => isOver, localResult);
  const [online, setOnline] = useState<Told>({ results: [], last: undefined });
  const isGone = server.value === 'none';
  const fetchPage = async (known: Told): Promise<void> => {
    await connect();
    const before = known.last === undefined ? '' : `?before=${known.last}`;
    const page = (await getJson(`/api/me/matches${before}`)) as MatchSummary[];
    setOnline({
      results: [...known.results, ...page.flatMap(onlineResult)],
      last: page.length < LIMITS.matches ? undefined : page.at(-1)?.match,
    });
  };
  useEffect(() => {
    if (!isGone) fetchPage({ results: [], last: undefined }).catch(() => {});
  }, [isGone]);
  return {
    results: inOrder(online.results, local, online.last !== undefined),
    forgetting,
    more: online.last === undefined ? undefined : () => void fetchPage(online).catch(() => {}),
  };
}
