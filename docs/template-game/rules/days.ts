/** The turning of the days. */

import { type Emit, type Seat, seatSet } from '@parlor/kit';
import { KINDS, PRICES } from '../facts/cards.ts';
import { NOBODY, NOTHING, type State } from './state.ts';
import { type Event, GOODS } from '../facts/types.ts';

/** B-2.1: the top card of the deck is laid on the stall, face up. Then a scout that was sent looks at the next. */
export function openDay(state: State, scout: Seat, emit?: Emit<Event>): void {
  state.day++;
  state.phase = 'bidding';
  state.winner = NOBODY;
  state.stall = state.deck[--state.deckLeft]!;
  emit?.({ type: 'offered', day: state.day, good: GOODS[state.stall]! });
  // What the last scout saw, all have seen now.
  state.scout = scout;
  if (scout === NOBODY) return;
  const good = GOODS[state.deck[state.deckLeft - 1]!]!;
  emit?.(
    { type: 'scouted', seat: scout },
    { to: seatSet(scout), event: { type: 'scouted', seat: scout, good } },
  );
}

/** B-3.1: when the market closes, hands are laid open and the bank pays for them, good by good. */
export function closeMarket(state: State, emit?: Emit<Event>): void {
  state.phase = 'over';
  state.winner = NOBODY;
  state.stall = NOTHING;
  state.scout = NOBODY;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let place = seat * KINDS; place < (seat + 1) * KINDS; place++) {
      state.shown[place] = state.hands[place]!;
      pay(state, seat, PRICES[state.hands[place]!]!);
    }
  }
  emit?.({
    type: 'closed',
    hands: state.coins.map((_, seat) => handOf(state, seat)),
    coins: [...state.coins],
  });
}

/** B-2.6: the goods leave the hand for good, the bank pays. Gives the price. */
export function sellGoods(state: State, seat: Seat, good: number, count: number): number {
  const place = seat * KINDS + good;
  const price = PRICES[count]!;
  state.hands[place]! -= count;
  // Goods that were seen being bought are the first to go; the rest come from under cover.
  state.shown[place] = Math.max(0, state.shown[place]! - count);
  state.sold[good]! += count;
  pay(state, seat, price);
  return price;
}

function pay(state: State, seat: Seat, coins: number): void {
  state.coins[seat]! += coins;
  state.bank -= coins;
}

export const handOf = (state: State, seat: Seat): number[] =>
  state.hands.slice(seat * KINDS, (seat + 1) * KINDS);
