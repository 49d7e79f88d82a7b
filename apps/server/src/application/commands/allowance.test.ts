/** What one person may ask of a node, on however many sockets. */

import type { ServerMessage } from '@parlor/protocol';
import { describe, expect, it } from 'vitest';
import { SILENT_LOG } from '../../testing/silentLog.ts';
import { DONE } from './answer.ts';
import { Allowance } from './allowance.ts';
import type { Commands } from './commands.ts';
import { Connection, type Line } from './connection.ts';

const PER_SECOND = 2;
const BURST = 20;
const PEOPLE = 3;

/** A node that does whatever it is told, and a clock that stands still. */
function node() {
  let at = 0;
  const commands = { run: async () => DONE, countRefusal() {} } as unknown as Commands;
  const allowance = new Allowance({
    ...{ perSecond: PER_SECOND, atOnce: BURST, peopleAtAddress: PEOPLE },
    now: () => at,
  });
  const socket = (id: string, address = '') => {
    const said: ServerMessage[] = [];
    const line: Line = {
      ...{ isOpen: true, unsent: 0, ping() {}, close() {}, terminate() {} },
      send: (text) => void said.push(JSON.parse(text) as ServerMessage),
    };
    const player = { id, name: id, recoveryHash: null, createdAt: 0 };
    const connection = new Connection(line, player, {
      ...{
        commands,
        allowance,
        log: SILENT_LOG,
        now: () => at,
        ip: '',
        address,
        isDataByName: true,
      },
      session: undefined,
    });
    /** Asks so often, each time under another key; how often it was refused. */
    const ask = async (command: object, times: number) => {
      const before = said.length;
      for (let i = 0; i < times; i++) {
        connection.receive(JSON.stringify({ ...command, key: `key-${id}-${before + i}` }));
      }
      await new Promise((resolve) => setImmediate(resolve));
      const codes = said.slice(before).flatMap((one) => (one.type === 'refused' ? one.code : []));
      expect(new Set(codes)).toEqual(new Set(codes.length > 0 ? ['too-many-commands'] : []));
      return codes.length;
    };
    return { ask };
  };
  return { socket, pass: (seconds: number) => void (at += 1000 * seconds) };
}

const PING = { type: 'ping' };
const HISTORY = { type: 'history', match: 'M'.repeat(22) };

describe('what one person may ask', () => {
  it('is shared by all their sockets, and nobody else’s', async () => {
    const { socket, pass } = node();
    const [one, two, other] = [socket('ada'), socket('ada'), socket('bob')];
    expect(await one.ask(PING, BURST - 5)).toBe(0);
    expect(await two.ask(PING, BURST)).toBe(BURST - 5);
    expect(await other.ask(PING, BURST)).toBe(0);
    pass(3);
    expect(await one.ask(PING, 10)).toBe(10 - 3 * PER_SECOND);
  });

  it('is so many times as much for everybody at one address, and only there', async () => {
    const { socket, pass } = node();
    const home = Array.from({ length: PEOPLE + 1 }, (_, i) => socket(`home${i}`, 'home'));
    const refused = [];
    for (const one of home) refused.push(await one.ask(PING, BURST));
    expect(refused).toEqual([...home.slice(1).map(() => 0), BURST]);
    expect(await socket('away', 'elsewhere').ask(PING, BURST)).toBe(0);
    pass(1);
    // Nobody takes from the others what they are refused themselves.
    for (const one of home.slice(1)) await one.ask(PING, BURST);
    pass(1);
    expect(await home[0]!.ask(PING, PER_SECOND)).toBe(0);
  });

  it.each([HISTORY, { ...HISTORY, type: 'resync' }, { type: 'lobby', isOn: true }])(
    'is less of what is answered at length: $type',
    async (command) => {
      const { socket } = node();
      expect(await socket('ada').ask(command, 10)).toBe(10 - BURST / 5);
    },
  );
});
