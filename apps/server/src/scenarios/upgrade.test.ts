/** A server whose rules have moved on: what began under an earlier edition is played and kept to its end by that one. */

import { readFileSync } from 'node:fs';
import type { Json } from '@parlor/kit';
import { type MatchFile, type MatchRecord, verifyMatch } from '@parlor/match';
import { frozenRules, GAME_IDS, type GameId, games } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../domain/people/secrets.ts';
import type { Player } from '../domain/records.ts';
import { personSeat, type TableDoc, toStored } from '../domain/tables/tableDoc.ts';
import { insist } from '../testing/players.ts';
import { TestServer } from '../testing/testServer.ts';
import { cookieOf } from '../testing/storedMatch.ts';
import { thisMachine } from '../adapters/machine/machine.ts';

const FIRST = 1;
const SERVER_SEED = '5eed'.repeat(16);

/** Those whose newest rules are not the first any more. */
const MOVED_ON = GAME_IDS.filter((game) => games[game].rulesVersion > FIRST);

interface Frozen {
  readonly record: MatchRecord;
  readonly finalHash: string;
}

const frozenMatch = (game: GameId): Frozen =>
  (
    JSON.parse(
      readFileSync(
        new URL(
          `../../../../games/${game}/editions/${game}-${FIRST}.matches.json`,
          import.meta.url,
        ),
        'utf8',
      ),
    ) as Frozen[]
  )[0]!;

let place: TestServer;
beforeAll(async () => {
  place = await TestServer.open();
});
afterAll(async () => place.close());

/** As a server of the first edition left it: so many moves have been made, and `away` of the players are not there. */
async function leftBehind({ record }: Frozen, made: number, isAway: boolean) {
  const { people } = place.server;
  const { now } = place.server.world;
  const { moves, ...header } = record;
  const players: Player[] = [];
  for (let seat = 0; seat < record.table.seats; seat++) {
    players.push((await people.arrive('192.0.2.1', 'en'))!);
  }
  const [table, match] = [newId(thisMachine), newId(thisMachine)];
  const contributions = players.map(() => '');
  const doc: TableDoc = {
    ...{ id: table, version: 1, game: record.game, table: record.table, status: 'playing' },
    ...{ isPublic: false, clock: 'none', standIn: 'beginner', watchDelay: 0, host: players[0]!.id },
    seats: players.map(({ id, name }) => ({ ...personSeat(id, name), isAway })),
    ...{ match, rematch: null, takeBack: null, updatedAt: now(), serverSeed: SERVER_SEED },
  };
  await place.store.createTable(toStored(doc));
  await place.store.createMatch({
    ...{ id: match, table, game: record.game, status: 'playing' },
    header: header as unknown as Json,
    fairness: { serverSeed: SERVER_SEED, contributions },
    seats: players.map(({ id }) => id),
    ...{ startedAt: now(), finishedAt: null, outcome: null },
  });
  for (const [i, { seat, move }] of moves.slice(0, made).entries()) {
    await place.store.append({
      ...{ match, n: i + 1, at: now(), seat, player: players[seat]!.id, key: `played-${i}` },
      body: { type: 'move', ply: i + 1, move: move as unknown as Json },
    });
  }
  return { table, match, players };
}

describe.each(MOVED_ON)('a match of %s under the first edition', (game) => {
  it('goes on where it was, move by move as before, to the same end', async () => {
    const frozen = frozenMatch(game);
    const { moves } = frozen.record;
    const made = moves.length - 12;
    const { table, match, players } = await leftBehind(frozen, made, false);
    const seats = await Promise.all(
      players.map(async (player) => {
        const device = await place.device(await cookieOf(place, player));
        await insist(device, { type: 'enter', table });
        await device.until(() => device.position?.ply === made);
        return device;
      }),
    );
    expect(seats[0]!.position!.edition).toBe(FIRST);
    for (const [i, { seat, move }] of moves.slice(made).entries()) {
      const device = seats[seat]!;
      await device.until(() => device.position!.ply === made + i);
      const question = device.position!.question!.id;
      await insist(device, { type: 'answer', match, question, move });
    }
    await seats[0]!.until(() => seats[0]!.table?.status === 'finished');
    const file = (await (await seats[0]!.get(`/api/matches/${match}`)).json()) as MatchFile;
    expect(file.finalHash).toBe(frozen.finalHash);
    const findings = verifyMatch((await frozenRules(game, FIRST))!, file);
    const wrong = findings.filter(({ isFine }) => !isFine).map(({ check }) => check);
    // The seed of a frozen match came from no server.
    expect(wrong).toEqual(['seed']);
    for (const device of seats) device.close();
  });

  it('is played to its end by stand-ins who know no other rules', async () => {
    const frozen = frozenMatch(game);
    const { table, match, players } = await leftBehind(
      frozen,
      Math.floor(frozen.record.moves.length / 2),
      true,
    );
    const watcher = await place.arrive();
    await insist(watcher, { type: 'enter', table });
    await watcher.until(() => watcher.table?.status === 'finished', 'never finished');
    const file = (await (await watcher.get(`/api/matches/${match}`)).json()) as MatchFile;
    expect(file.record.rulesVersion).toBe(FIRST);
    expect(file.outcome.places).toHaveLength(players.length);
    watcher.close();
  });
});

it('has matches of an earlier edition to try', () => {
  expect(MOVED_ON.length).toBeGreaterThan(0);
});
