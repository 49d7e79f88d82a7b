import { describe, expect, it } from 'vitest';
import type { HostTypes, StoredMatch } from '../ports/hostTypes.ts';
import type { LogBody } from '../ports/matchLog.ts';
import type { Pause } from '../ports/seating.ts';
import { LiveMatch } from './liveMatch.ts';
import { questionAt } from './questionNumbers.ts';

const TIME = 30_000;
const START = 60_000;

/** A match of two that began at 0: a clock, or a time bank. */
function begun(clock: 'time' | 'bank' = 'time') {
  const live = new LiveMatch<HostTypes>({ startedAt: 0 } as unknown as StoredMatch);
  const bank = { start: START, increment: 0, seats: 2 };
  const none = { watchDelay: 0, absence: undefined };
  live.terms = clock === 'time' ? { time: TIME, ...none } : { time: undefined, bank, ...none };
  const asked = { seat: 0, question: questionAt(0, 0) };
  live.asked = [asked];
  let n = 0;
  return {
    live,
    asked,
    pause: (...pauses: readonly Partial<Pause>[]) =>
      live.pauses.learn(
        pauses.map((one) => ({ seat: 1, since: 10_000, until: 100_000, n, ...one })),
      ),
    note: (at: number, seat: number, body: LogBody) =>
      live.note({ match: 'M', n: ++n, at, seat, player: 'a', key: `k-${n}`, body }),
  };
}

const move = (took: number): LogBody => ({ type: 'move', ply: 1, move: {}, took });

describe('a pause', () => {
  it('takes nobody any time: what was left before it is left after it', () => {
    const { live, asked, pause } = begun();
    expect(live.deadlineOf(asked)).toBe(TIME);
    pause({});
    // Told as it is if nobody goes on before.
    expect(live.deadlineOf(asked)).toBe(100_000 + TIME - 10_000);
    expect([9000, 10_000, 50_000, 99_999, 101_000].map((at) => live.usedAt(asked, at))).toEqual([
      9000, 10_000, 10_000, 10_000, 11_000,
    ]);
    pause({ until: 40_000 });
    expect(live.deadlineOf(asked)).toBe(40_000 + TIME - 10_000);
    expect(live.usedAt(asked, 45_000)).toBe(15_000);
  });

  it('leaves a time bank as it is, and so does every other', () => {
    const { live, asked, pause } = begun('bank');
    pause({ until: 20_000 }, { since: 25_000, until: 45_000 });
    expect(live.banks(15_000)).toEqual([START - 10_000, START]);
    expect(live.banks(25_000)).toEqual([START - 15_000, START]);
    expect(live.banks(44_000)).toEqual([START - 15_000, START]);
    expect(live.banks(50_000)).toEqual([START - 20_000, START]);
    expect(live.deadlineOf(asked)).toBe(START + 10_000 + 20_000);
  });

  it('is over with the next move, whatever the table says', () => {
    const { live, asked, pause, note } = begun();
    pause({});
    expect(live.pauses.at(20_000)).toBeDefined();
    note(30_000, 1, move(0));
    expect(live.pauses.at(30_000)).toBeUndefined();
    expect(live.pauses.overAt).toBe(30_000);
    // Whoever is asked since before it had ten seconds gone.
    expect(live.usedAt(asked, 31_000)).toBe(11_000);
    expect(live.deadlineOf(asked)).toBe(20_000 + TIME);
  });

  it('never was when somebody had moved before it began', () => {
    const { live, asked, pause, note } = begun();
    note(9000, 1, move(0));
    pause({ n: 0 });
    expect(live.pauses.at(20_000)).toBeUndefined();
    expect(live.pauses.overAt).toBe(0);
    expect(live.deadlineOf(asked)).toBe(TIME);
  });

  it('gives nothing to whoever has run out of time before it', () => {
    const { live, asked, pause } = begun();
    pause({ since: TIME + 1, until: 2 * TIME });
    expect(live.deadlineOf(asked)).toBe(TIME);
  });

  it('is out of what was used when a move is taken back in it', () => {
    const { live, asked, pause, note } = begun();
    pause({});
    expect(live.thinkingAt(50_000)).toEqual([{ seat: 0, used: 10_000 }]);
    note(50_000, 1, { type: 'takeback', ply: 0, thinking: live.thinkingAt(50_000) });
    expect(live.deadlineOf(asked)).toBe(50_000 + TIME - 10_000);
  });
});
