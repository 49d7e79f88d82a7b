/** The reason that fits a move best in the position it is made in. */

import type { Seat } from '@parlor/kit';
import type { Move } from '@parlor/take-a-chance';
import { COMBOS, contains } from '@parlor/take-a-chance/dice';
import {
  ASK,
  CHARM_BONUS,
  CHARMS,
  COLOURS,
  type State,
  ticketsLeft,
} from '@parlor/take-a-chance/state';
import type { Reason } from '../../brain.ts';
import { charmBonus } from './charm.ts';
import { incomesOf } from './incomes.ts';
import { colourOf, richestRival, wealthOf } from './look.ts';
import { bidLimit, cardWorth, STYLE, swapWorth, turnsLeft } from './policy.ts';
import { COMBO_COUNT } from './rollTable.ts';
import { ticketWorth } from './tickets.ts';

export function explain(state: State, seat: Seat, move: Move): Reason {
  switch (move.type) {
    case 'buy':
      return purchase(state, seat, colourOf(move.card));
    case 'swap':
      return swap(state, seat, move);
    case 'chance':
      return chance(state, seat);
    case 'roll':
      return roll(state, seat);
    case 'use':
      return { code: 'use-die' };
    case 'throw':
      return { code: 'save-die' };
    case 'collect':
      return collect(state, seat, COMBOS.indexOf(move.combo));
    case 'bid':
      return bid(state, seat, move.amount);
    case 'pass':
      return pass(state, seat);
    case 'keep':
      return { code: 'keep-for-money', params: { dice: move.dice.join(' '), mean: 0 } };
  }
}

function purchase(state: State, seat: Seat, colour: number): Reason {
  const incomes = incomesOf(state.box);
  const at = COLOURS * seat;
  const income = incomes.mean(state.owned, at, colour) - incomes.mean(state.owned, at);
  const params = { colour: state.box.colours[colour]!, income: Math.round(income) };
  const worth = cardWorth(state, seat, colour, STYLE);
  const keenest = keenestRival(state, seat, colour);
  if (turnsLeft(state, STYLE) <= 2) return { code: 'keeps-its-price', params };
  if (state.question === ASK.turn && keenest.worth > 2 * worth && keenest.worth > 0)
    return { code: 'denies', params: { ...params, player: keenest.seat + 1 } };
  if (income < incomes.mean(state.owned, at) / 20) return { code: 'two-steps', params };
  return { code: state.owned[at + colour] === 0 ? 'new-die' : 'earns-more', params };
}

function keenestRival(state: State, seat: Seat, colour: number): { seat: Seat; worth: number } {
  let keenest = { seat, worth: 0 };
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.cash[other]! < state.box.prices[colour]!) continue;
    const worth = cardWorth(state, other, colour, STYLE);
    if (worth > keenest.worth) keenest = { seat: other, worth };
  }
  return keenest;
}

function swap(state: State, seat: Seat, move: { give: number; take: number }): Reason {
  const income = swapWorth(state, seat, move, STYLE) / turnsLeft(state, STYLE);
  const params = {
    give: state.box.colours[colourOf(move.give)]!,
    take: state.box.colours[colourOf(move.take)]!,
    income: Math.round(income),
  };
  return { code: income > 0 ? 'swap-up' : 'swap-least', params };
}

function chance(state: State, seat: Seat): Reason {
  if (state.ending) return { code: 'last-turn-ticket' };
  if (ticketsLeft(state, seat) === 1) {
    const isAhead = wealthOf(state, seat) > richestRival(state, seat);
    return { code: isAhead ? 'ends-while-ahead' : 'ends-anyway' };
  }
  const { rolls, purchases } = ticketWorth(state.box);
  return { code: 'ticket-beats-roll', params: { rolls: (rolls + purchases).toFixed(1) } };
}

function roll(state: State, seat: Seat): Reason {
  if (state.question === ASK['consolation roll']) return { code: 'free-roll' };
  const isBehind = wealthOf(state, seat) <= richestRival(state, seat);
  if (!state.ending && ticketsLeft(state, seat) === 1 && isBehind) return { code: 'roll-and-wait' };
  const income = incomesOf(state.box).mean(state.owned, COLOURS * seat);
  return { code: 'roll-pays', params: { income: Math.round(income) } };
}

function collect(state: State, seat: Seat, combo: number): Reason {
  const amount = state.worth[COMBO_COUNT * seat + combo]! * state.pays;
  const params = { combo: COMBOS[combo]!.replaceAll('-', ' '), amount };
  if (state.options.luckyCharm && charmBonus(state, combo) > 0) {
    const bonus = CHARM_BONUS * state.charms[CHARMS * seat + state.charm]!;
    return { code: 'collect-charm', params: { ...params, bonus } };
  }
  let most = 0;
  for (let other = 0; other < COMBO_COUNT; other++)
    if (contains(state.hand, COMBOS[other]!))
      most = Math.max(most, state.worth[COMBO_COUNT * seat + other]! * state.pays);
  return { code: amount === most ? 'collect-most' : 'collect-less', params };
}

function bid(state: State, seat: Seat, amount: number): Reason {
  const colour = colourOf(state.pool[state.lotPlace]!);
  const worth = bidLimit(state, seat, STYLE);
  const keenest = keenestRival(state, seat, colour);
  if (amount > worth)
    return keenest.worth > 0
      ? { code: 'bid-to-deny', params: { player: keenest.seat + 1 } }
      : { code: 'bid-high', params: { worth: amount } };
  return { code: amount <= 0.6 * worth ? 'bid-low' : 'bid-high', params: { worth } };
}

function pass(state: State, seat: Seat): Reason {
  if (state.question === ASK['consolation roll']) return { code: 'no-roll' };
  const worth = bidLimit(state, seat, STYLE);
  return state.bid >= worth ? { code: 'too-dear', params: { worth } } : { code: 'let-go' };
}
