/** The whole position in the plain words of the README, for comparison with the plain twin. */

import type { Json } from '@parlor/kit';
import { KINDS } from '../facts/cards.ts';
import { NO_BID, NOBODY, NOTHING, type State } from './state.ts';
import { GOODS } from '../facts/types.ts';

export const facts = (state: State): Json => ({
  day: state.day,
  phase: state.phase,
  winner: state.winner === NOBODY ? null : state.winner,
  stall: state.stall === NOTHING ? null : GOODS[state.stall]!,
  bank: state.bank,
  coins: [...state.coins],
  hands: state.coins.map((_, seat) => named(state.hands, seat)),
  shown: state.coins.map((_, seat) => named(state.shown, seat)),
  deck: state.deck.slice(0, state.deckLeft).map((good) => GOODS[good]!),
  sold: named(state.sold, 0),
  bids: state.bids.map((bid) => (bid === NO_BID ? null : bid)),
  scout: state.scout === NOBODY ? null : state.scout,
});

const named = (counts: readonly number[], row: number): Json =>
  Object.fromEntries(GOODS.map((good, index) => [good, counts[row * KINDS + index]!]));
