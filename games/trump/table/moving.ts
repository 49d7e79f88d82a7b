/** The move that my choices make up. */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { dealMove, isSaying } from './deal.ts';
import { type Components, kindOf } from './printed.ts';
import type { Question } from './reading.ts';
import type { Draft } from './draft.ts';

export function moveOf(
  view: View,
  set: Components,
  asked: Question,
  draft: Draft,
): Move | undefined {
  const { card, seat, property, give } = draft;
  if (draft.deal) return isSaying(draft.deal) ? dealMove(draft.deal) : undefined;
  switch (asked) {
    case 'turn':
    case 'related':
      return card === undefined ? undefined : playOf(set, card, seat, property);
    case 'choose':
      return card === undefined ? undefined : { type: 'choose', card };
    case 'take':
      return seat === undefined ? undefined : { type: 'take', seat };
    case 'fill':
      return property === undefined ? undefined : { type: 'fill', property };
    case 'put up':
      return property === undefined ? undefined : { type: 'putUp', property };
    case 'surrender':
      return property === undefined ? undefined : { type: 'surrender', property };
    case 'trade':
      return give === undefined || property === undefined
        ? undefined
        : { type: 'trade', give, take: property };
    case 'open':
      return { type: 'open', amount: draft.amount };
    case 'bid':
      return bidOf(view, set, draft);
    case 'answer':
      return { type: 'accept' };
  }
}

function playOf(
  set: Components,
  card: number,
  seat: Seat | undefined,
  property: number | undefined,
): Move | undefined {
  switch (kindOf(set, card)) {
    case 'tax':
      return seat === undefined ? undefined : { type: 'play', card, seat };
    case 'forceSale':
      return property === undefined ? undefined : { type: 'play', card, property };
    default:
      return { type: 'play', card };
  }
}

function bidOf(view: View, set: Components, draft: Draft): Move | undefined {
  const kind = draft.card === undefined ? undefined : kindOf(set, draft.card);
  if (kind === 'out')
    return draft.seat === undefined ? undefined : { type: 'knockOut', seat: draft.seat };
  if (kind === 'back') return { type: 'backIn' };
  if (view.sale!.standing[view.viewer as Seat] !== 'in') return undefined;
  if (draft.cash === 0 && draft.investors.length === 0) return undefined;
  return {
    type: 'raise',
    cash: draft.cash,
    cards: draft.investors.toSorted((a, b) => a - b),
  };
}
