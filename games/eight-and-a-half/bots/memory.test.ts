/** E-8: collected hands that nobody can look up any more are guessed, never known. */

import { fastRng } from '@parlor/kit';
import { eightAndAHalf } from '../rules/index.ts';
import { KINDS } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { lastDeeds, likelyWorlds } from './beliefs.ts';
import { brain } from './index.ts';
import { SENSIBLE } from './levels.ts';
import { Odds } from './odds.ts';
import { isLaidOpen, sureWin } from './sureWin.ts';
import { type Layout, position, viewOf } from './testPosition.ts';

const AIDED = { collected: 'memory', memoryAids: true } as const;
const UNAIDED = { collected: 'memory', memoryAids: false } as const;

/** Nobody can follow, for whoever knows these hands. */
const won = (options: Layout['options']): Layout => ({
  hands: ['9 8', '3', '3 4'],
  opens: ['', '4', '4'],
  blinds: ['', '', ''],
  pile: '4',
  value: 4,
  table: [0, 1, 2],
  ...(options && { options }),
});

describe('a collected hand', () => {
  it('counts as seen while it is shown or kept by the aids, and only then', () => {
    const unseen = (options: Layout['options']) =>
      Array.from(new Odds().count(viewOf(won(options))).unseen);
    expect(unseen(AIDED)).toEqual(unseen({}));
    const [known, guessed] = [unseen({}), unseen(UNAIDED)];
    expect(guessed[3]! - known[3]!).toBe(2);
    expect(guessed[4]! - known[4]!).toBe(1);
  });

  it('is judged by the odds where it has to be remembered, however long it is', () => {
    const layout = (options: Layout['options']): Layout => ({
      ...won(options),
      hands: ['9 8', '3 3 3 4 4', '3 4'],
    });
    const odds = (options: Layout['options']) => new Odds().count(viewOf(layout(options)));
    const [known, guessed] = [position(layout({})), position(layout(UNAIDED))];
    const nine = 18;
    expect(odds({}).stuckOn(known, 1, nine, false)).toBe(1);
    expect(odds(UNAIDED).stuckOn(guessed, 1, nine, false)).toBeGreaterThan(0);
    expect(odds(UNAIDED).stuckOn(guessed, 1, nine, false)).toBeLessThan(0.5);
    const half = 17;
    expect(odds({}).catchOn(known, 1, half)).toBe(0);
    expect(odds(UNAIDED).catchOn(guessed, 1, half)).toBeGreaterThan(0.1);
  });

  it('makes no sure win where it is only guessed', () => {
    const promised = (options: Layout['options']) => sureWin(position(won(options)), 0);
    expect(promised({})).toBeDefined();
    expect(promised(AIDED)).toBe(promised({}));
    expect(isLaidOpen(position(won(UNAIDED)), 0)).toBe(false);
    expect(promised(UNAIDED)).toBeUndefined();
    const hints = brain.hints(viewOf(won(UNAIDED)), 0, fastRng(1));
    expect(hints.map(({ reason }) => reason.code)).not.toContain('sure-win');
    expect(hints.map(({ reason }) => reason.code)).not.toContain('nothing-fits');
  });

  it('tells by its last play like any hidden hand, with nothing drawn since', () => {
    const layout: Layout = {
      ...won(UNAIDED),
      hands: ['9 8', '3 4', '3 4 4 6 6 6 7 8 8'],
      pile: '2 8',
      value: 8,
    };
    const view = viewOf(layout);
    const deeds = lastDeeds(view);
    expect(deeds.map(({ seat, drawn }) => [seat, drawn])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const sample = likelyWorlds(view, SENSIBLE, new Odds().count(view));
    for (let n = 0; n < 20; n++) {
      const world = sample(fastRng(n));
      expect(eightAndAHalf.view(world, 0)).toEqual(view);
      expect(world.hand.subarray(2 * KINDS).reduce((sum, count) => sum + count, 0)).toBe(9);
    }
  });
});
