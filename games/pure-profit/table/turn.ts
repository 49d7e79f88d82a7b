/** One picture of the table with what I have chosen in it. */

import type { People, Seat } from '@parlor/kit';
import { type Card, isBankrupt, isSteal } from '../facts/types.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { asToday, isFirst } from '../facts/first.ts';
import type { TableModel } from '@parlor/table-ui';
import { useKept } from '@parlor/table-ui/logic';
import { type Draft, finishMove, NO_DRAFT } from './draft.ts';
import { type Motion, motionOf } from './motion.ts';
import { type Offers, useOffers } from './offers.ts';

export interface Turn extends Offers {
  readonly model: TableModel;
  /** Players in sentences. */
  readonly people: People;
  readonly view: View;
  /** A match of the first edition, in which a Steal names all its victims at once. */
  readonly isFirst: boolean;
  /** undefined for onlookers. */
  readonly me: Seat | undefined;
  /** What I am asked; undefined while I am not. */
  readonly asked: View['asked'] | undefined;
  readonly draft: Draft;
  readonly motion: Motion;
  change(part: Partial<Draft>): void;
  /** Says why a move is not allowed. */
  explain(move: Move): void;
}

/** The choice a question opens with: a run that wins lies there already, the first Bankrupt leads. */
function opening(view: View, me: Seat, { allows }: Offers): Draft {
  if (view.asked === 'act') {
    const move = finishMove(view, me, NO_DRAFT);
    return { ...NO_DRAFT, isFinishing: move !== undefined && allows(move) };
  }
  if (view.asked === 'settle') return { ...NO_DRAFT, first: view.hand.find(isBankrupt) };
  if (view.asked === 'choose') {
    const { known } = view.players[view.stealing!.from!]!;
    return { ...NO_DRAFT, picked: new Set<Card>(known).size === 1 ? 0 : undefined };
  }
  if (view.asked === 'stuck') {
    const steals = view.hand.flatMap((card, at) => (isSteal(card) ? [at] : []));
    return { ...NO_DRAFT, picked: steals.length === 1 ? steals[0] : undefined };
  }
  return NO_DRAFT;
}

export function useTurn(model: TableModel): Turn | undefined {
  const offers = useOffers(model);
  const moment = model.shown.value;
  const [kept, keep] = useKept<Draft>(moment);
  if (!moment) return undefined;
  const seen = moment.view as View;
  const view = asToday(seen);
  const me = model.me.value;
  const isAsked = offers.isOpen && me !== undefined;
  const draft = isAsked ? (kept ?? opening(view, me, offers)) : NO_DRAFT;
  return {
    ...offers,
    model,
    people: model.people,
    view,
    isFirst: isFirst(seen),
    me,
    asked: isAsked ? view.asked : undefined,
    draft,
    motion: motionOf(moment.events as readonly Event[], view),
    change(part) {
      model.refusal.value = undefined;
      keep({ ...draft, ...part });
    },
    explain(move) {
      void model.whyNot(move).then((why) => model.explain(why));
    },
  };
}

/** The others in the order of play, as they sit around the table. */
export const othersOf = ({ view, me }: Turn): Seat[] =>
  view.players.map((_, i) => (i + (me ?? -1) + 1) % view.seats).filter((seat) => seat !== me);

/** Everybody in the order in which the towers stand: mine first. */
export const towersOf = (turn: Turn): Seat[] =>
  turn.me === undefined ? othersOf(turn) : [turn.me, ...othersOf(turn)];
