/** What becomes of the seats of people who are away, and of a table that is rearranged. */

import { describe, expect, it } from 'vitest';
import { arrange } from './arranging.ts';
import { arrive, beginAway, keepSeat, seatBotFor } from './keeping.ts';
import { commit, isCommitted } from './shares.ts';
import { type Changed, isReadyAt, OPEN_SEAT, personSeat, sit, type TableDoc } from './tableDoc.ts';

const BOUND = 'b'.repeat(64);
const NOBODY: ReadonlySet<string> = new Set();

const TABLE: TableDoc = {
  ...{ id: 'T', version: 1, game: 'some', table: { seats: 3, options: {} }, status: 'open' },
  ...{ isPublic: false, clock: 'none', standIn: 'casual', watchDelay: 0, host: 'ada' },
  seats: [personSeat('ada', 'Ada'), { ...personSeat('bo', 'Bo'), commitment: BOUND }, OPEN_SEAT],
  ...{ match: null, rematch: null, takeBack: null, updatedAt: 0, serverSeed: 's' },
};

const doc = (changed: Changed): TableDoc => {
  if (!changed.ok) throw new Error(changed.why.code);
  return changed.doc;
};
const why = (changed: Changed) => (changed.ok ? undefined : changed.why.code);
const keep = (table: TableDoc, here = NOBODY) =>
  keepSeat(table, 'ada', { whose: 'bo', isKept: true, here });

describe('a seat that is kept', () => {
  it('counts as ready, and binds nobody', () => {
    const kept = doc(keep(TABLE));
    expect(kept.seats[1]).toEqual({ ...personSeat('bo', 'Bo'), isKept: true });
    expect(isReadyAt(kept, kept.seats[1]!)).toBe(true);
    expect(isCommitted({ ...kept, status: 'playing' })).toBe(true);
    expect(
      doc(keepSeat(kept, 'ada', { whose: 'bo', isKept: false, here: NOBODY })).seats[1],
    ).toEqual(personSeat('bo', 'Bo'));
  });

  it('is nobody’s who is here, nor that of the host, and kept by nobody else', () => {
    expect(why(keep(TABLE, new Set(['bo'])))).toBe('still-here');
    const own = { whose: 'ada', isKept: true, here: NOBODY };
    expect(why(keepSeat(TABLE, 'ada', own))).toBe('not-seated');
    expect(why(keepSeat(TABLE, 'bo', own))).toBe('not-your-table');
  });

  it('is its owner’s again when they come, or are ready', () => {
    const kept = doc(keep(TABLE));
    expect(doc(arrive(kept, 'bo')).seats[1]).toEqual(personSeat('bo', 'Bo'));
    expect(doc(commit(kept, 'bo', BOUND)).seats[1]).not.toHaveProperty('isKept');
    // While shares are opened nothing about the seats changes.
    const opening = { ...kept, opening: { until: 1 } };
    expect(doc(arrive(opening, 'bo'))).toBe(opening);
  });

  it('is played by the stand-in unless they are there, or have a day', () => {
    const kept = doc(keep(TABLE));
    expect(beginAway(kept, NOBODY).map(({ isAway }) => isAway)).toEqual([false, true, false]);
    expect(beginAway(kept, new Set(['bo']))[1]!.isAway).toBe(false);
    expect(beginAway({ ...kept, clock: 'daily' }, NOBODY)[1]!.isAway).toBe(false);
  });
});

describe('before the match', () => {
  it('a bot takes the seat of somebody, who may come back, but not that of the host', () => {
    const seated = doc(seatBotFor(TABLE, 'ada', { whose: 'bo', level: 'casual' }, () => 'Bea'));
    expect(seated.seats[1]).toMatchObject({ player: null, level: 'casual', name: 'Bea' });
    expect(seated.invited).toEqual(['bo']);
    const own = { whose: 'ada', level: 'casual' } as const;
    expect(why(seatBotFor(TABLE, 'ada', own, () => 'Bea'))).toBe('not-seated');
  });

  it('people change seats as they are', () => {
    const moved = doc(sit(TABLE, 'bo', 'Bo', 2));
    expect(moved.seats).toEqual([TABLE.seats[0], OPEN_SEAT, TABLE.seats[1]]);
    expect(why(sit(TABLE, 'bo', 'Bo', 0))).toBe('seat-taken');
    expect(why(sit(TABLE, 'bo', 'Bo', 1))).toBe('already-seated');
  });

  it('another match unbinds all but the host; who may find the table does not', () => {
    const listed = doc(arrange(TABLE, 'ada', TABLE.table, { isPublic: true }));
    expect(listed).toMatchObject({ isPublic: true, seats: [{}, { commitment: BOUND }, {}] });
    const quick = doc(arrange(TABLE, 'ada', TABLE.table, { clock: 'brisk' }));
    expect(quick.seats[1]).toEqual(personSeat('bo', 'Bo'));
    expect(doc(arrange(TABLE, 'ada', TABLE.table, { clock: 'none' }))).toBe(TABLE);
  });

  it('whom those who watch reach is said where it is not everybody, and once', () => {
    const apart = doc(arrange(TABLE, 'ada', TABLE.table, { watchTalk: 'apart' }));
    expect(apart).toMatchObject({ watchTalk: 'apart', seats: [{}, { name: 'Bo' }, {}] });
    expect(doc(arrange(apart, 'ada', TABLE.table, {}))).toBe(apart);
    expect(doc(arrange(apart, 'ada', TABLE.table, { watchTalk: 'apart' }))).toBe(apart);
    const open = doc(arrange(apart, 'ada', TABLE.table, { watchTalk: 'table' }));
    expect(open).not.toHaveProperty('watchTalk');
    expect(doc(arrange(TABLE, 'ada', TABLE.table, { watchTalk: 'table' }))).toBe(TABLE);
  });

  it('a table of fewer seats loses free ones, and none that somebody has', () => {
    const two = doc(arrange(TABLE, 'ada', { ...TABLE.table, seats: 2 }, {}));
    expect(two.seats.map(({ player }) => player)).toEqual(['ada', 'bo']);
    expect(why(arrange(two, 'ada', { ...two.table, seats: 1 }, {}))).toBe('seat-taken');
  });
});
