/** What the simulation has found once is mended, and stays mended: each file is a house and what went wrong in it. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@parlor/registry';
import { simulateAgain } from '@parlor/server/simulation';
import { describe, expect, it } from 'vitest';
import { soakTables } from '../games/soakTables.ts';
import { readStory } from './stories.ts';

const FOLDER = join(import.meta.dirname, 'regressions');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe('what was found before', () => {
  it.each(FILES)('%s', async (file) => {
    const story = readStory(join(FOLDER, file));
    const { findings } = await simulateAgain(story, soakTables(GAME_IDS.length));
    expect(findings).toEqual([]);
  });
});
