import { describe, expect, it } from 'vitest';
import { commandName, noteDone, type TableDoc, wasDone } from './tableDoc.ts';

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
