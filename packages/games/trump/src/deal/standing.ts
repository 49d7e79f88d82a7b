/** Can a player stand by a list of clauses, given the own hand and the promises already made? */

import type { Illegal, Seat } from '@parlor/kit';
import { cardName } from '../names.ts';
import { held, type State } from '../state.ts';
import type { Card } from '../types.ts';
import { type Clause, isNow, promisedCard, promiser, propertyOf } from './clauses.ts';
import { brokenPromise, cardPromise, needed, playLostWith } from './promises.ts';

/** What the clauses do to one card of one player. */
interface CardUse {
  /** Copies that go and come by now-clauses naming the card. */
  out: number;
  comesIn: number;
  /** To be given later or to be played. */
  isPromised: boolean;
  /** Something else hangs on this player playing it. */
  isNamed: boolean;
}

/** Uses nothing of the other player's hand, so the answer tells nothing about it. */
export function checkStanding(
  state: State,
  seat: Seat,
  clauses: readonly Clause[],
): Illegal | undefined {
  const uses = cardUses(clauses, seat);
  for (const [card, use] of uses) {
    const why = checkUse(state, seat, card, use);
    if (why) return why;
  }
  return checkRandom(state, seat, clauses, uses) ?? checkPlays(state, seat, clauses);
}

/** By card, for every card the clauses name on this player's side. */
export function cardUses(clauses: readonly Clause[], seat: Seat): Map<Card, CardUse> {
  const uses = new Map<Card, CardUse>();
  const useOf = (card: Card): CardUse => {
    const use = uses.get(card) ?? { out: 0, comesIn: 0, isPromised: false, isNamed: false };
    uses.set(card, use);
    return use;
  };
  for (const clause of clauses) {
    const promised = promisedCard(clause);
    if (promised !== undefined && promiser(clause) === seat) useOf(promised).isPromised = true;
    if (clause.type === 'play') continue;
    const { from, what, when } = clause;
    if (when.type === 'played' && when.seat === seat) useOf(when.card).isNamed = true;
    if (when.type !== 'now' || what.type !== 'card') continue;
    if (from === seat) useOf(what.card).out++;
    else useOf(what.card).comesIn++;
  }
  return uses;
}

function checkUse(state: State, seat: Seat, card: Card, use: CardUse): Illegal | undefined {
  const have = held(state, seat, card);
  const { out, comesIn } = use;
  if (out > have) return notHeld(state, card);
  const need = needed(state, seat, card);
  if (out > 0 && out > have - need) return boundCard(state, seat, card);
  const left = have - out + comesIn;
  if ((use.isPromised || use.isNamed) && left < 1) return notHeld(state, card);
  if (use.isPromised && left < need + 1) return boundCard(state, seat, card);
  return undefined;
}

const notHeld = (state: State, card: Card): Illegal => ({
  code: 'card-not-held',
  params: { card: cardName(state.rules.components, card) },
});

const boundCard = (state: State, seat: Seat, card: Card): Illegal =>
  brokenPromise('promise-card', cardPromise(state, seat, card)!);

/** Random cards must leave room for the promised ones. */
function checkRandom(
  state: State,
  seat: Seat,
  clauses: readonly Clause[],
  uses: ReadonlyMap<Card, CardUse>,
): Illegal | undefined {
  let random = 0;
  for (const clause of clauses) {
    if (
      clause.type === 'give' &&
      clause.from === seat &&
      isNow(clause) &&
      clause.what.type === 'random'
    ) {
      random += clause.what.count;
    }
  }
  if (random === 0) return undefined;
  let kept = 0;
  for (let card = 0; card < state.rules.cardCount; card++) {
    if (held(state, seat, card) === 0) continue;
    const use = uses.get(card);
    const out = use?.out ?? 0;
    const bound = needed(state, seat, card) + (use?.isPromised ? 1 : 0);
    kept += out + Math.min(held(state, seat, card) - out, bound);
  }
  const have = state.handSize[seat]! - kept;
  return random <= have ? undefined : { code: 'hand-promised', params: { have, need: random } };
}

/** D-7.2: no deal may take away what a promised play needs. */
function checkPlays(state: State, seat: Seat, clauses: readonly Clause[]): Illegal | undefined {
  let holdings = state.holdings[seat]!;
  for (const clause of clauses) {
    const property = propertyOf(clause);
    if (property === undefined) continue;
    if (promiser(clause) === seat) holdings &= ~(1 << property);
    else if (isNow(clause)) holdings |= 1 << property;
  }
  const lost = playLostWith(state, seat, holdings);
  return lost && brokenPromise('promise-play', lost);
}
