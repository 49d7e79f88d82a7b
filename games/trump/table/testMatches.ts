/** Real matches for the tests of this table: what the rules tell, against what the table makes of it. */

import {
  collect,
  type Emission,
  eventsFor,
  fastRng,
  type Seat,
  seatsOf,
  type Viewer,
} from '@parlor/kit';
import { type Event, type Move, trump, type View } from '../rules/index.ts';
import type { Last, Telling } from './last.ts';
import { after } from './last.ts';
import { STANDARD } from './printed.ts';

export interface Step {
  /** Before the move. */
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: View;
  /** Undefined when the move is allowed. */
  check(move: unknown): string | undefined;
}

const OPTIONS = trump.presets.standard;

/** Plays a match of moves taken at random; without a viewer, seen by whoever moves. */
export function* stepsOf(seats: number, seed: number, viewer?: Viewer): Generator<Step> {
  const rng = fastRng(seed, 0);
  const state = trump.setup({ seats, options: OPTIONS }, rng);
  while (!trump.outcome(state)) {
    const seat = seatsOf(trump.toAct(state))[0]!;
    const eyes = viewer ?? seat;
    const view = trump.view(state, eyes);
    const move = trump.sample(state, seat, rng);
    const before = trump.clone(state);
    const told: Emission<Event>[] = [];
    trump.apply(state, seat, move, rng, collect(told));
    yield {
      view,
      seat,
      move,
      events: eventsFor(told, eyes),
      after: trump.view(state, eyes),
      check(input) {
        const parsed = trump.parseMove(input);
        return parsed === undefined ? 'no move' : trump.check(before, seat, parsed)?.code;
      },
    };
  }
}

const telling = (seats: number, version = 0): Telling => ({
  set: STANDARD,
  seats,
  version,
  text: (event) => event.type,
  people: (seat) => ({ name: `P${seat}`, isReader: false }),
});

export const lastOf = (before: Last, events: readonly Event[], seats: number, version = 0): Last =>
  events.reduce<Last>((last, event) => after(last, event, telling(seats, version)), {
    ...before,
    notes: [],
    filled: [],
  });
