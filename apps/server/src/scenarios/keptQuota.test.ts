/** How much one guest, and one address, can make a server keep and work out once more. */

import { afterEach, describe, expect, it } from 'vitest';
import { begin, gather, insist, QUICK, refusal } from '../testing/players.ts';
import type { NodeClient } from '../testing/nodeClient.ts';
import { openStore } from '../testing/stores.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';

let place: TestServer;
const opened = async (options: Parameters<typeof TestServer.open>[0]) => {
  place = await TestServer.open(options);
};
afterEach(() => place.close());

type Wish = Parameters<NodeClient['say']>[0];
type OpenTable = Extract<Wish, { type: 'open-table' }>;

const TABLE: OpenTable = {
  ...{ type: 'open-table', ...QUICK, isPublic: false, clock: 'none' },
  seating: ['me', { bot: 'beginner' }, { bot: 'beginner' }],
};

/** Says it until it is refused: how often it was done, and why not any more. */
async function untilRefused(guest: NodeClient, wish: () => Wish): Promise<[number, unknown]> {
  for (let done = 0; done < 100; done++) {
    const said = await guest.say(wish());
    if (said.type === 'refused') return [done, { code: said.code, ...said.params }];
  }
  throw new Error('it was never refused');
}

describe('what one guest has a server keep in a day', () => {
  it('is so much, however soon it is closed again, and much less of it is talk', async () => {
    let at = Date.now();
    await opened({ env: { KEPT_PER_PERSON_KB: '200' }, now: () => at });
    const guest = await place.arrive();
    const friend = await place.arrive();
    const open = async () => {
      const { table } = await insist(guest, TABLE);
      await insist(guest, { type: 'close-table', table: table! });
    };
    for (let i = 0; i < 3; i++) await open();
    await expect(open()).rejects.toThrow('too-much-kept');
    expect(await refusal(guest, TABLE)).toBe('too-much-kept');

    // Others have room; there is still some for words, but not for ever.
    const table = await gather([friend]);
    await insist(guest, { type: 'enter', table });
    const say = () => {
      at += 10_000;
      return { type: 'chat', table, text: 'x'.repeat(200) } as const;
    };
    const [lines, why] = await untilRefused(guest, say);
    expect(lines).toBeGreaterThan(5);
    expect(lines).toBeLessThan(25);
    expect(why).toEqual({ code: 'too-much-kept', most: 200 });
    await insist(friend, say());
    const report = { type: 'report', table, player: playerOf(friend), reason: 'insults' } as const;
    expect(await refusal(guest, report)).toBe('too-much-kept');
    const mute = { type: 'mute', player: playerOf(friend), isMuted: true } as const;
    expect(await refusal(guest, mute)).toBe('too-much-kept');

    at += 86_400_000;
    await insist(guest, say());
    await open();
  });

  it('is so much for everybody at one address', async () => {
    await opened({ env: { KEPT_PER_ADDRESS_KB: '130' } });
    const [one, other] = [await place.arrive(), await place.arrive()];
    await gather([one]);
    await gather([other]);
    const said = await one.say(TABLE);
    expect(said).toMatchObject({ code: 'too-much-kept-here', params: { most: 130 } });
  });
});

describe('tables that are watched with a delay', () => {
  const late = () => place.arrive().then((host) => gather([host], { watchDelay: 60 }));

  it('are so many for one guest, on all devices; leaving one makes room', async () => {
    await opened({ env: { LATE_VIEWS_PER_PERSON: '2' } });
    const guest = await place.arrive();
    const device = await place.device(guest.cookie);
    const tables = [await late(), await late(), await late()] as const;
    const enter = (table: string) => ({ type: 'enter', table }) as const;
    await insist(guest, enter(tables[0]));
    await insist(device, enter(tables[0]));
    await insist(device, enter(tables[1]));
    expect(await guest.say(enter(tables[2]))).toMatchObject({
      ...{ code: 'too-many-views', params: { most: 2 } },
    });
    // Watching without a delay, playing, and coming again cost nothing.
    await insist(guest, enter(await gather([await place.arrive()])));
    await gather([guest], { watchDelay: 60 });
    await insist(guest, enter(tables[1]));
    await insist(device, { type: 'exit', table: tables[1] });
    await insist(guest, { type: 'exit', table: tables[1] });
    await insist(guest, enter(tables[2]));
  });

  it('are so many for one address', async () => {
    await opened({ env: { LATE_VIEWS_PER_ADDRESS: '2' } });
    const table = await late();
    const watch = async () => (await place.arrive()).say({ type: 'enter', table });
    for (let i = 0; i < 2; i++) expect(await watch()).toMatchObject({ type: 'done' });
    expect(await watch()).toMatchObject({ code: 'too-many-views-here', params: { most: 2 } });
  });

  it('are no more when several people come at the same time', async () => {
    const kept = await openStore({ kind: 'memory' });
    let asking = 0;
    let hasAllAsked = (): void => {};
    // Whom they mute is asked for on the way in: nobody hears before all three have come so far.
    const all = new Promise<void>((resolve) => (hasAllAsked = resolve));
    const shunnedBy: typeof kept.shunnedBy = async (player) => {
      if (++asking === 3) hasAllAsked();
      await all;
      return kept.shunnedBy(player);
    };
    let isTogether = false;
    const store = {
      ...kept,
      shunnedBy: (player: string) => (isTogether ? shunnedBy(player) : kept.shunnedBy(player)),
    };
    await opened({ env: { LATE_VIEWS_PER_ADDRESS: '2' }, store });
    const table = await late();
    const people = [await place.arrive(), await place.arrive(), await place.arrive()];
    isTogether = true;
    const said = await Promise.all(people.map((one) => one.say({ type: 'enter', table })));
    expect(said.map(({ type }) => type).sort()).toEqual(['done', 'done', 'refused']);
  });

  it('are worked out once more only so often', async () => {
    const at = Date.now();
    await opened({ env: { COMMANDS_PER_SECOND: '10000' }, now: () => at });
    const host = await place.arrive();
    const table = await gather([host], { seating: TABLE.seating, watchDelay: 60 });
    const match = await begin([host], table);
    const guest = await place.arrive();
    await insist(guest, { type: 'enter', table });
    const [looks, why] = await untilRefused(guest, () => ({ type: 'resync', match }));
    expect([looks, why]).toEqual([29, { code: 'too-many-commands' }]);
    expect(await refusal(guest, { type: 'history', match })).toBe('too-many-commands');
    for (let i = 0; i < 40; i++) await insist(host, { type: 'resync', match });
  });
});
