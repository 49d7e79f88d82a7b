/** Two games small enough to know everything about, for tests of the search. */

import type { Game, GameTypes, Outcome, Rng, Seat, SeatSet } from '@parlor/kit';
import { NO_SEATS, seatSet } from '@parlor/kit';

/** What a search asks of a game; the rest is never called. */
type Searchable<T extends GameTypes> = Pick<
  Game<T>,
  | 'toAct'
  | 'moves'
  | 'sample'
  | 'apply'
  | 'outcome'
  | 'view'
  | 'worlds'
  | 'edge'
  | 'clone'
  | 'copyInto'
>;

const searchable = <T extends GameTypes>(game: Searchable<T>): Game<T> => game as Game<T>;

const firstWins: Outcome = { scores: [1, 0], places: [1, 2] };
const secondWins: Outcome = { scores: [0, 1], places: [2, 1] };

/** Two players take one to three sticks in turn; whoever takes the last one wins. */
export interface Sticks extends GameTypes {
  State: { left: number; mover: Seat };
  View: { viewer: Seat; left: number };
  Move: { type: 'take'; count: number };
}

const TAKES: readonly Sticks['Move'][] = [1, 2, 3].map((count) => ({ type: 'take', count }));

export const sticks = searchable<Sticks>({
  toAct: ({ left, mover }) => (left === 0 ? NO_SEATS : seatSet(mover)),
  moves({ left }, _seat, out) {
    const count = Math.min(left, TAKES.length);
    for (let i = 0; i < count; i++) out[i] = TAKES[i]!;
    return count;
  },
  sample: ({ left }, _seat, rng) => TAKES[rng.below(Math.min(left, TAKES.length))]!,
  apply(state, seat, { count }) {
    if (count > state.left || seat !== state.mover) throw new Error('an illegal move was played');
    state.left -= count;
    state.mover = 1 - seat;
  },
  // Whoever would have to move took nothing: the other one had the last stick.
  outcome: ({ left, mover }) => (left > 0 ? undefined : mover === 1 ? firstWins : secondWins),
  view: ({ left, mover }) => ({ viewer: mover, left }),
  worlds:
    ({ viewer, left }) =>
    (_rng, into = { left, mover: viewer }) =>
      Object.assign(into, { left, mover: viewer }),
  edge: (_state, _seat, { count }) => count,
  clone: (state) => ({ ...state }),
  copyInto: (from, to) => void Object.assign(to, from),
});

/**
 * Seat 0 stays at home, which wins in `homeOf10` worlds of ten, or goes out.
 * Then seat 1, who holds a knife in `armedOf10` worlds of ten, may use it and
 * win, or hides a coin in one hand, unseen; seat 0 wins by naming the hand.
 */
export interface Hiding extends GameTypes {
  Options: { homeOf10: number; armedOf10: number };
  State: HidingState;
  View: { viewer: Seat; options: Hiding['Options'] };
  Move: { type: 'stay' | 'out' | 'left' | 'right' | 'knife' };
}

interface HidingState {
  options: Hiding['Options'];
  step: 'choice' | 'hiding' | 'guess' | 'over';
  lucky: boolean;
  armed: boolean;
  coin: 'left' | 'right';
  winner: Seat;
}

const move = (type: Hiding['Move']['type']): Hiding['Move'] => ({ type });
const STAY = move('stay');
const OUT = move('out');
const LEFT = move('left');
const RIGHT = move('right');
const KNIFE = move('knife');

function offered({ step, armed }: HidingState): readonly Hiding['Move'][] {
  if (step === 'choice') return [STAY, OUT];
  return step === 'hiding' && armed ? [LEFT, RIGHT, KNIFE] : [LEFT, RIGHT];
}

const newState = (options: Hiding['Options']): HidingState => ({
  options,
  step: 'choice',
  lucky: false,
  armed: false,
  coin: 'left',
  winner: 0,
});

const SEEN: Readonly<Record<Hiding['Move']['type'], number>> = {
  stay: 1,
  out: 2,
  left: 3,
  right: 4,
  knife: 5,
};
const UNSEEN = 9;

export const hiding = searchable<Hiding>({
  toAct: ({ step }): SeatSet => (step === 'over' ? NO_SEATS : seatSet(step === 'hiding' ? 1 : 0)),
  moves(state, _seat, out) {
    const moves = offered(state);
    moves.forEach((one, index) => (out[index] = one));
    return moves.length;
  },
  sample: (state, _seat, rng) => rng.pick(offered(state)),
  apply(state, _seat, played) {
    if (!offered(state).includes(played)) throw new Error('an illegal move was played');
    const end = (winner: Seat) => Object.assign(state, { step: 'over', winner });
    if (state.step === 'guess') end(played.type === state.coin ? 0 : 1);
    else if (played === STAY) end(state.lucky ? 0 : 1);
    else if (played === KNIFE) end(1);
    else if (played === OUT) state.step = 'hiding';
    else Object.assign(state, { step: 'guess', coin: played.type });
  },
  outcome: ({ step, winner }) =>
    step === 'over' ? (winner === 0 ? firstWins : secondWins) : undefined,
  view: ({ options }) => ({ viewer: 0, options }),
  worlds:
    ({ options }) =>
    (rng: Rng, into = newState(options)) =>
      Object.assign(into, newState(options), {
        lucky: rng.below(10) < options.homeOf10,
        armed: rng.below(10) < options.armedOf10,
      }),
  edge: (state, seat, { type }, viewer) =>
    state.step === 'hiding' && type !== 'knife' && viewer !== seat ? UNSEEN : SEEN[type],
  clone: (state) => ({ ...state }),
  copyInto: (from, to) => void Object.assign(to, from),
});
