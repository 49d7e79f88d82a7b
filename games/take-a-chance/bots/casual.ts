/**
 * Plays by rules of thumb. Buys early what promises most for its price, then takes its chances; keeps the dice that are
 * nearly something; bids up to what a card should bring back.
 */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, takeAChance } from '../rules/index.ts';
import { canDoFirst, choicesOf, firstPossible, type Steps } from '../rules/choices.ts';
import { combosIn } from './dice/index.ts';
import { ASK, BID_STEP, COLOURS, type State, ticketsLeft } from '../rules/state.ts';
import { keepByThumb } from './casualDice.ts';
import { charmBonus, likesCharm } from './charm.ts';
import {
  colourOf,
  EMPTY,
  fewestTickets,
  hasLaterTurn,
  lastTurnsOf,
  OFFERS,
  offered,
} from './look.ts';
import { bidOf, BUY, CHANCE, COLLECT, FIRST, OR, PASS, ROLL, USE } from './moves.ts';
import { COMBO_COUNT } from './rollTable.ts';
import { seemsToAdd, seemsToEarn } from './cardHeuristics.ts';

export interface CasualStyle {
  /** Counts on so many rolls for each ticket of the shortest pile. */
  readonly rollsPerTicket: number;
  /** Takes a ticket to be worth so many rolls; more than it is, as hopes for new cards run high as well. */
  readonly ticket: number;
  /** How much a price matters: 0 looks only at what a card brings, 1 at what it brings per dollar. */
  readonly thrift: number;
}

export const CASUAL: CasualStyle = { rollsPerTicket: 0.5, ticket: 4, thrift: 0.2 };

export const casualOf =
  (style: CasualStyle) =>
  (state: State, seat: Seat, _rng: Rng): Move => {
    switch (state.question) {
      case ASK.turn:
        return takeTurn(state, seat, style);
      case ASK.buy:
        return purchase(state, seat, style);
      case ASK.or:
        return side(state, seat);
      case ASK.swap:
        return swap(state, seat);
      case ASK['extra die']:
        return USE;
      case ASK.rethrow:
      case ASK['kept rethrow']:
        return rethrow(state, seat);
      case ASK.collect:
        return collect(state, seat);
      case ASK['open auction']:
      case ASK.bid:
        return bid(state, seat, style);
      default:
        return ROLL;
    }
  };

function takeTurn(state: State, seat: Seat, style: CasualStyle): Move {
  const hasTickets = ticketsLeft(state, seat) > 0;
  const otherwise = hasTickets ? CHANCE : ROLL;
  if (!hasLaterTurn(state, seat)) return otherwise;
  // A card is bought if it should bring more in what is left of the match than the ticket or roll it costs.
  const rolls = rollsToCome(state, seat, style);
  const otherwiseBrings = seemsToEarn(state, seat) * (hasTickets ? style.ticket : 1);
  let best = otherwise;
  let value = 0;
  for (let place = 0; place < OFFERS; place++) {
    const card = offered(state, seat, place);
    if (card === EMPTY || state.box.prices[colourOf(card)]! > state.cash[seat]!) continue;
    if (seemsToAdd(state, seat, colourOf(card)) * rolls <= otherwiseBrings) continue;
    const appeal = appealOf(state, seat, colourOf(card), style);
    if (appeal <= value) continue;
    value = appeal;
    best = BUY[card]!;
  }
  return best;
}

/** How many rolls a new card may hope for. */
const rollsToCome = (state: State, seat: Seat, { rollsPerTicket }: CasualStyle): number =>
  state.ending ? lastTurnsOf(state, seat) : rollsPerTicket * fewestTickets(state);

/** What the ticket says first sounds best, unless it is too late for cards: then what brings money at once. */
function side(state: State, seat: Seat): Move {
  if (!canDoFirst(state, seat)) return OR;
  if (hasLaterTurn(state, seat)) return FIRST;
  const choices = choicesOf(state);
  const or = firstPossible(state, seat, 1, 'alone');
  return seemsToBring(state, seat, choices[0]!) >= seemsToBring(state, seat, choices[or]!)
    ? FIRST
    : OR;
}

const MORE_PER_DIE = 0.25;

/** The money that steps seem to bring at once. */
function seemsToBring(state: State, seat: Seat, steps: Steps): number {
  let sum = 0;
  for (const step of steps) {
    if (step.do === 'collect') sum += step.amount;
    if (step.do === 'roll')
      sum += seemsToEarn(state, seat) * step.pays * (1 + MORE_PER_DIE * step.dice);
  }
  return sum;
}

const appealOf = (state: State, seat: Seat, colour: number, { thrift }: CasualStyle): number =>
  seemsToAdd(state, seat, colour) / state.box.prices[colour]! ** thrift;

const moves: Move[] = [];

function purchase(state: State, seat: Seat, style: CasualStyle): Move {
  const count = takeAChance.moves(state, seat, moves);
  return bestOf(count, (move) =>
    move.type === 'buy' ? appealOf(state, seat, colourOf(move.card), style) : 0,
  );
}

function bestOf(count: number, worth: (move: Move) => number): Move {
  let best = moves[0]!;
  let value = worth(best);
  for (let i = 1; i < count; i++) {
    const other = worth(moves[i]!);
    if (other <= value) continue;
    value = other;
    best = moves[i]!;
  }
  return best;
}

/** Gives the card that would be missed least: one of several, or a cheap one. */
function swap(state: State, seat: Seat): Move {
  const count = takeAChance.moves(state, seat, moves);
  const missed = (colour: number): number =>
    state.owned[COLOURS * seat + colour]! > 1
      ? state.box.prices[colour]! / 2
      : state.box.prices[colour]!;
  return bestOf(count, (move) =>
    move.type === 'swap'
      ? seemsToAdd(state, seat, colourOf(move.take)) - missed(colourOf(move.give)) / 2
      : 0,
  );
}

function rethrow(state: State, seat: Seat): Move {
  const dice = Array.from(state.dice.subarray(0, state.size));
  const pays = (combo: number): number => state.worth[COMBO_COUNT * seat + combo]!;
  const move = keepByThumb(dice, pays, false);
  if (!state.options.luckyCharm || move.type !== 'keep') return move;
  const standsAll = move.dice.length === state.size;
  return keepByThumb(dice, pays, state.charmThrown || standsAll || likesCharm(state));
}

function collect(state: State, seat: Seat): Move {
  let best = 0;
  let value = Number.NEGATIVE_INFINITY;
  for (let combo = 0; combo < COMBO_COUNT; combo++) {
    if (((combosIn(state.hand) & state.paid[seat]!) >>> combo) % 2 === 0) continue;
    const bonus = state.options.luckyCharm ? charmBonus(state, combo) : 0;
    const pays = state.worth[COMBO_COUNT * seat + combo]! * state.pays + bonus;
    if (pays <= value) continue;
    value = pays;
    best = combo;
  }
  return COLLECT[best]!;
}

/** A card is worth its price, which comes back in the end, and a part of what it seems to bring until then. */
function bid(state: State, seat: Seat, style: CasualStyle): Move {
  const colour = colourOf(state.pool[state.lotPlace]!);
  const rolls = rollsToCome(state, seat, style);
  const worth = state.box.prices[colour]! + (seemsToAdd(state, seat, colour) * rolls) / 2;
  const limit = Math.min(state.cash[seat]!, BID_STEP * Math.floor(worth / BID_STEP));
  const least = state.bid + BID_STEP;
  if (state.question === ASK.bid && least > limit) return PASS;
  const amount = Math.max(least, BID_STEP * Math.floor((state.bid + limit) / 2 / BID_STEP));
  return bidOf(amount / BID_STEP, amount);
}
