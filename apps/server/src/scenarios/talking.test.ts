/** Names, devices, chat, and the limits of all of it. */

import { brains } from '@parlor/bots';
import { LIMITS } from '@parlor/protocol';
import { GAME_IDS } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ALL_PEOPLE, gather, insist, refusal, type Three } from '../testing/players.ts';
import { newCookie, newKey, type NodeClient } from '../testing/nodeClient.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open({
    env: { SOCKETS_PER_ADDRESS: '8', COMMANDS_PER_SECOND: '50', REQUESTS_PER_MINUTE: '400' },
  });
});

afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const post = (path: string, cookie: string, body?: unknown) =>
  fetch(`${place.base}${path}`, {
    method: 'POST',
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const reserved = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'name-reserved']));

describe('a guest', () => {
  it('has a friendly name, can change it, and keeps it', async () => {
    const guest = await place.arrive();
    expect(guest.last('welcome')!.player.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(await insist(guest, { type: 'rename', name: '  Zoë O’Hara ' })).toMatchObject({
      name: 'Zoë O’Hara',
    });
    const personas = await Promise.all(
      GAME_IDS.map(async (game) => (await brains[game]()).personas),
    );
    const bots = personas.map(({ expert }) => expert.name);
    const wrong = {
      '': 'malformed-command',
      ' ': 'name-characters',
      ['x'.repeat(25)]: 'name-too-long',
      'a\u202eb': 'name-characters',
      ['Z' + '\u0335'.repeat(9)]: 'name-marks',
      Аda: 'name-scripts',
      Admin: 'name-reserved',
      Ꭺdmin: 'name-scripts',
      ᴀᴅᴍɪɴ: 'name-reserved',
      Ⲁdmin: 'name-characters',
      ...reserved(bots.map((name) => name.toLowerCase())),
      ...reserved(bots.map((name) => `${name.replaceAll(' ', '  ')}\u0301`)),
      ...reserved(bots.map((name) => `${name.replaceAll('y', 'ʏ').replaceAll('m', 'rn')} 2`)),
    };
    for (const [name, code] of Object.entries(wrong)) {
      expect(await refusal(guest, { type: 'rename', name }), name).toBe(code);
      const headers = { cookie: guest.cookie, 'content-type': 'application/json' };
      const body = JSON.stringify({ name });
      const asked = await fetch(`${place.base}/api/me`, { method: 'PATCH', headers, body });
      expect([asked.status, await asked.json()]).toMatchObject([400, { code }]);
    }
    const device = await place.device(guest.cookie);
    expect(device.last('welcome')!.player).toEqual({ id: playerOf(guest), name: 'Zoë O’Hara' });
  });

  it('gets no old name back by a command that is said again', async () => {
    const guest = await place.arrive();
    const key = newKey();
    const wish = { type: 'rename', name: 'Bold Walrus' } as const;
    const first = await guest.say(wish, key);
    await insist(guest, { type: 'rename', name: 'Calm Heron' });
    const device = await place.device(guest.cookie);
    expect(await device.say(wish, key)).toEqual(first);
    const table = await gather([device]);
    await device.until(() => device.table?.id === table);
    expect(device.table!.seats[0]!.name).toBe('Calm Heron');
  });

  it('sits down and talks under the name of the moment, wherever it was changed', async () => {
    const [host, guest] = [await place.arrive(), await place.arrive()];
    const renamed = await fetch(`${place.base}/api/me`, {
      method: 'PATCH',
      headers: { cookie: guest.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Bold Walrus' }),
    });
    expect(renamed.status).toBe(200);
    const table = await gather([host, guest]);
    await host.until(() => host.table?.seats[1]!.kind === 'person');
    expect(host.table!.seats[1]!.name).toBe('Bold Walrus');
    await insist(guest, { type: 'phrase', table, phrase: 'hello' });
    await host.until(() => host.last('chat') !== undefined);
    expect(host.last('chat')!.name).toBe('Bold Walrus');
    const own = await gather([guest]);
    await guest.until(() => guest.table?.id === own);
    expect(guest.table!.seats[0]!.name).toBe('Bold Walrus');
  });

  it('talks under the name of their seat where somebody else is called the same', async () => {
    const [host, guest] = [await place.arrive(), await place.arrive()];
    for (const one of [host, guest]) await insist(one, { type: 'rename', name: 'Bold Heron' });
    const table = await gather([host, guest]);
    await insist(guest, { type: 'phrase', table, phrase: 'hello' });
    await host.until(() => host.last('chat') !== undefined);
    expect(host.last('chat')!.name).toBe('Bold Heron 2');
    expect(host.table!.seats.map(({ name }) => name)).toContain('Bold Heron 2');
  });

  it('is told apart from whoever only looks the same, bots among them', async () => {
    const people = [await place.arrive(), await place.arrive(), await place.arrive()] as Three;
    const names = ['ROBIN', 'ꓣꓳꓐꓲꓠ', 'Rób1n'];
    for (const [i, one] of people.entries()) {
      await insist(one, { type: 'rename', name: names[i]! });
    }
    const table = await gather(people, ALL_PEOPLE);
    const [host] = people;
    await host.until(() => host.table?.seats.every(({ kind }) => kind === 'person') === true);
    expect(host.table!.seats.map(({ name }) => name)).toEqual(['ROBIN', 'ꓣꓳꓐꓲꓠ 2', 'Rób1n 3']);
    // Whoever watches talks under a name that nobody at the table has.
    const watcher = await place.arrive();
    await insist(watcher, { type: 'rename', name: 'robin' });
    await insist(watcher, { type: 'enter', table });
    await insist(watcher, { type: 'phrase', table, phrase: 'hello' });
    await host.until(() => host.last('chat') !== undefined);
    expect(host.last('chat')!.name).toBe('robin 4');
  });

  it('says nothing that cannot be seen or turns around what stands beside it', async () => {
    const [host, guest] = [await place.arrive(), await place.arrive()];
    const table = await gather([host, guest]);
    await insist(guest, {
      type: 'chat',
      table,
      text: `\u202eevil\u200b ${'a\u0335'.repeat(1)}\u0335\u0335`,
    });
    await host.until(() => host.last('chat') !== undefined);
    expect(host.last('chat')!.text).toBe('evil a\u0335\u0335');
    const nothing = { type: 'chat', table, text: '\u200b\u2800' } as const;
    expect(await refusal(guest, nothing)).toBe('nothing-said');
  });

  it('gets a cookie that scripts and other sites cannot use, and the same guest with it', async () => {
    const first = await fetch(`${place.base}/api/session`, { method: 'POST' });
    const [cookie] = first.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const me = await first.json();
    const again = await post('/api/session', cookie!.split(';')[0]!);
    expect(await again.json()).toEqual(me);
  });

  it('continues elsewhere with a link, of which only the newest is good', async () => {
    const cookie = await newCookie(place.base);
    const { id } = (await (await post('/api/session', cookie)).json()) as { id: string };
    const link = async () => {
      const { path } = (await (await post('/api/recovery', cookie)).json()) as { path: string };
      expect(path).toMatch(/^\/recover#/);
      return path.split('#')[1]!;
    };
    const [old, token] = [await link(), await link()];
    expect((await post('/api/recover', '', { token: old })).status).toBe(403);
    const recovered = await post('/api/recover', '', { token });
    expect(await recovered.json()).toMatchObject({ id });
    const device = await place.device(recovered.headers.getSetCookie()[0]!.split(';')[0]!);
    expect(playerOf(device)).toBe(id);
    // Once.
    expect((await post('/api/recover', '', { token })).status).toBe(403);
  });
});

describe('talk', () => {
  const lines = (one: NodeClient) =>
    one.heard.flatMap((message) => (message.type === 'chat' ? [message] : []));

  it('is heard by everybody at the table, once, and found there later', async () => {
    const [host, guest, late] = (await Promise.all(
      Array.from({ length: 3 }, () => place.arrive()),
    )) as [NodeClient, NodeClient, NodeClient];
    const table = await gather([host, guest]);
    const key = newKey();
    await insist(host, { type: 'chat', table, text: ' Well, well. ' }, key);
    const device = await place.device(host.cookie);
    await insist(device, { type: 'enter', table });
    await insist(device, { type: 'chat', table, text: ' Well, well. ' }, key);
    await insist(guest, { type: 'phrase', table, phrase: 'good-luck' });
    await host.until(() => lines(host).length === 2);
    expect(lines(host).map(({ text, phrase }) => text ?? phrase)).toEqual([
      'Well, well.',
      'good-luck',
    ]);
    await insist(late, { type: 'mute', player: playerOf(guest), isMuted: true });
    await insist(late, { type: 'enter', table });
    await late.until(() => late.last('presence') !== undefined);
    expect(lines(late).map(({ text }) => text)).toEqual(['Well, well.']);
    await insist(guest, { type: 'phrase', table, phrase: 'oops' });
    await insist(host, { type: 'phrase', table, phrase: 'thanks' });
    await late.until(() => lines(late).length === 2);
    expect(lines(late)[1]).toMatchObject({ phrase: 'thanks' });
  });

  it('has limits, for each person and in length', async () => {
    const host = await place.arrive();
    const table = await gather([host]);
    const say = (text: string) => host.say({ type: 'chat', table, text });
    expect(await say('x'.repeat(LIMITS.chat + 1))).toMatchObject({ code: 'malformed-command' });
    const said = await Promise.all(Array.from({ length: 9 }, (_, i) => say(`line ${i}`)));
    const codes = said.map((one) => (one.type === 'refused' ? one.code : 'done'));
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('done'));
    expect(codes).toContain('too-many-commands');
    // Nor does a second socket help.
    const device = await place.device(host.cookie);
    await insist(device, { type: 'enter', table });
    expect(await device.say({ type: 'chat', table, text: 'and on' })).toMatchObject({
      code: 'too-many-commands',
    });
  });
});

describe('limits', () => {
  /** A socket without manners. */
  const open = async (cookie: string) => {
    const socket = new WebSocket(`${place.base.replace('http', 'ws')}/socket`, {
      headers: { cookie },
    });
    const heard: { code?: string; key?: string; type: string }[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as never));
    socket.on('error', () => {});
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_request, response) =>
        reject(new Error(String(response.statusCode))),
      );
    });
    return { socket, heard, closed };
  };

  it('refuse too many commands, and go silent on who goes on regardless', async () => {
    const { socket, closed } = await open(await newCookie(place.base));
    const refusals = () => place.metric('parlor_refusals_total');
    const before = await refusals();
    for (let i = 0; i < 2000; i++)
      socket.send(JSON.stringify({ type: 'ping', key: `ping-${i}-0000` }));
    // The line may break before the last words arrive: what counts is that it is closed, and why.
    expect([1006, 1008]).toContain(await closed);
    expect((await refusals()) - before).toBeGreaterThanOrEqual(200);
  });

  it('give every command its answer, even one that comes too fast', async () => {
    const { socket, heard } = await open(await newCookie(place.base));
    const keys = Array.from({ length: 250 }, (_, i) => `ping-${i}-0000`);
    for (const key of keys) socket.send(JSON.stringify({ type: 'ping', key }));
    const answers = () => heard.filter(({ type }) => type === 'done' || type === 'refused');
    while (answers().length < keys.length) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answers().map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
    expect(answers().length).toBe(keys.length);
    socket.close();
  });

  it('close on a frame that is too large, and refuse one that is not text', async () => {
    const { socket, heard, closed } = await open(await newCookie(place.base));
    socket.send(Buffer.from([1, 2, 3]));
    while (heard.at(-1)?.code === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    socket.send('x'.repeat(LIMITS.frame + 1));
    expect([1006, 1009]).toContain(await closed);
    expect(heard.map(({ code }) => code)).toContain('malformed-frame');
  });

  it('count the sockets of an address', async () => {
    const cookie = await newCookie(place.base);
    const sockets = await Promise.all(Array.from({ length: 8 }, () => open(cookie)));
    await expect(open(cookie)).rejects.toThrow('429');
    for (const { socket } of sockets) socket.close();
    await Promise.all(sockets.map(({ closed }) => closed));
    while (place.server.rooms.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    // Also when all of them knock before anybody is let in.
    const knocks = await Promise.allSettled(Array.from({ length: 20 }, () => open(cookie)));
    const inside = knocks.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(inside.length).toBe(8);
    for (const { socket } of inside) socket.close();
    await Promise.all(inside.map(({ closed }) => closed));
  });

  it('refuse a body that is too large or no JSON, and guesses at recovery tokens', async () => {
    const cookie = await newCookie(place.base);
    const large = await post('/api/recover', cookie, { token: 'x'.repeat(LIMITS.frame) });
    expect([large.status, await large.json()]).toEqual([413, { code: 'frame-too-large' }]);
    const torn = await fetch(`${place.base}/api/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"token":',
    });
    expect([torn.status, await torn.json()]).toEqual([400, { code: 'malformed-request' }]);
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) {
      statuses.push((await post('/api/recover', cookie, { token: 'A'.repeat(44) })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
  });

  it('send strict headers with every page', async () => {
    const { headers } = await fetch(`${place.base}/`);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'/);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
    const host = new URL(place.base).host;
    expect(headers.get('content-security-policy')).toContain(
      `;connect-src 'self' ws://${host} wss://${host};`,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
