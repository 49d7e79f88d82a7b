import { describe, expect, it } from 'vitest';
import type { LogBody, LogEntry } from '@parlor/host';
import { standInsOf } from './standIns.ts';

/** Two people and a bot. */
const SEATS = [{ player: 'ada' }, { player: 'bob' }, { player: null }];

const log = (...steps: readonly [seat: number, player: string, body?: Partial<LogBody>][]) =>
  steps.map(
    ([seat, player, body], i): LogEntry => ({
      ...{ match: 'M', n: i + 1, at: i, seat, player, key: `k-${i}` },
      body: { type: 'move', ply: i + 1, move: {}, ...body } as LogBody,
    }),
  );

describe('what stand-ins did', () => {
  it('is nothing where everybody played for themselves', () => {
    const played = log([0, 'ada'], [1, 'bob'], [2, 'bot:casual']);
    expect(standInsOf(played, SEATS)).toEqual([undefined, undefined, undefined]);
  });

  it('caps the rating for a single move, whether one was away or late', () => {
    const isLate = { isLate: true } as const;
    expect(standInsOf(log([0, 'bot:casual'], [1, 'bot:casual', isLate]), SEATS)).toEqual([
      { moves: 1, isCapped: true },
      { moves: 1, isCapped: true },
      undefined,
    ]);
  });

  it('counts no more when it was taken back', () => {
    const back = { type: 'takeback', ply: 1 } as const;
    const played = log([0, 'ada'], [1, 'bot:casual'], [0, 'ada', back], [1, 'bob']);
    expect(standInsOf(played, SEATS)).toEqual([undefined, undefined, undefined]);
  });
});
