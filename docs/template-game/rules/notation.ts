import type { Edge, Seat, Viewer } from '@parlor/kit';
import { CARDS_PER_GOOD, MOST_COINS } from '../facts/cards.ts';
import type { State } from './state.ts';
import { GOODS, type Move } from '../facts/types.ts';

export function notate(_state: State, seat: Seat, move: Move, viewer: Viewer): string {
  switch (move.type) {
    case 'bid':
      return viewer === seat ? `bid ${move.coins}` : 'bid ?';
    case 'sell':
      return `sell ${move.count} ${move.good}`;
    case 'scout':
    case 'keep':
      return move.type;
  }
}

// Edges: bids are their amount, everything else comes above the largest.
const HIDDEN_BID = MOST_COINS + 1;
const KEEP = MOST_COINS + 2;
const SCOUT = MOST_COINS + 3;
const FIRST_SALE = MOST_COINS + 4;

export function edge(_state: State, seat: Seat, move: Move, viewer: Viewer): Edge {
  switch (move.type) {
    case 'bid':
      return viewer === seat ? move.coins : HIDDEN_BID;
    case 'sell':
      return FIRST_SALE + GOODS.indexOf(move.good) * CARDS_PER_GOOD + move.count;
    case 'scout':
      return SCOUT;
    case 'keep':
      return KEEP;
  }
}
