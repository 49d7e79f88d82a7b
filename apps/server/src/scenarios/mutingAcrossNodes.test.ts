/** Whoever is muted on one node is not heard on the other: with Redis, and where nobody can call the other. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NodeClient } from '../testing/nodeClient.ts';
import { gather, insist } from '../testing/players.ts';
import { type Service, startRedis } from '../testing/services.ts';
import { playerOf, type TestServer } from '../testing/testServer.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

const LONG_ENOUGH = { timeout: 30_000, interval: 20 };

const hears = (one: NodeClient, text: string) =>
  one.heard.some((said) => said.type === 'chat' && said.text === text);

/** Resolves when a node knows whether somebody hears somebody else there. */
const knows = (node: TestServer, who: NodeClient, whom: NodeClient, isMuted: boolean) =>
  vi.waitFor(() => {
    const lines = [...node.server.connections].filter(({ player }) => player === playerOf(who));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.mutes(playerOf(whom))).toBe(isMuted);
  }, LONG_ENOUGH);

describe.each(['Redis', 'nobody to call them'] as const)('two nodes with %s', (calls) => {
  let place: TwoNodes;
  let redis: Service | undefined;

  beforeAll(async () => {
    redis = calls === 'Redis' ? await startRedis() : undefined;
    place = await TwoNodes.open({ env: redis ? { REDIS_URL: redis.url } : {} });
  });
  afterAll(async () => {
    await place.close();
    await redis?.remove();
  });

  it('hear what is said on the other', async () => {
    const [one, two] = place.nodes;
    const [me, other] = [await one.arrive(), await two.arrive()];
    const table = await gather([me, other]);
    await insist(other, { type: 'chat', table, text: 'good evening' });
    await me.until(() => hears(me, 'good evening'));
  });

  it('do not let anybody hear on either whom they have muted on one, until they want it', async () => {
    const [one, two] = place.nodes;
    const [me, loud] = [await one.arrive(), await two.arrive()];
    const table = await gather([me, loud]);
    const tablet = await two.device(me.cookie);
    await insist(tablet, { type: 'enter', table });
    const witness = await one.arrive();
    await insist(witness, { type: 'enter', table });
    const player = playerOf(loud);

    await insist(me, { type: 'mute', player, isMuted: true });
    await knows(two, tablet, loud, true);
    await insist(loud, { type: 'chat', table, text: 'LOOK AT ME' });
    await witness.until(() => hears(witness, 'LOOK AT ME'));
    const phone = await two.device(me.cookie);
    await insist(phone, { type: 'enter', table });

    await insist(phone, { type: 'mute', player, isMuted: false });
    await knows(one, me, loud, false);
    await insist(loud, { type: 'chat', table, text: 'and now' });
    for (const device of [me, tablet, phone]) {
      await device.until(() => hears(device, 'and now'));
      expect(hears(device, 'LOOK AT ME')).toBe(false);
    }
  });

  it('keep the blocked from sitting down, whichever node they ask', async () => {
    const [one, two] = place.nodes;
    const [me, rude] = [await one.arrive(), await two.arrive()];
    const table = await gather([me], { seating: ['me', 'open', 'open'] });
    await insist(rude, { type: 'enter', table });
    await insist(me, { type: 'block', player: playerOf(rude), isBlocked: true });
    const said = await rude.say({ type: 'sit', table, seat: 1 });
    expect(said).toMatchObject({ code: 'not-welcome' });
    await insist(rude, { type: 'chat', table, text: 'let me in' });
    await insist(me, { type: 'chat', table, text: 'it is quiet here' });
    await rude.until(() => hears(rude, 'it is quiet here'));
    expect(hears(me, 'let me in')).toBe(false);
  });
});
