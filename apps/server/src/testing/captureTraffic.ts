/** Ways of looking for what gets out: everything a viewer sees and hears, in worlds it must not tell apart. */

import { fastRng, type Json, type Seat, type Viewer } from '@parlor/kit';
import type { MatchRecord } from '@parlor/match';
import { expect } from 'vitest';
import { insist } from './players.ts';
import type { NodeClient } from './nodeClient.ts';
import type { TestServer } from './testServer.ts';
import { cookieOf, newcomer, plantTruth, plantWorld, type UnderWay } from './storedMatch.ts';

/** Time stands still, so that nothing differs but what should not. */
export const NOW = 1_700_000_000_000;

/** What anybody may say comes back with time, and here there is none. */
export const TIMELESS = { now: () => NOW, env: { COMMANDS_PER_SECOND: '10000' } };

export const WORLDS = 3;

export const after = (plies: number) => (match: { ply: number; outcome: unknown }) =>
  match.ply >= plies || match.outcome !== undefined;

/** Somebody who is asked, somebody else at the table, and the public. */
export const viewersOf = ({ live }: UnderWay): [Seat, Seat, 'public'] => {
  const first = live.questions()[0]!.seat;
  return [first, (first + 1) % live.table.seats, 'public'];
};

/** Things that are no moves of any game. */
export const JUNK: readonly Json[] = [
  null,
  'pass',
  [],
  {},
  { type: 'toString' },
  { type: '__proto__' },
];

/** Moves of the game that are not legal for `seat`: what can be learned by trying them? */
function illegalMoves({ game, live }: UnderWay, seat: Seat, count = 12): Json[] {
  const rng = fastRng(99);
  const world: unknown = game.worlds(live.update(seat).view)(rng);
  const found = new Map<string, Json>();
  for (let tries = 0; tries < 60 && found.size < count; tries++) {
    const state: unknown = game.setup(live.table, rng);
    for (let steps = rng.below(30); steps > 0 && !game.outcome(state); steps--) {
      const one = Array.from({ length: live.table.seats }, (_, i) => i).find(
        (i) => (game.toAct(state) >> i) & 1,
      )!;
      const move: { type: string } = game.sample(state, one, rng);
      if (game.check(world, seat, move)) found.set(JSON.stringify(move), move);
      game.apply(state, one, move, rng);
    }
  }
  return [...found.values()].slice(0, count);
}

const outsiders = new WeakMap<TestServer, Promise<string>>();

/** The cookie of somebody who sits nowhere; the same one in each server. */
export function outsiderOf(place: TestServer): Promise<string> {
  const cookie = outsiders.get(place) ?? newcomer(place).then((player) => cookieOf(place, player));
  outsiders.set(place, cookie);
  return cookie;
}

export async function comeIn(
  place: TestServer,
  cookie: string,
  { table, match }: UnderWay,
): Promise<NodeClient> {
  // Whoever comes first sees the match being loaded; nobody here does.
  await place.server.host.matches.with(match, async () => {});
  const client = await place.device(cookie);
  await insist(client, { type: 'enter', table }, 'enter-0001');
  await client.until(() => client.last('presence') !== undefined);
  return client;
}

/** Everything that `viewer` gets to see and hear who enters, looks and tries what is not allowed. */
export async function captureTraffic(
  place: TestServer,
  match: UnderWay,
  viewer: Viewer,
): Promise<string[]> {
  const cookie =
    viewer === 'public' ? await outsiderOf(place) : await cookieOf(place, match.players[viewer]!);
  const client = await comeIn(place, cookie, match);
  await insist(client, { type: 'resync', match: match.match }, 'resync-0001');
  await insist(client, { type: 'history', match: match.match }, 'history-0001');
  const question = client.position!.question?.id ?? 0;
  const tries = viewer === 'public' ? JUNK : [...JUNK, ...illegalMoves(match, viewer)];
  for (const [i, move] of tries.entries()) {
    await client.say({ type: 'answer', match: match.match, question, move }, `answer-${i}-0001`);
  }
  await insist(client, { type: 'ping' }, 'ping-00001');
  await place.sendAway();
  return client.frames;
}

/** Does the same in the true world and in others that `viewer` must not tell from it; returns how many others there were. */
export async function inEveryWorld<Seen>(
  place: TestServer,
  match: UnderWay,
  viewer: Viewer,
  look: () => Promise<Seen>,
): Promise<number> {
  // Whoever comes first has it looked up; from then on it is the same for everybody.
  await place.server.host.matches.with(match.match, async () => {});
  await plantTruth(place, match);
  const truth = await look();
  let worlds = 0;
  for (let chance = 0; chance < WORLDS; chance++) {
    if (!(await plantWorld(place, match, viewer, chance))) continue;
    worlds++;
    expect(await look()).toEqual(truth);
  }
  return worlds;
}

/** Compares every byte that `viewer` gets. */
export const compareWorlds = (
  place: TestServer,
  match: UnderWay,
  viewer: Viewer,
): Promise<number> =>
  inEveryWorld(place, match, viewer, async () => {
    const frames = await captureTraffic(place, match, viewer);
    expect(frames.length).toBeGreaterThan(8);
    return frames;
  });

/** The record of a match as far as it has been played. */
export async function recordOf({ store }: TestServer, match: string): Promise<MatchRecord> {
  const [stored, log] = [await store.match(match), await store.log(match, 0)];
  const moves = log.flatMap(({ seat, body }) =>
    body.type === 'move' ? [{ seat, move: body.move }] : [],
  );
  return { ...(stored!.header as object), moves } as unknown as MatchRecord;
}
