import { afterEach, describe, expect, it, vi } from 'vitest';
import { thisMachine } from '../../adapters/machine/machine.ts';
import { readConfig } from '../ports/config.ts';
import { Upkeep, type UpkeepParts } from './upkeep.ts';

describe('upkeep', () => {
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
      leaseMs: DAY,
      now: Date.now,
      config: readConfig({}),
      timers: thisMachine.timers,
      store: {
        forgetAttendance: async (before: number) => void forgotten.attendance.push(before),
        forgetRefusals: async (before: number) => void forgotten.refusals.push(before),
        forgetArrivals: async () => {},
        forgetCharges: async () => {},
        forgetChat: async () => {},
        forgetReports: async () => {},
        forgetActs: async () => {},
        forgetTables: async () => 0,
        forgetGuests: async () => 0,
      },
    };
    const upkeep = new Upkeep(parts as unknown as UpkeepParts);
    upkeep.start();
    await vi.advanceTimersByTimeAsync(3_600_000 + 60_000);
    await upkeep.stop();
    const [first, ...rest] = forgotten.refusals;
    expect(first).toBeGreaterThan(from - 7 * DAY);
    expect(first).toBeLessThan(from + 60_000 - 7 * DAY);
    expect(rest).toEqual([first! + 3_600_000]);
    expect(forgotten.attendance).toEqual(forgotten.refusals);
  });

  it('deletes what nobody has needed for as long as the settings say, a little at a time', async () => {
    vi.useFakeTimers();
    const DAY = 86_400_000;
    const from = 1000 * DAY;
    vi.setSystemTime(from);
    const deleted: string[] = [];
    let guests = 450;
    const note = (what: string, before: number) =>
      void deleted.push(`${what} ${Math.round((from - before) / DAY)}`);
    const parts = {
      leaseMs: DAY,
      now: Date.now,
      config: readConfig({ CHAT_DAYS: '30', REPORT_DAYS: '31', AUDIT_DAYS: '32' }),
      timers: thisMachine.timers,
      store: {
        forgetAttendance: async () => {},
        forgetRefusals: async () => {},
        forgetArrivals: async () => {},
        forgetCharges: async (before: number) => note('charges', before),
        forgetChat: async (before: number) => note('chat', before),
        forgetReports: async (before: number) => note('reports', before),
        forgetActs: async (before: number) => note('acts', before),
        forgetTables: async (before: number) => {
          note('tables', before);
          return 0;
        },
        forgetGuests: async (before: number, limit: number) => {
          const some = Math.min(guests, limit);
          guests -= some;
          note(`${some} guests`, before);
          return some;
        },
      },
    };
    const upkeep = new Upkeep(parts as unknown as UpkeepParts);
    upkeep.start();
    await vi.advanceTimersByTimeAsync(600_000);
    await upkeep.stop();
    // Three looks until nothing is left, and then none before the hour is over.
    expect(deleted).toEqual([
      ...['charges 1', 'chat 30', 'reports 31', 'acts 32', 'tables 7', '200 guests 60'],
      ...['charges 1', 'chat 30', 'reports 31', 'acts 32', 'tables 7', '200 guests 60'],
      ...['charges 1', 'chat 30', 'reports 31', 'acts 32', 'tables 7', '50 guests 60'],
    ]);
  });

  it('says again and again who is here, well before that is forgotten', async () => {
    vi.useFakeTimers();
    let said = 0;
    const parts = {
      leaseMs: 6000,
      now: Date.now,
      timers: thisMachine.timers,
      presence: { renew: async () => void said++ },
    };
    const upkeep = new Upkeep(parts as unknown as UpkeepParts);
    upkeep.start();
    await vi.advanceTimersByTimeAsync(12_000);
    await upkeep.stop();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(said).toBe(6);
  });
});
