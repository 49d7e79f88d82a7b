import { describe, expect, it } from 'vitest';
import type { Attendance, Store } from '../ports/store.ts';
import { type Client, Rooms } from '../rooms/rooms.ts';
import { Presence, type PresenceParts } from '../rooms/presence.ts';
import { botSeat, personSeat, type SeatDoc, type TableDoc } from '../../domain/tables/tableDoc.ts';
import { awaiting } from './awaiting.ts';
import { thisMachine } from '../../adapters/machine/machine.ts';

const NOW = 1000;

const table = (version = 1, some: Partial<SeatDoc> = {}): TableDoc =>
  ({
    ...{ id: 'T', version, match: 'M', host: 'ada', openedFrom: 'home', takeBack: null },
    ...{ status: 'playing', table: { seats: 2, options: {} }, serverSeed: '', watchDelay: 0 },
    seats: [{ ...personSeat('ada', 'Ada'), ...some }, botSeat('casual')],
  }) as unknown as TableDoc;

const noWord = () => {};

const person = (rooms: Rooms, player: string): Client => {
  const one = {
    ...{ player, address: '', actsFor: () => player, mutes: () => false },
    ...{ send: noWord, show: noWord },
  };
  rooms.arrive(one);
  return one;
};

function server(attendance: readonly Partial<Attendance>[] = []) {
  const rooms = new Rooms(thisMachine.timers);
  let asked = 0;
  const store = {
    attendance: async () => {
      asked++;
      return attendance;
    },
  } as unknown as Store;
  const presence = new Presence({
    store,
    rooms,
    world: { now: () => NOW },
  } as unknown as PresenceParts);
  return { rooms, turn: (doc: TableDoc) => awaiting(doc, rooms, presence), asked: () => asked };
}

describe('the bots of a table', () => {
  it('think on the account of its host, and of where it was opened', async () => {
    expect((await server().turn(table())).account).toEqual(['home', 'ada']);
  });

  it('are awaited while somebody who plays is at the table, and not by who watches', async () => {
    const { rooms, turn, asked } = server();
    rooms.enter(person(rooms, 'eve'), table());
    const { isAwaited } = await turn(table());
    expect(isAwaited()).toBe(false);
    const ada = person(rooms, 'ada');
    rooms.enter(ada, table());
    expect(isAwaited()).toBe(true);
    // Whoever is away is played for.
    rooms.learn(table(2, { isAway: true }));
    expect(isAwaited()).toBe(false);
    rooms.learn(table(3));
    expect(isAwaited()).toBe(true);
    rooms.exit(ada, 'T');
    expect(isAwaited()).toBe(false);
    rooms.learnElsewhere('T', new Set(['ada']));
    expect(isAwaited()).toBe(true);
    expect(asked()).toBe(0);
  });

  it.each([
    [{ player: 'ada', until: NOW + 1 }, true],
    [{ player: 'ada', until: NOW }, false],
    [{ player: 'eve', until: NOW + 1 }, false],
  ])('are awaited on another node as the store has it: %j', async (seen, expected) => {
    const { rooms, turn } = server([seen]);
    const { isAwaited } = await turn(table());
    expect(isAwaited()).toBe(expected);
    // Whoever comes here meanwhile counts.
    rooms.enter(person(rooms, 'ada'), table());
    expect(isAwaited()).toBe(true);
  });
});
