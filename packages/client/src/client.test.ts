import type { Position, ServerMessage } from '@parlor/protocol';
import { describe, expect, it } from 'vitest';
import { Client, type ClientParts } from './client.ts';

type LineEvents = Parameters<ClientParts['open']>[0];

/** A world without a network: lines that do what they are told, and a clock that is turned by hand. */
function world() {
  const lines: { on: LineEvents; said: Record<string, unknown>[]; isClosed: boolean }[] = [];
  const alarms = new Set<{ at: number; ring: () => void }>();
  let now = 0;
  let keys = 0;
  const client = new Client({
    open(on) {
      const line = { on, said: [] as Record<string, unknown>[], isClosed: false };
      lines.push(line);
      return {
        send: (text) => void line.said.push(JSON.parse(text) as Record<string, unknown>),
        close: () => {
          line.isClosed = true;
          on.closed(1000);
        },
      };
    },
    newKey: () => `key-${keys++}`,
    after(ms, ring) {
      const alarm = { at: now + ms, ring };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
  });
  const line = () => lines.at(-1)!;
  const hear = (message: object) => line().on.heard(JSON.stringify(message));
  const pass = (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = [...alarms].sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > until) break;
      now = next.at;
      alarms.delete(next);
      next.ring();
    }
    now = until;
  };
  return { client, lines, line, hear, pass };
}

const NAME = `sha256:${'0'.repeat(64)}`;

const position = (version: number): Position => ({
  type: 'position',
  match: 'M',
  version,
  viewer: 0,
  ply: version,
  events: ['something happened'],
  view: {},
  questions: [],
  deadlines: [],
  now: 0,
});

describe('a client', () => {
  it('says a command under a key of its own and hears what came of it', async () => {
    const { client, line, hear } = world();
    const said = client.say({ type: 'ping' });
    expect(line().said).toEqual([]);
    line().on.opened();
    expect(line().said).toEqual([{ type: 'ping', key: 'key-0' }]);
    hear({ type: 'done', key: 'another' });
    hear({ type: 'done', key: 'key-0' });
    expect(await said).toEqual({ type: 'done', key: 'key-0' });
  });

  it('says it again under the same key after a break, and not after an answer', async () => {
    const { client, line, lines, hear, pass } = world();
    line().on.opened();
    const first = client.say({ type: 'start', table: 'T' });
    const second = client.say({ type: 'rename', name: 'Ada' });
    hear({ type: 'refused', key: 'key-0', code: 'not-ready' });
    expect(await first).toMatchObject({ type: 'refused', code: 'not-ready' });
    line().on.closed(1006);
    expect(client.status).toBe('lost');
    pass(250);
    expect(lines.length).toBe(2);
    line().on.opened();
    expect(line().said).toEqual([{ type: 'rename', key: 'key-1', name: 'Ada' }]);
    hear({ type: 'done', key: 'key-1', name: 'Ada' });
    expect(await second).toMatchObject({ name: 'Ada' });
  });

  it('tries again by itself when the server asks for it', async () => {
    const { client, line, hear, pass } = world();
    line().on.opened();
    const said = client.say({ type: 'start', table: 'T' });
    hear({ type: 'refused', key: 'key-0', code: 'try-again' });
    expect(line().said.length).toBe(1);
    pass(200);
    expect(line().said[1]).toEqual(line().said[0]);
    hear({ type: 'done', key: 'key-0' });
    expect((await said).type).toBe('done');
  });

  it('goes back to where it was before it says the rest', () => {
    const { client, line, hear, pass } = world();
    line().on.opened();
    void client.say({ type: 'enter', table: 'T', seatToken: 'token' });
    void client.say({ type: 'enter', table: 'U' });
    void client.say({ type: 'exit', table: 'U' });
    void client.say({ type: 'lobby', isOn: true });
    for (const key of ['key-0', 'key-1', 'key-2', 'key-3']) hear({ type: 'done', key });
    void client.say({ type: 'start', table: 'T' });
    line().on.closed(1006);
    pass(250);
    line().on.opened();
    void client.say({ type: 'ping' });
    expect(line().said).toEqual([
      { type: 'enter', table: 'T', seatToken: 'token', key: 'key-5' },
      { type: 'lobby', isOn: true, key: 'key-6' },
    ]);
    hear({ type: 'refused', key: 'key-5', code: 'try-again' });
    hear({ type: 'done', key: 'key-6' });
    pass(200);
    expect(line().said.slice(2)).toEqual([line().said[0]]);
    hear({ type: 'done', key: 'key-5' });
    expect(
      line()
        .said.slice(3)
        .map(({ key }) => key),
    ).toEqual(['key-4', 'key-7']);
  });

  it('is back at its table also where it was told that it says too much at once', async () => {
    const { client, line, hear, pass } = world();
    line().on.opened();
    void client.say({ type: 'enter', table: 'T' });
    hear({ type: 'done', key: 'key-0' });
    const told = client.say({ type: 'ping' });
    hear({ type: 'refused', key: 'key-1', code: 'too-many-commands' });
    // Whoever said it themselves is told.
    expect(await told).toMatchObject({ code: 'too-many-commands' });
    line().on.closed(1006);
    pass(250);
    line().on.opened();
    hear({ type: 'refused', key: 'key-2', code: 'too-many-commands' });
    pass(200);
    expect(line().said).toEqual([
      { type: 'enter', table: 'T', key: 'key-2' },
      { type: 'enter', table: 'T', key: 'key-2' },
    ]);
  });

  it('says what was said at a table before leaving it, even if the line broke in between', () => {
    const { client, line, hear, pass } = world();
    line().on.opened();
    void client.say({ type: 'enter', table: 'T' });
    hear({ type: 'done', key: 'key-0' });
    line().on.closed(1006);
    void client.say({ type: 'answer', match: 'M', question: 0, move: {} });
    void client.say({ type: 'exit', table: 'T' });
    pass(250);
    line().on.opened();
    hear({ type: 'done', key: 'key-3' });
    expect(line().said.map(({ type }) => type)).toEqual(['enter', 'answer', 'exit']);
    hear({ type: 'done', key: 'key-1' });
    hear({ type: 'done', key: 'key-2' });
    line().on.closed(1006);
    pass(250);
    line().on.opened();
    expect(line().said).toEqual([]);
  });

  it('does not say what is to be tried again before it is back at its tables', () => {
    const { client, line, hear, pass } = world();
    line().on.opened();
    void client.say({ type: 'enter', table: 'T' });
    hear({ type: 'done', key: 'key-0' });
    void client.say({ type: 'answer', match: 'M', question: 0, move: {} });
    line().on.closed(1006);
    pass(250);
    line().on.opened();
    hear({ type: 'done', key: 'key-2' });
    hear({ type: 'refused', key: 'key-1', code: 'try-again' });
    pass(100);
    client.drop();
    client.retryNow();
    line().on.opened();
    pass(100);
    expect(line().said.map(({ type }) => type)).toEqual(['enter']);
  });

  it('lets whoever hears that the line is open speak last', () => {
    const { client, line } = world();
    client.watch((status) => {
      if (status === 'open') void client.say({ type: 'lobby', isOn: true });
    });
    void client.say({ type: 'enter', table: 'T' });
    line().on.opened();
    expect(line().said.map(({ type }) => type)).toEqual(['enter', 'lobby']);
  });

  it('enters once where it was still about to enter', () => {
    const { client, line } = world();
    void client.say({ type: 'enter', table: 'T' });
    void client.say({ type: 'lobby', isOn: true });
    line().on.opened();
    expect(line().said.map(({ key }) => key)).toEqual(['key-0', 'key-1']);
  });

  it('waits longer each time nobody is at home, up to eight seconds', () => {
    const { lines, line, pass } = world();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      line().on.closed(1006);
      const { length } = lines;
      let waited = 0;
      while (lines.length === length) {
        pass(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('notices a line that has gone silent', () => {
    const { client, line, lines, hear, pass } = world();
    line().on.opened();
    pass(20_000);
    expect(line().said).toMatchObject([{ type: 'ping' }]);
    hear({ type: 'done', key: 'key-0' });
    pass(20_000);
    expect(line().said.length).toBe(2);
    pass(10_000);
    expect(lines[0]!.isClosed).toBe(true);
    expect(client.status).toBe('lost');
  });

  it('drops a line at once, even one that takes its time to close', () => {
    const { client, line, lines, pass } = world();
    line().on.opened();
    const [old] = lines;
    client.drop();
    expect(client.status).toBe('lost');
    expect(old!.isClosed).toBe(true);
    pass(250);
    expect(lines.length).toBe(2);
    old!.on.closed(1006);
    pass(9000);
    expect(lines.length).toBe(2);
  });

  it('tries again at once when it is told to, and only once', () => {
    const { client, line, lines, pass } = world();
    for (let i = 0; i < 5; i++) {
      line().on.closed(1006);
      pass(8000);
    }
    line().on.closed(1006);
    const { length } = lines;
    client.retryNow();
    expect(lines.length).toBe(length + 1);
    line().on.opened();
    client.retryNow();
    pass(9000);
    expect(client.status).toBe('open');
    expect(lines.length).toBe(length + 1);
  });

  it('gives up a line that does not open when it is told to try again', () => {
    const { client, lines } = world();
    const [stuck] = lines;
    client.retryNow();
    expect(stuck!.isClosed).toBe(true);
    expect(lines.length).toBe(2);
    stuck!.on.opened();
    expect(client.status).toBe('connecting');
    client.close();
    client.retryNow();
    expect(lines.length).toBe(2);
  });

  it('goes on trying every second for a while after it was told to try, then as before', () => {
    const { client, lines, line, pass } = world();
    line().on.opened();
    line().on.closed(1006);
    for (let tries = 0; tries < 8; tries++) {
      pass(8000);
      line().on.closed(1006);
    }
    client.retryNow();
    line().on.closed(1006);
    const before = lines.length;
    const waits: number[] = [];
    for (let tries = 0; tries < 20; tries++) {
      let waited = 0;
      for (const { length } = lines; lines.length === length; waited += 250) pass(250);
      waits.push(waited);
      line().on.closed(1006);
    }
    expect(lines.length).toBe(before + 20);
    expect(waits.slice(0, 3)).toEqual([250, 500, 1000]);
    expect(waits.slice(2, 15)).toEqual(Array.from({ length: 13 }, () => 1000));
    expect(waits.slice(-2)).toEqual([8000, 8000]);
  });

  it('gives up by itself a line that does not open', () => {
    const { client, lines, line, pass } = world();
    pass(9900);
    expect(lines[0]!.isClosed).toBe(false);
    pass(100);
    expect(lines[0]!.isClosed).toBe(true);
    expect(client.status).toBe('lost');
    pass(250);
    expect(lines.length).toBe(2);
    line().on.opened();
    pass(15_000);
    expect(client.status).toBe('open');
    expect(lines.length).toBe(2);
  });

  it('shows no events of steps that do not follow on what it knows, and nothing old', () => {
    const { client, line, hear } = world();
    const heard: [number, number][] = [];
    client.listen((message: ServerMessage) => {
      if (message.type === 'position') heard.push([message.version, message.events.length]);
    });
    line().on.opened();
    for (const version of [0, 1, 4, 3, 5]) hear(position(version));
    expect(heard).toEqual([
      [0, 1],
      [1, 1],
      [4, 0],
      [5, 1],
    ]);
  });

  it('tells who listens and watches, until they stop', () => {
    const { client, line, hear } = world();
    const statuses: string[] = [];
    const heard: string[] = [];
    client.watch((status) => statuses.push(status));
    const stop = client.listen(({ type }) => heard.push(type));
    line().on.opened();
    hear({ type: 'lobby', tables: [] });
    stop();
    hear({ type: 'lobby', tables: [] });
    client.close();
    expect(heard).toEqual(['lobby']);
    expect(statuses).toEqual(['open', 'closed']);
  });

  it('stays closed, and listens to no line it has left', () => {
    const { client, line, lines, pass } = world();
    line().on.opened();
    const [old] = lines;
    old!.on.closed(1006);
    pass(250);
    old!.on.opened();
    expect(client.status).toBe('lost');
    line().on.opened();
    client.close();
    pass(60_000);
    expect(client.status).toBe('closed');
    expect(lines.length).toBe(2);
  });
});

describe('sets of somebody’s own', () => {
  it('are put back where they are named, also after a break, and listeners see no name', () => {
    const { client, line, hear, pass } = world();
    const heard: ServerMessage[] = [];
    client.listen((message) => void heard.push(message));
    line().on.opened();
    const deck = { aces: 4 };
    const options = { rounds: 3, deck: NAME };
    hear({ type: 'data', name: NAME, value: deck });
    hear({ type: 'table', table: { id: 'T', version: 1, options }, yourSeat: 0 });
    hear({ ...position(1), view: { viewer: 0, options } });
    line().on.closed(1006);
    pass(10_000);
    line().on.opened();
    hear({ ...position(2), view: { viewer: 0, options } });
    // From a server that knows of no names.
    hear({ ...position(3), view: { viewer: 0, options: { rounds: 3, deck } } });
    expect(heard.map(({ type }) => type)).toEqual(['table', 'position', 'position', 'position']);
    const [table, ...positions] = heard as unknown as [{ table: object }, ...{ view: object }[]];
    const whole = { options: { rounds: 3, deck } };
    expect(table.table).toMatchObject(whole);
    for (const { view } of positions) expect(view).toEqual({ viewer: 0, ...whole });
    expect(heard[2]).toMatchObject({ events: ['something happened'] });
  });
});

describe('a client that need not try again', () => {
  it.each([
    ['protocol-unsupported', 'outdated'],
    ['signed-out', 'signed-out'],
  ])('after %s says so, and tells whoever waits or asks later', async (code, status) => {
    const { client, lines, line, hear, pass } = world();
    const seen: string[] = [];
    client.watch((status) => seen.push(status));
    const waiting = client.say({ type: 'ping' });
    line().on.opened();
    hear({ type: 'refused', code });
    line().on.closed(1008);
    const refused = { type: 'refused', code };
    expect(await waiting).toMatchObject(refused);
    expect(await client.say({ type: 'ping' })).toMatchObject(refused);
    client.retryNow();
    client.drop();
    pass(1_000_000);
    expect(lines).toHaveLength(1);
    expect(line().isClosed).toBe(true);
    expect(seen).toEqual(['open', status]);
  });
});
