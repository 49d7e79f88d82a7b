import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { firstShare, playMatch } from '../matches/playMatch.ts';
import { execContestant } from './contestant.ts';
import { example, inPython, random, withBot } from './testing.ts';

const GAME = 'zillionaire';
const FOLDER = 'games/zillionaire/examples';

describe.each(inPython(['thrifty_zillionaire.py']))('%s', (name) => {
  it('beats random players clearly', () =>
    withBot(example(name, FOLDER), GAME, async (bot) => {
      const table = { seats: 4, options: { games: 1 } };
      let first = 0;
      const matches = 40;
      for (let match = 0; match < matches; match++) {
        const own = match % table.seats;
        const seats = Array.from({ length: 4 }, (_, seat) => (seat === own ? bot : random));
        const result = await playMatch(games[GAME], table, seats, 100 + match);
        expect(result.decided.filter(({ illegal }) => illegal)).toEqual([]);
        first += firstShare(result, own);
      }
      // A quarter would be luck; the seeds are fixed, so this is the same number every time.
      expect(first / matches).toBeGreaterThan(0.5);
    }));

  it('says which game it does not play', async () => {
    const other = GAME_IDS.find((id) => id !== GAME)!;
    const failed = execContestant(example(name, FOLDER), other);
    await expect(failed).rejects.toThrow(/ended by itself \(exit code 1\)$/);
  });
});
