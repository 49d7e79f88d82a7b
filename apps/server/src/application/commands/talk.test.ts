/** How much one person, and everybody at one address, may say. */

import { describe, expect, it } from 'vitest';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import type { KeptBytes } from '../order/keptBytes.ts';
import type { People } from '../people/people.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import type { Store } from '../ports/store.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Caller } from './caller.ts';
import { Talk } from './talk.ts';

const PEOPLE = 2;
const AT_ONCE = 5;
const IN_A_DAY = 1000;
const A_DAY_S = 86_400;

/** A node where everybody is at one table, and a clock that stands still. */
function node() {
  let at = 0;
  let key = 0;
  const doc = { seats: [] } as unknown as TableDoc;
  const talk = new Talk(
    { addChat: async () => undefined } as unknown as Store,
    { nameOf: async ({ player }: Caller) => player } as unknown as People,
    { tableFor: () => doc, isLookedAt: () => false } as unknown as Rooms,
    { publish() {} } as unknown as ClusterBus,
    () => at,
    { isSilenced: () => false },
    { ofRow: () => undefined } as unknown as KeptBytes,
    PEOPLE,
  );
  /** Says so many lines, each after so many seconds; how many are heard. */
  const say = async (player: string, address: string, lines: number, everyS = 0) => {
    const who = { player, address } as Caller;
    let heard = 0;
    for (let i = 0; i < lines; i++) {
      at += 1000 * everyS;
      const command = { type: 'phrase', table: 't', key: `key-${key++}`, phrase: 'hello' } as const;
      const { why } = await talk.say(who, command);
      if (why) expect(why.code).toBe('too-many-commands');
      else heard++;
    }
    return heard;
  };
  return { say, pass: (seconds: number) => void (at += 1000 * seconds) };
}

describe('talk', () => {
  it('is a few lines at once of a person, and so many times as many from an address', async () => {
    const { say, pass } = node();
    expect(await say('ada', 'home', AT_ONCE + 2)).toBe(AT_ONCE);
    expect(await say('bob', 'home', AT_ONCE)).toBe(AT_ONCE);
    expect(await say('cy', 'home', 1)).toBe(0);
    expect(await say('dee', 'elsewhere', AT_ONCE)).toBe(AT_ONCE);
    pass(2);
    expect(await say('cy', 'home', 2)).toBe(2);
    expect(await say('eve', 'home', 1)).toBe(0);
  });

  it('is so much in a day of a person, and so many times as much from an address', async () => {
    const { say, pass } = node();
    const slowly = 4;
    const ofPerson = await say('ada', 'home', 2 * IN_A_DAY, slowly);
    const meanwhile = (2 * IN_A_DAY * slowly * IN_A_DAY) / A_DAY_S;
    expect(Math.abs(ofPerson - IN_A_DAY - meanwhile)).toBeLessThan(2);
    expect(await say('bob', 'home', 2 * IN_A_DAY, slowly)).toBeGreaterThan(IN_A_DAY);
    const ofThird = await say('cy', 'home', 2 * IN_A_DAY, slowly);
    expect(ofThird).toBeLessThan(IN_A_DAY);
    expect(await say('dee', 'elsewhere', 2 * IN_A_DAY, slowly)).toBeGreaterThan(IN_A_DAY);
    pass(A_DAY_S);
    expect(await say('cy', 'home', AT_ONCE, slowly)).toBe(AT_ONCE);
  });
});
