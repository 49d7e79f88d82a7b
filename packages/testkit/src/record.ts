/** A random match as its inputs: enough to see everything about it again. */

import { type Game, type GameTypes, type Seat, seatsOf, type Table } from '@parlor/kit';
import { rulesRng } from './streams.ts';

export interface PlayedMove<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** A match of random players. Saved under its seed it is a regression fixture. */
export interface RandomRecord<T extends GameTypes> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly table: Table<T['Options']>;
  /** Of the streams in `streams.ts`, not of a real match. */
  readonly seed: number;
  readonly moves: readonly PlayedMove<T['Move']>[];
}

/** Plays a record again, moves checked, and returns the state it leads to. */
export function replay<T extends GameTypes>(game: Game<T>, record: RandomRecord<T>): T['State'] {
  if (record.game !== game.id || record.rulesVersion !== game.rulesVersion) {
    throw new Error(
      `a record of ${record.game}, rules ${record.rulesVersion}, cannot be replayed by ${game.id}, rules ${game.rulesVersion}`,
    );
  }
  const state = game.setup(record.table, rulesRng(record.seed, 0));
  record.moves.forEach(({ seat, move: json }, index) => {
    const step = index + 1;
    const move = game.parseMove(json);
    if (move === undefined) throw new Error(`step ${step}: not a move: ${JSON.stringify(json)}`);
    const why = game.check(state, seat, move);
    if (why) {
      const asked = seatsOf(game.toAct(state)).join(', ');
      throw new Error(
        `step ${step}: seat ${seat} may not play ${JSON.stringify(move)}: ${why.code} (asked: ${asked})`,
      );
    }
    game.apply(state, seat, move, rulesRng(record.seed, step));
  });
  return state;
}
