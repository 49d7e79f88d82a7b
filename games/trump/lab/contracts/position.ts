/** What holds in a position, as far as the truth about a contract asks for it (truth.ts). */

import type { Seat } from '@parlor/kit';
import { isMet } from '../../rules/state/conditions.ts';
import { FORCE_SALE, isProfitKind, ROLL_FIVE, TAX } from '../../facts/rules.ts';
import { held, RELATED, type State } from '../../rules/state/state.ts';
import type { Card, EndedClause, Move, Property } from '../../facts/types.ts';
import { saleForbidden, taxForbidden } from '../../rules/deal/abstentions.ts';
import {
  boundGifts,
  giftsOf,
  type Give,
  type GiveOf,
  type Option,
  takerOf,
} from '../../facts/clauses.ts';
import { isRelated, mayPutUp } from '../../rules/deal/promises.ts';

/** It may have come and gone within one move. */
export const hasCome = (state: State, property: Property, to: Seat): boolean =>
  state.ended.some(
    ({ how, clause, seats }) =>
      (how === 'done' || how === 'used') &&
      giftsOf(clause).some(
        (gift) =>
          gift.what.type === 'property' &&
          gift.what.property === property &&
          takerOf(gift, gift.from, seats) === to,
      ),
  );

export function isWithGiver(state: State, { from, what }: Give): boolean {
  if (what.type === 'property') return state.owner[what.property] === from;
  return what.type !== 'card' || held(state, from, what.card) > 0;
}

export function lose(state: State, property: Property): void {
  const owner = state.owner[property]!;
  if (owner >= 0) state.holdings[owner]! &= ~(1 << property);
  state.owner[property] = -1;
}

export const howEnded = (
  state: State,
  { contract, index }: Pick<EndedClause, 'contract' | 'index'>,
): EndedClause['how'] | undefined =>
  state.ended.find((one) => one.contract === contract && one.index === index)?.how;

export const isKept = (how: EndedClause['how'], isReady: boolean): boolean =>
  how === 'done' ||
  how === 'played' ||
  how === 'used' ||
  how === 'not-needed' ||
  (how === 'over' && isReady);

/** The ways to play a card, whatever promises say of it but for what they forbid outright. */
export function playsOf(
  state: State,
  seat: Seat,
  card: Card,
  target?: Seat,
  property?: Property,
): readonly Move[] {
  if (held(state, seat, card) === 0) return [];
  if (state.phase === RELATED && !isRelated(state, card)) return [];
  const kind = state.rules.kind[card]!;
  if (isProfitKind(kind))
    return isMet(state.rules, card, state.holdings[seat]!) ? [{ type: 'play', card }] : [];
  if (kind === ROLL_FIVE) return [{ type: 'play', card }];
  if (kind === TAX) {
    return Array.from({ length: state.seats }, (_, other) => other)
      .filter(
        (other) =>
          other !== seat &&
          (target === undefined || other === target) &&
          state.holdings[other] !== 0 &&
          taxForbidden(state, seat, other) === undefined,
      )
      .map((other): Move => ({ type: 'play', card, seat: other }));
  }
  if (kind !== FORCE_SALE) return [];
  return Array.from({ length: state.rules.propertyCount }, (_, one) => one)
    .filter(
      (one) =>
        (property === undefined || one === property) &&
        mayPutUp(state, seat, one) &&
        saleForbidden(state, seat, one) === undefined,
    )
    .map((one): Move => ({ type: 'play', card, property: one }));
}

/** Has everybody else what an option takes from them? */
export const areThere = (state: State, option: Option): boolean =>
  boundGifts(option).every((gift) => isThere(state, option, gift));

function isThere(state: State, { clauses }: Option, { from, what }: Give): boolean {
  if (what.type === 'property') return state.owner[what.property] === from;
  if (what.type !== 'card') return true;
  const copies = clauses.filter(
    (other) => other.from === from && other.what.type === 'card' && other.what.card === what.card,
  ).length;
  return held(state, from, what.card) >= copies;
}

/** Is what is missing with its taker, or was it taken by another option? */
export const areTaken = (
  state: State,
  number: number,
  seats: Parameters<typeof takerOf>[2],
  option: Option,
): boolean =>
  boundGifts(option).every((gift) => {
    const { from, what } = gift;
    if (isThere(state, option, gift)) return true;
    const taker = takerOf(gift, from, seats);
    if (what.type === 'property') return state.owner[what.property] === taker;
    return state.ended.some(({ contract, clause, how }) => {
      if (what.type !== 'card') return false;
      if (how === 'used' && clause.type === 'option' && clause.seat === option.seat)
        return clause.clauses.some((one) => isSame(one, gift));
      return (
        how === 'done' && contract === number && clause.type === 'give' && isSame(clause, gift)
      );
    });
  });

const isSame = (a: GiveOf<number | null>, b: Give): boolean =>
  a.from === b.from &&
  a.what.type === 'card' &&
  b.what.type === 'card' &&
  a.what.card === b.what.card;
