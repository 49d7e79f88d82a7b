/**
 * A quick player: one look, no search, no allocation. It plays both sides of every playout, and is the skilled player's
 * first idea. Everything it looks at its seat can see.
 */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, takeAChance } from '@parlor/take-a-chance';
import { combosIn } from '@parlor/take-a-chance/dice';
import {
  ASK,
  BID_STEP,
  COLOURS,
  EMPTY,
  type State,
  ticketsLeft,
} from '@parlor/take-a-chance/state';
import { charmBonus, likesCharm } from './charm.ts';
import { FIRST_HAND, keepOf } from './hands.ts';
import { incomesOf } from './incomes.ts';
import {
  colourOf,
  fewestTickets,
  lastTurnsOf,
  OFFERS,
  offered,
  richestRival,
  wealthOf,
} from './look.ts';
import { bidOf, BUY, CHANCE, COLLECT, PASS, ROLL, USE } from './moves.ts';
import { COMBO_COUNT } from './rollTable.ts';
import { betterSide } from './sides.ts';
import { ticketWorth } from './tickets.ts';

export interface Style {
  /** How many tickets a player is expected to turn over in a turn. */
  readonly pace: number;
  /** What one more die promises beyond what it brings at once, as a share of the board's income. */
  readonly die: number;
  /** What a ticket saved for later is worth, as a share of the board's income. */
  readonly patience: number;
  /** The same for the last ticket of the pile if somebody else is richer. */
  readonly fear: number;
  /** What a dollar spent early costs, as tickets want money too. */
  readonly thrift: number;
  /** Turns everybody has besides those that take a ticket. */
  readonly slow: number;
  /** How much more or less a ticket is taken to be worth than its parts. */
  readonly luck: number;
  /** How much of a card's future income is bid for it. */
  readonly greed: number;
}

/** Found by play against itself: tickets are worth more than turns, so matches are short and early cards count. */
export const STYLE: Style = {
  pace: 1.3,
  die: 0,
  patience: 0,
  fear: 0,
  thrift: 0,
  slow: 0,
  luck: 1.2,
  greed: 1.2,
};

const moves: Move[] = [];

export const policyOf =
  (style: Style) =>
  (state: State, seat: Seat, _rng: Rng): Move => {
    switch (state.question) {
      case ASK.turn:
        return takeTurn(state, seat, style);
      case ASK.buy:
        return purchase(state, seat, style);
      case ASK.or:
        return betterSide(state, seat, style);
      case ASK.swap:
        return swap(state, seat, style);
      case ASK['extra die']:
        return USE;
      case ASK.rethrow:
      case ASK['kept rethrow']:
        return rethrow(state);
      case ASK.collect:
        return collect(state);
      case ASK['open auction']:
      case ASK.bid:
        return bid(state, seat, style);
      default:
        return ROLL;
    }
  };

/** How many turns `seat` has left, this one included. */
export function turnsLeft(state: State, seat: Seat, { pace, slow }: Style): number {
  if (state.ending) return 1 + lastTurnsOf(state, seat);
  return 1 + Math.max(1, slow + fewestTickets(state) / pace);
}

/** What one more card of `colour` brings `seat` in all its turns after this one. */
export const cardWorth = (state: State, seat: Seat, colour: number, style: Style): number =>
  worthOver(incomesOf(state.box).mean(state.owned, COLOURS * seat), state, seat, colour, style);

/** The same over `base`, what a roll brings without it. */
function worthOver(base: number, state: State, seat: Seat, colour: number, style: Style): number {
  const at = COLOURS * seat;
  const incomes = incomesOf(state.box);
  let more = incomes.mean(state.owned, at, colour) - base;
  if (state.owned[at + colour] === 0) more += style.die * base;
  return more * (turnsLeft(state, seat, style) - 1) - style.thrift * state.box.prices[colour]!;
}

/** What a ticket brings `seat`, if a roll brings `base` and the best purchase `best`. */
export function chanceWorth(
  state: State,
  seat: Seat,
  { base, best, style }: { base: number; best: number; style: Style },
): number {
  const worth = ticketWorth(state.box);
  const chance = style.luck * (worth.rolls * base + worth.purchases * best + worth.cash);
  if (state.ending) return chance;
  const left = ticketsLeft(state, seat);
  let cost = 0;
  // A ticket that will find its turn anyway may wait for a better board.
  if (left < turnsLeft(state, seat, style) - 1) cost += style.patience * base;
  if (left === 1 && wealthOf(state, seat) <= richestRival(state, seat)) cost += style.fear * base;
  return chance - cost;
}

function takeTurn(state: State, seat: Seat, style: Style): Move {
  const base = incomesOf(state.box).mean(state.owned, COLOURS * seat);
  const cash = state.cash[seat]!;
  let best = ROLL;
  let value = base;
  let bestCard = 0;
  let seen = 0;
  for (let place = 0; place < OFFERS; place++) {
    const card = offered(state, seat, place);
    if (card === EMPTY) continue;
    const colour = colourOf(card);
    if ((seen >>> colour) % 2 === 1 || state.box.prices[colour]! > cash) continue;
    seen |= 1 << colour;
    const worth = worthOver(base, state, seat, colour, style);
    if (worth > bestCard) bestCard = worth;
    if (worth <= value) continue;
    value = worth;
    best = BUY[card]!;
  }
  if (ticketsLeft(state, seat) === 0) return best;
  return chanceWorth(state, seat, { base, best: bestCard, style }) > value ? CHANCE : best;
}

function purchase(state: State, seat: Seat, style: Style): Move {
  const count = takeAChance.moves(state, seat, moves);
  let best = moves[0]!;
  let value = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move.type !== 'buy') continue;
    const worth = cardWorth(state, seat, colourOf(move.card), style);
    if (worth <= value) continue;
    value = worth;
    best = move;
  }
  return best;
}

const swapped = new Uint8Array(COLOURS);

/** What a swap brings in all turns after this one. */
export function swapWorth(
  state: State,
  seat: Seat,
  { give, take }: { readonly give: number; readonly take: number },
  style: Style,
): number {
  const at = COLOURS * seat;
  const incomes = incomesOf(state.box);
  for (let colour = 0; colour < COLOURS; colour++) swapped[colour] = state.owned[at + colour]!;
  swapped[colourOf(give)]! -= 1;
  const more = incomes.mean(swapped, 0, colourOf(take)) - incomes.mean(state.owned, at);
  // The ticket goes on with a roll, so that it matters even in the last turn.
  return more * turnsLeft(state, seat, style);
}

function swap(state: State, seat: Seat, style: Style): Move {
  const count = takeAChance.moves(state, seat, moves);
  let best = moves[0]!;
  let value = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move.type !== 'swap') continue;
    const worth = swapWorth(state, seat, move, style);
    if (worth <= value) continue;
    value = worth;
    best = move;
  }
  return best;
}

function rethrow(state: State): Move {
  const rethrows = state.question === ASK['kept rethrow'] ? 1 : state.rethrows;
  const at = COLOURS * state.turn;
  const table = incomesOf(state.box).table(state.owned, at, state.size, rethrows);
  const hand = table.keep[state.hand - FIRST_HAND[state.size]!]!;
  const charm =
    state.options.luckyCharm && (state.charmThrown || hand === state.hand || likesCharm(state));
  return keepOf(hand, charm);
}

function collect(state: State): Move {
  const { turn } = state;
  let best = 0;
  let value = Number.NEGATIVE_INFINITY;
  for (let combos = combosIn(state.hand) & state.paid[turn]!; combos !== 0; combos &= combos - 1) {
    const combo = 31 - Math.clz32(combos & -combos);
    let pays = state.worth[COMBO_COUNT * turn + combo]! * state.pays;
    if (state.options.luckyCharm) pays += charmBonus(state, combo);
    if (pays <= value) continue;
    value = pays;
    best = combo;
  }
  return COLLECT[best]!;
}

function bid(state: State, seat: Seat, style: Style): Move {
  const limit = bidLimit(state, seat, style);
  const least = state.bid + BID_STEP;
  if (state.question === ASK.bid && least > limit) return PASS;
  // Half of what is left to the limit at a time: auctions end soon, and nobody pays much more than the next one would.
  const amount = Math.max(least, BID_STEP * Math.floor((state.bid + limit) / 2 / BID_STEP));
  return bidOf(amount / BID_STEP, amount);
}

/** The most a seat pays for the card in the auction: its price comes back in the end, and it earns until then. */
export function bidLimit(state: State, seat: Seat, style: Style): number {
  const colour = colourOf(state.pool[state.lotPlace]!);
  const limit = state.box.prices[colour]! + style.greed * cardWorth(state, seat, colour, style);
  return BID_STEP * Math.floor(Math.min(state.cash[seat]!, limit) / BID_STEP);
}
