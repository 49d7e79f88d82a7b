/** Has a party what it lays down now (README, "What an offer may say", 10)? Uses nothing of the other hands. */

import type { Illegal, Seat } from '@parlor/kit';
import { cardCode } from '../../facts/names.ts';
import { held, type State } from '../state/state.ts';
import type { Card, Contract } from '../../facts/types.ts';
import { type Clause, type Parties, takerOf } from '../../facts/clauses.ts';
import { freeCards } from './freeCards.ts';
import { brokenPromise, cardPromise, needed } from './promises.ts';

/** What the clauses do to one card of one player. */
export interface CardUse {
  /** Copies that go and come by now-clauses naming the card. */
  out: number;
  comesIn: number;
  /** To be given later or to be played. */
  isPromised: boolean;
  /** Something else hangs on this player having it: a play that is waited for, a show, the price of an option. */
  isNamed: boolean;
  isShown: boolean;
  isPrice: boolean;
  /** It may come later by the same deal. */
  comesLater: boolean;
}

export function checkStanding(
  state: State,
  seat: Seat,
  parties: Parties,
  clauses: readonly Clause[],
  contracts: readonly Contract[],
): Illegal | undefined {
  if (clauses.some(namesSomething)) {
    for (const [card, use] of cardUses(clauses, seat, parties)) {
      const why = checkUse(state, seat, card, use, contracts);
      if (why) return why;
    }
  }
  return checkFree(state, seat, clauses, contracts);
}

/** Is there any card in it that somebody has to have? */
export const namesSomething = (clause: Clause): boolean =>
  clause.type === 'give'
    ? clause.what.type === 'card' || clause.when.type === 'played'
    : clause.type !== 'abstain';

/** By card, for every card the clauses name on this player's side. */
export function cardUses(
  clauses: readonly Clause[],
  seat: Seat,
  parties: Parties,
): Map<Card, CardUse> {
  const uses = new Map<Card, CardUse>();
  const useOf = (card: Card): CardUse => {
    const use = uses.get(card) ?? {
      out: 0,
      comesIn: 0,
      isPromised: false,
      isNamed: false,
      isShown: false,
      isPrice: false,
      comesLater: false,
    };
    uses.set(card, use);
    return use;
  };
  for (const clause of clauses) {
    switch (clause.type) {
      case 'play':
        if (clause.seat === seat) useOf(clause.card).isPromised = true;
        break;
      case 'show':
        if (clause.seat === seat && clause.card !== null) useOf(clause.card).isShown = true;
        break;
      case 'option':
        for (const { from, what } of clause.clauses) {
          if (what.type !== 'card') continue;
          if (from !== seat) useOf(what.card).comesLater = true;
          else if (clause.seat === seat) useOf(what.card).isPrice = true;
          else useOf(what.card).isPromised = true;
        }
        break;
      case 'give': {
        const { from, what, when } = clause;
        if (when.type === 'played' && when.seat === seat) useOf(when.card).isNamed = true;
        if (what.type !== 'card') break;
        if (when.type !== 'now') {
          if (from === seat) useOf(what.card).isPromised = true;
          else useOf(what.card).comesLater = true;
        } else if (from === seat) useOf(what.card).out++;
        else if (takerOf(clause, from, parties) === seat) useOf(what.card).comesIn++;
        break;
      }
      case 'abstain':
    }
  }
  return uses;
}

function checkUse(
  state: State,
  seat: Seat,
  card: Card,
  { out, comesIn, isShown, isPrice }: CardUse,
  contracts: readonly Contract[],
): Illegal | undefined {
  const have = held(state, seat, card);
  const isMissing = out > have || (isShown && have < 1) || (isPrice && have - out + comesIn < 1);
  if (isMissing)
    return { code: 'card-not-held', params: { card: cardCode(state.rules.components, card) } };
  return out > 0 && out > have - needed(state, seat, card, contracts)
    ? brokenPromise('promise-card', cardPromise(state, seat, card)!)
    : undefined;
}

/** D-7.8: what is drawn or chosen now must be there beside all that is named. */
function checkFree(
  state: State,
  seat: Seat,
  clauses: readonly Clause[],
  contracts: readonly Contract[],
): Illegal | undefined {
  let need = 0;
  for (const clause of clauses) {
    if (clause.type !== 'give' || clause.from !== seat || clause.when.type !== 'now') continue;
    if (clause.what.type === 'random') need += clause.what.count;
    if (clause.what.type === 'choice') need++;
  }
  if (need === 0) return undefined;
  const have = freeCards(state, seat, contracts, clauses).length;
  return need <= have ? undefined : { code: 'hand-promised', params: { have, need } };
}
