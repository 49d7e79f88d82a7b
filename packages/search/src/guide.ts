/** What a search must be told about a game beyond its rules. */

import { type Game, type GameTypes, type Rng, type Seat, type Worlds, WIDE } from '@parlor/kit';
import { utility } from './utility.ts';

/** A quick way to play: one look, no search. */
export type Policy<T extends GameTypes> = (state: T['State'], seat: Seat, rng: Rng) => T['Move'];

export interface Guide<T extends GameTypes> {
  /** Complete states that fit the view; those that explain better what was done come up more often. */
  worlds(view: T['View']): Worlds<T['State']>;

  /**
   * Puts what lies face down for everybody in another order. For the oracle, who looks into
   * hands: where draws decide, one that knew them would show how much there is to foresee, and
   * not how much can be known. Without it the oracle sees face-down piles, too.
   */
  reshuffle?(state: T['State'], rng: Rng): void;

  /** Writes the moves worth a look into `out`, from 0, and returns how many; at least one, none twice. */
  candidates(state: T['State'], seat: Seat, rng: Rng, out: T['Move'][]): number;

  /** Plays on from where the tree ends. */
  readonly policy: Policy<T>;

  /** May a playout end here? Asked after every move; a finished match always ends it. */
  settled(state: T['State']): boolean;

  /** Writes what the position is worth to each seat, from 0 to 1. Asked where a playout ended. */
  value(state: T['State'], into: Float64Array): void;

  /** A playout still going after so many moves is valued where it stands. */
  readonly longest: number;

  /** How curious the tree is: the weight of the bonus for moves seldom tried. */
  readonly exploration: number;

  /** Inside the tree, do the others follow the policy, or does the search look for their best moves too? */
  readonly rivals: 'policy' | 'search';
}

const SAMPLES_OF_A_WIDE_SPACE = 16;
const LONGEST_PLAYOUT = 2000;

/** The guide of a game nobody has told us anything about: random playouts to the end. */
export function plainGuide<T extends GameTypes>(game: Game<T>): Guide<T> {
  const policyMoves: T['Move'][] = [];
  return {
    worlds: (view) => game.worlds(view),
    candidates(state, seat, rng, out) {
      const count = game.moves(state, seat, out);
      return count === WIDE ? sampleMoves(game, state, seat, rng, out) : count;
    },
    policy(state, seat, rng) {
      const count = game.moves(state, seat, policyMoves);
      return count === WIDE ? game.sample(state, seat, rng) : policyMoves[rng.below(count)]!;
    },
    settled: () => false,
    value(state, into) {
      const outcome = game.outcome(state);
      // A match that would not end says nothing either way.
      if (!outcome) into.fill(0);
      else
        for (let seat = 0; seat < outcome.places.length; seat++)
          into[seat] = utility(outcome, seat);
    },
    longest: LONGEST_PLAYOUT,
    exploration: 0.7,
    rivals: 'search',
  };
}

/** A sample of a space too large to list, with moves that come to the same taken once. */
function sampleMoves<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  rng: Rng,
  out: T['Move'][],
): number {
  const sampled = new Map<number | string, T['Move']>();
  for (let i = 0; i < SAMPLES_OF_A_WIDE_SPACE; i++) {
    const move = game.sample(state, seat, rng);
    const edge = game.edge(state, seat, move, seat);
    if (!sampled.has(edge)) sampled.set(edge, move);
  }
  let count = 0;
  for (const move of sampled.values()) out[count++] = move;
  return count;
}
