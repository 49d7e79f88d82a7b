/** May the last move be taken back without asking? */

import { type AnyGame, fastRng, matchRng, type Rng, type Seat, type Shufflable } from '@parlor/kit';
import { type MatchRecord, type RecordedMove, type RecordHeader, seedBytes } from '@parlor/match';

/** So many guesses at what was hidden: if the mover learned anything, some guess would have shown another picture. */
const GUESSES = 12;

/**
 * Free is a move after which no dice fell, no hidden card turned up and nobody
 * was told a secret: what the mover sees now, it could have foreseen. What it
 * showed of its own accord stays shown; that is its own loss.
 */
export function freeToTakeBack(
  game: AnyGame,
  header: RecordHeader,
  moves: readonly RecordedMove[],
): boolean {
  const { seat, move } = moves.at(-1)!;
  const before = stateAfter(game, { ...header, moves: moves.slice(0, -1) });
  const view: unknown = game.view(before, seat);
  const dice = new CountingRng(matchRng(seedBytes(header.seed), moves.length, 'rules'));
  game.apply(before, seat, move, dice);
  return dice.drawn === 0 && isForeseen(game, view, seat, move, game.view(before, seat));
}

/** Would the mover see the same whatever the hidden things are? */
function isForeseen(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  move: unknown,
  seen: unknown,
): boolean {
  const worlds = game.worlds(view);
  const expected = JSON.stringify(seen);
  for (let guess = 0; guess < GUESSES; guess++) {
    const rng = fastRng(guess, 1);
    const world: unknown = worlds(rng);
    game.apply(world, seat, move, rng);
    if (JSON.stringify(game.view(world, seat)) !== expected) return false;
  }
  return true;
}

function stateAfter(game: AnyGame, { table, seed, moves }: MatchRecord): unknown {
  const bytes = seedBytes(seed);
  const state: unknown = game.setup(table, matchRng(bytes, 0, 'rules'));
  moves.forEach(({ seat, move }, i) => {
    game.apply(state, seat, game.parseMove(move), matchRng(bytes, i + 1, 'rules'));
  });
  return state;
}

class CountingRng implements Rng {
  drawn = 0;

  constructor(private readonly rng: Rng) {}

  below(n: number): number {
    this.drawn++;
    return this.rng.below(n);
  }

  pick<A>(items: readonly A[]): A {
    this.drawn++;
    return this.rng.pick(items);
  }

  shuffle<L extends Shufflable>(items: L): L {
    this.drawn++;
    return this.rng.shuffle(items);
  }
}
