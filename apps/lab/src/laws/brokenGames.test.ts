import { BROKEN_GAMES, type BrokenGame } from '@parlor/testkit/broken';
import { describe, expect, it } from 'vitest';
import { runWith } from '../testing/index.ts';
import { tryBrokenGames } from './brokenGames.ts';

const RUN = { seed: 1, matches: 2 };
const first = BROKEN_GAMES[0]!;

describe('tryBrokenGames', () => {
  it('is content when every fault is caught', async () => {
    const { code, out } = await runWith((io) => tryBrokenGames(RUN, io, [first]));
    expect([code, out.includes('1 of 1 broken game caught.')]).toEqual([0, true]);
  });

  it('fails when the law in charge does not notice', async () => {
    const blamed: BrokenGame = { ...first, law: 12 };
    const { code, out } = await runWith((io) => tryBrokenGames(RUN, io, [first, blamed]));
    expect(out).toContain('1 of 2 broken games caught.');
    expect(out).toMatch(/^ *12 {2}ESCAPED/m);
    expect(code).toBe(1);
  });
});
