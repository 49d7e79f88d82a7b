/**
 * The database of the release before editions existed, with a running, a paused and a finished
 * match of every game there was, is opened by today's server: all of them are played to their end.
 * A game that has left the house since leaves its matches behind, and nobody else's.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fastRng, type Json } from '@parlor/kit';
import {
  aboutFile,
  type MatchFile,
  readMatchFile,
  verdictOn,
  verifyFile,
  verifyMatch,
} from '@parlor/match';
import { GAME_IDS, type GameId, isGameId, rulesOf } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../application/ports/store.ts';
import { newFolder } from '../adapters/store/testing/folder.ts';
import { sqliteWorker } from '../testing/bundle.ts';
import { answer, insist } from '../testing/players.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { cookieOf } from '../testing/storedMatch.ts';
import { checkStoredEditions } from '../soak/storedEditions.ts';
import { openStore, restoreStore } from '../testing/stores.ts';

const FIRST = 1;

interface LeftMatch {
  readonly game: GameId;
  /** `paused`: everybody has gone, and the table has the daily clock. */
  readonly state: 'running' | 'paused' | 'finished';
  readonly table: string;
  readonly match: string;
  readonly ply: number;
  /** Of a finished one, as the server of that time told it. */
  readonly finalHash?: string;
}

const fixture = (name: string) =>
  readFileSync(new URL(`../testing/fixtures/${name}`, import.meta.url));

const { players, left: all } = JSON.parse(fixture('firstEditions.json').toString()) as {
  readonly players: readonly string[];
  readonly left: readonly LeftMatch[];
};

const left = all.filter(({ game }) => isGameId(game));
const gone = all.filter(({ game }) => !isGameId(game));
/** Those the database knows, in the order of the shelf. */
const GAMES = GAME_IDS.filter((id) => all.some(({ game }) => game === id));

const { folder, remove } = newFolder();
const database = join(folder, 'copy.db');

let store: Store;
let place: TestServer;

beforeAll(async () => {
  writeFileSync(database, gunzipSync(fixture('firstEditions.sqlite.gz')));
  // Into another database, as on a new machine.
  const config = {
    kind: 'sqlite',
    path: join(folder, 'new.db'),
    worker: await sqliteWorker(),
  } as const;
  await restoreStore(database, config);
  store = await openStore(config);
  // The server opens a minute after the old one closed: nobody has been away for long.
  const MINUTE_MS = 60_000;
  const since = performance.now();
  const closed = await store.newest();
  place = await TestServer.open({
    store,
    now: () => closed + MINUTE_MS + Math.floor(performance.now() - since),
  });
});
afterAll(async () => {
  await place.close();
  await store.close();
  await remove();
});

async function someMoveOf({ position, table }: NodeClient, chance: number): Promise<Json> {
  const rules = (await rulesOf(table!.game as GameId, position!.edition!))!;
  const rng = fastRng(chance);
  const world: unknown = rules.worlds(position!.view)(rng);
  return rules.sample(world, position!.question!.seat, rng) as Json;
}

async function fileOf({ match }: LeftMatch): Promise<MatchFile> {
  const response = await fetch(`${place.base}/api/matches/${match}`);
  return (await response.json()) as MatchFile;
}

async function expectGenuine(left: LeftMatch): Promise<MatchFile> {
  const file = await fileOf(left);
  expect(file.record.rulesVersion).toBe(FIRST);
  const findings = verifyMatch((await rulesOf(left.game, FIRST))!, file);
  expect(verdictOn(file, findings, [place.server.publicKey])).toBe('genuine');
  await expectChained(left, file);
  return file;
}

/** Today's format of a match from before it. */
async function expectChained({ game, match }: LeftMatch, moves: MatchFile): Promise<void> {
  const response = await fetch(`${place.base}/api/matches/${match}?format=2`);
  const chained = readMatchFile(await response.json());
  if (!chained.ok) throw new Error(chained.why.code);
  expect(aboutFile(chained.value)).toMatchObject({ names: moves.names, record: moves.record });
  const findings = verifyFile((await rulesOf(game, FIRST))!, chained.value);
  expect(verdictOn(chained.value, findings, [place.server.publicKey])).toBe('genuine');
}

const inState = (state: LeftMatch['state']) => left.filter((one) => one.state === state);

describe('a database of the first editions', () => {
  it('has a running, a paused and a finished match of every game', () => {
    expect(GAMES).not.toEqual([]);
    for (const state of ['running', 'paused', 'finished'] as const) {
      expect(inState(state).map(({ game }) => game)).toEqual(GAMES);
    }
  });

  it('is found sound before the upgrade', async () => {
    const { editions, problems } = await checkStoredEditions(database, folder);
    const missing = gone.map(({ game, match }) => `${game} ${match}: unknown-game`);
    expect(problems.toSorted()).toEqual(missing.toSorted());
    expect(editions.filter(({ game }) => isGameId(game))).toEqual(
      GAMES.toSorted().map((game) => ({ game, edition: FIRST, running: 2, finished: 1 })),
    );
  });

  it.each(inState('finished'))('has the proof of a finished $game as before', async (one) => {
    const file = await expectGenuine(one);
    expect(file.finalHash).toBe(one.finalHash);
    expect(file.record.moves).toHaveLength(one.ply);
  });

  it.each([...inState('running'), ...inState('paused')])(
    'has a $state $game go on to its end',
    async (one) => {
      const { table, ply } = one;
      const people = await Promise.all(
        players.map(async (id) => {
          const device = await place.device(await cookieOf(place, (await store.player(id))!));
          await insist(device, { type: 'enter', table });
          await device.until(() => device.position !== undefined);
          return device;
        }),
      );
      expect(people[0]!.position!.edition).toBe(FIRST);
      // Bots may have moved since.
      expect(people[0]!.position!.ply).toBeGreaterThanOrEqual(ply);
      await playToTheEnd(people);
      await expectGenuine(one);
      for (const device of people) device.close();
    },
  );
});

async function playToTheEnd(people: readonly NodeClient[]): Promise<void> {
  const isOver = () => people.some(({ table }) => table?.status === 'finished');
  for (let chance = 1; !isOver(); chance++) {
    await Promise.race(
      people.map((one) => one.until(() => one.position?.question !== undefined || isOver())),
    );
    const next = people.find(({ position }) => position?.question !== undefined);
    if (next && !isOver()) await answer(next, await someMoveOf(next, chance));
  }
}
