/** What I have chosen. */

import { FIVE, type Rank } from '../facts/types.ts';
import { liesAbove } from '../facts/plays.ts';
import type { Move, View } from '../rules/index.ts';
import type { Moment, TableModel } from '@parlor/table-ui';
import { useKept } from '@parlor/table-ui/logic';
import { type Choices, choicesOf, type Picked } from './selecting.ts';

export interface Choice {
  readonly picked: Picked | undefined;
  /** Chosen for me, because there is nothing else: a tap on it is no change of mind. */
  readonly isGiven: boolean;
  readonly choices: Choices | undefined;
  readonly legal: readonly Move[] | undefined;
  readonly choose: (picked: Picked | undefined) => void;
}

/** What I have chosen for the question at hand; with a new question it is forgotten. */
export function useChoice(model: TableModel, { question }: Moment): Choice {
  const [kept, keep] = useKept<{ readonly picked: Picked | undefined }>(question?.id);
  const legal = (model.legal.value as readonly Move[] | undefined) ?? undefined;
  const choices = legal && choicesOf(legal);
  const isGiven = question === undefined || kept === undefined;
  const picked = isGiven ? onlyChoice(legal) : kept.picked;
  return {
    picked: question && picked,
    isGiven,
    choices,
    legal,
    choose: (next) => {
      if (question) keep({ picked: next });
    },
  };
}

/** Where only one move is possible it is chosen already, not played. */
function onlyChoice(legal: readonly Move[] | undefined): Picked | undefined {
  const [only] = legal ?? [];
  return legal?.length === 1 && only?.type === 'play'
    ? { rank: only.rank, cards: Array.from({ length: only.count }, (_, i) => i) }
    : undefined;
}

export const heldOf = ({ hand }: View, rank: Rank): number =>
  hand?.filter((card) => card === rank).length ?? 0;

/** The play somebody means who taps a card that cannot be played. */
export function triedWith(view: View, rank: Rank): Move {
  const asked = rank === FIVE ? 1 : (view.top?.count ?? 1) || 1;
  const isAbove = view.top !== null && liesAbove(view.top, rank);
  const count = isAbove ? asked : Math.min(asked, heldOf(view, rank));
  return { type: 'play', rank, count };
}
