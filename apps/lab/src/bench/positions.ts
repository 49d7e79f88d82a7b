/** Positions from the middle of matches, to copy and to guess at. */

import { type AnyGame, fastRng, firstSeat, type Rng, type Table, WIDE } from '@parlor/kit';

const MATCHES = 3;

/** How far into its match a position lies. */
const MOMENTS = [0.2, 0.5, 0.8];

export interface SamplePosition {
  readonly state: object;
  readonly view: object;
}

/** Always the same positions for the same table. */
export function samplePositions(game: AnyGame, table: Table<object>): SamplePosition[] {
  const positions: SamplePosition[] = [];
  for (let seed = 0; seed < MATCHES; seed++) {
    const length = walk(game, table, seed, Number.POSITIVE_INFINITY).moves;
    for (const moment of MOMENTS) {
      const { state } = walk(game, table, seed, Math.floor(length * moment));
      positions.push({ state, view: game.view(state, firstSeat(game.toAct(state))) as object });
    }
  }
  return positions;
}

function walk(game: AnyGame, table: Table<object>, seed: number, most: number) {
  const rng: Rng = fastRng(seed, table.seats);
  const state = game.setup(table, rng) as object;
  const listed: object[] = [];
  let moves = 0;
  for (; moves < most && game.toAct(state) !== 0; moves++) {
    const seat = firstSeat(game.toAct(state));
    const many = game.moves(state, seat, listed);
    const move = many === WIDE ? game.sample(state, seat, rng) : listed[rng.below(many)];
    game.apply(state, seat, move, rng);
  }
  return { state, moves };
}
