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

describe('a cheat is caught', () => {
  const id = GAME_IDS[0];
  const game = games[id];
  const pairs = pairsOfGame(id, 100);
  const byChance = (view: unknown, seat: number, rng: Rng) => {
    const world: unknown = game.worlds(view)(rng);
    const moves: object[] = [];
    return moves[rng.below(game.moves(world, seat, moves))];
  };

  it('when it looks at the cards of the others', () => {
    let open: unknown;
    const peeking: Choose = (_view, seat) => {
      const moves: object[] = [];
      const count = game.moves(open, seat, moves);
      return moves[Number.parseInt(hashJson(game.encode(open)).slice(0, 6), 16) % count];
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

  it('when it draws from chance of its own', () => {
    const own = fastRng(99);
    const gambling: Choose = (view, seat) => byChance(view, seat, own);
    expect(findUnfair(game, gambling, pairs).length).toBeGreaterThan(20);
  });

  it('and an honest one is not', () => {
    expect(findUnfair(game, byChance, pairs)).toEqual([]);
  });
});
