/** Why a move is worth a look, found by looking at the position: nothing is claimed that its player cannot see to be so. */

import type { Seat } from '@parlor/kit';
import { boxSeen, cashSeen, type Move, trump, type View } from '../rules/index.ts';
import { held, type State, UNOWNED } from '../rules/state/state.ts';
import type { Reason } from '@parlor/search';
import { propertyWorth, taxOn } from './appraise.ts';
import { countSet, facesOf, isMet, TAX_PER_PROPERTY } from './faces.ts';
import { explainBid, explainOpening } from './explainSale.ts';
import { bestProfit } from './policy.ts';

/** Of `state`, a world that fits the view, only what the view tells is used. */
export function explain(view: View, state: State, seat: Seat, move: Move): Reason {
  switch (move.type) {
    case 'roll':
      return { code: 'cards-can-wait' };
    case 'play':
      return explainPlay(view, state, seat, move);
    case 'take':
      return explainTake(view, seat, move.seat);
    case 'fill':
      return (
        fits(state, seat, move.property, choices(state, seat)) ??
        about('fill-some', state, move.property)
      );
    case 'putUp':
      return explainPutUp(state, seat, move.property);
    case 'trade':
      return explainTrade(view, state, move);
    case 'keep':
      return { code: 'trade-no' };
    case 'surrender':
      return explainSurrender(state, seat, move.property);
    case 'open':
      return explainOpening(view, state, seat, move.amount);
    case 'pass':
      return state.lot >= 0 ? explainBid(view, state, seat, move) : explainPass(state, seat);
    case 'raise':
    case 'knockOut':
    case 'backIn':
      return explainBid(view, state, seat, move);
    case 'done':
      return { code: playsProfit(state, seat) ? 'done-anyway' : 'done-related' };
    case 'reject':
      return { code: 'refuse-nothing' };
    case 'use':
      return { code: 'use-option' };
    case 'choose':
      return { code: state.choosing?.from === seat ? 'choose-own' : 'choose-theirs' };
    default:
      return { code: 'offer-deal' };
  }
}

const nameOf = (state: State, property: number): string =>
  state.rules.components.properties[property]!.name;

const about = (code: string, state: State, property: number): Reason => ({
  code,
  params: { thing: nameOf(state, property) },
});

function explainPlay(
  view: View,
  state: State,
  seat: Seat,
  { card, seat: target, property }: Extract<Move, { type: 'play' }>,
): Reason {
  const faces = facesOf(state.rules);
  if (faces.byDie[card] === 1) return { code: 'cash-in-die' };
  if (faces.pay[card] !== 0) {
    const code = view.asked === 'related' ? 'play-related' : 'cash-in';
    return { code, params: { pays: faces.pay[card]! } };
  }
  if (target !== undefined) return explainTax(view, state, seat, target);
  if (property !== undefined) return explainForce(state, seat, property);
  const isIdle = view.handSizes.every((size, other) => other === seat || size === 0);
  return { code: isIdle ? 'roll-idle' : 'steal-cards' };
}

function explainTax(view: View, state: State, seat: Seat, target: Seat): Reason {
  const most = countSet(state.holdings[target]!) * TAX_PER_PROPERTY;
  if (cashSeen(view, target) === null)
    return { code: 'tax-up-to', params: { seat: target, amount: most } };
  const params = { seat: target, amount: taxOn(state, target) };
  if (most > state.cash[target]!) return { code: 'tax-property', params };
  const wealth = view.cash.map((_, owner) =>
    view.owners.reduce<number>(
      (sum, one, property) => (one === owner ? sum + (boxSeen(view, property) ?? NaN) : sum),
      cashSeen(view, owner) ?? NaN,
    ),
  );
  // With boxes that nobody keeps count of a sum is not a number, and then nobody is called the richest.
  if (wealth.every((sum, other) => other === target || sum < wealth[target]!))
    return { code: 'tax-leader', params };
  const isMost = view.cash.every(
    (_, other) => other === seat || taxOn(state, other) <= params.amount,
  );
  return { code: isMost ? 'tax-most' : 'tax-some', params };
}

function explainForce(state: State, seat: Seat, property: number): Reason {
  const { out } = facesOf(state.rules);
  const owner = state.owner[property]!;
  if (owner === UNOWNED) return about('force-open', state, property);
  if (owner === seat) return about('force-own', state, property);
  const outs = out < 0 ? 0 : held(state, seat, out);
  const params = { thing: nameOf(state, property), seat: owner };
  return outs > 0
    ? { code: 'force-with-outs', params: { ...params, outs } }
    : { code: 'force-to-deny', params };
}

function explainTake({ handSizes }: View, seat: Seat, from: Seat): Reason {
  const rest = handSizes.filter((_, other) => other !== seat && other !== from);
  const most = Math.max(...rest);
  const size = handSizes[from]!;
  const code = size > most ? 'take-most' : size === most ? 'take-even' : 'take-one';
  return { code, params: { seat: from } };
}

const listed: Move[] = [];

/** The properties that could be chosen instead. */
function choices(state: State, seat: Seat): readonly number[] {
  const count = trump.moves(state, seat, listed);
  const properties: number[] = [];
  for (let index = 0; index < count; index++) {
    const move = listed[index]!;
    if ('property' in move && move.property !== undefined) properties.push(move.property);
  }
  return properties;
}

/** What the profit cards in hand that name a property pay. */
function fitOf(state: State, seat: Seat, property: number): number {
  const { pay, about: naming } = facesOf(state.rules);
  return naming[property]!.reduce((sum, card) => sum + pay[card]! * held(state, seat, card), 0);
}

/** How the property fits the hand, compared with the others there are to choose from. */
function fits(
  state: State,
  seat: Seat,
  property: number,
  others: readonly number[],
): Reason | undefined {
  const fit = fitOf(state, seat, property);
  if (fit === 0) return undefined;
  const rest = others.filter((one) => one !== property);
  if (rest.some((one) => fitOf(state, seat, one) > fit)) return about('fits-some', state, property);
  const even = rest.find((one) => fitOf(state, seat, one) === fit);
  return even === undefined
    ? about('fits-best', state, property)
    : {
        code: 'fits-even',
        params: { thing: nameOf(state, property), other: nameOf(state, even) },
      };
}

function explainPutUp(state: State, seat: Seat, property: number): Reason {
  const owner = state.owner[property]!;
  if (owner === seat) return about('put-up-own', state, property);
  if (owner !== UNOWNED) {
    return { code: 'put-up-other', params: { thing: nameOf(state, property), seat: owner } };
  }
  return fits(state, seat, property, choices(state, seat)) ?? about('put-up-free', state, property);
}

function explainTrade(
  view: View,
  state: State,
  { give, take }: Extract<Move, { type: 'trade' }>,
): Reason {
  const params = { thing: nameOf(state, take), other: nameOf(state, give) };
  const [gives, gets] = [boxSeen(view, give), boxSeen(view, take)];
  if (gives === null || gets === null) return { code: 'trade-swap', params };
  return { code: 'trade-boxes', params: { ...params, gives, gets } };
}

function explainSurrender(state: State, seat: Seat, property: number): Reason {
  const worth = propertyWorth(state, seat, property);
  const isLeast = choices(state, seat).every((one) => propertyWorth(state, seat, one) >= worth);
  const params = { thing: nameOf(state, property), gives: state.box[property]! };
  return { code: isLeast ? 'give-up-least' : 'give-up', params };
}

function explainPass(state: State, seat: Seat): Reason {
  return { code: bestProfit(state, seat) < 0 ? 'nothing-left' : 'wait-and-see' };
}

/** Could a profit card be played now? */
function playsProfit(state: State, seat: Seat): boolean {
  const { pay } = facesOf(state.rules);
  const count = trump.moves(state, seat, listed);
  for (let index = 0; index < count; index++) {
    const move = listed[index]!;
    if (move.type !== 'play' || pay[move.card] === 0) continue;
    if (isMet(state.rules, move.card, state.holdings[seat]!)) return true;
  }
  return false;
}
