/** A missed clock: told, answered once by the stand-in, and no exile. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer, asked, begin, gather, insist } from '../testing/players.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import type { TestServer } from '../testing/testServer.ts';
import { HeldTime } from '../testing/heldTime.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

/** What an answer may take under the brisk clock. */
const BRISK_MS = 30_000;

let place: TwoNodes;
const time = new HeldTime();

beforeAll(async () => {
  place = await TwoNodes.open({ now: time.now });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const pass = (ms: number, match: string): Promise<void> => time.pass(place, ms, match);

const BRISK = { seating: ['me', 'open', 'open'] as ('me' | 'open')[], clock: 'brisk' as const };

async function threeAt(places: readonly TestServer[]) {
  const people = (await Promise.all(places.map((place) => place.arrive()))) as [
    NodeClient,
    NodeClient,
    NodeClient,
  ];
  const table = await gather(people, BRISK);
  const match = await begin(people, table);
  return { people, table, match };
}

const lateOf = (one: NodeClient) => one.last('table')!.late;

/** Plays on until it is this person's turn again. */
async function untilAsked(one: NodeClient, people: readonly NodeClient[]): Promise<void> {
  for (let next = await asked(people); next !== one; next = await asked(people)) {
    const { ply } = next.position!;
    await answer(next);
    await Promise.all(people.map((by) => by.until(() => by.position!.ply > ply)));
  }
}

describe('whoever is at the table when the time is up', () => {
  it('is told, and asked the next question with the full time again', async () => {
    const { people, match } = await threeAt([place.nodes[0], place.nodes[0], place.nodes[0]]);
    const slow = await asked(people);
    const seat = slow.seat!;
    const { version } = slow.position!;
    await pass(BRISK_MS, match);
    await slow.until(() => lateOf(slow) === 1, 'never told');
    await slow.until(() => slow.position!.version > version, 'nobody played on');
    expect(slow.table!.seats[seat]!.isAway).toBe(false);
    expect((await place.store.log(match, 0)).at(-1)).toMatchObject({
      ...{ seat, player: 'bot:casual' },
      body: { isLate: true },
    });
    // How often that was is told to nobody else; whose move a bot made, to everybody, and to whoever comes later.
    expect(people.filter((one) => one !== slow).map(lateOf)).toEqual([undefined, undefined]);
    for (const one of people) {
      await one.until(() => one.position!.version > version);
      expect(one.position!.stoodIn).toEqual({ seat, by: 'time-out' });
      await insist(one, { type: 'history', match });
      const { ply } = one.position!;
      expect(one.last('history')!.stoodIn).toEqual([{ seat, by: 'time-out', ply }]);
    }
    await untilAsked(slow, people);
    const { deadlines, now: at, version: asking } = slow.position!;
    expect(deadlines[seat]! - at).toBe(BRISK_MS);
    await pass(BRISK_MS - 1, match);
    await insist(slow, { type: 'ping' });
    expect(slow.position!.version).toBe(asking);
    expect((await answer(slow)).type).toBe('done');
    await slow.until(() => lateOf(slow) === undefined, 'late for ever');
  });

  it('has the seat back by any sign of life after the second time in a row', async () => {
    const { people, table, match } = await threeAt([
      place.nodes[0],
      place.nodes[0],
      place.nodes[0],
    ]);
    const slow = await asked(people);
    const seat = slow.seat!;
    const isAway = () => slow.table!.seats[seat]!.isAway;
    for (const count of [1, 2]) {
      await untilAsked(slow, people);
      const { version } = slow.position!;
      await pass(BRISK_MS, match);
      await slow.until(() => lateOf(slow) === count, `never ${count}`);
      await slow.until(() => slow.position!.version > version, 'nobody played on');
      expect(isAway()).toBe(count === 2);
    }
    // The stand-in may be asked again at once: what it is about to answer then it still answers.
    await slow.until(() => slow.position!.questions.every((one) => one.seat !== seat));
    await insist(slow, { type: 'phrase', table, phrase: 'oops' });
    await slow.until(() => !isAway() && lateOf(slow) === undefined, 'an exile');
    // One more is the first again.
    await untilAsked(slow, people);
    await pass(BRISK_MS, match);
    await slow.until(() => lateOf(slow) === 1);
    expect(isAway()).toBe(false);
  });

  it('is found there on whichever node, and entering again is a sign of life', async () => {
    const { people, table, match } = await threeAt([
      place.nodes[0],
      place.nodes[1],
      place.nodes[1],
    ]);
    // On the node that does not see to the match.
    const slow = people[1];
    await untilAsked(slow, people);
    await pass(BRISK_MS, match);
    await slow.until(() => lateOf(slow) === 1, 'taken for somebody who is away');
    expect(slow.table!.seats[1]!.isAway).toBe(false);
    await insist(slow, { type: 'enter', table });
    await slow.until(() => lateOf(slow) === undefined);
  });
});

describe('whoever is not at the table when the time is up', () => {
  it('is played for until they come', async () => {
    const { people, table, match } = await threeAt([
      place.nodes[0],
      place.nodes[0],
      place.nodes[0],
    ]);
    const gone = await asked(people);
    const seat = gone.seat!;
    const other = people.find((one) => one !== gone)!;
    await insist(gone, { type: 'exit', table });
    await other.until(() => other.last('presence')?.connected[seat] === false);
    await pass(BRISK_MS, match);
    await other.until(() => other.table!.seats[seat]!.isAway, 'never away');
    await other.until(() => other.position!.stoodIn?.seat === seat, 'never told who had played');
    expect(other.position!.stoodIn).toEqual({ seat, by: 'stand-in' });
    await insist(gone, { type: 'enter', table });
    await other.until(() => !other.table!.seats[seat]!.isAway);
    // From then on everybody plays for themselves.
    const next = await asked(people);
    await answer(next);
    expect(next.position).not.toHaveProperty('stoodIn');
  });
});
