import { describe, expect, it } from 'vitest';
import { OPEN_SEAT, personSeat, type TableDoc } from '../tables/tableDoc.ts';
import { type Guest, Hall } from './hall.ts';

/** A guest who notes the versions of the table that they were shown. */
function guest(hall: Hall, player: string): Guest & { readonly seen: number[] } {
  const seen: number[] = [];
  const one = {
    ...{ player, seen },
    actsFor: () => player,
    mutes: () => false,
    send: (text: string) => {
      const message = JSON.parse(text) as { type: string; table: { version: number } };
      if (message.type === 'table') seen.push(message.table.version);
    },
  };
  hall.arrive(one);
  return one;
}

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
    },
    table: { seats: 2, options: {} },
    seats: [personSeat('ada', 'Ada'), OPEN_SEAT],
  }) as unknown as TableDoc;

describe('a room', () => {
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
