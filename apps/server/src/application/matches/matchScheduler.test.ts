import type { Turn } from '@parlor/bots';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import { MatchScheduler, type MatchSchedulerParts } from './matchScheduler.ts';
import type { LiveMatch } from './liveMatch.ts';
import { thisMachine } from '../../adapters/machine/machine.ts';

const ASKED = { seat: 0, question: 'M-1' };

/** A bot is asked; by the time its node holds the match, these questions are open. */
function haveThink(open: readonly (typeof ASKED)[]): Promise<Turn | 'did not think'> {
  const live = {
    id: 'M',
    isOurs: true,
    isOver: false,
    asked: [ASKED],
    askedAt: () => 0,
    terms: {},
    thinking: new Set(),
    stored: { table: 'T' },
  } as unknown as LiveMatch;
  const doc = {
    ...{ id: 'T', match: 'M', host: 'ada', openedFrom: 'home' },
    seats: [{ player: null, level: 'casual' }],
  } as unknown as TableDoc;
  return new Promise((resolve) => {
    const parts = {
      config: { BOT_PACE_MS: 0, ABSENCE_S: 60 },
      world: { ...thisMachine, now: () => 1 },
      tables: { recall: async () => doc },
      liveMatches: {
        follow: () => {},
        peek: () => live,
        with: async (_: string, work: (held: unknown) => unknown) => work({ asked: open }),
        viewFor: () => 'the view',
      },
      rooms: { isLookedAt: () => true, isPlayedAt: (table: string) => table === 'T' },
      bots: {
        think: async (_: unknown, turn: Turn) => {
          resolve(turn);
          // It never comes to an end, so that nothing else has to be there.
          return new Promise(() => {});
        },
      },
      presence: {
        show: () => {
          if (live.thinking.size === 0) resolve('did not think');
        },
      },
    };
    new MatchScheduler(parts as unknown as MatchSchedulerParts).moved(live);
  });
}

describe('the scheduler', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('forgets after seven days who was where and what was refused, and looks every hour', async () => {
    vi.useFakeTimers();
    const DAY = 86_400_000;
    const from = 100 * DAY;
    vi.setSystemTime(from);
    const forgotten: Record<'attendance' | 'refusals', number[]> = { attendance: [], refusals: [] };
    const parts = {
      config: { LEASE_MS: DAY },
      world: { ...thisMachine, now: Date.now },
      liveMatches: { follow: () => {}, matches: () => [] },
      metrics: { liveMatches: { set: () => {} } },
      store: {
        takeDue: async () => [],
        forgetAttendance: async (before: number) => void forgotten.attendance.push(before),
        forgetRefusals: async (before: number) => void forgotten.refusals.push(before),
        forgetArrivals: async () => {},
      },
    };
    const scheduler = new MatchScheduler(parts as unknown as MatchSchedulerParts);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(3_600_000 + 60_000);
    await scheduler.stop();
    const [first, ...rest] = forgotten.refusals;
    expect(first).toBeGreaterThan(from - 7 * DAY);
    expect(first).toBeLessThan(from + 60_000 - 7 * DAY);
    expect(rest).toEqual([first! + 3_600_000]);
    expect(forgotten.attendance).toEqual(forgotten.refusals);
  });

  it('has a bot think about what it is asked, and says who waits for it', async () => {
    const turn = (await haveThink([ASKED])) as Turn;
    expect(turn.account).toEqual(['home', 'ada']);
    expect(turn.isAwaited()).toBe(true);
  });

  it('does not have it think about what was answered elsewhere meanwhile', async () => {
    expect(await haveThink([])).toBe('did not think');
    expect(await haveThink([{ ...ASKED, question: 'M-2' }])).toBe('did not think');
  });
});
