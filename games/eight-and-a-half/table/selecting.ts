/**
 * Composing a move: what is chosen of my cards, and what a tap makes of it.
 * What may be chosen comes from the list of legal moves and nowhere else.
 */

import { EIGHT } from '../facts/cards.ts';
import { type Card, HALF } from '../facts/types.ts';
import type { Move } from '../rules/index.ts';
import type { Placed } from './tracking.ts';

/** Keys of the cards of my hand that are chosen. */
export type Chosen = readonly string[];

export const NONE: Chosen = [];

/** The move these cards make, as a play from the hand; undefined if no move looks like that. */
function moveOf(cards: readonly Card[]): Move | undefined {
  const [first] = cards;
  if (first === undefined) return undefined;
  if (cards.every((card) => card === first))
    return { type: 'play', card: first, count: cards.length };
  const isPair = cards.length === 2 && cards.includes(EIGHT) && cards.includes(HALF);
  return isPair ? { type: 'eight-and-a-half' } : undefined;
}

export function isSame(one: Move, other: Move): boolean {
  if (one.type === 'play')
    return other.type === 'play' && one.card === other.card && one.count === other.count;
  if (one.type === 'open') return other.type === 'open' && one.card === other.card;
  if (one.type === 'blind') return other.type === 'blind' && one.place === other.place;
  if (one.type === 'swap')
    return other.type === 'swap' && one.give === other.give && one.take === other.take;
  return one.type === other.type;
}

export const legally = (legal: readonly Move[], move: Move | undefined): Move | undefined =>
  move && legal.find((one) => isSame(one, move));

const cardsAt = (hand: readonly Placed[], keys: Chosen): Card[] =>
  hand.filter(({ key }) => keys.includes(key)).map(({ card }) => card);

/** The legal move that is chosen. */
export const chosenMove = (
  hand: readonly Placed[],
  chosen: Chosen,
  legal: readonly Move[],
): Move | undefined => legally(legal, moveOf(cardsAt(hand, chosen)));

/** Is there any move with this card of the hand? */
export const isUsable = (legal: readonly Move[], card: Card): boolean =>
  legal.some((move) =>
    move.type === 'play'
      ? move.card === card
      : move.type === 'eight-and-a-half' && (card === EIGHT || card === HALF),
  );

/** What a tap leads to: another choice, or a move that is not allowed and can say why. */
export type Tapped = { readonly chosen: Chosen } | { readonly refused: Move };

export function tap(
  hand: readonly Placed[],
  chosen: Chosen,
  legal: readonly Move[],
  key: string,
): Tapped {
  const tapped = hand.find((one) => one.key === key);
  if (!tapped) return { chosen };
  const isLegal = (keys: Chosen): boolean => chosenMove(hand, keys, legal) !== undefined;
  if (chosen.includes(key)) {
    const rest = chosen.filter((one) => one !== key);
    return { chosen: isLegal(rest) ? rest : NONE };
  }
  const more = [...chosen, key];
  if (isLegal(more)) return { chosen: more };
  const { card } = tapped;
  // One more of the same that does not fit: the choice stays, and the reason is told.
  const together = cardsAt(hand, more);
  if (chosen.length > 0 && together.every((one) => one === card))
    return { refused: { type: 'play', card, count: together.length } };
  if (isLegal([key])) return { chosen: [key] };
  const partner = card === EIGHT ? HALF : card === HALF ? EIGHT : undefined;
  const other = hand.find((one) => one.card === partner);
  if (other && isLegal([key, other.key])) return { chosen: [key, other.key] };
  return { refused: { type: 'play', card, count: 1 } };
}

/** The cards of the hand that make this move. */
export function cardsFor(hand: readonly Placed[], move: Move): Chosen {
  if (move.type === 'play')
    return hand
      .filter(({ card }) => card === move.card)
      .slice(0, move.count)
      .map(({ key }) => key);
  if (move.type !== 'eight-and-a-half') return NONE;
  return [EIGHT, HALF].flatMap((card) => hand.find((one) => one.card === card)?.key ?? []);
}

/** Of the legal moves those worth a button of their own: all while they are few, else those with what is chosen. */
export function offered(
  legal: readonly Move[],
  chosen: Move | undefined,
  most: number,
): readonly Move[] {
  if (legal.length <= most) return legal;
  if (!chosen) return [];
  const isPair = chosen.type === 'eight-and-a-half';
  return legal
    .filter((move) =>
      move.type === 'eight-and-a-half'
        ? isPair || (chosen.type === 'play' && (chosen.card === EIGHT || chosen.card === HALF))
        : move.type === 'play' &&
          (isPair
            ? move.card === EIGHT || move.card === HALF
            : chosen.type === 'play' && move.card === chosen.card),
    )
    .slice(0, most);
}

/** E-3.3: rows of at most so many, as even as they can be, so that a long hand stays readable. */
export function rowsOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const rows = Math.max(1, Math.ceil(items.length / most));
  const each = Math.ceil(items.length / rows);
  return Array.from({ length: rows }, (_, row) => items.slice(row * each, (row + 1) * each));
}
