/** What a play does to the pile and to whoever left it: shown before it is made. */

import { HIGHEST_CATCH } from '../facts/pile.ts';
import { FIVE } from '../facts/cards.ts';
import { type Card, GHOST, HALF } from '../facts/types.ts';
import type { Move, View } from '../rules/index.ts';
import type { Seat } from '@parlor/kit';
import { isHalf, riskOf } from './dialling.ts';

export interface Consequence {
  /** Of the pile after it; a catch empties it. */
  readonly value: number;
  /** Who is caught, and how many cards they take. */
  readonly caught: { readonly seat: Seat; readonly cards: number } | undefined;
  /** Who could have been caught and is let go. */
  readonly escaped: Seat | undefined;
  /** The card that would catch me then. */
  readonly risk: Card | undefined;
  /** A 5 or less is asked of the next player. */
  readonly demand: boolean;
  /** My last card. */
  readonly isOut: boolean;
}

/** The cards a move lays; none for a Blind card, which nobody knows, and for swaps. */
function cardsLaid(move: Move): readonly Card[] {
  switch (move.type) {
    case 'play':
      return Array<Card>(move.count).fill(move.card);
    case 'eight-and-a-half':
      return [8, HALF];
    case 'open':
      return [move.card];
    default:
      return [];
  }
}

export function consequenceOf(view: View, me: Seat, move: Move): Consequence | undefined {
  const cards = cardsLaid(move);
  if (cards.length === 0) return undefined;
  const risk = riskOf(view);
  const isPair = move.type === 'eight-and-a-half';
  const [card] = cards as readonly [Card, ...Card[]];
  const value = isPair ? HIGHEST_CATCH : valueAfter(view.value, card, cards.length);
  // E-5.2: 8 + Half on 7½ catches nobody.
  const isCatch = !isPair && risk?.card === card;
  return {
    value,
    caught: isCatch ? { seat: risk.seat, cards: view.pile.length + cards.length } : undefined,
    escaped: risk && !isCatch ? risk.seat : undefined,
    risk: !isCatch && isHalf(value) && value <= HIGHEST_CATCH ? value + 0.5 : undefined,
    demand: !isCatch && !isPair && (card === FIVE || (view.five && card === GHOST)),
    isOut: isLast(view, me, cards.length),
  };
}

function valueAfter(value: number, card: Card, count: number): number {
  if (card === GHOST) return value;
  return card === HALF ? value + count / 2 : card;
}

function isLast(view: View, me: Seat, laid: number): boolean {
  const { handSize, bank, open, blind } = view.players[me]!;
  const onTable = open.filter((card) => card !== null).length + blind.filter(Boolean).length;
  return bank === 0 && handSize + onTable === laid;
}
