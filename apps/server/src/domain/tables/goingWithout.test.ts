import { describe, expect, it } from 'vitest';
import { setAway } from './absence.ts';
import { forgetAt } from './former.ts';
import {
  answerWithout,
  askToGoOnWithout,
  isLookedFor,
  openWithout,
  runOut,
  showLife,
  waitingAt,
} from './goingWithout.ts';
import { botSeat, type Changed, personSeat, type TableDoc } from './tableDoc.ts';

const NOW = 1_000_000;
const QUESTION = 7;
const LAST_WHILE = 30_000;
const PATIENCE = { stall: 300_000, asked: 60_000, lastWhile: LAST_WHILE };
const STALLER = 2;

/** Three people and a bot; Cleo keeps the others waiting. */
const TABLE = {
  status: 'playing',
  seats: [
    personSeat('ada', 'Ada'),
    personSeat('bob', 'Bob'),
    personSeat('cleo', 'Cleo'),
    botSeat('casual'),
  ],
} as unknown as TableDoc;

const moment = (changes: object = {}) => ({
  ...{ now: NOW, patience: PATIENCE, waitedFor: { question: QUESTION, stallsAt: NOW } },
  ...changes,
});

const ask = (doc: TableDoc, seat = 0, changes: object = {}, about = STALLER): Changed =>
  askToGoOnWithout(doc, { id: `without:${seat}:k`, seat, about }, moment(changes));

const done = (changed: Changed): TableDoc => {
  if (!changed.ok) throw new Error(changed.why.code);
  return changed.doc;
};
const codeOf = (changed: Changed) => (changed.ok ? 'done' : changed.why.code);
const answer = (doc: TableDoc, seat: number, isFine = true, now = NOW) =>
  answerWithout(doc, seat, { id: doc.without!.request!.id, isFine }, now);
const away = (doc: TableDoc, player: string): TableDoc => done(setAway(doc, player));
const stateOf = ({ without }: TableDoc) => without?.request?.state;

describe('going on without somebody', () => {
  it('takes everybody else who is here; whoever it is about has no vote', () => {
    const asked = done(ask(TABLE));
    expect(stateOf(asked)).toBe('asked');
    expect(waitingAt(asked)).toBeUndefined();
    expect(codeOf(answer(asked, STALLER))).toBe('no-such-request');
    expect(codeOf(answer(asked, 0))).toBe('no-such-request');
    const granted = done(answer(asked, 1, true, NOW + 5000));
    expect(stateOf(granted)).toBe('granted');
    expect(waitingAt(granted)).toEqual({
      ...{ seat: STALLER, question: QUESTION, since: NOW + 5000, ms: LAST_WHILE },
    });
  });

  it('needs nobody else where nobody else is there, and is over with one who would rather wait', () => {
    expect(stateOf(done(ask(away(TABLE, 'bob'))))).toBe('granted');
    const denied = done(answer(done(ask(TABLE)), 1, false));
    expect(stateOf(denied)).toBe('denied');
    expect(waitingAt(denied)).toBeUndefined();
    expect(codeOf(answer(denied, 1))).toBe('no-such-request');
  });

  it('is asked for no longer than a while', () => {
    const asked = done(ask(TABLE));
    expect(openWithout(asked, NOW + 59_999)).toBeDefined();
    expect(codeOf(answer(asked, 1, true, NOW + 60_000))).toBe('no-such-request');
    expect(stateOf(done(ask(asked, 1, { now: NOW + 60_000 })))).toBe('asked');
  });

  it.each([
    ['who is asked nothing', {}, { waitedFor: undefined }, STALLER, 'not-waited-for'],
    ['who asks it', {}, {}, 0, 'not-waited-for'],
    ['who is a bot', {}, {}, 3, 'not-waited-for'],
    ['who is nobody', {}, {}, 7, 'not-waited-for'],
    ['where a clock decides', {}, { patience: undefined }, STALLER, 'clock-decides'],
    ['before it is time', {}, { now: NOW - 1 }, STALLER, 'too-soon'],
    ['when the match is over', { status: 'finished' }, {}, STALLER, 'not-playing'],
  ])('is not asked about somebody %s', (_, changes, wish, about, code) => {
    expect(codeOf(ask({ ...TABLE, ...(changes as Partial<TableDoc>) }, 0, wish, about))).toBe(code);
  });

  it('is not asked twice at once, nor about whom a bot plays for', () => {
    const asked = done(ask(TABLE));
    expect(codeOf(ask(asked, 1))).toBe('already-asked-without');
    expect(codeOf(ask(done(answer(asked, 1)), 0))).toBe('already-asked-without');
    expect(codeOf(ask(away(TABLE, 'cleo')))).toBe('not-waited-for');
  });

  it('tells how many minutes are left', () => {
    const early = ask(TABLE, 0, { now: NOW - 61_000 });
    expect(early).toMatchObject({ why: { code: 'too-soon', params: { minutes: 2 } } });
  });

  it('can be asked for four times by each', () => {
    let doc = TABLE;
    for (let i = 0; i < 4; i++) doc = done(answer(done(ask(doc)), 1, false));
    expect(codeOf(ask(doc))).toBe('too-many-asks');
    expect(stateOf(done(ask(doc, 1)))).toBe('asked');
  });

  it('ends with any sign of life, before it is granted and after, and waiting begins anew', () => {
    const asked = done(ask(TABLE));
    const granted = done(answer(asked, 1));
    for (const doc of [asked, granted]) {
      expect(isLookedFor(doc, STALLER, NOW)).toBe(true);
      const back = done(showLife(doc, 'cleo', NOW + 1000));
      expect(stateOf(back)).toBe('back');
      expect(waitingAt(back)).toEqual({ seat: STALLER, question: QUESTION, since: NOW + 1000 });
      expect(isLookedFor(back, STALLER, NOW)).toBe(false);
      expect(codeOf(answer(back, 1))).toBe('no-such-request');
      // Then the time is up as ever.
      expect(done(runOut(back, 'cleo', QUESTION)).seats[STALLER]!.isAway).toBe(false);
    }
    // Of anybody else it is none.
    expect(showLife(granted, 'bob', NOW)).toEqual({ ok: true, doc: granted });
  });

  it('is no more asked by somebody, nor about somebody, whose data was deleted', () => {
    const asked = done(ask(TABLE));
    const forget = (player: string) =>
      done(forgetAt(asked, player, { as: 'former:x', freshSeed: '' })).without;
    expect(forget('ada')).toEqual({ asks: [1, 0, 0, 0] });
    expect(forget('cleo')).toEqual({ asks: [1, 0, 0, 0] });
    expect(forget('bob')).toEqual(asked.without);
  });

  it('has a stand-in play when the last while is over, until they are back', () => {
    const granted = done(answer(done(ask(TABLE)), 1));
    const given = done(runOut(granted, 'cleo', QUESTION));
    expect(given.seats[STALLER]!.isAway).toBe(true);
    const back = done(showLife(given, 'cleo', NOW + 90_000));
    expect(back.seats[STALLER]!.isAway).toBe(false);
    expect(stateOf(back)).toBe('back');
    // What was agreed is about one answer only.
    expect(done(runOut(granted, 'cleo', QUESTION + 1)).seats[STALLER]!.isAway).toBe(false);
    expect(done(runOut(granted, 'bob', QUESTION)).seats[1]!.isAway).toBe(false);
  });
});
