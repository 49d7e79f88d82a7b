/** A turn: a play or a pass, and what follows from it. */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { POINTS_BY_PLACE, statusesFor } from '../facts/cards.ts';
import { startNextGame } from './setup.ts';
import { linkPlayers, packTurn, removeCards, type State } from './state.ts';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  type Event,
  FIVE,
  type Move,
  NO_RANK,
  type Play,
  ZILLIONAIRE,
} from '../facts/types.ts';

export function applyMove(
  state: State,
  seat: Seat,
  move: Move,
  rng: Rng,
  emit?: Emit<Event>,
): void {
  if (move.type === 'pass') pass(state, seat, emit);
  else play(state, seat, move, rng, emit);
}

function pass(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.history[state.turns++] = packTurn(seat, NO_RANK, 0);
  state.passes++;
  emit?.({ type: 'passed', seat });
  moveOn(state, seat, emit);
}

function play(state: State, seat: Seat, move: Play, rng: Rng, emit?: Emit<Event>): void {
  const { rank, count } = move;
  const wasOnTop = state.topRank;
  state.history[state.turns++] = packTurn(seat, rank, count);
  removeCards(state, seat, rank, count);
  const left = (state.held[seat]! -= count);
  state.topRank = rank;
  // Z-4.4: a 5 stands for whatever number was asked for. Z-4.5: led, it leaves that open.
  if (rank !== FIVE) state.topCount = count;
  state.topBy = seat;
  state.passes = 0;
  state.passesToWin = state.playing - 1;
  emit?.({ type: 'played', seat, rank, count, asks: state.topCount, left });

  if (left === 0) {
    takeStatus(state, seat, emit);
    // Z-5.1: the game goes on until one player still holds cards.
    if (state.playing === 1) {
      endGame(state, rng, emit);
      return;
    }
  }
  // Z-4.8 and Z-4.9
  const endsRound = rank === ZILLIONAIRE || (rank === BANKROLL && wasOnTop === BANKRUPT);
  if (endsRound) endRound(state, emit);
  else if (rank === BUMP) bump(state, seat, emit);
  else moveOn(state, seat, emit);
}

/** Z-4.6: the next player who still has cards is skipped, which counts as a pass. */
function bump(state: State, seat: Seat, emit?: Emit<Event>): void {
  const bumped = state.next[seat]!;
  state.passes++;
  emit?.({ type: 'bumped', seat: bumped });
  moveOn(state, bumped, emit);
}

/** Z-4.3: the round ends when all others with cards have passed in a row; else it is the next one's turn. */
function moveOn(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.passes >= state.passesToWin) endRound(state, emit);
  else state.turn = state.next[seat]!;
}

/** Z-4.3 and Z-5.2: the last player leads, or the next with cards if that one is out. */
function endRound(state: State, emit?: Emit<Event>): void {
  const winner = state.topBy;
  state.turn = state.held[winner]! > 0 ? winner : state.next[winner]!;
  state.topRank = NO_RANK;
  state.topCount = 0;
  state.passes = 0;
  emit?.({ type: 'roundWon', seat: winner, leads: state.turn });
}

/** Z-5.1: the best status card still free. */
function takeStatus(state: State, seat: Seat, emit?: Emit<Event>): void {
  const place = state.outCount++;
  const points = POINTS_BY_PLACE[state.seats]![place]!;
  state.out[place] = seat;
  state.playing--;
  linkPlayers(state);
  emit?.({ type: 'statusTaken', seat, status: statusesFor(state.seats)[place]!, points });
}

/** Z-5.1: whoever still holds cards is Poor. Chips are laid when everybody has a status. */
function endGame(state: State, rng: Rng, emit?: Emit<Event>): void {
  const { seats } = state;
  const row = (state.game - 1) * seats;
  const poorest = seats - 1;
  const scale = POINTS_BY_PLACE[seats]!;
  const poor = state.next[state.topBy]!;
  for (let place = 0; place < poorest; place++) state.finished[row + place] = state.out[place]!;
  state.finished[row + poorest] = poor;
  for (let place = 0; place < seats; place++) {
    state.points[state.finished[row + place]!]! += scale[place]!;
  }
  if (emit) {
    const status = statusesFor(seats)[poorest]!;
    emit({ type: 'statusTaken', seat: poor, status, points: scale[poorest]! });
    emit({ type: 'scored', game: state.game, points: Array.from(state.points) });
  }
  if (state.game < state.games) startNextGame(state, rng, emit);
  else state.over = true;
}
