/** What each seat knows, built up from nothing. */

import type { Viewer } from '@parlor/kit';
import { KINDS } from '../facts/cards.ts';
import { handOf } from './days.ts';
import { NO_BID, NOBODY, type State } from './state.ts';
import { GOODS, type View } from '../facts/types.ts';

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'public' ? undefined : viewer;
  const shown: number[][] = [];
  const covered: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const seen = state.shown.slice(seat * KINDS, (seat + 1) * KINDS);
    shown.push(seen);
    covered.push(total(handOf(state, seat)) - total(seen));
  }
  return {
    viewer,
    seats: state.seats,
    options: { ...state.options },
    day: state.day,
    phase: state.phase,
    winner: state.winner === NOBODY ? null : state.winner,
    stall: GOODS[state.stall] ?? null,
    bank: state.bank,
    coins: [...state.coins],
    shown,
    covered,
    sold: [...state.sold],
    deckLeft: state.deckLeft,
    sealed: state.bids.map((bid) => bid !== NO_BID),
    opened: state.opened[0] === NO_BID ? null : [...state.opened],
    scout: state.scout === NOBODY ? null : state.scout,
    hand: own === undefined ? null : handOf(state, own),
    bid: own === undefined || state.bids[own] === NO_BID ? null : state.bids[own]!,
    rumour: own === state.scout ? GOODS[state.deck[state.deckLeft - 1]!]! : null,
  };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
