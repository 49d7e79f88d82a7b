/** Random players, and whole matches of them. */

import {
  type Emit,
  type Game,
  type GameTypes,
  type Outcome,
  type Rng,
  type Seat,
  seatsOf,
  type Table,
} from '@parlor/kit';
import type { PlayedMove, RandomRecord } from './record.ts';
import { playersRng, rulesRng } from './streams.ts';

export interface RandomMatch<T extends GameTypes> {
  readonly moves: readonly PlayedMove<T['Move']>[];
  readonly state: T['State'];
  readonly outcome: Outcome;
  readonly steps: number;
  readonly record: RandomRecord<T>;
}

/** Plays one match of random players to its end. The same seed gives the same match; `emit` hears it. */
export function randomMatch<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  seed: number,
  emit?: Emit<T['Event']>,
): RandomMatch<T> {
  const state = game.setup(table, rulesRng(seed, 0), emit);
  const moves: PlayedMove<T['Move']>[] = [];
  const out: T['Move'][] = [];
  const bound = game.maxMoves(table);
  for (let step = 1; game.toAct(state) !== 0; step++) {
    if (step > bound) throw new Error(`${game.id}, seed ${seed}: not over after ${bound} moves`);
    const played = randomMove(game, state, playersRng(seed, step), out);
    moves.push(played);
    game.apply(state, played.seat, played.move, rulesRng(seed, step), emit);
  }
  const outcome = game.outcome(state);
  if (!outcome)
    throw new Error(`${game.id}, seed ${seed}: nobody is to act and there is no outcome`);
  const record = { game: game.id, rulesVersion: game.rulesVersion, table, seed, moves };
  return { moves, state, outcome, steps: moves.length, record };
}

/**
 * One of the seats that are asked, with one of its moves. Every other move is
 * taken evenly from the list where there is one, because a game's own sampler
 * may make some moves rare.
 */
export function randomMove<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  rng: Rng,
  out: T['Move'][],
): PlayedMove<T['Move']> {
  const seat: Seat = rng.pick(seatsOf(game.toAct(state)));
  if (rng.below(2) === 0) {
    const count = game.moves(state, seat, out);
    if (count > 0) return { seat, move: out[rng.below(count)]! };
  }
  return { seat, move: game.sample(state, seat, rng) };
}
