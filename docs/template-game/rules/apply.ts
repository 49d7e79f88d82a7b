/** What a move does. */

import { type Emit, type Rng, type Seat, seatSet } from '@parlor/kit';
import { KINDS } from '../facts/cards.ts';
import { closeMarket, openDay, sellGoods } from './days.ts';
import { NO_BID, NOBODY, type State } from './state.ts';
import { type Event, GOODS, type Move } from '../facts/types.ts';

export function apply(state: State, seat: Seat, move: Move, _rng: Rng, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'bid':
      state.bids[seat] = move.coins;
      emit?.(
        { type: 'sealed', seat },
        { to: seatSet(seat), event: { type: 'sealed', seat, coins: move.coins } },
      );
      if (!state.bids.includes(NO_BID)) openBids(state, emit);
      return;
    case 'sell': {
      const coins = sellGoods(state, seat, GOODS.indexOf(move.good), move.count);
      emit?.({ type: 'sold', seat, good: move.good, count: move.count, coins });
      break;
    }
    case 'scout':
      emit?.({ type: 'sent scout', seat });
      break;
    case 'keep':
      emit?.({ type: 'kept', seat });
      break;
  }
  openDay(state, move.type === 'scout' ? seat : NOBODY, emit);
}

/** B-2.3: the highest bid takes the good; B-2.4: of equal bids, the first from the day's opener. */
function openBids(state: State, emit?: Emit<Event>): void {
  const opener = (state.day - 1) % state.seats;
  let winner = opener;
  for (let turn = 1; turn < state.seats; turn++) {
    const seat = (opener + turn) % state.seats;
    if (state.bids[seat]! > state.bids[winner]!) winner = seat;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    state.opened[seat] = state.bids[seat]!;
    state.bids[seat] = NO_BID;
  }
  const price = state.opened[winner]!;
  state.coins[winner]! -= price;
  state.bank += price;
  state.hands[winner * KINDS + state.stall]!++;
  state.shown[winner * KINDS + state.stall]!++;
  state.winner = winner;
  emit?.({ type: 'bought', seat: winner, good: GOODS[state.stall]!, bids: [...state.opened] });
  // B-3.1: on the last day the market closes before anybody sells.
  if (state.day === state.options.days) closeMarket(state, emit);
  else state.phase = 'selling';
}
