/** What an operator decides on the store reaches a server that knows nothing of it, on whatever store. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { botNames } from '../application/botNames.ts';
import { Operator } from '../application/order/operator.ts';
import { thisMachine } from '../adapters/machine/machine.ts';
import { ALL_PEOPLE, asked, begin, gather, insist, refusal, someMove } from '../testing/players.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';

const FOR_GOOD = { reason: 'rude', ms: null };
const A_DAY = { reason: 'rude', ms: 86_400_000 };

let place: TestServer;
let operator: Operator;

beforeAll(async () => {
  place = await TestServer.open();
  operator = new Operator({
    store: place.store,
    world: { ...thisMachine, now: Date.now },
    name: 'root',
    botNames: [...(await botNames()).values()],
  });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const done = async (acted: ReturnType<Operator['ban']>) => {
  const said = await acted;
  if (!said.ok) throw new Error(said.why.code);
  return said.n;
};

describe('whoever is banned', () => {
  it('is told so on every line, leaves their tables and is not let in again, until it is lifted', async () => {
    const people = await place.arriveThree();
    const [host, rude, friend] = people;
    const open = await gather([host, rude, friend], ALL_PEOPLE);
    const playing = await gather([host, rude, friend], ALL_PEOPLE);
    for (const one of people) one.position = undefined;
    await begin(people, playing);
    const tablet = await place.device(rude.cookie);
    const player = playerOf(rude);
    await done(operator.ban(player, FOR_GOOD));
    for (const device of [rude, tablet]) {
      await device.until(() => device.client.status === 'banned');
      // Neither why nor for how long.
      expect(device.frames.at(-1)).toBe('{"type":"refused","code":"banned"}');
    }
    await host.until(() =>
      host.heard.some(
        (one) => one.type === 'table' && one.table.id === playing && one.table.seats[1]!.isAway,
      ),
    );
    expect((await place.store.table(open))!.players).not.toContain(player);
    const again = await fetch(`${place.base}/api/session`, {
      method: 'POST',
      headers: { cookie: rude.cookie },
    });
    expect([again.status, await again.text()]).toEqual([403, '{"code":"banned"}']);
    await done(operator.lift('ban', player, 'said sorry'));
    await until(async () => (await rude.get('/api/me')).status === 200);
    const back = await place.device(rude.cookie);
    await insist(back, { type: 'enter', table: open });
  });

  it('by address gets a page that says so and no more, until the time is over', async () => {
    const guest = await place.arrive();
    await done(operator.ban('127.0.0.0/8', { reason: 'a secret reason', ms: 5000 }));
    await guest.until(() => guest.client.status === 'banned');
    const page = await fetch(`${place.base}/tables`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    expect(page.status).toBe(403);
    expect(text).toContain('No admission');
    expect(text).not.toContain('secret');
    expect((await fetch(`${place.base}/healthz`)).status).toBe(200);
    await until(async () => (await fetch(`${place.base}/api/key`)).status === 200);
  });
});

describe('whoever is silenced', () => {
  it('plays, but neither talks nor changes the name', async () => {
    const [host, rude] = [await place.arrive(), await place.arrive()];
    const table = await gather([host, rude]);
    const player = playerOf(rude);
    await done(operator.silence(player, A_DAY));
    await until(async () => place.server.order.isSilenced(player));
    expect(await refusal(rude, { type: 'chat', table, text: 'hello' })).toBe('silenced');
    expect(await refusal(rude, { type: 'phrase', table, phrase: 'hello' })).toBe('silenced');
    expect(await refusal(rude, { type: 'rename', name: 'Louder' })).toBe('silenced');
    await insist(host, { type: 'chat', table, text: 'quiet now' });
    await begin([host, rude], table);
    expect(host.heard.some((one) => one.type === 'chat' && one.player === player)).toBe(false);
  });
});

describe('a table that an operator closes', () => {
  it('is over for everybody there in the middle of the match', async () => {
    const [host, guest] = [await place.arrive(), await place.arrive()];
    const table = await gather([host, guest]);
    const match = await begin([host, guest], table);
    const next = await asked([host, guest]);
    const question = next.position!.question!.id;
    const move = someMove(next);
    await done(operator.close(table, 'enough'));
    for (const one of [host, guest]) await one.until(() => one.table!.status === 'closed');
    expect(host.table!.closedBy).toBe('operator');
    expect(await refusal(next, { type: 'answer', match, question, move })).toBe('table-closed');
    expect(await refusal(host, { type: 'take-back', match })).toBe('table-closed');
    expect(await operator.close(table, 'again')).toMatchObject({ why: { code: 'not-running' } });
  });
});

describe('a name that the operator does not want', () => {
  it('leaves the list as it was put there when fewer letters were known to look alike', async () => {
    const at = Date.now();
    const act = {
      at,
      operator: 'root',
      act: 'word',
      target: 'corner',
      reason: '',
      detail: '',
    } as const;
    await place.store.act({ ...act, tables: [] }, [{ do: 'word', word: { word: 'corner', at } }]);
    await until(async () => place.server.order.isForbiddenName('Corner'));
    await done(operator.removeWord('corner', ''));
    await until(async () => !place.server.order.isForbiddenName('Corner'));
  });

  it('is refused whatever letters it is written with, and at a seat', async () => {
    const [host, guest] = [await place.arrive(), await place.arrive()];
    const table = await gather([host], ALL_PEOPLE);
    await insist(guest, { type: 'rename', name: 'Old Weasel' });
    await done(operator.addWord('weasel', ''));
    await done(operator.addWord('*stoat*', ''));
    await until(async () => place.server.order.isForbiddenName('Weasel'));
    expect(await refusal(host, { type: 'rename', name: 'WEASEI 7' })).toBe('name-forbidden');
    expect(await refusal(host, { type: 'rename', name: 'Astoated' })).toBe('name-forbidden');
    await insist(host, { type: 'rename', name: 'Weaselton' });
    expect(await refusal(guest, { type: 'sit', table, seat: 1 })).toBe('name-forbidden');
    await done(operator.rename(playerOf(guest), 'Mouse', 'asked twice'));
    await insist(guest, { type: 'sit', table, seat: 2 });
    await host.until(() => host.table!.seats[2]!.name === 'Mouse');
    await done(operator.removeWord('weasel', ''));
    await until(async () => !place.server.order.isForbiddenName('Weasel'));
    await done(operator.rename(playerOf(guest), 'Badger Two', ''));
    await host.until(() => host.table!.seats[2]!.name === 'Badger Two');
    for (const name of (await botNames()).values()) {
      const asBot = await operator.rename(playerOf(guest), name, '');
      expect(asBot, name).toMatchObject({ why: { code: 'name-reserved' } });
    }
  });
});

describe('the audit log', () => {
  it('has every act, with who, whom and why', async () => {
    const before = await place.store.actCount();
    const guest = await place.arrive();
    const player = playerOf(guest);
    await done(operator.silence(player, A_DAY));
    await done(operator.lift('silence', player, 'said sorry'));
    expect(await operator.lift('silence', player, '')).toMatchObject({ ok: false });
    expect(await place.store.actsAfter(before, 9)).toMatchObject([
      {
        n: before + 1,
        operator: 'root',
        act: 'silence',
        target: player,
        reason: 'rude',
        detail: 'for 1d',
      },
      { n: before + 2, act: 'lift', target: player, reason: 'said sorry' },
    ]);
  });
});

/** Nodes look once a second. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
