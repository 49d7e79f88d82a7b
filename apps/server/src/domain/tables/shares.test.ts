import { shareCommitment } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { forgetAt } from './former.ts';
import {
  begin,
  beginOpening,
  commit,
  isCommitted,
  makeReady,
  openShare,
  overdue,
  setRated,
  standUp,
} from './shares.ts';
import {
  botSeat,
  type Changed,
  closeEmpty,
  freeSeat,
  OPEN_SEAT,
  personSeat,
  seatBot,
  sit,
  type TableDoc,
  tableInfo,
  toStored,
} from './tableDoc.ts';

const SEED = '5eed'.repeat(16);
const FRESH = 'f00d'.repeat(16);
const UNTIL = 1000;
const SHARES: Readonly<Record<string, string>> = {
  ada: 'a'.repeat(32),
  bo: 'b'.repeat(32),
  cy: 'c'.repeat(32),
};

const doc = (changed: Changed): TableDoc => {
  if (!changed.ok) throw new Error(changed.why.code);
  return changed.doc;
};
const why = (changed: Changed): string => {
  if (changed.ok) throw new Error('it was done');
  return changed.why.code;
};

/** Ada, who is the host, Bo, Cy and a bot. */
const GATHERED: TableDoc = {
  ...{ id: 't', version: 1, game: 'some', table: { seats: 4, options: {} }, status: 'open' },
  ...{ isPublic: false, clock: 'none', standIn: 'casual', watchDelay: 0, host: 'ada' },
  seats: [...['ada', 'bo', 'cy'].map((one) => personSeat(one, one)), botSeat('casual')],
  ...{ match: null, rematch: null, takeBack: null, updatedAt: 5, serverSeed: SEED },
};

const bound = (table: TableDoc, ...people: string[]): TableDoc =>
  people.reduce((at, one) => doc(commit(at, one, shareCommitment(SHARES[one]!))), table);
const opened = (table: TableDoc, ...people: string[]): TableDoc =>
  people.reduce((at, one) => doc(openShare(at, one, SHARES[one]!)), table);

const READY = bound(GATHERED, 'ada', 'bo', 'cy');
const FRIENDLY: TableDoc = { ...READY, isRated: false };
const OPENING = doc(beginOpening(READY, 'ada', UNTIL));
const MATCH = { match: 'm', serverSeed: SEED, here: new Set<string>() };

describe('shares', () => {
  it.each([
    ['gets up', (table: TableDoc) => standUp(table, 'bo', FRESH)],
    ['loses the seat to the host', (table: TableDoc) => freeSeat(table, 'ada', 'bo')],
  ])('of whoever %s bind nobody who sits down there next', (_, leave) => {
    const left = doc(leave(READY));
    expect(left.seats[1]).toEqual(OPEN_SEAT);
    for (const next of ['bo', 'di']) {
      const taken = doc(sit(left, next, next, 1));
      expect(taken.seats[1]).toEqual(personSeat(next, next));
      expect(tableInfo(taken).seats[1]!.isReady).toBe(false);
      expect(why(beginOpening(taken, 'ada', UNTIL))).toBe('not-ready');
    }
  });

  it('are opened by those who are bound to them, and the match begins when the last one is open', () => {
    const two = opened(OPENING, 'ada', 'cy');
    expect(why(begin(two, MATCH))).toBe('not-opening');
    const all = opened(two, 'bo');
    const begun = doc(begin(all, MATCH));
    expect(begun).toMatchObject({ status: 'playing', match: 'm' });
    expect(begun.opening).toBeUndefined();
    expect(isCommitted(begun)).toBe(true);
    expect(tableInfo(begun).fairness.contributions).toEqual([...Object.values(SHARES), '']);
    expect(why(begin(all, { ...MATCH, serverSeed: FRESH }))).toBe('not-opening');
  });

  it('are shown to nobody before all are open', () => {
    const info = tableInfo(opened(OPENING, 'ada', 'cy'));
    expect(JSON.stringify(info)).not.toContain(SHARES['ada']);
    expect(info.fairness.contributions).toEqual([]);
    expect(info.seats.map(({ hasOpened }) => hasOpened)).toEqual([true, false, true, undefined]);
    expect(info.opening).toEqual({ until: UNTIL });
    expect(tableInfo(READY).seats.map(({ hasOpened }) => hasOpened)).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
  });

  it('are those one is bound to, opened once, in time, and by nobody else', () => {
    expect(why(openShare(READY, 'ada', SHARES['ada']!))).toBe('not-opening');
    expect(why(openShare(OPENING, 'ada', SHARES['bo']!))).toBe('wrong-share');
    expect(why(openShare(OPENING, 'dee', SHARES['ada']!))).toBe('not-seated');
    const one = opened(OPENING, 'ada');
    expect(doc(openShare(one, 'ada', SHARES['ada']!))).toBe(one);
  });

  it('may be replaced until they are to be opened, and nothing else changes then', () => {
    const again = doc(commit(READY, 'bo', shareCommitment('f00d')));
    expect(again.seats[1]!.commitment).toBe(shareCommitment('f00d'));
    expect(why(commit(OPENING, 'bo', shareCommitment('f00d')))).toBe('not-open');
    expect(why(makeReady(OPENING, 'bo', 'f00d'))).toBe('not-open');
    expect(why(sit(OPENING, 'dee', 'Dee', 3))).toBe('not-open');
    expect(why(freeSeat(OPENING, 'ada', 'bo'))).toBe('not-open');
    expect(why(seatBot(OPENING, 'ada', { seat: 3, level: null }, String))).toBe('not-open');
    expect(why(setRated(OPENING, 'ada', false))).toBe('not-open');
    expect(why(beginOpening(OPENING, 'ada', UNTIL))).toBe('not-open');
    expect(doc(closeEmpty(OPENING, 99))).toBe(OPENING);
  });

  it('are wanted of everybody before the host can begin', () => {
    expect(why(beginOpening(bound(GATHERED, 'ada', 'bo'), 'ada', UNTIL))).toBe('not-ready');
    expect(why(beginOpening(READY, 'bo', UNTIL))).toBe('not-your-table');
  });

  it('of people who are bound to nothing are there already: such a match is not a committed one', () => {
    const unbound = doc(makeReady(FRIENDLY, 'cy', SHARES['cy']!));
    expect(unbound.seats[2]).not.toHaveProperty('commitment');
    const opening = opened(doc(beginOpening(unbound, 'ada', UNTIL)), 'ada', 'bo');
    expect(isCommitted(doc(begin(opening, MATCH)))).toBe(false);
    // Whoever is bound after all has handed nothing over.
    expect(bound(unbound, 'cy').seats[2]!.contribution).toBe('');
  });

  it('that bind nobody are not taken where the match counts, and change nothing', () => {
    for (const table of [READY, { ...READY, isRated: true }]) {
      expect(why(makeReady(table, 'cy', SHARES['cy']!))).toBe('unbound-share');
      expect(why(makeReady(table, 'dee', SHARES['cy']!))).toBe('not-seated');
    }
  });

  it('that bind nobody make nobody ready at a table from before that, nor after it is made rated', () => {
    const unbound = doc(makeReady(FRIENDLY, 'ada', SHARES['ada']!));
    expect(tableInfo(unbound).seats.map(({ isReady }) => isReady)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const before: TableDoc = { ...unbound, isRated: true };
    expect(tableInfo(before).seats.map(({ isReady }) => isReady)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(why(beginOpening(before, 'ada', UNTIL))).toBe('not-ready');
    expect(doc(beginOpening(bound(before, 'ada'), 'ada', UNTIL)).opening).toBeDefined();
    // The host is not asked again where others are: unless nothing binds them.
    const rated = doc(setRated(unbound, 'ada', true));
    expect(rated.seats.map(({ contribution }) => contribution)).toEqual(['', '', '', '']);
    expect(doc(setRated(FRIENDLY, 'ada', true)).seats[0]!.commitment).toBeDefined();
    const friendly = doc(makeReady({ ...READY, isRated: false }, 'ada', SHARES['ada']!));
    expect(doc(setRated(friendly, 'ada', false)).seats[0]!.contribution).toBe(SHARES['ada']);
  });

  it('of bots do not exist', () => {
    const begun = doc(begin(opened(OPENING, 'ada', 'bo', 'cy'), MATCH));
    expect(begun.seats[3]).toMatchObject({ contribution: '' });
    expect(begun.seats[3]).not.toHaveProperty('commitment');
  });
});

/** Everybody who still sits there is bound to nothing, and the house is bound anew. */
function expectAnew(table: TableDoc, aborts: number): void {
  expect(table.opening).toBeUndefined();
  expect(table.serverSeed).toBe(FRESH);
  expect(table.seats.every(({ contribution }) => contribution === '')).toBe(true);
  expect(table.seats.every((seat) => !('commitment' in seat))).toBe(true);
  expect(tableInfo(table)).toMatchObject({ aborts, status: 'open' });
}

describe('a share that is not opened', () => {
  it('costs its owner the seat, and everybody is bound anew, the house too; and it is counted', () => {
    const late = opened(OPENING, 'bo');
    expect(doc(overdue(late, UNTIL - 1, FRESH))).toBe(late);
    const off = doc(overdue(late, UNTIL, FRESH));
    expectAnew(off, 1);
    expect(off.seats.map(({ player }) => player)).toEqual([null, 'bo', null, null]);
    // Hosting passes on; those who are gone may come back.
    expect(off).toMatchObject({ host: 'bo', invited: ['ada', 'cy'] });
    const again = doc(
      beginOpening(
        bound(doc(sit(doc(sit(off, 'ada', 'Ada', 0)), 'cy', 'Cy', 2)), 'ada', 'bo', 'cy'),
        'bo',
        UNTIL,
      ),
    );
    expect(doc(overdue(opened(again, 'ada', 'bo'), UNTIL, SEED)).aborts).toBe(2);
  });

  it('costs nobody the seat where nobody has opened theirs', () => {
    const off = doc(overdue(OPENING, UNTIL, FRESH));
    expectAnew(off, 1);
    expect(off.seats.map(({ player }) => player)).toEqual(['ada', 'bo', 'cy', null]);
  });

  it('is that of whoever gets up', () => {
    const off = doc(standUp(opened(OPENING, 'ada'), 'bo', FRESH));
    expectAnew(off, 1);
    expect(off.seats.map(({ player }) => player)).toEqual(['ada', null, 'cy', null]);
    // When all are open it is too late; before anybody is to open anything it is nothing special.
    expect(why(standUp(opened(OPENING, 'ada', 'bo', 'cy'), 'bo', FRESH))).toBe('not-open');
    expect(doc(standUp(READY, 'bo', FRESH))).toMatchObject({ serverSeed: SEED });
    expect(why(standUp(OPENING, 'dee', FRESH))).toBe('not-seated');
  });

  it('is looked for when its time is over, and the match when all are open at once', () => {
    expect(toStored(READY)).not.toHaveProperty('dueAt');
    expect(toStored(OPENING).dueAt).toBe(UNTIL);
    expect(toStored(opened(OPENING, 'ada', 'bo', 'cy')).dueAt).toBe(5);
    expect(toStored(doc(overdue(OPENING, UNTIL, FRESH)))).not.toHaveProperty('dueAt');
  });
});

describe('whether a match is rated', () => {
  it('is the host’s choice until the start, and nobody else stays ready for something else', () => {
    expect(tableInfo(READY).isRated).toBe(true);
    expect(doc(setRated(READY, 'ada', true))).toBe(READY);
    const friendly = doc(setRated(READY, 'ada', false));
    expect(tableInfo(friendly).isRated).toBe(false);
    expect(tableInfo(friendly).seats.map(({ isReady }) => isReady)).toEqual([
      ...[true, false, false, true],
    ]);
    expect(why(setRated(READY, 'bo', false))).toBe('not-your-table');
  });
});

describe('somebody who is forgotten while shares are opened', () => {
  it('leaves as whoever gets up does, and is not expected back', () => {
    const off = doc(forgetAt(opened(OPENING, 'ada'), 'bo', { as: 'former:x', freshSeed: FRESH }));
    expectAnew(off, 1);
    expect(off.seats.map(({ player }) => player)).toEqual(['ada', null, 'cy', null]);
    expect(off.invited).toEqual([]);
  });
});
