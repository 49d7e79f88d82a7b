import { describe, expect, it } from 'vitest';
import { questionAt } from '../ports/referee.ts';
import type { LogBody, StoredMatch } from '../../domain/records.ts';
import { LiveMatch } from './liveMatch.ts';

const TIME = 30_000;

/** A match of three that began at 0, under a clock. */
function begun() {
  const live = new LiveMatch({ startedAt: 0, seats: ['a', 'b', 'c'] } as unknown as StoredMatch);
  live.terms = { time: TIME, watchDelay: 0 };
  let n = 0;
  const note = (at: number, seat: number, body: LogBody) =>
    live.note({ match: 'M', n: ++n, at, seat, player: 'a', key: `k-${n}`, body });
  return {
    live,
    move: (at: number, seat: number, took?: number) =>
      note(at, seat, { type: 'move', ply: 0, move: {}, ...(took !== undefined && { took }) }),
    takeBack: (at: number, seat: number, ply: number) => note(at, seat, { type: 'takeback', ply }),
  };
}

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
