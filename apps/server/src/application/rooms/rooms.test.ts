import type { ServerMessage } from '@parlor/protocol';
import { describe, expect, it, vi } from 'vitest';
import { OPEN_SEAT, personSeat, type TableDoc } from '../../domain/tables/tableDoc.ts';
import { type Client, Rooms } from './rooms.ts';
import { thisMachine } from '../../adapters/machine/machine.ts';

/** A client that notes the versions of the table it was shown, and what else it was told. */
function client(rooms: Rooms, player: string): Client & { seen: number[]; heard: string[] } {
  const seen: number[] = [];
  const heard: string[] = [];
  const send = (text: string): void => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table') seen.push(message.table.version);
    else heard.push(inShort(message));
  };
  const one = {
    ...{ player, address: '', seen, heard, send },
    actsFor: () => player,
    mutes: () => false,
    show: ({ text }: { readonly text: string }) => send(text),
  };
  rooms.arrive(one);
  return one;
}

const inShort = (message: ServerMessage): string => {
  if (message.type === 'chat') return `chat ${message.text ?? message.remark!.code}`;
  if (message.type !== 'presence') return message.type;
  return ['presence', ...message.thinking.flatMap((one, seat) => (one ? [seat] : []))].join(' ');
};

const TAKE_BACK = { id: 'k', seat: 0, ply: 0, n: 1, agreed: [], state: 'asked' } as const;

const table = (version: number): TableDoc =>
  ({
    ...{
      id: 'T',
      version,
      game: 'g',
      status: 'playing',
      match: 'M',
      serverSeed: '',
      takeBack: null,
      watchDelay: 0,
    },
    table: { seats: 2, options: {} },
    seats: [personSeat('ada', 'Ada'), OPEN_SEAT],
  }) as unknown as TableDoc;

describe('a room', () => {
  it('tells those who watch with a delay nothing of the moment', () => {
    vi.useFakeTimers();
    const rooms = new Rooms(thisMachine.timers);
    const late = { ...table(1), watchDelay: 30 };
    const [ada, bob] = [client(rooms, 'ada'), client(rooms, 'bob')];
    for (const one of [ada, bob]) rooms.enter(one, late);
    const remark = { game: 'g', code: 'bold' };
    const chat = { type: 'chat', table: 'T', id: 'c', at: 0, player: 'seat:1', name: 'B' } as const;
    rooms.tellTable('T', rooms.presence(late, new Set([1]), 0));
    rooms.tellTable('T', { ...chat, text: 'hello' });
    rooms.tellTable('T', { ...chat, remark });
    rooms.learn({ ...late, version: 2, takeBack: TAKE_BACK });
    const now = ['presence', 'chat hello', 'chat bold', 'take-back'];
    expect(ada.heard).toEqual(['presence 1', ...now.slice(1)]);
    expect(bob.heard).toEqual(now.slice(0, 2));
    vi.advanceTimersByTime(30_000);
    expect(bob.heard).toEqual(now);
    vi.useRealTimers();
  });

  it('hears what a newcomer knows already, even if nobody else tells', () => {
    const rooms = new Rooms(thisMachine.timers);
    const [ada, bob] = [client(rooms, 'ada'), client(rooms, 'bob')];
    rooms.enter(ada, table(1));
    rooms.enter(bob, table(3));
    expect(ada.seen).toEqual([3]);
    // Called late, and nobody is told twice; nor is anybody told what is old.
    expect(rooms.learn(table(3))).toBe(false);
    rooms.enter(client(rooms, 'cleo'), table(2));
    expect(ada.seen).toEqual([3]);
    expect(rooms.newest(table(2)).version).toBe(3);
  });

  it('is left by whoever departs, and forgotten when it is empty', () => {
    const rooms = new Rooms(thisMachine.timers);
    const [ada, bob] = [client(rooms, 'ada'), client(rooms, 'bob')];
    rooms.enter(ada, table(1));
    rooms.enter(bob, table(1));
    expect(rooms.viewersOf('M')).toEqual([0, 'public']);
    expect(rooms.depart(ada)).toEqual(['T']);
    expect(rooms.isLookedAt('T')).toBe(true);
    rooms.exit(bob, 'T');
    expect(rooms.isLookedAt('T')).toBe(false);
    expect(rooms.viewersOf('M')).toEqual([]);
    // The line had broken before the table was found.
    rooms.enter(ada, table(1));
    expect(rooms.isIn(ada, 'T')).toBe(false);
  });
});
