/** E-8: what each seat knows, put together field by field. */

import type { Seat, Viewer } from '@parlor/kit';
import { kindBit, KINDS, type Kinds, PAIR, PLACES } from '../facts/cards.ts';
import { cardsByKind, isHandPublic } from './hands.ts';
import { writtenOptions } from './options.ts';
import { BY_SHIFT, CARD_BITS, GONE, NOBODY, type State } from './state.ts';
import type { Card, Lacks, PileCard, PlayerView, View } from '../facts/types.ts';

export function view(state: State, viewer: Viewer): View {
  const players: PlayerView[] = [];
  for (let seat = 0; seat < state.seats; seat++) players.push(playerView(state, seat, viewer));
  return {
    viewer,
    seats: state.seats,
    options: writtenOptions(state.options),
    round: state.round,
    dealer: state.dealer,
    phase: state.phase,
    turn: seatOrNull(state.turn),
    value: state.value / 2,
    five: state.five,
    pile: pileCards(state),
    pending: seatOrNull(state.pending),
    winner: seatOrNull(state.winner),
    loser: seatOrNull(state.loser),
    turned:
      state.turnedSeat === NOBODY
        ? null
        : { seat: state.turnedSeat, place: state.turnedPlace, card: state.turnedCard },
    points: Array.from(state.points),
    sheet: sheetRows(state),
    players,
  };
}

const seatOrNull = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);

function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const isPublic = isHandPublic(state, seat);
  const isMemory = state.options.collected === 'memory';
  const showsHand = seat === viewer || (isPublic && !isMemory);
  const isRemembered = isPublic && !showsHand && !state.unaided;
  return {
    handSize: state.handSize[seat]!,
    hand: showsHand ? cardsByKind(state.hand, seat) : null,
    ...(isRemembered && { remembered: cardsByKind(state.hand, seat) }),
    lacks: lacks(state.lackKinds[seat]!, state.lackCount[seat]!),
    bank: state.bankSize[seat]!,
    open: openCards(state, seat),
    blind: blindPlaces(state, seat),
    aside: cardsByKind(state.aside, seat),
    table: isHandPublic(state, seat),
    turns: state.turns[seat]!,
  };
}

/** A hand as far as its viewer can look it up, on the table or among the aids. */
export const handSeen = ({ hand, remembered }: PlayerView): readonly Card[] | null =>
  hand ?? remembered ?? null;

function lacks(kinds: Kinds, count: number): Lacks | null {
  if (count === 0) return null;
  const cards: Card[] = [];
  for (let card = 0; card < KINDS; card++) {
    if ((kinds & kindBit(card)) !== 0) cards.push(card);
  }
  return { count, cards, pair: (kinds & PAIR) !== 0 };
}

function openCards(state: State, seat: Seat): (Card | null)[] {
  const cards: (Card | null)[] = [];
  for (let cell = seat * PLACES; cards.length < PLACES; cell++) {
    const card = state.open[cell]!;
    cards.push(card === GONE ? null : card);
  }
  return cards;
}

/** Whether a card lies there, never which. */
function blindPlaces(state: State, seat: Seat): boolean[] {
  const there: boolean[] = [];
  for (let cell = seat * PLACES; there.length < PLACES; cell++)
    there.push(state.blind[cell] !== GONE);
  return there;
}

function pileCards(state: State): PileCard[] {
  const cards: PileCard[] = [];
  for (let index = 0; index < state.pileSize; index++) {
    const cell = state.pile[index]!;
    cards.push({ card: cell & CARD_BITS, by: cell >> BY_SHIFT });
  }
  return cards;
}

function sheetRows(state: State): number[][] {
  const finished = state.phase === 'over' ? state.round : state.round - 1;
  return Array.from({ length: finished }, (_, row) =>
    Array.from(state.sheet.subarray(row * state.seats, (row + 1) * state.seats)),
  );
}
