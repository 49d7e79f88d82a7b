/** The moves worth a look, with the quick player's opinion of each. */

import type { Seat } from '@parlor/kit';
import { type Move, takeAChance } from '../rules/index.ts';
import { canDoFirst } from '../rules/choices.ts';
import { ASK, BID_STEP, COLOURS, type State, ticketsLeft } from '../rules/state.ts';
import { incomesOf } from './incomes.ts';
import { colourOf, EMPTY, hasLaterTurn, OFFERS, offered } from './look.ts';
import { bidOf, BUY, CHANCE, FIRST, OR, PASS, ROLL, THROW, USE } from './moves.ts';
import { bidLimit, chanceWorth, cardWorth, type Style, swapWorth } from './worth.ts';
import { FIRST_SIDE, OR_SIDE, sideWorth } from './sides.ts';

export interface Candidate {
  readonly move: Move;
  /** What the quick player thinks it brings, in dollars. */
  readonly promise: number;
}

/** Best first by promise, at most `most` of them. Dice are not decided here. */
export function candidates(state: State, seat: Seat, style: Style, most: number): Candidate[] {
  const all = list(state, seat, style);
  return all.toSorted((a, b) => b.promise - a.promise).slice(0, most);
}

function list(state: State, seat: Seat, style: Style): Candidate[] {
  switch (state.question) {
    case ASK.turn:
      return turnMoves(state, seat, style);
    case ASK.or:
      return sides(state, seat, style);
    case ASK.buy:
    case ASK.swap:
      return listed(state, seat, style);
    case ASK['extra die']:
      return [
        { move: USE, promise: 1 },
        { move: THROW, promise: 0 },
      ];
    case ASK['open auction']:
    case ASK.bid:
      return bids(state, seat, style);
    case ASK['consolation roll']:
      return [
        { move: ROLL, promise: 1 },
        { move: PASS, promise: 0 },
      ];
    default:
      return [];
  }
}

function turnMoves(state: State, seat: Seat, style: Style): Candidate[] {
  const base = incomesOf(state.box).mean(state.owned, COLOURS * seat);
  const found: Candidate[] = [{ move: ROLL, promise: base }];
  let best = 0;
  let seen = 0;
  // A card bought in the last turn of all earns nothing any more.
  for (let place = 0; hasLaterTurn(state, seat) && place < OFFERS; place++) {
    const card = offered(state, seat, place);
    if (card === EMPTY || takeAChance.check(state, seat, BUY[card]!)) continue;
    const promise = cardWorth(state, seat, colourOf(card), style);
    best = Math.max(best, promise);
    // Without charms, two cards of a colour from the same source are the same purchase.
    const twin = 1 << (2 * colourOf(card) + (place < OFFERS / 2 ? 0 : 1));
    if (!state.options.luckyCharm && (seen & twin) !== 0) continue;
    seen |= twin;
    found.push({ move: BUY[card]!, promise });
  }
  if (ticketsLeft(state, seat) > 0)
    found.push({ move: CHANCE, promise: chanceWorth(state, seat, { base, best, style }) });
  return found;
}

function sides(state: State, seat: Seat, style: Style): Candidate[] {
  const or = { move: OR, promise: sideWorth(state, seat, OR_SIDE, style) };
  if (!canDoFirst(state, seat)) return [or];
  return [{ move: FIRST, promise: sideWorth(state, seat, FIRST_SIDE, style) }, or];
}

function listed(state: State, seat: Seat, style: Style): Candidate[] {
  const moves: Move[] = [];
  const count = takeAChance.moves(state, seat, moves);
  const seen = new Set<number>();
  return moves.slice(0, count).flatMap((move) => {
    if (move.type === 'buy')
      return { move, promise: cardWorth(state, seat, colourOf(move.card), style) };
    if (move.type !== 'swap') return [];
    const twin = COLOURS * colourOf(move.give) + colourOf(move.take);
    if (!state.options.luckyCharm && seen.has(twin)) return [];
    seen.add(twin);
    return { move, promise: swapWorth(state, seat, move, style) };
  });
}

/** Shares of the limit worth a try as a bid. */
const SHARES = [0, 0.5, 0.75, 1, 1.25];

function bids(state: State, seat: Seat, style: Style): Candidate[] {
  const least = state.bid + BID_STEP;
  const limit = bidLimit(state, seat, style);
  const found: Candidate[] = [];
  const bid = limit - least;
  if (state.question === ASK.bid) found.push({ move: PASS, promise: 0 });
  if (least > state.cash[seat]!) return found;
  const seen = new Set<number>();
  for (const share of SHARES) {
    const wanted = BID_STEP * Math.floor((state.bid + share * (limit - state.bid)) / BID_STEP);
    const amount = Math.min(state.cash[seat]!, Math.max(least, wanted));
    const steps = Math.floor(amount / BID_STEP);
    if (seen.has(steps)) continue;
    seen.add(steps);
    found.push({ move: bidOf(steps, BID_STEP * steps), promise: bid - Math.abs(share - 0.5) });
  }
  return found;
}
