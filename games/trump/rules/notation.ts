/** Moves in short notation, and as labels for search. */

import type { Edge, Seat, Viewer } from '@parlor/kit';
import { MAX_CLAUSES } from '../facts/clauses.ts';
import { offerText } from '../facts/deal/notateClauses.ts';
import { partiesOf } from './deal/terms.ts';
import { MAX_CARDS, MAX_PROPERTIES, MAX_SEATS } from '../facts/limits.ts';
import { MAX_CONTRACTS } from '../facts/moveTable.ts';
import type { State } from './state/state.ts';
import type { Move } from '../facts/types.ts';

export function notate(state: State, seat: Seat, move: Move, viewer: Viewer): string {
  switch (move.type) {
    case 'play': {
      const target = move.seat === undefined ? '' : ` s${move.seat}`;
      const property = move.property === undefined ? '' : ` p${move.property}`;
      return `play ${move.card}${target}${property}`;
    }
    case 'take':
      return `take s${move.seat}`;
    case 'fill':
      return `fill p${move.property}`;
    case 'putUp':
      return `put-up p${move.property}`;
    case 'trade':
      return `trade p${move.give} p${move.take}`;
    case 'surrender':
      return `surrender p${move.property}`;
    case 'open':
      return viewer === seat ? `open ${move.amount}` : 'open ?';
    case 'raise':
      return `raise ${move.cash}${move.cards.length === 0 ? '' : ` + ${move.cards.join(' ')}`}`;
    case 'knockOut':
      return `knock-out s${move.seat}`;
    case 'backIn':
      return 'back-in';
    case 'offer':
      return offerText(move, isOne(viewer, partiesOf({ ...move, from: seat })));
    case 'counter':
      return offerText(move, isOne(viewer, [seat, state.offer?.from]));
    case 'use':
      return `use ${move.contract}.${move.clause}`;
    case 'choose':
      return `choose ${isOne(viewer, [state.choosing?.from, state.choosing?.to]) ? move.card : '?'}`;
    case 'roll':
    case 'keep':
    case 'pass':
    case 'accept':
    case 'reject':
    case 'done':
      return move.type;
  }
}

/** D-7.5: card names are for the parties. */
const isOne = (viewer: Viewer, seats: readonly (Seat | undefined)[]): boolean =>
  viewer !== 'public' && seats.includes(viewer);

// One range of numbers for each listed kind of move.
const PLAY_TARGETS = 1 + MAX_SEATS + MAX_PROPERTIES;
const SIMPLE = ['roll', 'keep', 'pass', 'backIn', 'accept', 'reject', 'done'] as const;
const TAKE_EDGES = SIMPLE.length;
const KNOCK_OUT_EDGES = TAKE_EDGES + MAX_SEATS;
const FILL_EDGES = KNOCK_OUT_EDGES + MAX_SEATS;
const PUT_UP_EDGES = FILL_EDGES + MAX_PROPERTIES;
const SURRENDER_EDGES = PUT_UP_EDGES + MAX_PROPERTIES;
const TRADE_EDGES = SURRENDER_EDGES + MAX_PROPERTIES;
const PLAY_EDGES = TRADE_EDGES + MAX_PROPERTIES * MAX_PROPERTIES;
const CHOICE_EDGES = PLAY_EDGES + MAX_CARDS * PLAY_TARGETS;
const HIDDEN_CHOICE = CHOICE_EDGES + MAX_CARDS;
const USE_EDGES = HIDDEN_CHOICE + 1;
const HIDDEN_OPENING = USE_EDGES + MAX_CONTRACTS * MAX_CLAUSES;
const OPENING_EDGES = HIDDEN_OPENING + 1;

/** A number where the move is listed, its notation where the space is wide. */
export function edge(state: State, seat: Seat, move: Move, viewer: Viewer): Edge {
  switch (move.type) {
    case 'take':
      return TAKE_EDGES + move.seat;
    case 'knockOut':
      return KNOCK_OUT_EDGES + move.seat;
    case 'fill':
      return FILL_EDGES + move.property;
    case 'putUp':
      return PUT_UP_EDGES + move.property;
    case 'surrender':
      return SURRENDER_EDGES + move.property;
    case 'trade':
      return TRADE_EDGES + move.give * MAX_PROPERTIES + move.take;
    case 'play':
      return PLAY_EDGES + move.card * PLAY_TARGETS + targetOf(move);
    case 'use':
      return USE_EDGES + move.contract * MAX_CLAUSES + move.clause;
    case 'choose':
      return isOne(viewer, [state.choosing?.from, state.choosing?.to])
        ? CHOICE_EDGES + move.card
        : HIDDEN_CHOICE;
    case 'open':
      return viewer === seat ? OPENING_EDGES + move.amount : HIDDEN_OPENING;
    case 'raise':
    case 'offer':
    case 'counter':
      return notate(state, seat, move, viewer);
    default:
      return SIMPLE.indexOf(move.type);
  }
}

function targetOf({ seat, property }: Extract<Move, { type: 'play' }>): number {
  if (seat !== undefined) return 1 + seat;
  return property === undefined ? 0 : 1 + MAX_SEATS + property;
}
