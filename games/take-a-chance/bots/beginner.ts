/** A first evening: buys what glitters, rolls for the fun of it, keeps the dice that look alike. */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, takeAChance } from '../rules/index.ts';
import { canDoFirst } from '../rules/choices.ts';
import { ASK, BID_STEP, CHARMS, type State, ticketsLeft } from '../rules/state.ts';
import { COUNTS, FACES, keepOf } from './hands.ts';
import { type Combo, COMBOS, handOf } from './dice/index.ts';
import { colourOf, hasLaterTurn } from './look.ts';
import { bidOf, CHANCE, FIRST, OR, PASS, ROLL, USE } from './moves.ts';

const comboNumber = (combo: Combo): number => COMBOS.indexOf(combo);
const moves: Move[] = [];

export function beginner(state: State, seat: Seat, rng: Rng): Move {
  switch (state.question) {
    case ASK.turn:
      return takeTurn(state, seat, rng);
    case ASK.or:
      return canDoFirst(state, seat) ? FIRST : OR;
    case ASK.buy:
    case ASK.swap:
      return dearest(state, seat);
    case ASK['extra die']:
      return USE;
    case ASK.rethrow:
    case ASK['kept rethrow']:
      return keepAlike(state);
    case ASK.collect:
      return mostMoney(state, seat);
    case ASK['open auction']:
    case ASK.bid:
      return bid(state, seat, rng);
    default:
      return ROLL;
  }
}

/** Half the time a ticket, else a card or a roll, as the mood takes it; at the end not even a newcomer buys. */
function takeTurn(state: State, seat: Seat, rng: Rng): Move {
  const mood = rng.below(4);
  if (mood === 0 && hasLaterTurn(state, seat)) {
    const card = dearest(state, seat);
    if (card.type === 'buy') return card;
  }
  return mood !== 3 && ticketsLeft(state, seat) > 0 ? CHANCE : ROLL;
}

/** The purchase or swap that brings the dearest card. */
function dearest(state: State, seat: Seat): Move {
  const count = takeAChance.moves(state, seat, moves);
  const price = (move: Move): number => {
    if (move.type === 'buy') return state.box.prices[colourOf(move.card)]!;
    if (move.type !== 'swap') return 0;
    return state.box.prices[colourOf(move.take)]! - state.box.prices[colourOf(move.give)]!;
  };
  return moves.slice(0, count).reduce((best, move) => (price(move) > price(best) ? move : best));
}

/** Keeps the largest group of equal dice. */
function keepAlike(state: State): Move {
  const { hand, options, charmThrown } = state;
  let face = FACES - 1;
  for (let other = FACES - 2; other >= 0; other--)
    if (COUNTS[FACES * hand + other]! > COUNTS[FACES * hand + face]!) face = other;
  const count = COUNTS[FACES * hand + face]!;
  const keep = count > 1 ? new Array<number>(count).fill(face + 1) : [];
  const charm =
    options.luckyCharm && (charmThrown || state.charms[CHARMS * state.turn + state.charm]! > 0);
  return keepOf(handOf(keep), charm);
}

/** The most money at once, whatever the charm says. */
function mostMoney(state: State, seat: Seat): Move {
  const count = takeAChance.moves(state, seat, moves);
  const combosOfBoard = state.worth.length / state.seats;
  let best = moves[0]!;
  let most = -1;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move.type !== 'collect') continue;
    const pays = state.worth[combosOfBoard * seat + comboNumber(move.combo)]!;
    if (pays <= most) continue;
    most = pays;
    best = move;
  }
  return best;
}

/** Bids about the price, a little more or less as the mood takes it. */
function bid(state: State, seat: Seat, rng: Rng): Move {
  const price = state.box.prices[colourOf(state.pool[state.lotPlace]!)]!;
  const steps = Math.floor(
    Math.min(state.cash[seat]!, price * (0.5 + rng.below(9) / 8)) / BID_STEP,
  );
  const least = state.bid / BID_STEP + 1;
  if (state.question === ASK.bid && steps < least) return PASS;
  const bidding = Math.max(least, state.question === ASK.bid ? least : Math.floor(steps / 2));
  return bidOf(bidding, bidding * BID_STEP);
}
