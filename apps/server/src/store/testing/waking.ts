/** Matches that must be seen to by somebody, and by one only. */

import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { begin, OUTCOME } from './samples.ts';

/** Every test has a time of its own, in which nothing of the others is due. */
let epoch = -1_000_000;

export function describeWaking(open: () => Store): void {
  const lease = (node: string, until: number) => ({ node, until: epoch + until });

  const claim = (match: string, node: string, until: number, now = 0) =>
    open().claim(match, lease(node, until), epoch + now);

  const take = async (node: string, until: number, now: number, limit = 100) =>
    (await open().takeDue(lease(node, until), epoch + now, limit)).sort();

  const begun = async (count: number): Promise<string[]> => {
    epoch -= 1_000;
    const matches = await Promise.all(Array.from({ length: count }, () => begin(open())));
    return matches.sort();
  };

  const over = async (matches: readonly string[]): Promise<void> => {
    for (const match of matches) await open().finishMatch(match, 1, OUTCOME, []);
  };

  describe('a match', () => {
    it('is held by one node until its lease has run out', async () => {
      const [match] = await begun(1);
      expect(await claim(match!, 'a', 10)).toBe(true);
      expect(await claim(match!, 'b', 20, 9)).toBe(false);
      expect(await claim(match!, 'a', 15, 9)).toBe(true);
      expect(await claim(match!, 'b', 20, 14)).toBe(false);
      expect(await claim(match!, 'b', 20, 15)).toBe(true);
      expect(await claim(match!, 'a', 30, 16)).toBe(false);
      await over([match!]);
    });

    it('that is over or does not exist cannot be held', async () => {
      const [match] = await begun(1);
      await over([match!]);
      expect(await claim(match!, 'a', 10)).toBe(false);
      expect(await claim('none', 'a', 10)).toBe(false);
    });

    it('is claimed by exactly one of many', async () => {
      const [match] = await begun(1);
      const nodes = Array.from({ length: 20 }, (_, index) => `node-${index}`);
      const claimed = await Promise.all(nodes.map((node) => claim(match!, node, 10)));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      await over([match!]);
    });

    it('is taken over from a node that died, due or not', async () => {
      const [one, two, free] = await begun(3);
      await claim(one!, 'a', 10);
      await claim(two!, 'b', 30);
      expect(await take('c', 50, 9)).toEqual([]);
      expect(await take('c', 50, 10)).toEqual([one]);
      expect(await take('d', 50, 10)).toEqual([]);
      // Nobody has ever held it, so nobody is missed.
      expect(await take('d', 50, 40)).toEqual([two]);
      await over([one!, two!, free!]);
    });

    it('stays with whoever renews', async () => {
      const [one, two] = await begun(2);
      await claim(one!, 'a', 10);
      await claim(two!, 'b', 10);
      expect(await open().renewLeases('a', epoch + 50)).toEqual([one]);
      expect(await take('c', 90, 40)).toEqual([two]);
      // What others have taken meanwhile is not got back by that.
      expect(await open().renewLeases('b', epoch + 80)).toEqual([]);
      expect(await take('d', 90, 60)).toEqual([one]);
      await over([one!, two!]);
    });

    it('that was put aside is taken up when it is due', async () => {
      const [soon, later, never, held] = await begun(4);
      for (const match of [soon, later, never, held]) await claim(match!, 'a', 90);
      await open().release(soon!, 'a', epoch + 10);
      await open().release(later!, 'a', epoch + 20);
      await open().release(never!, 'a', null);
      await open().release(held!, 'b', epoch + 1);
      expect(await take('b', 90, 9)).toEqual([]);
      expect(await take('b', 90, 25, 1)).toEqual([soon]);
      expect(await take('b', 90, 25)).toEqual([later]);
      expect(await take('c', 95, 89)).toEqual([]);
      expect(await claim(never!, 'c', 90, 30)).toBe(true);
      await over([soon!, later!, never!, held!]);
    });

    it('is never taken after its end', async () => {
      const [match] = await begun(1);
      await claim(match!, 'a', 10);
      await over([match!]);
      await open().release(match!, 'a', epoch + 1);
      expect(await take('b', 50, 40)).toEqual([]);
    });

    it('is never given to two', async () => {
      const matches = await begun(40);
      await Promise.all(matches.map((match) => claim(match, 'gone', 2)));
      const nodes = Array.from({ length: 10 }, (_, index) => `node-${index}`);
      const taken = (await Promise.all(nodes.map((node) => take(node, 90, 40, 7)))).flat();
      expect(new Set(taken).size).toBe(taken.length);
      taken.push(...(await take('rest', 90, 40)));
      expect(taken.sort()).toEqual(matches);
      await over(matches);
    });
  });
}
