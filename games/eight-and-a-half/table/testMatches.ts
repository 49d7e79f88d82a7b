/** Real matches for the tests of this table: what the rules tell, against what the table makes of it. */

import { eightAndAHalf, type Event, type Move, type Options, type View } from '../rules/index.ts';
import { collect, type Emission, eventsFor, fastRng, type Seat, type Viewer } from '@parlor/kit';

export interface Step {
  /** Before the move. */
  readonly view: View;
  readonly legal: readonly Move[];
  readonly seat: Seat;
  readonly move: Move;
  /** After it. */
  readonly events: readonly Event[];
  readonly after: View;
}

/** Plays a match of moves taken at random; without a viewer, seen by whoever moves. */
export function* stepsOf(
  seats: number,
  rounds: number,
  seed: number,
  viewer?: Viewer,
  more: Partial<Options> = {},
): Generator<Step> {
  const rng = fastRng(seed, 0);
  const options = { ...eightAndAHalf.presets.standard, rounds, ...more };
  const state = eightAndAHalf.setup({ seats, options }, rng);
  while (!eightAndAHalf.outcome(state)) {
    const seat = Math.log2(eightAndAHalf.toAct(state));
    const eyes = viewer ?? seat;
    const view = eightAndAHalf.view(state, eyes);
    const legal: Move[] = [];
    legal.length = eightAndAHalf.moves(state, seat, legal);
    const move = rng.pick(legal);
    const told: Emission<Event>[] = [];
    eightAndAHalf.apply(state, seat, move, rng, collect(told));
    const after = eightAndAHalf.view(state, eyes);
    yield { view, legal, seat, move, events: eventsFor(told, eyes), after };
  }
}
