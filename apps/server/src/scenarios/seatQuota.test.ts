/** At how many tables one guest may have a seat. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, insist, refusal } from '../testing/players.ts';
import { TestServer } from '../testing/testServer.ts';

const MOST = 3;

describe('seats of one guest', () => {
  let place: TestServer;

  beforeAll(async () => {
    place = await TestServer.open({ env: { SEATS_PER_PERSON: String(MOST) } });
  });
  afterAll(() => place.close());

  it('are so many, and leaving one makes room', async () => {
    const guest = await place.arrive();
    const tables: string[] = [];
    for (let i = 0; i <= MOST; i++) tables.push(await gather([await place.arrive()]));
    for (const table of tables) await insist(guest, { type: 'enter', table });
    const sit = (table: string) => ({ type: 'sit', table, seat: 1 }) as const;
    for (const table of tables.slice(0, MOST)) await insist(guest, sit(table), `sit-${table}`);
    const [first, last] = [tables[0]!, tables[MOST]!];
    expect(await refusal(guest, sit(last))).toBe('too-many-seats');
    // Said again, what was done is still done.
    await insist(guest, sit(first), `sit-${first}`);
    await insist(guest, { type: 'leave', table: first });
    await insist(guest, sit(last));
  });
});
