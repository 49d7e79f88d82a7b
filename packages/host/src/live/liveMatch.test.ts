import { describe, expect, it } from 'vitest';
import type { HostTypes, StoredMatch } from '../ports/hostTypes.ts';
import type { LogBody } from '../ports/matchLog.ts';
import { LiveMatch } from './liveMatch.ts';
import { questionAt } from './questionNumbers.ts';

const TIME = 30_000;

type Thinking = NonNullable<Extract<LogBody, { type: 'takeback' }>['thinking']>;

/** A match of three that began at 0, under a clock. */
function begun() {
  const live = new LiveMatch<HostTypes>({ startedAt: 0 } as unknown as StoredMatch);
  live.terms = { time: TIME, watchDelay: 0, absence: undefined };
  let n = 0;
  const note = (at: number, seat: number, body: LogBody, player = 'a') =>
    live.note({ match: 'M', n: ++n, at, seat, player, key: `k-${n}`, body });
  return {
    live,
    standIn: (at: number, seat: number) =>
      note(at, seat, { type: 'move', ply: 0, move: {}, took: 0 }, 'bot:casual'),
    move: (at: number, seat: number, took?: number) =>
      note(at, seat, { type: 'move', ply: 0, move: {}, ...(took !== undefined && { took }) }),
    takeBack: (at: number, seat: number, ply: number, thinking?: Thinking) =>
      note(at, seat, { type: 'takeback', ply, ...(thinking && { thinking }) }),
  };
}

describe('the last answer of somebody', () => {
  it('is the last one they have given in person, of those that count', () => {
    const { live, move, standIn, takeBack } = begun();
    expect(live.lastAnswerOf(0)).toBeUndefined();
    move(1000, 0);
    move(2000, 1);
    expect([0, 1, 2].map((seat) => live.lastAnswerOf(seat))).toEqual([1, 2, undefined]);
    move(3000, 0);
    standIn(4000, 0);
    expect([0, 1].map((seat) => live.lastAnswerOf(seat))).toEqual([3, 2]);
    takeBack(5000, 0, 2);
    expect([0, 1].map((seat) => live.lastAnswerOf(seat))).toEqual([1, 2]);
    takeBack(6000, 0, 0);
    expect([0, 1].map((seat) => live.lastAnswerOf(seat))).toEqual([undefined, undefined]);
    // Whoever has no seat has given none.
    move(7000, 2);
    expect(live.lastAnswerOf('public')).toBeUndefined();
  });
});

describe('the time for an answer', () => {
  it('is what was left of it, for everybody whose answer to an open question was taken back', () => {
    const { live, move, takeBack } = begun();
    // Three seal at the same time; two have answered when the first takes it back.
    move(4000, 0, 4000);
    move(9000, 1, 9000);
    takeBack(11_000, 0, 0);
    const ask = (seat: number) => ({ seat, question: questionAt(0, 1) });
    expect(live.deadlineOf(ask(0))).toBe(11_000 + TIME - 4000);
    expect(live.deadlineOf(ask(1))).toBe(11_000 + TIME - 9000);
    // Whoever was still thinking goes on thinking.
    expect(live.deadlineOf(ask(2))).toBe(TIME);
    // Bots keep their pace: they were asked anew.
    expect(live.askedAt(ask(1))).toBe(11_000);
    // Another one of the same round, and nobody's time is given back.
    move(12_000, 1, live.usedAt(ask(1), 12_000));
    takeBack(13_000, 1, 0);
    expect(live.deadlineOf(ask(1))).toBe(13_000 + TIME - 10_000);
    expect(live.deadlineOf(ask(0))).toBe(11_000 + TIME - 4000);
    // What comes after it is new.
    move(14_000, 0, 7000);
    expect(live.deadlineOf({ seat: 0, question: questionAt(1, 2) })).toBe(14_000 + TIME);
  });

  it('does not start anew for whoever was thinking about what is taken back', () => {
    const { live, move, takeBack } = begun();
    const second = { seat: 1, question: questionAt(1, 0) };
    move(1000, 0, 1000);
    expect(live.deadlineOf(second)).toBe(1000 + TIME);
    // Seat 1 has thought for 20 seconds when seat 0 takes back, and plays again at once; and once more.
    for (const [round, used] of [
      [1, 20_000],
      [2, 25_000],
    ] as const) {
      const at = round * 30_000;
      takeBack(at, 0, 0, [{ seat: 1, used }]);
      const again = { seat: 0, question: questionAt(0, round) };
      expect(live.usedAt(again, at)).toBe(900 + round * 100);
      move(at + 100, 0, 1000 + round * 100);
      const asked = { seat: 1, question: questionAt(1, round) };
      expect(live.deadlineOf(asked)).toBe(at + 100 + TIME - used);
      expect(live.usedAt(asked, at + 2100)).toBe(used + 2000);
    }
    // Once it is answered the next question is a new one.
    move(70_000, 1, 28_000);
    expect(live.deadlineOf({ seat: 1, question: questionAt(2, 2) })).toBe(70_000 + TIME);
    // Both answers are taken back: each has what it took.
    takeBack(71_000, 0, 0, [{ seat: 1, used: 1000 }]);
    expect(live.usedAt({ seat: 0, question: questionAt(0, 3) }, 71_000)).toBe(1200);
    move(72_000, 0, 2200);
    expect(live.usedAt({ seat: 1, question: questionAt(1, 3) }, 72_000)).toBe(28_000);
    move(73_000, 1, 29_000);
    expect(live.usedAt({ seat: 1, question: questionAt(2, 3) }, 73_000)).toBe(1000);
  });

  it('is known of entries that do not say how long it took', () => {
    const { live, move, takeBack } = begun();
    move(5000, 0);
    move(7000, 1);
    takeBack(20_000, 1, 1);
    expect(live.deadlineOf({ seat: 1, question: questionAt(1, 1) })).toBe(20_000 + TIME - 2000);
  });

  it('is never less than nothing', () => {
    const { live, move, takeBack } = begun();
    move(TIME + 50, 0, TIME + 50);
    takeBack(40_000, 0, 0);
    expect(live.deadlineOf({ seat: 0, question: questionAt(0, 1) })).toBe(40_000);
  });
});
