import { describe, expect, it } from 'vitest';
import type { LogBody, LogEntry } from '../ports/matchLog.ts';
import { BotMoves } from './botMoves.ts';

const entry = (n: number, player: string, body: Partial<LogBody> = {}): LogEntry => ({
  ...{ match: 'M', n, at: n, seat: 1, player, key: `k-${n}` },
  body: { type: 'move', ply: n, move: {}, ...body },
});

const noted = (...entries: readonly LogEntry[]): BotMoves => {
  const moves = new BotMoves();
  for (const one of entries) moves.note(one);
  return moves;
};

describe('moves of bots', () => {
  it('are known by their entry, and those of people are not among them', () => {
    const moves = noted(
      entry(1, 'ada'),
      entry(2, 'bot:casual'),
      entry(3, 'bot:x', { isLate: true }),
    );
    expect([1, 2, 3, 4].map((n) => moves.at(n))).toEqual([
      undefined,
      { seat: 1, isLate: false },
      { seat: 1, isLate: true },
      undefined,
    ]);
  });

  it('count as long as they stand, at whatever moment somebody looks from', () => {
    const moves = noted(
      entry(1, 'ada'),
      entry(2, 'bot:casual'),
      entry(3, 'ada', { type: 'takeback', ply: 1 }),
      entry(4, 'ada'),
    );
    const bot = { seat: 1, isLate: false };
    expect(moves.at(3)).toBeUndefined();
    expect([0, 1, 2, 3, 4].map((version) => moves.standingAt(version))).toEqual([
      [],
      [undefined],
      [undefined, bot],
      [undefined],
      [undefined, undefined],
    ]);
  });

  it('are forgotten when the log is read anew', () => {
    const moves = noted(entry(1, 'bot:casual'));
    moves.clear();
    expect(moves.at(1)).toBeUndefined();
  });
});
