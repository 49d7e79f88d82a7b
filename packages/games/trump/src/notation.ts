/** Moves in short notation, and as labels for search. */

import type { Edge, Seat, Viewer } from '@parlor/kit';
import { type HiddenClause, hideAllCards, type WhatOf, type WhenOf } from './deal/clauses.ts';
import { MAX_CARDS, MAX_PROPERTIES, MAX_SEATS } from './limits.ts';
import type { State } from './state.ts';
import type { Move } from './types.ts';

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
      return `offer s${move.to}: ${clausesText(move.clauses, isParty(viewer, seat, move.to))}`;
    case 'counter':
      return `counter: ${clausesText(move.clauses, isParty(viewer, seat, state.offer?.from))}`;
    case 'roll':
    case 'keep':
    case 'pass':
    case 'accept':
    case 'reject':
    case 'done':
      return move.type;
  }
}

const isParty = (viewer: Viewer, one: Seat, other: Seat | undefined): boolean =>
  viewer === one || viewer === other;

/** D-7.5: card names are for the parties. */
const clausesText = (clauses: readonly HiddenClause[], isOpen: boolean): string =>
  (isOpen ? clauses : hideAllCards(clauses)).map(clauseText).join('; ');

function clauseText(clause: HiddenClause): string {
  if (clause.type === 'play')
    return `s${clause.seat} plays ${clause.card ?? '?'} by turn ${clause.turn}`;
  return `s${clause.from} gives ${whatText(clause.what)} ${whenText(clause.when)}`;
}

function whatText(what: WhatOf<number | null>): string {
  switch (what.type) {
    case 'cash':
      return `cash ${what.amount}`;
    case 'property':
      return `p${what.property}`;
    case 'card':
      return `card ${what.card ?? '?'}`;
    case 'random':
      return `random ${what.count}`;
    case 'share':
      return `share ${what.percent}%`;
  }
}

function whenText(when: WhenOf<number | null>): string {
  switch (when.type) {
    case 'now':
      return 'now';
    case 'turnEnd':
      return `at end of s${when.seat} turn ${when.turn}`;
    case 'played':
      return `${when.payout} s${when.seat} plays ${when.card ?? '?'}`;
  }
}

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
const HIDDEN_OPENING = PLAY_EDGES + MAX_CARDS * PLAY_TARGETS;
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
