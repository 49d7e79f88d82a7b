import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFECTS } from '@parlor/server/simulation';
import { bundleWith, newFolder, placesOf, plant, sourceOf, tryOut } from '../scripts/defects.mjs';

/** Found in the first house, soon: one by what is kept, one by who is told, one by when. */
const QUICK = ['acknowledge-before-append', 'seat-lost-on-coming-back', 'order-of-frames-swapped'];

describe('planted defects', () => {
  it('are at least 25, each under a name of its own, and each found by somebody', () => {
    expect(DEFECTS.length).toBeGreaterThanOrEqual(25);
    expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
    expect(DEFECTS.filter(({ foundBy }) => foundBy.length === 0)).toEqual([]);
  });

  it.each(DEFECTS.map((defect) => [defect.name, defect] as const))(
    '%s still has its place in the sources, and one only',
    (_, defect) => {
      for (const place of placesOf(defect)) {
        const source = sourceOf(place);
        expect(plant(source, place)).not.toBe(source);
      }
    },
  );

  it('are refused where their place is gone, or there are two of it', () => {
    const defect = { name: 'some', find: 'a', replace: 'b' };
    expect(() => plant('x', defect)).toThrow('some: what it replaces occurs 0 times');
    expect(() => plant('aa', defect)).toThrow('occurs 2 times');
    expect(plant('xax', defect)).toBe('xbx');
  });

  describe('in a simulated house', () => {
    let folder = '';
    beforeAll(() => {
      folder = newFolder();
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(QUICK)('%s is found', async (name) => {
      const defect = DEFECTS.find((one) => one.name === name)!;
      const { finding } = await tryOut(await bundleWith(join(folder, name), defect), defect);
      expect(defect.foundBy).toContain(finding?.kind);
    });
  });
});
