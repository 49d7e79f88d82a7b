/** What is to be learned by coming back, by knocking at other doors, and from being refused. */

import { GAME_IDS } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { begin, gather, insist } from '../../testing/players.ts';
import { after, captureTraffic, JUNK, NOW, viewersOf } from '../../testing/captureTraffic.ts';
import { type NodeClient, newKey } from '../../testing/nodeClient.ts';
import { playerOf, TestServer } from '../../testing/testServer.ts';
import { matchUnderWay, plantWorld } from '../../testing/storedMatch.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open({ now: () => NOW });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

describe('9. the wrong session after reconnecting', () => {
  it('gives everybody their own seat, on every device, and nobody another’s', async () => {
    const [host, guest, watcher] = (await Promise.all(
      Array.from({ length: 3 }, () => place.arrive()),
    )) as [NodeClient, NodeClient, NodeClient];
    const table = await gather([host, guest]);
    await begin([host, guest], table);
    await insist(watcher, { type: 'enter', table });
    const lent = await place.device(watcher.cookie);
    const seatToken = place.server.people.seatToken(table, playerOf(host));
    await insist(lent, { type: 'enter', table, seatToken });
    await lent.until(() => lent.position !== undefined);
    expect(lent.position!.viewer).toBe(0);
    // Everybody drops out and comes back at once, again and again.
    for (let round = 0; round < 3; round++) {
      for (const one of [host, guest, watcher]) one.client.drop();
      await Promise.all(
        [host, guest, watcher].map(async (one) => {
          const welcomes = () => one.heard.filter(({ type }) => type === 'welcome').length;
          await one.until(() => welcomes() === round + 2);
          const { length } = one.heard;
          await one.until(() => one.heard.slice(length).some(({ type }) => type === 'position'));
        }),
      );
    }
    // Another connection of the borrower has borrowed nothing.
    const fresh = await place.device(watcher.cookie);
    await insist(fresh, { type: 'enter', table });
    await fresh.until(() => fresh.position !== undefined);
    const viewers = (one: NodeClient) => [
      ...new Set(
        one.heard.flatMap((message) => (message.type === 'position' ? [message.viewer] : [])),
      ),
    ];
    expect([host, guest, watcher, fresh].map(viewers)).toEqual([[0], [1], ['public'], ['public']]);
    for (const one of [host, guest, watcher]) {
      const ids = one.heard.flatMap((message) =>
        message.type === 'welcome' ? [message.player.id] : [],
      );
      expect(ids.length).toBeGreaterThan(3);
      expect(new Set(ids).size).toBe(1);
    }
  });
});

describe('10. administrative paths', () => {
  it('count, and name nobody and nothing', async () => {
    const [host, guest] = await Promise.all([place.arrive(), place.arrive()]);
    const table = await gather([host, guest]);
    const match = await begin([host, guest], table);
    const ids = [table, match, playerOf(host), playerOf(guest)];
    const admin = ['/metrics', '/healthz', '/readyz'];
    const guesses = [
      ...['/admin', '/debug', '/status', '/api', '/api/matches', '/api/tables', '/api/players'],
      ...[`/api/tables/${table}`, `/api/matches/${match}/log`, `/api/matches/${match}?open=1`],
      ...['/data/parlor.sqlite', '/parlor.sqlite', '/.env', '/package.json', '/server.mjs'],
      ...['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/socket'],
    ];
    for (const path of [...admin, ...guesses]) {
      const text = await (await fetch(`${place.base}${path}`)).text();
      for (const id of ids) expect(text, path).not.toContain(id);
      expect(text, path).not.toMatch(/serverSeed|SQLite format|@parlor\/server|"header"/);
    }
    // What the metrics say is for the machine itself, not for whoever comes through a proxy.
    const proxied = await fetch(`${place.base}/metrics`, {
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    expect([proxied.status, await proxied.text()]).toEqual([404, '{"code":"unknown-page"}']);
  });
});

describe('12. error texts', () => {
  it('do not tell what exists but is not for us from what does not', async () => {
    const [host, guest, stranger] = (await Promise.all(
      Array.from({ length: 3 }, () => place.arrive()),
    )) as [NodeClient, NodeClient, NodeClient];
    const table = await gather([host, guest]);
    const match = await begin([host, guest], table);
    const nothing = 'AAAAAAAAAAAAAAAAAAAAAA';
    const heard = async (wish: Parameters<NodeClient['say']>[0]) => {
      const { length } = stranger.frames;
      await stranger.say(wish, newKey());
      return stranger.frames.slice(length).map((text) => text.replace(/"key":"[^"]*"/, ''));
    };
    for (const type of ['resync', 'history', 'take-back'] as const) {
      expect(await heard({ type, match })).toEqual(await heard({ type, match: nothing }));
    }
    const move = { type: 'pass' };
    expect(await heard({ type: 'answer', match, question: 0, move })).toEqual(
      await heard({ type: 'answer', match: nothing, question: 0, move }),
    );
    const agree = { type: 'agree', request: 'x', isFine: true } as const;
    expect(await heard({ ...agree, match })).toEqual(await heard({ ...agree, match: nothing }));
    for (const type of ['exit', 'rematch'] as const) {
      expect(await heard({ type, table })).toEqual(await heard({ type, table: nothing }));
    }
    expect(await heard({ type: 'chat', table, text: 'hm' })).toEqual(
      await heard({ type: 'chat', table: nothing, text: 'hm' }),
    );
    const pairs = [
      ['GET', `/api/matches/${match}`, `/api/matches/${nothing}`],
      ['POST', `/api/tables/${table}/seat-link`, `/api/tables/${nothing}/seat-link`],
    ] as const;
    for (const [method, there, missing] of pairs) {
      const [a, b] = await Promise.all(
        [there, missing].map(async (path) => {
          const response = await fetch(`${place.base}${path}`, {
            method,
            headers: { cookie: stranger.cookie },
          });
          return [response.status, await response.text()];
        }),
      );
      expect(a).toEqual(b);
    }
  });

  it('about moves say the same whatever the others hold', async () => {
    for (const game of GAME_IDS) {
      const match = await matchUnderWay(place, { game, seats: 3, until: after(18), chance: 6 });
      const viewer = viewersOf(match)[0];
      const refusals = async () =>
        (await captureTraffic(place, match, viewer)).filter((text) => text.includes('"refused"'));
      const truth = await refusals();
      expect(truth.length).toBeGreaterThan(JUNK.length);
      if (!(await plantWorld(place, match, viewer, 40))) continue;
      expect(await refusals()).toEqual(truth);
    }
  });
});
