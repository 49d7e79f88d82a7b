/** Matches that must be seen to by somebody, and by one only. */

import { describe, expect, it } from 'vitest';
import type { Store } from '../../../application/ports/store.ts';
import { begin, OUTCOME } from './samples.ts';

/** Every test has a time of its own, in which nothing of the others is due. */
let epoch = -1_000_000;

/** Leases run by the store's own clock: one that outlives any test, and one that is over as soon as it is given. */
const LONG = 50_000;
const OVER = 0;

export function describeWaking(open: () => Store): void {
  const claim = (match: string, node: string, ms = LONG) => open().claim(match, { node, ms });

  const take = async (node: string, dueBy = 0, limit = 100) =>
    (await open().takeDue({ node, ms: LONG }, epoch + dueBy, limit)).sort();

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
      expect(await claim(match!, 'a')).toBe(true);
      expect(await claim(match!, 'b')).toBe(false);
      expect(await claim(match!, 'a', OVER)).toBe(true);
      expect(await claim(match!, 'b')).toBe(true);
      expect(await claim(match!, 'a')).toBe(false);
      await over([match!]);
    });

    it('is not held for longer than anybody may, nor for less than nothing', async () => {
      const [match] = await begun(1);
      for (const ms of [-1, 60_001, Number.NaN, 0.5]) {
        await expect(claim(match!, 'a', ms)).rejects.toMatchObject({ code: 'bad-value' });
      }
      await over([match!]);
    });

    it('that is over or does not exist cannot be held', async () => {
      const [match] = await begun(1);
      await over([match!]);
      expect(await claim(match!, 'a')).toBe(false);
      expect(await claim('none', 'a')).toBe(false);
    });

    it('is claimed by exactly one of many', async () => {
      const [match] = await begun(1);
      const nodes = Array.from({ length: 20 }, (_, index) => `node-${index}`);
      const claimed = await Promise.all(nodes.map((node) => claim(match!, node)));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      await over([match!]);
    });

    it('is taken over from a node that died, due or not', async () => {
      const [one, two, free] = await begun(3);
      await claim(one!, 'a', OVER);
      await claim(two!, 'b');
      expect(await take('c')).toEqual([one]);
      expect(await take('d')).toEqual([]);
      await claim(two!, 'b', OVER);
      // Nobody has ever held the third, so nobody is missed.
      expect(await take('d')).toEqual([two]);
      await over([one!, two!, free!]);
    });

    it('stays with whoever renews', async () => {
      const [one, two] = await begun(2);
      await claim(one!, 'a', OVER);
      await claim(two!, 'b', OVER);
      expect(await open().renewLeases({ node: 'a', ms: LONG })).toEqual([one]);
      expect(await take('c')).toEqual([two]);
      // What others have taken meanwhile is not got back by that.
      expect(await open().renewLeases({ node: 'b', ms: LONG })).toEqual([]);
      expect(await open().renewLeases({ node: 'a', ms: OVER })).toEqual([one]);
      expect(await take('d')).toEqual([one]);
      await over([one!, two!]);
    });

    it('that was put aside is taken up when it is due', async () => {
      const [soon, later, never, held] = await begun(4);
      for (const match of [soon, later, never, held]) await claim(match!, 'a');
      await open().release(soon!, 'a', epoch + 10);
      await open().release(later!, 'a', epoch + 20);
      await open().release(never!, 'a', null);
      await open().release(held!, 'b', epoch + 1);
      expect(await take('b', 9)).toEqual([]);
      expect(await take('b', 25, 1)).toEqual([soon]);
      expect(await take('b', 25)).toEqual([later]);
      expect(await take('c', 89)).toEqual([]);
      expect(await claim(never!, 'c')).toBe(true);
      await over([soon!, later!, never!, held!]);
    });

    it('is never taken after its end', async () => {
      const [match] = await begun(1);
      await claim(match!, 'a', OVER);
      await over([match!]);
      await open().release(match!, 'a', epoch + 1);
      expect(await take('b', 40)).toEqual([]);
    });

    it('is never given to two', async () => {
      const matches = await begun(40);
      await Promise.all(matches.map((match) => claim(match, 'gone', OVER)));
      const nodes = Array.from({ length: 10 }, (_, index) => `node-${index}`);
      const taken = (await Promise.all(nodes.map((node) => take(node, 0, 7)))).flat();
      expect(new Set(taken).size).toBe(taken.length);
      taken.push(...(await take('rest')));
      expect(taken.sort()).toEqual(matches);
      await over(matches);
    });
  });
}
