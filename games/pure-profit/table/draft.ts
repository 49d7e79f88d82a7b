/**
 * What I have chosen so far, and the moves it can become. Nothing here knows
 * what is legal: `Allows` does, from the list of legal moves or by asking.
 */

import type { Seat } from '@parlor/kit';
import { type Card, GOAL, isSteal, isValue, type Steal, type Value } from '../facts/types.ts';
import type { Move, View } from '../rules/index.ts';
import { type FirstSteal, victimsNamed } from '../facts/first.ts';

export type Allows = (move: Move) => boolean;
export type FinishMove = Extract<Move, { type: 'finish' }>;

export interface Draft {
  /** Where in the hand, among the open cards of a victim or among the pairs, the chosen one lies. */
  readonly picked: number | undefined;
  /** Which backs of other hands have been touched, by seat. */
  readonly takes: ReadonlyMap<Seat, readonly number[]>;
  /** Is the finishing run laid out? */
  readonly isFinishing: boolean;
  /** Cards of the hand laid beyond those needed. */
  readonly extra: readonly number[];
  /** The card that goes to the discards after a finish, if somebody chose one. */
  readonly thrown: number | undefined;
  /** The Bankrupts in the order in which they shall be settled; what is not named comes after. */
  readonly first: Card | undefined;
}

export const NO_DRAFT: Draft = {
  picked: undefined,
  takes: new Map(),
  isFinishing: false,
  extra: [],
  thrown: undefined,
  first: undefined,
};

/** One text per move, whatever the order of its fields. */
export function moveKey(move: Move): string {
  switch (move.type) {
    case 'draw':
      return `draw ${move.from}`;
    case 'steal':
      return `steal ${move.card} ${victimsNamed(move)?.join() ?? ''}`;
    case 'lay':
      return `lay ${move.bankrupt} ${move.value}`;
    case 'take':
      return `take ${move.from}`;
    case 'pass':
    case 'stop':
      return move.type;
    case 'finish':
      return `finish ${move.cards.join()} ${move.discard}`;
    default:
      return `${move.type} ${move.card}`;
  }
}

// Stealing, as the first edition asks for it

function stealFrom(takes: Draft['takes']): Seat[] {
  return [...takes].flatMap(([seat, backs]) => backs.map(() => seat)).sort((a, b) => a - b);
}

export const stealMove = (card: Steal, takes: Draft['takes']): FirstSteal => ({
  type: 'steal',
  card,
  from: stealFrom(takes),
});

export const takenFrom = (takes: Draft['takes'], seat: Seat): number =>
  takes.get(seat)?.length ?? 0;

/** One more from this hand: the back that was touched, or the first that still lies flat. */
export function takeOne(takes: Draft['takes'], seat: Seat, cards: number, back?: number) {
  const touched = takes.get(seat) ?? [];
  const free =
    back ?? Array.from({ length: cards }, (_, i) => i).find((i) => !touched.includes(i)) ?? 0;
  return new Map(takes).set(seat, [...touched, free]);
}

/** One fewer: the back that was touched again, or the last. */
export function leaveOne(takes: Draft['takes'], seat: Seat, back?: number) {
  const touched = takes.get(seat) ?? [];
  const left =
    back === undefined ? touched.slice(0, -1) : touched.filter((other) => other !== back);
  const next = new Map(takes);
  if (left.length === 0) next.delete(seat);
  else next.set(seat, left);
  return next;
}

// Finishing

const topOf = (view: View, seat: Seat): number => view.players[seat]!.bank.at(-1) ?? 0;

/** Where the missing steps lie in the hand, one card each; undefined when one is missing. */
export function runOf(view: View, seat: Seat): readonly number[] | undefined {
  const run: number[] = [];
  for (let step = topOf(view, seat) + 1; step <= GOAL; step++) {
    const at = view.hand.indexOf(step as Value);
    if (at < 0) return undefined;
    run.push(at);
  }
  return run;
}

/** The finish that a draft stands for, with a card thrown away if one is left. */
export function finishMove(view: View, seat: Seat, draft: Draft): FinishMove | undefined {
  const run = runOf(view, seat);
  if (!run) return undefined;
  const laid = [...run, ...draft.extra];
  const left = view.hand.flatMap((_, i) => (laid.includes(i) ? [] : [i]));
  const thrown = left.find((i) => i === draft.thrown) ?? left[0];
  return {
    type: 'finish',
    cards: laid.map((i) => view.hand[i] as Value).sort((a, b) => a - b),
    discard: thrown === undefined ? null : view.hand[thrown]!,
  };
}

/** P-6.1: whether the hand ends the game; by its option, a run has to leave a card to discard. */
export function canFinish(view: View, seat: Seat): boolean {
  const move = finishMove(view, seat, NO_DRAFT);
  if (!move) return false;
  return move.discard !== null || move.cards.length === 1 || view.options.finish === 'free';
}

/** Which card of the hand a finish throws away. */
export function thrownIn(view: View, seat: Seat, draft: Draft): number | undefined {
  const move = finishMove(view, seat, draft);
  if (!move || move.discard === null) return undefined;
  const laid = [...runOf(view, seat)!, ...draft.extra];
  if (draft.thrown !== undefined && !laid.includes(draft.thrown)) return draft.thrown;
  return view.hand.findIndex((_, i) => !laid.includes(i));
}

/** A tap on a card while the run lies there: adds a duplicate, takes it back, or makes it the discard. */
export function touchFinish(
  view: View,
  seat: Seat,
  draft: Draft,
  at: number,
  allows: Allows,
): Draft | undefined {
  const run = runOf(view, seat);
  if (!run || run.includes(at)) return undefined;
  if (draft.extra.includes(at)) {
    return { ...draft, extra: draft.extra.filter((other) => other !== at) };
  }
  const added = { ...draft, extra: [...draft.extra, at] };
  if (isValue(view.hand[at]!) && allows(finishMove(view, seat, added)!)) return added;
  return { ...draft, thrown: at };
}

// What a single card can do

export interface Uses {
  readonly bank: boolean;
  readonly discard: boolean;
  readonly steal: boolean;
}

/** Who asks, and by which edition. */
interface Asker {
  readonly allows: Allows;
  readonly isFirst: boolean;
}

export const usesOf = (card: Card, { allows, isFirst }: Asker): Uses => ({
  bank: isValue(card) && allows({ type: 'bank', card }),
  discard: !isSteal(card) && allows({ type: 'discard', card }),
  steal:
    isSteal(card) && allows(isFirst ? stealMove(card, NO_DRAFT.takes) : { type: 'steal', card }),
});

/** What throwing a card on the discards means: a Steal goes there by being used, once its victims need not be named. */
export const throwMove = (card: Card, isFirst = false): Move =>
  isSteal(card) && !isFirst ? { type: 'steal', card } : { type: 'discard', card };
