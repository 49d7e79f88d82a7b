/** What each seat knows, and what the public does (P-7). */

import type { Seat, Viewer } from '@parlor/kit';
import {
  bySeat,
  countsIn,
  discardOf,
  lastOf,
  letGoOf,
  pairsOf,
  setsOf,
  stealingOf,
} from './codec.ts';
import { finishedOf } from './scoring.ts';
import { cardsIn } from './sets.ts';
import { knownRow, OVER, PUBLIC, pileSize, ROW, type State } from './state.ts';
import { type PlayerView, QUESTIONS, type Value, type View } from '../facts/types.ts';

export function view(state: State, viewer: Viewer): View {
  const over = state.asked === OVER;
  return {
    viewer,
    seats: state.seats,
    options: state.table.options,
    game: state.game + 1,
    dealer: state.dealer,
    turn: over ? null : state.turn,
    asked: QUESTIONS[state.asked] ?? null,
    turns: state.turns,
    settled: state.settled,
    pairs: pairsOf(state),
    stealing: stealingOf(state),
    hand: viewer === 'public' ? [] : cardsIn(state.hands, viewer * ROW),
    players: bySeat(state, (seat) => player(state, seat, viewer)),
    pile: {
      cards: pileSize(state),
      shuffled: countsIn(state.shuffled),
      yours: viewer === 'public' ? [] : countsIn(state.drawn, viewer * ROW),
    },
    discard: discardOf(state),
    gone: cardsIn(state.gone),
    finished: finishedOf(state),
  };
}

function player(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const known = (onlooker: number, of: Seat) => cardsIn(state.known, knownRow(onlooker, of));
  return {
    bank: cardsIn<Value>(state.banks, seat * ROW),
    cards: state.sizes[seat]!,
    known:
      viewer === seat
        ? cardsIn(state.hands, seat * ROW)
        : known(viewer === 'public' ? PUBLIC : viewer, seat),
    shown: known(PUBLIC, seat),
    knowsOfYou: viewer === 'public' || viewer === seat ? [] : known(seat, viewer),
    couldBe: setsOf(state, seat),
    unclear: state.unclear[seat]!,
    last: lastOf(state, seat),
    letGo: letGoOf(state, seat),
  };
}
