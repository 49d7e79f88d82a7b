import { fastRng, seatsOf } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { bazaar } from '../../../docs/template-game/rules/index.ts';
import type { Budget } from './budget.ts';
import { plainGuide } from './guide.ts';
import type { Ranking } from './ranking.ts';
import { hiding, sticks, type Hiding } from './testing.ts';
import { treeSearch } from './treeSearch.ts';

const visitsIn = (ranking: Ranking<unknown>): number =>
  ranking.reduce((sum, { visits }) => sum + visits, 0);

const searchSticks = (left: number, budget: Budget, seed = 1) =>
  treeSearch(sticks, plainGuide(sticks), { viewer: 0, left }, 0, fastRng(seed), budget);

const searchHiding = (options: Hiding['Options'], iterations: number) =>
  treeSearch(hiding, plainGuide(hiding), { viewer: 0, options }, 0, fastRng(3), { iterations });

describe('a tree search', () => {
  it('finds the winning move where there is one', () => {
    // Leave a multiple of four.
    for (const left of [5, 6, 7, 9, 10, 11]) {
      expect(searchSticks(left, { iterations: 3000 })[0]!.move.count).toBe(left % 4);
    }
  });

  it('sees that a position is lost', () => {
    for (const { value } of searchSticks(8, { iterations: 4000 })) expect(value).toBeLessThan(0.3);
  });

  it('counts every iteration once, under one of the moves', () => {
    const ranking = searchSticks(8, { iterations: 200 });
    expect(new Set(ranking.map(({ move }) => move.count))).toEqual(new Set([1, 2, 3]));
    expect(visitsIn(ranking)).toBeLessThanOrEqual(200);
    expect(visitsIn(ranking)).toBeGreaterThan(180);
    for (const { value } of ranking) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    const visits = ranking.map((ranked) => ranked.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
  });

  it('gives the same answer with the same seed, and leaves the view alone', () => {
    const view = Object.freeze({ viewer: 0, left: 11 });
    const once = () =>
      treeSearch(sticks, plainGuide(sticks), view, 0, fastRng(5), { iterations: 300 });
    expect(once()).toEqual(once());
    expect(visitsIn(searchSticks(11, { iterations: 300 }, 6))).toBeGreaterThan(0);
  });

  it('does not know what a rival did unseen', () => {
    // With the hand known, going out would always win; as it is, it wins every other time.
    const ranking = searchHiding({ homeOf10: 7, armedOf10: 0 }, 4000);
    expect(ranking[0]!.move.type).toBe('stay');
    const out = ranking.find(({ move }) => move.type === 'out')!;
    expect(out.value).toBeGreaterThan(0.4);
    expect(out.value).toBeLessThan(0.6);
  });

  it('would make use of it if it were seen', () => {
    const open = {
      ...hiding,
      edge: (_state: unknown, _seat: number, { type }: Hiding['Move']) => type,
    };
    const view = { viewer: 0, options: { homeOf10: 7, armedOf10: 0 } };
    const budget = { iterations: 4000 };
    const [best] = treeSearch(open, plainGuide(open), view, 0, fastRng(3), budget);
    expect(best!.move.type).toBe('out');
    expect(best!.value).toBeGreaterThan(0.85);
  });

  it('lets a rival do only what the world at hand allows, and expects it as often as worlds allow it', () => {
    // Nobody goes out when everybody is armed; when one in five is, 0.8 × 0.5 beats 0.2 at home.
    expect(searchHiding({ homeOf10: 2, armedOf10: 10 }, 2000)[0]!.move.type).toBe('stay');
    const ranking = searchHiding({ homeOf10: 2, armedOf10: 2 }, 4000);
    expect(ranking[0]!.move.type).toBe('out');
    expect(ranking[0]!.value).toBeGreaterThan(0.33);
    expect(ranking[0]!.value).toBeLessThan(0.47);
  });

  it('follows the policy for the others where the guide says so', () => {
    // Rivals who are known never to draw the knife need not be feared.
    const guide = {
      ...plainGuide(hiding),
      rivals: 'policy' as const,
      policy: (state: Hiding['State'], seat: number) => {
        const moves: Hiding['Move'][] = [];
        hiding.moves(state, seat, moves);
        return moves[0]!;
      },
    };
    const options = { homeOf10: 6, armedOf10: 10 };
    const view = { viewer: 0, options };
    const [best] = treeSearch(hiding, guide, view, 0, fastRng(3), { iterations: 1000 });
    expect(best!.move.type).toBe('out');
    expect(best!.value).toBeGreaterThan(0.9);
  });

  it('stops early when the second cannot overtake the first any more', () => {
    const iterations = 20_000;
    const ranking = searchSticks(3, { iterations });
    expect(ranking[0]!.move.count).toBe(3);
    expect(visitsIn(ranking)).toBeLessThan(iterations * 0.75);
    expect(ranking[0]!.visits - ranking[1]!.visits).toBeGreaterThan(iterations - visitsIn(ranking));
  });

  it('ends soon when the time is up, with an answer', () => {
    let asked = 0;
    const expired = () => ++asked === 3;
    const ranking = searchSticks(9, { iterations: 1_000_000, expired });
    expect(asked).toBe(3);
    expect(visitsIn(ranking)).toBe(48);
    expect(searchSticks(9, { iterations: 1_000_000, expired: () => true })).toHaveLength(3);
  });

  it('answers even when it may not try anything', () => {
    const ranking = searchSticks(9, { iterations: 0 });
    expect(ranking).toHaveLength(3);
    expect(visitsIn(ranking)).toBe(0);
  });

  it('does not think about a single move', () => {
    const ranking = searchSticks(1, { iterations: 1e9 });
    expect(ranking.map(({ move, visits }) => [move.count, visits])).toEqual([[1, 0]]);
  });

  it('goes on when the tree is full', () => {
    // So many iterations want more nodes than there are.
    const view = { viewer: 0, left: 24 };
    const budget = { iterations: 140_000 };
    const ranking = treeSearch(sticks, plainGuide(sticks), view, 0, fastRng(2), budget);
    expect(visitsIn(ranking)).toBeGreaterThan(100_000);
  });

  it('answers legally at a table where several are asked at once', () => {
    const table = { seats: 3, options: bazaar.presets.standard };
    const state = bazaar.setup(table, fastRng(1));
    const guide = plainGuide(bazaar);
    for (const seat of seatsOf(bazaar.toAct(state))) {
      const view = bazaar.view(state, seat);
      const ranking = treeSearch(bazaar, guide, view, seat, fastRng(seat), { iterations: 100 });
      for (const { move } of ranking) expect(bazaar.check(state, seat, move)).toBeUndefined();
    }
  });
});
