/** May a move be taken back without asking anybody? */

import { type AnyGame, fastRng, matchRng, type Rng, type Seat, type Shufflable } from '@parlor/kit';
import { type MatchRecord, type RecordedMove, type RecordHeader, seedBytes } from '@parlor/match';

/** So many guesses at what was hidden: if the mover learned anything, some guess would have shown another picture. */
const GUESSES = 12;

/**
 * Could whoever made the move at `ply` have foreseen all that they have seen since? Then no dice
 * fell, no hidden card turned up and nobody told them a secret, nor did anybody else choose anything.
 * What the mover showed of its own accord stays shown; that is its own loss.
 */
export function isForeseenSince(
  game: AnyGame,
  header: RecordHeader,
  moves: readonly RecordedMove[],
  ply: number,
): boolean {
  const { seat: viewer } = moves[ply]!;
  const state = stateAfter(game, { ...header, moves: moves.slice(0, ply) });
  const bytes = seedBytes(header.seed);
  return moves.slice(ply).every(({ seat, move }, i) => {
    const view: unknown = game.view(state, viewer);
    const rng = new CountingRng(matchRng(bytes, ply + i + 1, 'rules'));
    const played: unknown = game.parseMove(move);
    game.apply(state, seat, played, rng);
    const seen: unknown = game.view(state, viewer);
    return rng.drawn === 0 && isForeseen(game, { viewer, view, seen }, { seat, move: played });
  });
}

interface Sight {
  readonly viewer: Seat;
  /** What is seen before a move, and after it. */
  readonly view: unknown;
  readonly seen: unknown;
}

/** Would the viewer see the same whatever the hidden things are? */
function isForeseen(
  game: AnyGame,
  { viewer, view, seen }: Sight,
  { seat, move }: { readonly seat: Seat; readonly move: unknown },
): boolean {
  const worlds = game.worlds(view);
  const expected = JSON.stringify(seen);
  for (let guess = 0; guess < GUESSES; guess++) {
    const rng = fastRng(guess, 1);
    const world: unknown = worlds(rng);
    if (seat !== viewer && !isForced(game, world, seat, move)) return false;
    game.apply(world, seat, move, rng);
    if (JSON.stringify(game.view(world, viewer)) !== expected) return false;
  }
  return true;
}

/** Is this the only thing the seat could do? */
function isForced(game: AnyGame, world: unknown, seat: Seat, move: unknown): boolean {
  const listed: unknown[] = [];
  return (
    game.moves(world, seat, listed) === 1 && JSON.stringify(listed[0]) === JSON.stringify(move)
  );
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
