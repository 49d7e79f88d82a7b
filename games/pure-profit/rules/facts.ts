/** The position as the README describes it under "Facts", for comparing implementations. */

import type { Json } from '@parlor/kit';
import { bySeat, discardOf, pairsOf, pileOf, stealingOf } from './codec.ts';
import { finishedOf } from './scoring.ts';
import { cardsIn } from './sets.ts';
import { OVER, ROW, type State } from './state.ts';
import { QUESTIONS } from '../facts/types.ts';

export const facts = (state: State): Json => ({
  game: state.game + 1,
  dealer: state.dealer,
  turn: state.asked === OVER ? null : state.turn,
  asked: QUESTIONS[state.asked] ?? null,
  turns: state.turns,
  hands: bySeat(state, (seat) => cardsIn(state.hands, seat * ROW)),
  banks: bySeat(state, (seat) => cardsIn(state.banks, seat * ROW)),
  pile: pileOf(state),
  discard: discardOf(state),
  pairs: pairsOf(state),
  stealing: stealingOf(state),
  gone: cardsIn(state.gone),
  finished: finishedOf(state),
});
