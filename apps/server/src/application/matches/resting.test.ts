/** Whether a match rests: who is at its table, who is expected there, and for how long. */

import { describe, expect, it } from 'vitest';
import type { StoredMatch } from '../../domain/records.ts';
import { botSeat, personSeat, type TableDoc } from '../../domain/tables/tableDoc.ts';
import { readConfig } from '../ports/config.ts';
import type { Attendance } from '../ports/store.ts';
import { Presence, type PresenceParts } from '../rooms/presence.ts';
import { TableSeating, type TableSeatingParts } from './tableSeating.ts';

const DAY_MS = 86_400_000;
const NOW = 1000 * DAY_MS;
const MATCH = { id: 'M', table: 'T' } as StoredMatch;

interface Scene {
  readonly doc?: Partial<TableDoc>;
  readonly attendance?: readonly Partial<Attendance>[];
  readonly isLookedAt?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

function restsUntil({ doc, attendance = [], isLookedAt = false, env = {} }: Scene) {
  const table = {
    ...{ id: 'T', match: 'M', clock: 'none', updatedAt: NOW - 3 * DAY_MS },
    seats: [personSeat('ada', 'Ada'), botSeat('casual')],
    ...doc,
  } as TableDoc;
  const presence = new Presence({
    ...{ node: 'here', world: { now: () => NOW }, rooms: { isLookedAt: () => isLookedAt } },
    store: { attendance: async () => attendance },
  } as unknown as PresenceParts);
  const tables = { peek: () => table };
  const parts = { presence, tables, config: readConfig(env), now: () => NOW };
  return new TableSeating(parts as unknown as TableSeatingParts).restsUntil(MATCH);
}

const HOUR_AGO = NOW - 3_600_000;
const gone = [{ player: 'ada', node: 'there', until: HOUR_AGO }];

describe('a match', () => {
  it('rests for a day after the last one has left its table, whoever that was', async () => {
    expect(await restsUntil({ attendance: gone })).toBe(HOUR_AGO + DAY_MS);
    const looker = { player: 'eve', node: 'there', until: HOUR_AGO + 5 };
    expect(await restsUntil({ attendance: [...gone, looker] })).toBe(HOUR_AGO + 5 + DAY_MS);
  });

  it('rests for as long as the settings say, and not at all where they say so', async () => {
    const env = { ABANDONED_S: '7200' };
    expect(await restsUntil({ attendance: gone, env })).toBe(HOUR_AGO + 7_200_000);
    for (const ABANDONED_S of ['0', '3600']) {
      expect(await restsUntil({ attendance: gone, env: { ABANDONED_S } })).toBeUndefined();
    }
  });

  it('does not rest while anybody is there, here or on another node', async () => {
    expect(await restsUntil({ isLookedAt: true, attendance: gone })).toBeUndefined();
    const there = { player: 'eve', node: 'there', until: NOW + 1 };
    expect(await restsUntil({ attendance: [...gone, there] })).toBeUndefined();
    // What this node said of itself before everybody left here.
    const here = { ...there, node: 'here' };
    expect(await restsUntil({ attendance: [here] })).toBe(NOW + DAY_MS);
  });

  it('that nobody has been at for years is not waited for, and forgets who it was', async () => {
    expect(await restsUntil({})).toBeUndefined();
    expect(await restsUntil({ doc: { updatedAt: HOUR_AGO } })).toBe(HOUR_AGO + DAY_MS);
  });

  it('does not rest where everybody has left for good, nor by the daily clock', async () => {
    const seats = [{ ...personSeat('ada', 'Ada'), isAway: true }, botSeat('casual')];
    expect(await restsUntil({ attendance: gone, doc: { seats } })).toBeUndefined();
    expect(await restsUntil({ attendance: gone, doc: { clock: 'daily' } })).toBeUndefined();
  });
});
