/**
 * Straws, a game whose every chance is known: the starter is drawn, everybody
 * draws a straw, and then a share of the wins that is written down here falls to
 * each place in turn order. What the players do changes nothing.
 */

import {
  allSeats,
  type Decision,
  type Game,
  type Illegal,
  type Json,
  NO_SEATS,
  placesByScore,
  type Seat,
  type SeatSet,
  seatSet,
  type Viewer,
} from '@parlor/kit';

/** Of a hundred wins, by number of seats and then by place in turn order. */
export const WINS_OF_100: Readonly<Record<number, readonly number[]>> = {
  2: [70, 30],
  3: [70, 20, 10],
};

interface Options {
  /** Before the first turn everybody seals a straw at the same time. */
  readonly sealing: boolean;
}

interface State {
  seats: number;
  options: Options;
  starter: Seat;
  /** Who still has to seal a straw. */
  unsealed: SeatSet;
  /** Whose turns are still to come, the next one first. */
  turns: Seat[];
  winner: Seat | null;
}

interface Straws {
  Options: Options;
  State: State;
  Move: typeof STRAW;
  View: State & { readonly viewer: Viewer };
  Event: { readonly type: 'straw'; readonly seat: Seat };
}

const STRAW = { type: 'straw' } as const;
const SEAL: Decision = { kind: 'seal', sealed: true, optional: false };
const TURN: Decision = { kind: 'turn', sealed: false, optional: false };

const toAct = ({ unsealed, turns: [next] }: State): SeatSet =>
  unsealed || (next === undefined ? NO_SEATS : seatSet(next));

const check = (state: State, seat: Seat): Illegal | undefined =>
  toAct(state) & seatSet(seat) ? undefined : { code: 'not-your-turn' };

const copyOf = ({ seats, options, starter, unsealed, turns, winner }: State): State => ({
  seats,
  options,
  starter,
  unsealed,
  turns: [...turns],
  winner,
});

const scoresOf = ({ seats, winner }: State): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0));

/** The winner's place in turn order, for a number drawn from a hundred. */
function winningTurn(seats: number, drawn: number): number {
  let below = 0;
  return WINS_OF_100[seats]!.findIndex((wins) => drawn < (below += wins));
}

export const straws: Game<Straws> = {
  id: 'straws',
  rulesVersion: 1,
  seatCounts: Object.keys(WINS_OF_100).map(Number),
  options: { sealing: { type: 'flag' } },
  presets: { standard: { sealing: false } },
  maxMoves: ({ seats }) => 2 * seats,
  checkTable: () => undefined,

  setup({ seats, options }, rng) {
    const starter = rng.below(seats);
    const others = Array.from({ length: seats - 1 }, (_, turn) => (starter + turn + 1) % seats);
    // Now and then the one after the starter is passed over and has the last turn instead.
    if (rng.below(2) === 0) others.push(others.shift()!);
    const unsealed = options.sealing ? allSeats(seats) : NO_SEATS;
    return { seats, options, starter, unsealed, turns: [starter, ...others], winner: null };
  },
  toAct,
  decision: ({ unsealed }) => (unsealed ? SEAL : TURN),
  moves(_state, _seat, out) {
    out[0] = STRAW;
    return 1;
  },
  sample: () => STRAW,
  check,
  apply(state, seat, _move, rng, emit) {
    emit?.({ type: 'straw', seat });
    if (state.unsealed) {
      state.unsealed &= ~seatSet(seat);
      return;
    }
    state.turns.shift();
    if (state.turns.length > 0) return;
    state.winner = (state.starter + winningTurn(state.seats, rng.below(100))) % state.seats;
  },
  outcome(state) {
    if (state.winner === null) return undefined;
    const scores = scoresOf(state);
    return { scores, places: placesByScore(scores) };
  },

  // Nothing is hidden.
  view: (state, viewer) => ({ ...copyOf(state), viewer }),
  worlds: (view) => () => copyOf(view),
  notate: () => STRAW.type,
  edge: () => STRAW.type,
  parseMove: (input) =>
    (input as Partial<typeof STRAW> | null)?.type === STRAW.type ? STRAW : undefined,
  clone: copyOf,
  copyInto: (from, to) => void Object.assign(to, copyOf(from)),
  encode: (state) => copyOf(state) as unknown as Json,
  decode: (json) => copyOf(json as unknown as State),
  audit: { inventory: () => null, plant: () => false },
};
