import { fastRng, type Worlds } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import type { Budget } from './budget.ts';
import { plainGuide } from './guide.ts';
import { nearlyBest } from './ranking.ts';
import { sequentialHalving } from './sequentialHalving.ts';
import { hiding, sticks, type Sticks } from './testing.ts';

const halveSticks = (left: number, budget: Budget) =>
  sequentialHalving(sticks, plainGuide(sticks), { viewer: 0, left }, 0, fastRng(1), budget);

describe('sequential halving', () => {
  it('drops the worse half after every round', () => {
    // Three start, two of them go on, and a round is half of the budget.
    const ranking = halveSticks(9, { iterations: 600 });
    expect(ranking.map(({ visits }) => visits)).toEqual([250, 250, 100]);
    const [first, second, third] = ranking.map(({ value }) => value);
    expect(first).toBeGreaterThanOrEqual(second!);
    expect(third).toBeGreaterThan(0);
  });

  it('finds the best move', () => {
    expect(halveSticks(3, { iterations: 300 })[0]!.move.count).toBe(3);
    const view = { viewer: 0, options: { homeOf10: 9, armedOf10: 5 } };
    const [best] = sequentialHalving(hiding, plainGuide(hiding), view, 0, fastRng(1), {
      iterations: 400,
    });
    expect(best!.move.type).toBe('stay');
    expect(best!.value).toBeGreaterThan(0.8);
  });

  it('tries all candidates in the same worlds', () => {
    const plain = plainGuide(sticks);
    let dealt = 0;
    const guide = {
      ...plain,
      worlds(view: Sticks['View']): Worlds<Sticks['State']> {
        const sample = plain.worlds(view);
        return (rng, into) => {
          dealt++;
          return sample(rng, into);
        };
      },
    };
    const ranking = sequentialHalving(sticks, guide, { viewer: 0, left: 9 }, 0, fastRng(1), {
      iterations: 600,
    });
    const trials = ranking.reduce((sum, { visits }) => sum + visits, 0);
    // One world to look at the moves, then one for all candidates of a round.
    expect([dealt, trials]).toEqual([251, 600]);
  });

  it('ends when the time is up, with every candidate tried', () => {
    const ranking = halveSticks(9, { iterations: 1e9, expired: () => true });
    expect(ranking.map(({ visits }) => visits)).toEqual([1, 1, 1]);
  });

  it('tries everything once even with no iterations', () => {
    for (const { visits } of halveSticks(9, { iterations: 0 })) expect(visits).toBeGreaterThan(0);
  });

  it('does not think about a single move', () => {
    expect(halveSticks(1, { iterations: 1e9 })).toEqual([
      { move: { type: 'take', count: 1 }, value: undefined, visits: 0 },
    ]);
  });
});

describe('nearlyBest', () => {
  const ranking = [
    { move: 'a', value: 0.6, visits: 9 },
    { move: 'b', value: 0.55, visits: 8 },
    { move: 'c', value: 0.3, visits: 7 },
  ];
  const chosen = (slack: number) => {
    const rng = fastRng(1);
    return new Set(Array.from({ length: 60 }, () => nearlyBest(ranking, slack, rng)));
  };

  it('takes only what is close enough to the best', () => {
    expect(chosen(0)).toEqual(new Set(['a']));
    expect(chosen(0.1)).toEqual(new Set(['a', 'b']));
    expect(chosen(1)).toEqual(new Set(['a', 'b', 'c']));
  });
});
