/** Real matches for the tests of this table: what the referee tells, against what the table makes of it. */

import { eightAndAHalf, type Event, type Move, type View } from '@parlor/eight-and-a-half';
import type { Seat, Viewer } from '@parlor/kit';
import { openMatch } from '@parlor/match';

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

/** Plays a match of moves chosen by a fixed sequence; `viewer` undefined sees as whoever moves. */
export function* stepsOf(
  seats: number,
  rounds: number,
  seed: number,
  viewer?: Viewer,
): Generator<Step> {
  const opened = openMatch(
    eightAndAHalf,
    { seats, options: { rounds } },
    seed.toString(16).padStart(64, '0'),
  );
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  let chance = seed;
  for (;;) {
    const [question] = match.questions();
    if (!question) return;
    const { seat, id } = question;
    const eyes = viewer ?? seat;
    const view = match.update(eyes).view;
    const legal = legalFor(match.update(seat).view, seat);
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
    const move = legal[(chance >>> 8) % legal.length]!;
    match.answer(seat, id, move);
    const { events, view: after } = match.update(eyes);
    yield { view, legal, seat, move, events, after };
  }
}

/** As the page looks them up: from the view alone. */
function legalFor(view: View, seat: Seat): Move[] {
  const state = eightAndAHalf.worlds(view)({
    below: () => 0,
    pick: (items) => items[0]!,
    shuffle: () => {},
  });
  const moves: Move[] = [];
  moves.length = eightAndAHalf.moves(state, seat, moves);
  return moves;
}
