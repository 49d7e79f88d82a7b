import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Ground, noPeaks } from './siegeGround.ts';
import { giveUpAll } from './siegeTables.ts';

const GROUND: Ground = {
  ...{ base: '', address: '', rng: fastRng(1, 0), stop: new AbortController().signal },
  ...{ peaks: noPeaks(), guests: [], table: { game: '', seats: 2, options: {} } },
};

describe('giving up every table', () => {
  it('comes to its end on a line that was cut', async () => {
    const own = { tables: new Set(['one', 'two']), since: 0, got: 0 };
    const tried: string[] = [];
    const say = async (wish: object): Promise<undefined> => {
      tried.push((wish as { table: string }).table);
      if (tried.length > own.tables.size + 1) throw new Error('tried again and again');
    };
    await giveUpAll(GROUND, { say }, own);
    expect(tried).toEqual(['one', 'two']);
    expect([...own.tables]).toEqual(['one', 'two']);
  });
});
