import type { LogEntry } from '@parlor/host';
import { rating } from 'openskill';
import { describe, expect, it } from 'vitest';
import type { TableDoc } from '../tables/tableDoc.ts';
import { ratingsAfter } from './ratings.ts';
import { standInsOf } from './standIns.ts';

const seat = (player: string) => ({ player, name: player, level: null });
const doc = { game: 'bazaar', seats: [seat('ada'), seat('bob')] } as unknown as TableDoc;

const FRESH = rating();
const ADA_WINS = { scores: [9, 1], places: [1, 2] };
const BOB_WINS = { scores: [1, 9], places: [2, 1] };

const move = (at: number, player: string, isLate = false): LogEntry => ({
  ...{ match: 'M', n: 1, at: 0, seat: at, player, key: 'k' },
  body: { type: 'move', ply: 1, move: {}, ...(isLate && { isLate }) },
});

const after = (outcome: typeof ADA_WINS, ...log: readonly LogEntry[]) => {
  const ratings = ratingsAfter(doc, outcome, standInsOf(log, doc.seats), []);
  return (player: string) => ratings.find(({ id }) => id === player)!;
};

const OWN = [move(0, 'ada'), move(1, 'bob')];
const EXPERT = 'bot:expert';

describe('a rating', () => {
  it('rises by winning and falls by losing', () => {
    const of = after(ADA_WINS, ...OWN);
    expect(of('ada').mu).toBeGreaterThan(FRESH.mu);
    expect(of('ada').sigma).toBeLessThan(FRESH.sigma);
    expect(of('bob').mu).toBeLessThan(FRESH.mu);
  });

  it('does not rise for whoever left at once and had an expert win for them', () => {
    const of = after(ADA_WINS, move(0, EXPERT), move(1, 'bob'), move(0, EXPERT), move(1, 'bob'));
    expect(of('ada')).toMatchObject({ mu: FRESH.mu, sigma: FRESH.sigma, matches: 1 });
    // Whoever played against the expert is rated as usual.
    expect(of('bob').mu).toBeLessThan(FRESH.mu);
    expect(of('bob').sigma).toBeLessThan(FRESH.sigma);
  });

  it('does not rise by a single answer of theirs either, whether one was away or only late', () => {
    for (const isLate of [false, true]) {
      const of = after(ADA_WINS, ...OWN, move(0, EXPERT, isLate));
      expect(of('ada')).toMatchObject({ mu: FRESH.mu, sigma: FRESH.sigma });
    }
  });

  it('falls all the same: nobody is saved from losing by leaving', () => {
    const of = after(BOB_WINS, move(0, EXPERT), move(1, 'bob'));
    expect(of('ada').mu).toBeLessThan(FRESH.mu);
    expect(of('ada').sigma).toBe(FRESH.sigma);
    expect(of('bob').mu).toBeGreaterThan(FRESH.mu);
  });
});
