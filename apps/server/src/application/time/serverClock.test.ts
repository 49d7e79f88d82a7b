import { describe, expect, it } from 'vitest';
import type { Log, LogLine } from '../ports/log.ts';
import { steadyClock } from './clocks.ts';
import { ServerClock } from './serverClock.ts';
import { thisMachine } from '../../adapters/machine/machine.ts';

const HOUR = 3_600_000;
const NOON = 1_700_000_000_000;

/** Clocks that stand still until a test moves them. */
function hands() {
  const at = { wall: NOON, monotonic: 5000.25 };
  return { at, wall: () => at.wall, monotonic: () => at.monotonic };
}

describe('a steady clock', () => {
  it('goes on evenly when the wall clock is set', () => {
    const { at, ...clocks } = hands();
    const now = steadyClock(0, clocks);
    expect(now()).toBe(NOON);
    for (const wall of [NOON - HOUR, NOON + HOUR, 0]) {
      at.wall = wall;
      at.monotonic += 10;
      expect(now()).toBe(Math.round(NOON + at.monotonic - 5000.25));
    }
  });

  it('does not start before what has been', () => {
    expect(steadyClock(NOON + 7, hands())()).toBe(NOON + 7);
    expect(steadyClock(NOON - 7, hands())()).toBe(NOON);
  });
});

describe('the clock of a server', () => {
  async function opened({ newest = 0, ahead = 0, frozenFor = 0 } = {}) {
    const { at, ...clocks } = hands();
    const lines: LogLine[] = [];
    const log: Log = {
      info: () => {},
      warn: (line) => lines.push(line),
      error: () => {},
    };
    /** The store's clock by the monotonic one, and how long it takes to tell. */
    const its = { ahead, answersIn: 0, frozenFor };
    const store = {
      newest: async () => newest,
      now: async () => {
        at.monotonic += its.answersIn / 2;
        const told = NOON + at.monotonic - 5000.25 + its.ahead;
        // Once: the answer is there, and nobody has time for it.
        at.monotonic += its.answersIn / 2 + its.frozenFor;
        its.frozenFor = 0;
        return told;
      },
    };
    const clock = await ServerClock.open({ store, log, machine: { ...thisMachine, ...clocks } });
    const pass = async (ms: number) => {
      at.monotonic += ms;
      await clock.follow();
    };
    return { clock, at, its, lines, pass, ideal: () => NOON + at.monotonic - 5000.25 };
  }

  it('is the store’s, whatever the machine believes', async () => {
    const { clock, at, lines } = await opened({ ahead: HOUR });
    expect(clock.now()).toBe(NOON + HOUR);
    at.monotonic += 1234;
    expect(clock.now()).toBe(NOON + HOUR + 1234);
    expect(lines).toEqual([]);
  });

  it('is asked for again where the answer waited for a process without time', async () => {
    const { clock, ideal } = await opened({ frozenFor: 3000 });
    expect(clock.now()).toBe(Math.round(ideal()));
  });

  it('is never before anything that is kept, and says so', async () => {
    const { clock, lines } = await opened({ newest: NOON + HOUR });
    expect(clock.now()).toBe(NOON + HOUR);
    expect(lines).toEqual([{ event: 'clock-behind', ms: HOUR }]);
  });

  it('follows the store’s a little at a time when that is set, and never goes back', async () => {
    const { clock, its, pass, ideal } = await opened();
    its.ahead = HOUR;
    await pass(10_000);
    expect(clock.now() - ideal()).toBeCloseTo(50, 0);
    its.ahead = -HOUR;
    const before = clock.now();
    await pass(0);
    expect(clock.now()).toBe(before);
    for (let step = 0; step < 10; step++) await pass(10_000);
    expect(clock.now() - ideal()).toBeCloseTo(50 - 500, 0);
    expect(clock.now()).toBeGreaterThan(before);
  });

  it('makes up for machines that count at different speeds', async () => {
    const { clock, its, pass, ideal } = await opened();
    for (let step = 0; step < 100; step++) {
      its.ahead += 1;
      await pass(10_000);
    }
    expect(clock.now() - ideal()).toBeCloseTo(100, 0);
  });

  it('takes the middle of the time an answer took, and leaves alone what took long', async () => {
    const { clock, its, pass, ideal } = await opened();
    its.answersIn = 200;
    await pass(10_000);
    expect(clock.now()).toBe(Math.round(ideal()));
    its.answersIn = 600;
    its.ahead = 1000;
    await pass(10_000);
    expect(clock.now()).toBe(Math.round(ideal()));
  });
});
