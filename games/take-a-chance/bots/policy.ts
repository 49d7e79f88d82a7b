/**
 * A quick player: one look, no search, no allocation. It plays both sides of every playout, and is the skilled player's
 * first idea. Everything it looks at its seat can see.
 */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, takeAChance } from '../rules/index.ts';
import { combosIn } from './dice/index.ts';
import { ASK, BID_STEP, COLOURS, EMPTY, type State, ticketsLeft } from '../rules/state.ts';
import { charmBonus, likesCharm } from './charm.ts';
import { FIRST_HAND, keepOf } from './hands.ts';
import { incomesOf } from './incomes.ts';
import { colourOf, OFFERS, offered } from './look.ts';
import { bidOf, BUY, CHANCE, COLLECT, PASS, ROLL, USE } from './moves.ts';
import { COMBO_COUNT } from './rollTable.ts';
import { betterSide } from './sides.ts';
import { bidLimit, cardWorth, chanceWorth, type Style, swapWorth, worthOver } from './worth.ts';

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
