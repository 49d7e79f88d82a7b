import { randomBot } from '@parlor/bots';
import { fastRng, hashJson, type Rng } from '@parlor/kit';
import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { presetTables } from '../games/choices.ts';
import { type Choose, findUnfair, type Pair, pairsOf, takePairs } from './fairness.ts';

const pairsOfGame = (id: (typeof GAME_IDS)[number], count: number): Pair[] => {
  const game = games[id];
  const tables = presetTables(id)
    .map(({ table }) => table)
    .filter(({ seats }) => seats <= 4);
  return takePairs(pairsOf(game, tables, 1), game, count);
};

describe.each(GAME_IDS)('a cheat in %s is caught', (id) => {
  const game = games[id];
  const pairs = pairsOfGame(id, 100);
  const byChance = (view: unknown, seat: number, rng: Rng): unknown =>
    randomBot.choose(game, view, seat, rng);

  it('when it looks at the cards of the others', () => {
    let open: unknown;
    const peeking: Choose = (view, seat) => {
      const seen = Number.parseInt(hashJson(game.encode(open)).slice(0, 6), 16);
      return byChance(view, seat, fastRng(seen));
    };
    const found = findUnfair(game, peeking, pairs, (world) => (open = world));
    expect(found.length).toBeGreaterThan(20);
  });

  it('when it remembers something from one question to the next', () => {
    let asked = 0;
    const remembering: Choose = (view, seat, rng) => {
      for (let spent = asked++ % 3; spent > 0; spent--) rng.below(2);
      return byChance(view, seat, rng);
    };
    expect(findUnfair(game, remembering, pairs).length).toBeGreaterThan(20);
  });

  it('when it throws dice of its own', () => {
    const own = fastRng(99);
    const gambling: Choose = (view, seat) => byChance(view, seat, own);
    expect(findUnfair(game, gambling, pairs).length).toBeGreaterThan(20);
  });

  it('and an honest one is not', () => {
    expect(findUnfair(game, byChance, pairs)).toEqual([]);
  });
});
