/** Why a move is worth a look, found by looking at the position. */

import type { Seat } from '@parlor/kit';
import type { Move } from '@parlor/trump';
import { held, type State } from '@parlor/trump/state';
import type { Reason } from '../../brain.ts';
import { money, propertyWorth, taxOn } from './appraise.ts';
import { leaderOf } from './bidding.ts';
import { facesOf } from './faces.ts';
import { bestProfit } from './policy.ts';

const nameOf = (state: State, property: number): string =>
  state.rules.components.properties[property]!.name;

/** Openings at most this part of the worth rely on You're Out; from that part on they lead as a rule. */
const CHEAP = 0.35;
const STRONG = 0.6;

export function explain(state: State, seat: Seat, move: Move): Reason {
  const thing = (property: number): Readonly<Record<string, string>> => ({
    thing: nameOf(state, property),
  });
  switch (move.type) {
    case 'roll':
      return { code: 'cards-can-wait' };
    case 'play':
      return explainPlay(state, seat, move);
    case 'take':
      return { code: 'take-from', params: { seat: move.seat } };
    case 'fill':
      return { code: 'fill-wanted', params: thing(move.property) };
    case 'putUp': {
      const owner = state.owner[move.property]!;
      const isOthers = owner >= 0 && owner !== seat;
      return { code: isOthers ? 'put-up-other' : 'put-up-wanted', params: thing(move.property) };
    }
    case 'trade':
      return { code: 'trade-up', params: thing(move.take) };
    case 'keep':
      return { code: 'trade-no' };
    case 'surrender':
      return { code: 'give-up-least', params: thing(move.property) };
    case 'open':
      return explainOpening(state, seat, move.amount);
    case 'raise':
      return move.cards.length > 0
        ? { code: 'raise-free', params: { amount: brings(state, move.cards) } }
        : { code: 'raise-cash', params: { amount: state.bids[seat]! + move.cash } };
    case 'knockOut':
      return move.seat === leaderOf(state)
        ? { code: 'knock-leader', params: { amount: state.bids[seat]! } }
        : { code: 'knock-rival', params: { seat: move.seat } };
    case 'backIn':
      return { code: 'come-back', params: { amount: state.bids[seat]! } };
    case 'pass':
      return explainPass(state, seat);
    case 'done':
      return { code: 'done-related' };
    case 'accept':
      return { code: 'take-deal' };
    case 'reject':
      return { code: 'refuse-deal' };
    case 'offer':
      return { code: 'offer-deal' };
    case 'counter':
      return { code: 'counter-deal' };
  }
}

const brings = (state: State, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + state.rules.amount[card]!, 0);

function explainPlay(state: State, seat: Seat, move: Extract<Move, { type: 'play' }>): Reason {
  const faces = facesOf(state.rules);
  const { card } = move;
  if (state.gotCards.length > 0 || state.gotProperties !== 0)
    return { code: 'play-related', params: { pays: faces.pay[card]! } };
  if (faces.byDie[card] === 1) return { code: 'cash-in-die' };
  if (faces.pay[card] !== 0) return { code: 'cash-in', params: { pays: faces.pay[card]! } };
  if (move.seat !== undefined) {
    const isLeader = [...state.cash.keys()].every(
      (other) => other === move.seat || money(state, other) <= money(state, move.seat!),
    );
    const params = { seat: move.seat, amount: taxOn(state, move.seat) };
    return { code: isLeader ? 'tax-leader' : 'tax-richest', params };
  }
  if (move.property === undefined) return { code: 'steal-cards' };
  const outs = faces.out < 0 ? 0 : held(state, seat, faces.out);
  return {
    code: outs > 0 ? 'force-to-win' : 'force-to-deny',
    params: { thing: nameOf(state, move.property), seat: state.owner[move.property]! },
  };
}

function explainOpening(state: State, seat: Seat, amount: number): Reason {
  if (amount === 0) return { code: 'open-out' };
  if (state.owner[state.lot] === seat) return { code: 'open-owner' };
  const worth = Math.round(propertyWorth(state, seat, state.lot) / 10) * 10;
  const { out } = facesOf(state.rules);
  const outs = out < 0 ? 0 : held(state, seat, out);
  if (amount <= worth * CHEAP && outs > 0) return { code: 'open-cheap', params: { amount, outs } };
  if (amount >= worth * STRONG) return { code: 'open-strong', params: { amount, worth } };
  return { code: 'open-shaded', params: { amount, worth } };
}

function explainPass(state: State, seat: Seat): Reason {
  if (state.lot >= 0) return { code: leaderOf(state) === seat ? 'already-ahead' : 'let-it-go' };
  return { code: bestProfit(state, seat) < 0 ? 'nothing-left' : 'wait-and-see' };
}
