/** The plain ones among the moves that are too many to list: to finish with no more cards than are needed. */

import type { Seat } from '@parlor/kit';
import { GOAL, isSteal, isValue, type Move, VALUES, type View } from '../facts/types.ts';

export function plainMoves(view: View): readonly Move[] {
  const { asked, hand, viewer } = view;
  if (asked !== 'act' || viewer === 'public') return [];
  const kinds = [...new Set(hand)];
  return [
    ...kinds.filter(isValue).map((card): Move => ({ type: 'bank', card })),
    ...kinds.filter(isValue).map((card): Move => ({ type: 'discard', card })),
    ...kinds.filter(isSteal).map((card): Move => ({ type: 'steal', card })),
    ...finishes(view, viewer),
  ];
}

/** P-6.1: the missing steps, and each card that can be discarded after them. */
function finishes({ hand, players }: View, me: Seat): Move[] {
  const top = players[me]!.bank.at(-1) ?? 0;
  const cards = VALUES.filter((value) => value > top && value <= GOAL);
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  const discards = left.length === 0 ? [null] : [...new Set(left)];
  return discards.map((discard) => ({ type: 'finish', cards, discard }));
}
