/** A tap, a key or a drop on something, turned into a choice or a move. */

import type { Seat } from '@parlor/kit';
import { isBankrupt, isSteal } from '../facts/types.ts';
import { NO_DRAFT, stealMove, takeOne, throwMove, touchFinish, usesOf } from './draft.ts';
import { m } from './messages.ts';
import { leave, stealInUse, take } from './stealing.ts';
import type { Turn } from './turn.ts';

/** A card of my hand. */
export function touchCard(turn: Turn, at: number): void {
  const { view, me, asked, draft, change, model, explain } = turn;
  const card = view.hand[at];
  if (card === undefined || asked === undefined) return;
  if (asked === 'settle' && isBankrupt(card)) {
    change({ first: card });
    return;
  }
  if (asked !== 'act' && asked !== 'stuck') {
    model.explain(m().asking.notNow[asked ?? 'draw']);
    return;
  }
  if (draft.isFinishing) {
    const next = touchFinish(view, me!, draft, at, turn.allows);
    if (next) change(next);
    else model.explain(m().asking.finish.needed(card));
    return;
  }
  const uses = usesOf(card, turn);
  if (!uses.bank && !uses.discard && !uses.steal) explain({ type: 'discard', card });
  else change({ picked: draft.picked === at ? undefined : at, takes: new Map() });
}

/** P-5.2: a hand to take a card from. */
export function touchVictim({ allows, model, explain }: Turn, seat: Seat): void {
  const move = { type: 'take', from: seat } as const;
  if (allows(move)) void model.send(move);
  else explain(move);
}

/** An open card of the victim, or a pair. */
export function touchOpen({ draft, change }: Turn, at: number): void {
  change({ picked: draft.picked === at ? undefined : at });
}

export function touchPile({ asked, allows, model, explain }: Turn): void {
  const move = { type: 'draw', from: 'pile' } as const;
  if (asked === undefined) return;
  if (allows(move)) void model.send(move);
  else explain(move);
}

/** The discards: a card to draw, or where a chosen card goes. */
export function touchDiscards(turn: Turn): void {
  const { view, asked, draft, allows, model, explain, isFirst } = turn;
  if (asked === undefined) return;
  const picked = draft.picked === undefined ? undefined : view.hand[draft.picked];
  const move =
    (asked === 'act' || asked === 'stuck') && picked !== undefined
      ? throwMove(picked, isFirst)
      : ({ type: 'draw', from: 'discard' } as const);
  if (allows(move)) void model.send(move);
  else explain(move);
}

/** My tower: where a chosen card goes. */
export function touchBank({ view, asked, draft, allows, model, explain }: Turn, at?: number): void {
  const index = at ?? draft.picked;
  const card = index === undefined ? undefined : view.hand[index];
  if (asked !== 'act' || card === undefined) return;
  const move = { type: 'bank', card } as const;
  if (allows(move)) void model.send(move);
  else explain(move);
}

/** A card of mine let go over something. */
export function drop(turn: Turn, at: number, target: Element | null): void {
  const { view, asked, change, draft } = turn;
  const card = view.hand[at];
  const isMine = asked === 'act' || asked === 'stuck';
  if (!isMine || card === undefined || draft.isFinishing) return;
  const place = target?.closest<HTMLElement>('[data-drop], [data-seat]');
  const seat = Number(place?.dataset['seat'] ?? -1);
  if (isSteal(card) && turn.isFirst) {
    const takes =
      seat < 0 ? NO_DRAFT.takes : takeOne(NO_DRAFT.takes, seat, view.players[seat]!.cards);
    const isFine = turn.allows(stealMove(card, takes));
    change({ picked: at, takes: isFine ? takes : NO_DRAFT.takes });
    if (!isFine) turn.explain(stealMove(card, takes));
  } else if (place?.dataset['drop'] === 'discard') {
    touchDiscards({ ...turn, draft: { ...draft, picked: at } });
  } else if (place?.dataset['drop'] === 'bank' || usesOf(card, turn).bank) {
    touchBank(turn, at);
  } else change({ picked: at });
}

/** A touched back of another hand: once takes it, twice leaves it. */
export function touchBack(turn: Turn, seat: Seat, back: number): void {
  const card = stealInUse(turn);
  if (card === undefined) return;
  if (turn.draft.takes.get(seat)?.includes(back)) leave(turn, seat, back);
  else take(turn, card, seat, back);
}
