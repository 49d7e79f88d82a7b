/** One picture of the table with what I have chosen in it. */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import type { TableModel } from '@parlor/table-ui';
import { useKept } from '@parlor/table-ui/logic';
import type { Deal } from './deal.ts';
import { type Last, useLast } from './last.ts';
import { type Draft, NO_DRAFT, opening } from './draft.ts';
import { type Card, type Components, setOf } from './printed.ts';
import { promisedCards } from './promises.ts';
import { useVerdicts, type Verdict } from './verdicts.ts';
import { type Question, candidates, type Group, groupsOf, moveKey } from './reading.ts';
import { moveOf } from './moving.ts';

export interface Turn {
  readonly model: TableModel;
  readonly view: View;
  readonly set: Components;
  /** undefined for onlookers. */
  readonly me: Seat | undefined;
  /** What I am asked; undefined while I am not. */
  readonly asked: Question | undefined;
  readonly draft: Draft;
  readonly last: Last;
  readonly groups: readonly Group[];
  /** The move that my choices make up, if they do. */
  readonly move: Move | undefined;
  /** Cards of mine that a contract makes me keep, give or play. */
  readonly promised: ReadonlySet<Card>;
  /** What I wrote last, for the next time. */
  readonly aside: Deal | undefined;
  verdict(move: Move): Verdict;
  /** The place of the line that keeps an offer from being allowed. */
  refusedLine(move: Move): number | undefined;
  allows(move: Move): boolean;
  /** Whatever is pressed while the rules are still being asked is not lost: it is done once they have answered. */
  whenKnown(moves: readonly Move[], act: () => void): void;
  change(change: Partial<Draft>): void;
  setAside(deal: Deal | undefined): void;
  /** Says why a move is not allowed. */
  explain(move: Move): void;
}

export function useTurn(model: TableModel): Turn | undefined {
  const moment = model.shown.value;
  const legal = model.legal.value as readonly Move[] | null | undefined;
  const last = useLast(model);
  const [kept, keep] = useKept<Draft>(moment);
  // For nobody else at this device.
  const [aside, setAside] = useKept<Deal>(model);
  const view = moment?.view as View | undefined;
  const isAsked =
    view !== undefined && model.isMyTurn.value && !model.isOver.value && legal !== undefined;
  const set = view && setOf(view);
  const draft = isAsked ? (kept ?? opening(view, set!, legal)) : NO_DRAFT;
  const asked = isAsked ? (view.asked ?? undefined) : undefined;
  const move = asked && moveOf(view!, set!, asked, draft);
  const wanted =
    isAsked && legal === null ? [...candidates(view, set!), ...(move ? [move] : [])] : [];
  const verdicts = useVerdicts(model, wanted);
  if (!moment || !view || !set) return undefined;
  const listed = legal && new Set(legal.map(moveKey));
  const verdict = (one: Move): Verdict => (listed?.has(moveKey(one)) ? undefined : verdicts(one));
  return {
    model,
    view,
    set,
    me: model.me.value,
    asked,
    draft,
    last,
    groups: groupsOf(view.hand ?? []),
    move,
    promised: promisedCards(view),
    aside,
    verdict,
    refusedLine: verdicts.lineOf,
    allows: (one) => (listed ? listed.has(moveKey(one)) : verdict(one) === undefined),
    whenKnown: (moves, act) => (listed ? act() : verdicts.whenKnown(moves, act)),
    change(change) {
      model.refusal.value = undefined;
      keep({ ...draft, ...change });
    },
    setAside,
    explain: verdicts.explain,
  };
}
