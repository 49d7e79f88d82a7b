/**
 * The line breaks in the middle of an answer: the server has made it durable
 * and has said so, and the client has not heard it. Over real sockets, at every
 * place where that matters.
 */

import { commitWish } from '@parlor/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asked, begin, gather, insist, QUICK, someMove } from '../testing/players.ts';
import { BrittleLine } from '../testing/brittleLine.ts';
import { NodeClient, newContribution, newKey } from '../testing/nodeClient.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';

let place: TestServer;
let line: BrittleLine;
/** At the end of the brittle line. */
let host: NodeClient;

beforeAll(async () => {
  place = await TestServer.open();
  line = await BrittleLine.to(place.base);
});
afterEach(async () => {
  host.close();
  await place.sendAway();
});
afterAll(async () => {
  await line.close();
  await place.close();
});

const arrive = async (): Promise<void> => {
  host = await NodeClient.arrive(line.base);
  await host.until(() => host.last('welcome') !== undefined);
};

type Wish = Parameters<NodeClient['say']>[0];

/** Nothing of the answer; half of it; all but its last byte. */
const PLACES = ['before', 'inside', 'at the end of'] as const;

/** Says something whose answer is cut off on its way back, at the place that is wanted; returns what is heard after coming back. */
async function cutOff(wish: Wish, where: (typeof PLACES)[number]) {
  const key = newKey();
  line.hold();
  const said = host.say(wish, key);
  const mark = `"key":"${key}"`;
  while (line.indexOf(mark) < 0) await new Promise((resolve) => setTimeout(resolve, 2));
  const answers = () => host.frames.filter((frame) => frame.includes(mark));
  const start = line.indexOf(mark);
  const end = start + mark.length;
  const HEAD = 2 + '{"type":"done",'.length;
  await line.cut({ before: start - HEAD, inside: start + 5, 'at the end of': end }[where]);
  expect(answers()).toEqual([]);
  const answer = await said;
  // Until everything that was said in between has been heard.
  await insist(host, { type: 'ping' });
  expect(answers().length).toBe(1);
  return { key, answer };
}

describe.each(PLACES)('a line that breaks %s the answer', (where) => {
  it('to a move: it is played once, and its answer is heard once', async () => {
    await arrive();
    const guest = await place.arrive();
    const table = await gather([host, guest], { seating: ['me', 'open', 'open'] });
    const third = await place.arrive();
    await insist(third, { type: 'enter', table });
    await insist(third, { type: 'sit', table, seat: 2 });
    const match = await begin([host, guest, third], table);
    // Until it is the turn of whoever is at the end of the brittle line.
    let mover = await asked([host, guest, third]);
    while (mover !== host) {
      const { question, version } = mover.position!;
      const move = someMove(mover);
      await insist(mover, { type: 'answer', match, question: question!.id, move });
      await Promise.all(
        [host, guest, third].map((one) => one.until(() => one.position!.version > version)),
      );
      mover = await asked([host, guest, third]);
    }
    const { question, ply } = host.position!;
    const move = someMove(host);
    const before = host.frames.length;
    const { key, answer } = await cutOff(
      { type: 'answer', match, question: question!.id, move },
      where,
    );
    expect(answer).toEqual({ type: 'done', key, ply: ply + 1 });
    const log = await place.store.log(match, 0);
    expect(log.filter((entry) => entry.key === key)).toMatchObject([
      { seat: 0, player: playerOf(host), body: { type: 'move', ply: ply + 1, move } },
    ]);
    expect(log.length).toBe(ply + 1);
    expect(host.position).toMatchObject({ match, ply: ply + 1, version: ply + 1 });
    const shown = host.frames
      .slice(before)
      .filter((frame) => frame.startsWith('{"type":"position"'));
    expect(shown.length).toBe(1);
  });

  it('to commands around a table: each is done once, with the same answer', async () => {
    await arrive();
    const seating = ['me' as const, 'open' as const, { bot: 'beginner' as const }];
    const wish = { type: 'open-table', ...QUICK, seating } as const;
    const opened = await cutOff(
      { ...wish, seating: [...seating], isPublic: false, clock: 'none', isRated: false },
      where,
    );
    const { table } = opened.answer as { table: string };
    expect(await place.store.tablesOf(playerOf(host), 10)).toMatchObject([{ id: table }]);
    await insist(host, { type: 'enter', table });
    const version = async () => (await place.store.table(table))!.version;
    const once = async (next: Wish, changes = 1) => {
      const before = await version();
      expect((await cutOff(next, where)).answer.type).toBe('done');
      expect(await version()).toBe(before + changes);
    };
    await once({ type: 'seat-bot', table, seat: 1, level: 'beginner' });
    await once({ type: 'seat-bot', table, seat: 1, level: null });
    await once({ type: 'seat-bot', table, seat: 1, level: 'casual' });
    expect((await cutOff({ type: 'chat', table, text: 'hello' }, where)).answer.type).toBe('done');
    expect((await place.store.chat(table, 10)).length).toBe(1);
    const share = newContribution();
    await once({ type: 'ready', table, contribution: newContribution() });
    await once(commitWish(table, share));
    await once({ type: 'start', table });
    // The share is open, and the match begins.
    await once({ type: 'open-share', table, share }, 2);
    const { match } = (await place.store.table(table))!.doc as { match: string };
    expect(await place.store.matchesOf(playerOf(host), 10)).toMatchObject([{ id: match }]);
    await host.until(() => host.position?.match === match);
  });
});
