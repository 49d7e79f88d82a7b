/** What a house is made of, and what is left of it when everything is left out that a finding does not need. */

import { GAME_IDS } from '@parlor/registry';
import { type Layout, shorten, simulateAgain, simulateHouse } from '@parlor/server/simulation';
import { describe, expect, it } from 'vitest';
import { soakTables } from '../games/soakTables.ts';
import { inFolder } from '../testing/index.ts';
import { keepStory, readStory } from './stories.ts';

const A_MINUTE = 1 / 60;
const MOST_HOUSES = 5;

const SMALL: Layout = {
  ...{ nodes: 1, parties: 1, peopleAtTable: 1, watchersAtTable: 0, hostile: 0 },
  ...{ calmMs: 40, store: 'memory' },
};

const LARGE: Layout = { ...SMALL, nodes: 3, parties: 2, peopleAtTable: 2, watchersAtTable: 1 };

describe('a house with a real SQLite database', () => {
  it('suffers torn transactions and killed nodes, and loses nothing', async () => {
    let torn = 0;
    // Which of them tears one hangs on what is played.
    for (let seed = 3; torn === 0 && seed < 3 + MOST_HOUSES; seed++) {
      const report = await simulateHouse({
        ...{ seed, hours: A_MINUTE, tables: soakTables(GAME_IDS.length) },
        ...{ layout: { ...SMALL, nodes: 2, store: 'sqlite' }, kinds: ['kills', 'disk'] },
      });
      expect(report.findings).toEqual([]);
      expect(report.crashes).toBeGreaterThan(50);
      expect(report.acknowledged).toBeGreaterThan(10);
      torn += report.faults['torn'] ?? 0;
    }
    expect(torn).toBeGreaterThan(0);
  });
});

describe('a story', () => {
  /** Nobody can open a table like this, and everybody is told so: a promise that is broken at once. */
  const options = {
    ...{ seed: 4, hours: A_MINUTE, layout: LARGE },
    tables: [{ game: 'no-such-game', seats: 3, options: {} }],
  };

  it('has nothing in it that the finding does not need, and can be told again', () =>
    inFolder(async (folder) => {
      const report = await simulateHouse(options);
      expect(report.findings[0]?.kind).toBe('refused');
      const story = await shorten({ options, report, isTimeUp: () => false });
      expect(story.faults).toEqual([]);
      expect(story.layout).toEqual(SMALL);
      expect(story.told.at(-1)).toContain('refused');
      const kept = readStory(keepStory(folder, story));
      expect(kept).toEqual(story);
      const again = await simulateAgain(kept, options.tables);
      expect(again.findings[0]).toEqual(story.finding);
    }));

  it('is as long as it is when there is no time', async () => {
    const report = await simulateHouse(options);
    const story = await shorten({ options, report, isTimeUp: () => true });
    expect(story.layout).toEqual(LARGE);
  });
});
