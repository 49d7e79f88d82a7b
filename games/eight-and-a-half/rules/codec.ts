/** A state as JSON and back. What follows from the rest (sizes, sets of kinds) is not written. */

import type { Json, Seat } from '@parlor/kit';
import { KINDS, PLACES } from '../facts/cards.ts';
import { addToHand, cardsByKind } from './hands.ts';
import { writtenOptions } from './options.ts';
import { GONE, State, TURN_CAP } from './state.ts';
import type { Card, Options, Phase } from '../facts/types.ts';

interface Written {
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly dealer: Seat;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly value: number;
  readonly five: boolean;
  readonly pending: Seat;
  readonly winner: Seat;
  readonly loser: Seat;
  readonly turned: readonly [seat: Seat, place: number, card: Card];
  readonly pile: readonly number[];
  readonly sheet: readonly number[];
  readonly players: readonly WrittenPlayer[];
}

interface WrittenPlayer {
  readonly hand: readonly Card[];
  readonly aside: readonly Card[];
  /** The top last. */
  readonly bank: readonly Card[];
  readonly open: readonly Card[];
  readonly blind: readonly Card[];
  readonly table: number;
  readonly turns: number;
  readonly points: number;
  readonly lackCount: number;
  readonly lackKinds: number;
}

export function encode(state: State): Json {
  const written: Written = {
    seats: state.seats,
    options: writtenOptions(state.options),
    round: state.round,
    dealer: state.dealer,
    phase: state.phase,
    turn: state.turn,
    value: state.value,
    five: state.five,
    pending: state.pending,
    winner: state.winner,
    loser: state.loser,
    turned: [state.turnedSeat, state.turnedPlace, state.turnedCard],
    pile: Array.from(state.pile.subarray(0, state.pileSize)),
    sheet: Array.from(state.sheet),
    players: Array.from({ length: state.seats }, (_, seat) => writePlayer(state, seat)),
  };
  return written as unknown as Json;
}

function writePlayer(state: State, seat: Seat): WrittenPlayer {
  const bank = seat * state.bankRoom;
  return {
    hand: cardsByKind(state.hand, seat),
    aside: cardsByKind(state.aside, seat),
    bank: Array.from(state.bank.subarray(bank, bank + state.bankSize[seat]!)),
    open: Array.from(state.open.subarray(seat * PLACES, (seat + 1) * PLACES)),
    blind: Array.from(state.blind.subarray(seat * PLACES, (seat + 1) * PLACES)),
    table: state.table[seat]!,
    turns: state.turns[seat]!,
    points: state.points[seat]!,
    lackCount: state.lackCount[seat]!,
    lackKinds: state.lackKinds[seat]!,
  };
}

export function decode(json: Json): State {
  const written = json as unknown as Written;
  const state = new State(written.seats, written.options);
  state.round = written.round;
  state.dealer = written.dealer;
  state.phase = written.phase;
  state.turn = written.turn;
  state.value = written.value;
  state.five = written.five;
  state.pending = written.pending;
  state.winner = written.winner;
  state.loser = written.loser;
  [state.turnedSeat, state.turnedPlace, state.turnedCard] = written.turned;
  state.pile.set(written.pile);
  state.pileSize = written.pile.length;
  state.sheet.set(written.sheet);
  written.players.forEach((player, seat) => readPlayer(state, seat, player));
  return state;
}

function readPlayer(state: State, seat: Seat, player: WrittenPlayer): void {
  for (const card of player.hand) addToHand(state, seat, card);
  layAside(state, seat, player.aside);
  state.bank.set(player.bank, seat * state.bankRoom);
  state.bankSize[seat] = player.bank.length;
  setPlaces(state, seat, player.open, player.blind);
  state.table[seat] = player.table;
  setTurns(state, seat, player.turns);
  state.points[seat] = player.points;
  state.lackCount[seat] = player.lackCount;
  state.lackKinds[seat] = player.lackKinds;
}

// For a state that is being put together; sampled worlds are built the same way.

export function layAside(state: State, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) state.aside[seat * KINDS + card]!++;
  state.asideSize[seat] = cards.length;
}

export function setPlaces(
  state: State,
  seat: Seat,
  open: readonly Card[],
  blind: readonly Card[],
): void {
  state.open.set(open, seat * PLACES);
  state.blind.set(blind, seat * PLACES);
  state.openLeft[seat] = open.filter((card) => card !== GONE).length;
  state.blindLeft[seat] = blind.filter((card) => card !== GONE).length;
}

export function setTurns(state: State, seat: Seat, turns: number): void {
  state.turns[seat] = turns;
  if (turns < TURN_CAP) state.belowCap++;
}
