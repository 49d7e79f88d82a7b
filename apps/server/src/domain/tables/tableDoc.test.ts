import { describe, expect, it } from 'vitest';
import {
  botSeat,
  type Changed,
  commandName,
  nameBots,
  namePeople,
  noteDone,
  OPEN_SEAT,
  personSeat,
  renameSeat,
  sit,
  speakerName,
  type TableDoc,
  wasDone,
} from './tableDoc.ts';

describe('what was done at a table', () => {
  const after = (names: readonly string[]): TableDoc =>
    names.reduce(noteDone, { done: [] } as unknown as TableDoc);
  const commands = (player: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => commandName(player, `key-${i}`));

  it('is known until its player has done 32 others there, whatever everybody else does', () => {
    const [ada, bob] = [commands('ada', 33), commands('bob', 90)];
    const doc = after([...ada, ...bob]);
    expect(ada.map((name) => wasDone(doc, name))).toEqual(ada.map((_, i) => i > 0));
    expect(bob.filter((name) => wasDone(doc, name))).toEqual(bob.slice(-32));
  });

  it('is never more than a table can carry', () => {
    const crowd = Array.from({ length: 300 }, (_, i) => commandName(`guest-${i}`, 'key-0'));
    const doc = after(crowd);
    expect(crowd.filter((name) => wasDone(doc, name))).toEqual(crowd.slice(-256));
  });
});

describe('namesakes at a table', () => {
  const namesAt = (changed: Changed): string[] =>
    changed.ok ? changed.doc.seats.map(({ name }) => name) : [changed.why.code];
  const table = (...names: readonly string[]): TableDoc =>
    ({
      status: 'open',
      seats: [...names.map((name, i) => personSeat(`player-${i}`, name)), OPEN_SEAT],
    }) as unknown as TableDoc;

  it('are told apart: whoever comes later has a number', () => {
    const doc = table('Bold Heron', 'Amber Fox');
    expect(namesAt(sit(doc, 'late', 'Bold Heron', 2))).toEqual([
      'Bold Heron',
      'Amber Fox',
      'Bold Heron 2',
    ]);
    expect(namesAt(sit(doc, 'late', 'bold heron', 2)).at(-1)).toBe('bold heron 2');
    expect(namesAt(sit(doc, 'late', 'Bold Fox', 2)).at(-1)).toBe('Bold Fox');
    expect(namesAt(sit(table('Ada', 'Ada 2'), 'late', 'Ada', 2)).at(-1)).toBe('Ada 3');
  });

  it('are told apart when somebody takes another’s name, and keep their own', () => {
    const doc = table('Ada', 'Grace');
    expect(namesAt(renameSeat(doc, 'player-1', 'Ada'))).toEqual(['Ada', 'Ada 2', '']);
    expect(renameSeat(doc, 'player-0', 'Ada')).toMatchObject({ ok: true, doc });
    expect(renameSeat(table('Ada', 'Ada 2'), 'player-1', 'Ada')).toMatchObject({
      doc: { seats: [{ name: 'Ada' }, { name: 'Ada 2' }, {}] },
    });
  });

  it('talk under what their seats are called, and whoever watches under no name of a seat', () => {
    const doc = table('Ada', 'Ada 2');
    expect(speakerName(doc, 'player-0', 'Ada')).toBe('Ada');
    expect(speakerName(doc, 'player-1', 'Ada')).toBe('Ada 2');
    expect(speakerName(doc, 'spectator', 'Ada')).toBe('Ada 3');
    expect(speakerName(doc, 'spectator', 'Grace')).toBe('Grace');
  });

  it('have names no longer than names may be', () => {
    const long = 'Wolfeschlegelsteinhausen';
    expect(namesAt(sit(table(long), 'late', long, 1)).at(-1)).toBe('Wolfeschlegelsteinhaus 2');
  });

  it('are told apart from bots, whoever of them comes first', () => {
    const bots = [botSeat('beginner'), botSeat('beginner')];
    const [, friend] = nameBots(bots, () => 'Midas').map(({ name }) => name);
    const [, second, third] = nameBots([personSeat('a', friend!), ...bots], () => 'Midas');
    expect(second!.name).toBe('Midas');
    expect(third!.name).not.toBe(friend);
    const taken = { status: 'open', seats: [...nameBots(bots, () => 'Midas'), OPEN_SEAT] };
    const late = sit(taken as unknown as TableDoc, 'late', friend!.toUpperCase(), 2);
    expect(namesAt(late).at(-1)).toBe(`${friend!.toUpperCase()} 2`);
    const again = namePeople([personSeat('a', friend!), ...nameBots(bots, () => 'Midas')]);
    expect(again[0]!.name).toBe(`${friend} 2`);
  });

  it('are told apart when they play again', () => {
    const seats = [personSeat('a', 'Ada'), OPEN_SEAT, personSeat('b', 'Ada'), OPEN_SEAT];
    expect(namePeople(seats).map(({ name }) => name)).toEqual(['Ada', '', 'Ada 2', '']);
  });
});
