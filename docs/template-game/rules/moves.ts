/** What may be done, and why not. Moves are built once and passed around by reference. */

import {
  exactly,
  allSeats,
  type Decision,
  hasSeat,
  type Illegal,
  NO_SEATS,
  type Rng,
  type Seat,
  type SeatSet,
  seatSet,
  WIDE,
} from '@parlor/kit';
import { CARDS_PER_GOOD, KINDS, MOST_COINS } from '../facts/cards.ts';
import { NO_BID, type State } from './state.ts';
import { GOODS, type Good, type Move } from '../facts/types.ts';

const KEEP: Move = { type: 'keep' };
const SCOUT: Move = { type: 'scout' };
const BIDS: readonly Move[] = Array.from({ length: MOST_COINS + 1 }, (_, coins) => ({
  type: 'bid',
  coins,
}));
/** By good, then by count less one. */
const SALES: readonly (readonly Move[])[] = GOODS.map((good) =>
  Array.from({ length: CARDS_PER_GOOD }, (_, index) => ({ type: 'sell', good, count: index + 1 })),
);

const BID: Decision = { kind: 'bid', sealed: true, optional: false };
const SELL: Decision = { kind: 'sell', sealed: false, optional: false };

export function toAct(state: State): SeatSet {
  if (state.phase === 'selling') return seatSet(state.winner);
  if (state.phase === 'over') return NO_SEATS;
  let seats = allSeats(state.seats);
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.bids[seat] !== NO_BID) seats &= ~(1 << seat);
  }
  return seats;
}

export const decision = (state: State, _seat: Seat): Decision =>
  state.phase === 'bidding' ? BID : SELL;

export function moves(state: State, seat: Seat, out: Move[]): number {
  // A bid can be any amount one has. So few could be listed; it is here to show a wide space.
  if (state.phase === 'bidding') return WIDE;
  let count = 0;
  out[count++] = KEEP;
  for (let good = 0; good < KINDS; good++) {
    const held = state.hands[seat * KINDS + good]!;
    for (let sold = 1; sold <= held; sold++) out[count++] = SALES[good]![sold - 1]!;
  }
  if (canScout(state)) out[count++] = SCOUT;
  return count;
}

/** B-2.7: there must be a day after the next for a scout to look at. */
const canScout = ({ options, day }: State): boolean => options.scouting && day + 2 <= options.days;

const listed: Move[] = [];

export const sample = (state: State, seat: Seat, rng: Rng): Move =>
  state.phase === 'bidding'
    ? BIDS[rng.below(state.coins[seat]! + 1)]!
    : listed[rng.below(moves(state, seat, listed))]!;

export function check(state: State, seat: Seat, move: Move): Illegal | undefined {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return { code: 'no-such-seat' };
  if (!hasSeat(toAct(state), seat)) return { code: 'not-your-turn' };
  if ((move.type === 'bid') !== (state.phase === 'bidding')) return { code: 'not-now' };
  switch (move.type) {
    case 'bid': {
      const have = state.coins[seat]!;
      if (move.coins > have) return { code: 'too-few-coins', params: { have, need: move.coins } };
      return undefined;
    }
    case 'sell': {
      const have = state.hands[seat * KINDS + GOODS.indexOf(move.good)]!;
      if (move.count > have) {
        return { code: 'too-few-goods', params: { good: move.good, have, need: move.count } };
      }
      return undefined;
    }
    case 'scout':
      if (!state.options.scouting) return { code: 'no-scouting' };
      return canScout(state) ? undefined : { code: 'too-late-to-scout' };
    case 'keep':
      return undefined;
  }
}

export const parseMove = (input: unknown): Move | undefined => exactly(input, readMove(input));

function readMove(input: unknown): Move | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { type, coins, good, count } = input as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'bid':
      return isCount(coins, 0) ? (BIDS[coins] ?? { type, coins }) : undefined;
    case 'sell':
      if (!GOODS.includes(good as Good) || !isCount(count, 1)) return undefined;
      return SALES[GOODS.indexOf(good as Good)]![count - 1];
    case 'scout':
      return SCOUT;
    case 'keep':
      return KEEP;
    default:
      return undefined;
  }
}

const isCount = (value: unknown, min: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && !Object.is(value, -0);
