import type { ServerMessage } from '@parlor/protocol';
import { describe, expect, it, vi } from 'vitest';
import { OPEN_SEAT, personSeat, type TableDoc } from '../tables/tableDoc.ts';
import { type Guest, Hall } from './hall.ts';

/** A guest who notes the versions of the table that they were shown, and what else they were told. */
function guest(hall: Hall, player: string): Guest & { seen: number[]; heard: string[] } {
  const seen: number[] = [];
  const heard: string[] = [];
  const send = (text: string): void => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table') seen.push(message.table.version);
    else heard.push(inShort(message));
  };
  const one = {
    ...{ player, seen, heard, send },
    actsFor: () => player,
    mutes: () => false,
    show: ({ text }: { readonly text: string }) => send(text),
  };
  hall.arrive(one);
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
    const hall = new Hall();
    const late = { ...table(1), watchDelay: 30 };
    const [ada, bob] = [guest(hall, 'ada'), guest(hall, 'bob')];
    for (const one of [ada, bob]) hall.enter(one, late);
    const remark = { game: 'g', code: 'bold' };
    const chat = { type: 'chat', table: 'T', id: 'c', at: 0, player: 'seat:1', name: 'B' } as const;
    hall.tellTable('T', hall.presence(late, new Set([1])));
    hall.tellTable('T', { ...chat, text: 'hello' });
    hall.tellTable('T', { ...chat, remark });
    hall.learn({ ...late, version: 2, takeBack: TAKE_BACK });
    const now = ['presence', 'chat hello', 'chat bold', 'take-back'];
    expect(ada.heard).toEqual(['presence 1', ...now.slice(1)]);
    expect(bob.heard).toEqual(now.slice(0, 2));
    vi.advanceTimersByTime(30_000);
    expect(bob.heard).toEqual(now);
    vi.useRealTimers();
  });

  it('hears what a newcomer knows already, even if nobody else tells', () => {
    const hall = new Hall();
    const [ada, bob] = [guest(hall, 'ada'), guest(hall, 'bob')];
    hall.enter(ada, table(1));
    hall.enter(bob, table(3));
    expect(ada.seen).toEqual([3]);
    // Called late, and nobody is told twice; nor is anybody told what is old.
    expect(hall.learn(table(3))).toBe(false);
    hall.enter(guest(hall, 'cleo'), table(2));
    expect(ada.seen).toEqual([3]);
    expect(hall.newest(table(2)).version).toBe(3);
  });

  it('is left by whoever departs, and forgotten when it is empty', () => {
    const hall = new Hall();
    const [ada, bob] = [guest(hall, 'ada'), guest(hall, 'bob')];
    hall.enter(ada, table(1));
    hall.enter(bob, table(1));
    expect(hall.viewersOf('M')).toEqual([0, 'public']);
    expect(hall.depart(ada)).toEqual(['T']);
    expect(hall.isLookedAt('T')).toBe(true);
    hall.exit(bob, 'T');
    expect(hall.isLookedAt('T')).toBe(false);
    expect(hall.viewersOf('M')).toEqual([]);
    // The line had broken before the table was found.
    hall.enter(ada, table(1));
    expect(hall.isIn(ada, 'T')).toBe(false);
  });
});
