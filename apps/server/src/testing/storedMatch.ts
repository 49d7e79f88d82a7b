/** A match that is under way already, put into the store from behind, and worlds planted into it. */

import { type AnyGame, fastRng, hashJson, type Json, jointSeed, type Viewer } from '@parlor/kit';
import { type Match, openMatch, recordHeader, snapshot } from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import { newId } from '../domain/people/secrets.ts';
import type { Player } from '../domain/records.ts';
import { personSeat, type TableDoc, toStored } from '../domain/tables/tableDoc.ts';
import type { TestServer } from './testServer.ts';
import { thisMachine } from '../adapters/machine/machine.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;

export interface StoredMatchWish {
  readonly game: GameId;
  readonly seats: number;
  /** Plays on until this is so. */
  readonly until: (match: AnyMatch) => boolean;
  readonly chance?: number;
  /** The edition its record names, in place of the newest. */
  readonly edition?: number;
  /** What it is played by, in place of the newest rules. */
  readonly rules?: AnyGame;
  /** On top of the standard preset. */
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface UnderWay {
  readonly game: AnyGame;
  readonly table: string;
  readonly match: string;
  readonly live: AnyMatch;
  readonly players: readonly Player[];
  readonly serverSeed: string;
  readonly seed: string;
}

const A_YEAR_MS = 365 * 24 * 3600 * 1000;

const SERVER_SEED = '5eed'.repeat(16);

export async function matchUnderWay(
  place: TestServer,
  { game: id, seats, until, chance = 1, rules: game = games[id], ...wish }: StoredMatchWish,
  players?: readonly Player[],
): Promise<UnderWay> {
  const { edition = game.rulesVersion, options } = wish;
  const { now } = place.server.world;
  const all = players ?? (await Promise.all(Array.from({ length: seats }, () => newcomer(place))));
  const contributions = all.map((_, seat) => String(seat).repeat(32));
  const seed = jointSeed(SERVER_SEED, contributions);
  const table = { seats, options: { ...game.presets.standard, ...options } };
  const opened = openMatch(game, table, seed);
  if (!opened.ok) throw new Error(opened.why.code);
  const live: AnyMatch = opened.value;
  const rng = fastRng(chance);
  while (!until(live)) {
    const { seat, id: question } = rng.pick(live.questions());
    const world: unknown = game.worlds(live.update(seat).view)(rng);
    const done = live.answer(seat, question, game.sample(world, seat, rng));
    if (!done.ok) throw new Error(done.why.code);
  }
  const [tableId, match] = [newId(thisMachine), newId(thisMachine)];
  const doc: TableDoc = {
    ...{ id: tableId, version: 1, game: id, table: live.table, status: 'playing' },
    ...{ isPublic: false, clock: 'none', standIn: 'casual', watchDelay: 0, host: all[0]!.id },
    seats: all.map((player, seat) => ({
      ...personSeat(player.id, `Seat ${seat}`),
      contribution: contributions[seat]!,
    })),
    ...{ match, rematch: null, takeBack: null, updatedAt: now(), serverSeed: SERVER_SEED },
  };
  await place.store.createTable(toStored(doc));
  await place.store.createMatch({
    ...{ id: match, table: tableId, game: id, status: 'playing' },
    header: {
      ...recordHeader(game, live.table, seed),
      rulesVersion: edition,
    } as unknown as Json,
    fairness: { serverSeed: SERVER_SEED, contributions },
    seats: all.map((player) => player.id),
    // Not due before somebody comes: the server must not find it while it is not all there.
    ...{ startedAt: now() + A_YEAR_MS, finishedAt: null, outcome: null },
  });
  for (const [i, { seat, move }] of live.moves.entries()) {
    await place.store.append({
      ...{ match, n: i + 1, at: now(), seat, player: all[seat]!.id, key: `played-${i}` },
      body: { type: 'move', ply: i + 1, move: move as unknown as Json },
    });
  }
  return { game, table: tableId, match, live, players: all, serverSeed: SERVER_SEED, seed };
}

/** Replaces the truth by another one that `viewer` must not be able to tell from it; false when there is none. */
export async function plantWorld(
  place: TestServer,
  { game, match, live }: UnderWay,
  viewer: Viewer,
  chance: number,
): Promise<boolean> {
  const { hash: _truth, ...contents } = snapshot(live);
  const state: unknown = game.decode(contents.state);
  const rng = fastRng(chance);
  let isChanged = false;
  const SWAPS = 8;
  for (let swap = 0; swap < SWAPS; swap++) {
    if (game.audit.plant(state, viewer, rng)) isChanged = true;
  }
  const planted = { ...contents, state: game.encode(state) };
  if (!isChanged || hashJson(planted.state) === hashJson(contents.state)) return false;
  await replaceWorld(place, match, live.ply, { ...planted, hash: hashJson(planted) });
  return true;
}

/** The world as it was played. */
export const plantTruth = (place: TestServer, { match, live }: UnderWay): Promise<void> =>
  replaceWorld(place, match, live.ply, snapshot(live));

async function replaceWorld(
  { store, server }: TestServer,
  match: string,
  ply: number,
  saved: object,
): Promise<void> {
  await store.saveSnapshot(match, ply, saved as unknown as Json);
  // Whatever is in memory is forgotten, and found again in the store.
  server.host.matches.refereeLost();
}

/** Somebody with no socket. */
export async function newcomer(place: TestServer): Promise<Player> {
  const player = await place.server.people.arrive('127.0.0.1', 'en');
  if (!player) throw new Error('too many have come already');
  return player;
}

export const cookieOf = async (place: TestServer, player: Player): Promise<string> =>
  `parlor=${(await place.server.people.signIn(player, '')).cookie}`;
