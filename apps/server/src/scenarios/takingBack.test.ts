/** Taking back: at once, by agreement, or not at all. */

import { fastRng } from '@parlor/kit';
import { isForeseenSince } from '@parlor/host';
import type { ChainedFile } from '@parlor/match';
import { games } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL_PEOPLE,
  answer,
  asked,
  begin,
  gather,
  insist,
  playOut,
  QUICK,
  refusal,
  someMove,
  type Three,
} from '../testing/players.ts';
import { recordOf } from '../testing/captureTraffic.ts';
import { type NodeClient, newKey } from '../testing/nodeClient.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';

let place: TestServer;
/** The clock stands still unless a test moves it. */
let later = 0;
const STARTED = Date.now();

beforeAll(async () => {
  place = await TestServer.open({ now: () => STARTED + later });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const three = () => place.arriveThree();

/** Where nobody's rating changes, people may agree on what they like. */
const FRIENDLY = { ...ALL_PEOPLE, isRated: false };

/** Plays on until somebody has moved after somebody else, who had moved `ply` moves before. */
async function twoMovers(people: Three): Promise<{ mover: NodeClient; ply: number }> {
  for (;;) {
    const mover = await asked(people);
    const { ply } = mover.position!;
    await answer(mover);
    await Promise.all(people.map((one) => one.until(() => one.position!.ply === ply + 1)));
    const next = await asked(people);
    if (next === mover) continue;
    await answer(next);
    await Promise.all(people.map((one) => one.until(() => one.position!.ply === ply + 2)));
    return { mover, ply };
  }
}

/** Plays on until somebody has made a move by which they have learned nothing; `before` is what they had seen. */
async function foreseenMove(people: Three, match: string) {
  for (;;) {
    const mover = await asked(people);
    const before = mover.position!;
    await answer(mover);
    await Promise.all(people.map((one) => one.until(() => one.position!.ply > before.ply)));
    const { moves, ...header } = await recordOf(place, match);
    if (isForeseenSince(games[QUICK.game], header, moves, before.ply)) return { mover, before };
  }
}

describe('taking back', () => {
  it('is free while nothing was revealed and nobody has acted since', async () => {
    const people = await three();
    const table = await gather(people, ALL_PEOPLE);
    const match = await begin(people, table);
    const first = await asked(people);
    expect(await refusal(first, { type: 'take-back', match })).toBe('nothing-to-take-back');
    const { mover, before } = await foreseenMove(people, match);
    const key = newKey();
    const said = await insist(mover, { type: 'take-back', match }, key);
    expect(said.request).toBeUndefined();
    await mover.until(() => mover.position!.version === before.version + 2);
    expect(mover.position).toMatchObject({ ply: before.ply, view: before.view, events: [] });
    // Said again it takes back nothing more.
    await insist(mover, { type: 'take-back', match }, key);
    expect((await place.store.log(match, 0)).length).toBe(before.version + 2);
    // The old question is open again, and can be answered.
    expect((await answer(mover)).type).toBe('done');
  });

  it('makes another question of the same one: no answer to the old is taken for one to the new', async () => {
    const people = await three();
    const table = await gather(people, FRIENDLY);
    const match = await begin(people, table);
    let mover = await asked(people);
    let next = mover;
    // Whoever moves may be asked again at once.
    while (next === mover) {
      mover = next;
      const { ply } = mover.position!;
      await answer(mover, someMove(mover, fastRng(1)));
      await Promise.all(people.map((one) => one.until(() => one.position!.ply > ply)));
      next = await asked(people);
    }
    const { question, ply } = next.position!;
    const late = { type: 'answer', match, question: question!.id, move: someMove(next) } as const;
    const { request } = await insist(mover, { type: 'take-back', match });
    for (const other of request === undefined ? [] : people.filter((one) => one !== mover)) {
      await insist(other, { type: 'agree', match, request: request!, isFine: true });
    }
    await mover.until(() => mover.position!.ply === ply - 1);
    await answer(mover, someMove(mover, fastRng(1)));
    await next.until(() => next.position!.ply === ply && next.position!.question !== undefined);
    // Said before anything of that was seen.
    expect(await refusal(next, late)).toBe('stale-question');
    const back = await answer(next, late.move);
    expect(back).toMatchObject({ type: 'done', ply: ply + 1 });
    // A node that loads the match anew asks under the same number.
    const one = await asked(people);
    place.server.host.matches.refereeLost();
    expect((await answer(one)).type).toBe('done');
  });

  it('needs everybody else once somebody has acted, and one is enough to deny it', async () => {
    const people = await three();
    const table = await gather(people, FRIENDLY);
    const match = await begin(people, table);
    const { mover, ply } = await twoMovers(people);
    const [first, second] = people.filter((one) => one !== mover) as [NodeClient, NodeClient];
    const ask = async () => (await insist(mover, { type: 'take-back', match })).request!;
    const agree = (request: string, isFine: boolean) =>
      ({ type: 'agree', match, request, isFine }) as const;
    const denied = await ask();
    await second.until(() => second.last('take-back')?.request === denied);
    expect(await refusal(mover, agree(denied, true))).toBe('no-such-request');
    await insist(first, agree(denied, true));
    await insist(second, agree(denied, false));
    await mover.until(() => mover.last('take-back')?.state === 'denied');
    expect(mover.position!.ply).toBe(ply + 2);
    expect(await refusal(first, agree(denied, true))).toBe('no-such-request');
    // The same command again asks nobody again.
    await insist(mover, { type: 'take-back', match }, denied);
    const device = await place.device(mover.cookie);
    await insist(device, { type: 'enter', table });
    expect((await insist(device, { type: 'take-back', match }, denied)).request).toBe(denied);
    expect(second.last('take-back')?.state).toBe('denied');
    const granted = await ask();
    await insist(first, agree(granted, true));
    await second.until(() => second.last('take-back')?.agreed.length === 1);
    await insist(second, agree(granted, true));
    await mover.until(() => mover.last('take-back')?.state === 'granted');
    await Promise.all(people.map((one) => one.until(() => one.position!.ply === ply)));
    expect(mover.position!.question).toBeDefined();
  });

  it('is granted once, though whoever agreed last was cut off in the middle of it', async () => {
    const people = await three();
    const table = await gather(people, FRIENDLY);
    const match = await begin(people, table);
    const { mover, ply } = await twoMovers(people);
    const [first, second] = people.filter((one) => one !== mover) as [NodeClient, NodeClient];
    const { request } = await insist(mover, { type: 'take-back', match });
    const wish = { type: 'agree', match, request: request!, isFine: true } as const;
    await insist(first, wish);
    const { tables } = place.server;
    const { change } = tables;
    let failures = 0;
    tables.change = async (...args) => {
      tables.change = change;
      failures++;
      return Promise.reject(new Error(`not now: ${args[0]}`));
    };
    // Said again by itself, as the server asks for it.
    await insist(second, wish);
    expect(failures).toBe(1);
    await mover.until(() => mover.last('take-back')?.state === 'granted');
    expect(
      (await place.store.log(match, 0)).filter(({ body }) => body.type === 'takeback'),
    ).toEqual([
      expect.objectContaining({
        body: expect.objectContaining({ type: 'takeback', ply }) as unknown,
      }),
    ]);
  });

  it('of what has revealed something does not happen where the match counts, whoever would agree', async () => {
    const people = await three();
    const table = await gather(people, ALL_PEOPLE);
    const match = await begin(people, table);
    let mover: NodeClient;
    let isForeseen: boolean;
    // Until somebody has chosen something since: what they had to do tells nothing.
    do {
      const moved = await twoMovers(people);
      const { moves, ...header } = await recordOf(place, match);
      mover = moved.mover;
      isForeseen = isForeseenSince(games[QUICK.game], header, moves, moved.ply);
    } while (isForeseen);
    const { length } = await place.store.log(match, 0);
    expect(await refusal(mover, { type: 'take-back', match })).toBe('already-revealed');
    expect(people.every((one) => one.last('take-back') === undefined)).toBe(true);
    expect((await place.store.log(match, 0)).length).toBe(length);
  });

  it('with bots alone is done at once at a friendly table, and is in the file', async () => {
    const host = await place.arrive();
    const bot = { bot: 'beginner' } as const;
    const table = await gather([host], { seating: ['me', bot, bot], isRated: false });
    const match = await begin([host], table);
    const log = () => place.store.log(match, 0);
    do {
      await asked([host]);
      await answer(host);
      await asked([host]);
    } while ((await log()).at(-1)!.seat === host.seat);
    const { version } = host.position!;
    await insist(host, { type: 'take-back', match });
    await host.until(() => host.position!.version > version);
    expect((await log()).at(-1)!.body.type).toBe('takeback');
    await playOut([host]);
    const file = (await (await host.get(`/api/matches/${match}?format=2`)).json()) as ChainedFile;
    expect(file.heading.isRated).toBe(false);
    expect(file.entries.filter(({ type }) => type === 'take-back')).toHaveLength(1);
    expect(await place.store.ratings(QUICK.game, [playerOf(host)])).toEqual([]);
  });

  it('of somebody with bots around reaches behind nothing that was revealed or chosen since', async () => {
    const host = await place.arrive();
    const table = await gather([host], {
      seating: ['me', { bot: 'beginner' }, { bot: 'beginner' }],
    });
    const match = await begin([host], table);
    const log = () => place.store.log(match, 0);
    // Until a bot has chosen something since: what they had to do tells nothing.
    for (;;) {
      await asked([host]);
      await answer(host);
      await asked([host]);
      const { moves, ...header } = await recordOf(place, match);
      const ply = moves.findLastIndex(({ seat }) => seat === host.seat);
      if (!isForeseenSince(games[QUICK.game], header, moves, ply)) break;
    }
    const { length } = await log();
    expect(await refusal(host, { type: 'take-back', match })).toBe('already-revealed');
    expect((await log()).length).toBe(length);
  });

  it('gains no time: the same question has what was left when it was answered', async () => {
    const people = await three();
    const table = await gather(people, { ...ALL_PEOPLE, clock: 'brisk' });
    const match = await begin(people, table);
    const { mover, before: question } = await foreseenMove(people, match);
    await insist(mover, { type: 'take-back', match });
    await mover.until(() => mover.position!.version === question.version + 2);
    const seat = mover.seat!;
    const left = () => mover.position!.deadlines[seat]! - mover.position!.now;
    expect(left()).toBe(30_000);
    for (const [thought, remaining] of [
      [12_000, 18_000],
      [8000, 10_000],
    ] as const) {
      const { version } = mover.position!;
      later += thought;
      await answer(mover);
      // However long the others think about theirs.
      later += 5000;
      await insist(mover, { type: 'take-back', match });
      await mover.until(() => mover.position!.version === version + 2);
      expect(left()).toBe(remaining);
    }
    // So it is for whoever reads the log again.
    const before = mover.position!.deadlines;
    place.server.host.matches.refereeLost();
    await insist(mover, { type: 'resync', match });
    expect(mover.position!.deadlines).toEqual(before);
    // Whoever was thinking about what was taken back has what was left, too: twice five seconds are gone.
    await answer(mover);
    const next = await asked(people);
    const others = next.position!.deadlines[next.seat!]! - next.position!.now;
    expect(others).toBe(20_000);
    // What is asked for the first time has the full time.
    await answer(next);
    const last = await asked(people);
    expect(last.position!.deadlines[last.seat!]! - last.position!.now).toBe(30_000);
  });
});
