import type { ServerMessage } from '@parlor/protocol';
import { describe, expect, it } from 'vitest';
import { SILENT_LOG } from '../../testing/silentLog.ts';
import { DONE } from './answer.ts';
import { Allowance } from './allowance.ts';
import type { Commands } from './commands.ts';
import { Connection, type Line } from './connection.ts';

/** What somebody is told after one command that is done like this. */
async function toldBy(run: Commands['run']): Promise<ServerMessage['type'][]> {
  const said: ServerMessage[] = [];
  const line: Line = {
    ...{ isOpen: true, unsent: 0, ping() {}, close() {}, terminate() {} },
    send: (text) => void said.push(JSON.parse(text) as ServerMessage),
  };
  const player = { id: 'ada', name: 'Ada', recoveryHash: null, createdAt: 0 };
  const connection = new Connection(line, player, {
    commands: { run, countRefusal() {} } as unknown as Commands,
    allowance: new Allowance({ perSecond: 1, atOnce: 10, peopleAtAddress: 1, now: () => 0 }),
    ...{ log: SILENT_LOG, now: () => 0, ip: '', address: '', session: undefined },
    isDataByName: true,
  });
  connection.receive(JSON.stringify({ type: 'ping', key: 'key-12345' }));
  await new Promise((resolve) => setImmediate(resolve));
  return said.flatMap(({ type }) => (type === 'welcome' ? [] : [type]));
}

describe('a command that fails', () => {
  it('is answered once when it fails before its answer', async () => {
    const told = toldBy(async () => {
      throw new Error('no disk');
    });
    expect(await told).toEqual(['refused']);
  });

  it('is not answered again when it fails after its answer', async () => {
    const told = toldBy(async (_who, _command, reply) => {
      reply(DONE);
      throw new Error('no disk');
    });
    expect(await told).toEqual(['done']);
  });
});
