/** Stealing in the first edition: whom from and how many, named all at once. */

import type { Asked } from '@parlor/table-ui';
import type { Seat } from '@parlor/kit';
import { type Card, isSteal, type Steal, stealPower } from '../facts/types.ts';
import { leaveOne, NO_DRAFT, stealMove, takeOne, takenFrom } from './draft.ts';
import { m } from './messages.ts';
import { othersOf, type Turn } from './turn.ts';

const PRIMARY = { kind: 'primary' } as const;

export function stealing(turn: Turn, card: Steal): Asked {
  const { view, draft, change, people } = turn;
  const { act, take: taking } = m().asking;
  const others = othersOf(turn);
  const chosen = others.filter((seat) => takenFrom(draft.takes, seat) > 0);
  const move = stealMove(card, draft.takes);
  const count = move.from.length;
  const isPossible = others.some((seat) => canTake(turn, card, seat));
  const none = stealMove(card, NO_DRAFT.takes);
  const takings = chosen.map((seat) => ({
    victim: people(seat),
    count: takenFrom(draft.takes, seat),
  }));
  if (!isPossible && count === 0) {
    return {
      title: taking.firstTitle(card),
      line: taking.firstNobody,
      actions: [
        { label: act.cancel, press: () => change({ picked: undefined }), key: 'Escape' },
        { label: taking.firstThrow(card), move: none, ...PRIMARY },
      ],
    };
  }
  return {
    title: taking.firstTitle(card),
    line: taking.firstLine(takings, view.options.openSteal),
    actions: [
      {
        label: act.cancel,
        press: () => change({ picked: undefined, takes: new Map() }),
        key: 'Escape',
      },
      { label: taking.stop(false), move: none, key: '0' },
      count === 0
        ? { label: taking.firstSteal(stealPower(card)), whyNot: taking.firstWhyNot, ...PRIMARY }
        : { label: taking.firstSteal(count), move, ...PRIMARY },
    ],
  };
}

/** Can one more card be taken from this hand? */
export function canTake({ view, draft, allows }: Turn, card: Steal, seat: Seat): boolean {
  const takes = takeOne(draft.takes, seat, view.players[seat]!.cards);
  return allows(stealMove(card, takes));
}

/** One more or one fewer card from a hand; says why where that cannot be. */
export function take(turn: Turn, card: Steal, seat: Seat, back?: number): void {
  const { draft, view, change, explain } = turn;
  const takes = takeOne(draft.takes, seat, view.players[seat]!.cards, back);
  const move = stealMove(card, takes);
  if (turn.allows(move)) change({ takes });
  else explain(move);
}

export function leave(turn: Turn, seat: Seat, back?: number): void {
  const { draft, change, model, people } = turn;
  if (takenFrom(draft.takes, seat) > 0) change({ takes: leaveOne(draft.takes, seat, back) });
  else model.explain(m().table.nothingTaken(people(seat)));
}

/** The Steal card in use, if one is. */
export function stealInUse({ asked, draft, view, isFirst }: Turn): Steal | undefined {
  if (!isFirst || asked !== 'act' || draft.isFinishing || draft.picked === undefined)
    return undefined;
  const card: Card = view.hand[draft.picked]!;
  return isSteal(card) ? card : undefined;
}
