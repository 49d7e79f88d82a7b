/** The workers exist in the built program only, so that is what plays here. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ArenaResult } from '../commands/arena.ts';
import { inArena, parlor } from '../testing/arena.ts';
import { GAME, SHORT } from '../testing/quick.ts';

const LINE = `arena --game ${GAME} ${SHORT} --seats rollout:40,random,random --json`;

/** What does not depend on the machine. */
const played = (text: string) => {
  const { deals, matches, seats } = JSON.parse(text) as ArenaResult;
  return [
    deals,
    matches,
    seats.map(({ places, meanPoints, decisions }) => [places, meanPoints, decisions]),
  ];
};

describe('workers', () => {
  it('play what one thread alone would have played', () =>
    inArena(async (runHere, folder) => {
      const { code, out, err } = await parlor(`${LINE} --deals 4 --jobs 3 --keep a.jsonl`, folder);
      expect([code, err]).toEqual([0, '']);
      const alone = await runHere(`${LINE} --deals 4 --keep b.jsonl`);
      expect(played(out)).toEqual(played(alone.out));
    }));

  it('stop at Ctrl-C without losing a finished match', () =>
    inArena(async (_runHere, folder) => {
      const file = join(folder, 'kept.jsonl');
      const finishedMatches = () =>
        existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0;
      const line = `${LINE} --keep kept.jsonl --jobs 2`;
      const broken = await parlor(`${line} --deals 5000`, folder, () => finishedMatches() > 5);
      expect(broken.code).toBe(130);
      expect(broken.err).toContain('the same command goes on from there');
      const finished = finishedMatches();
      expect(finished).toBeGreaterThan(5);
      const deals = Math.floor(finished / 3);
      const { code, err } = await parlor(`${line} --deals ${deals}`, folder);
      expect(code).toBe(0);
      expect(err).toMatch(/^\d+ matches kept from before\.\n$/);
    }));
});
