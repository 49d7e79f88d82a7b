/** What has been promised: in force, and what became of the rest. */

import type { Illegal, Seat, Who } from '@parlor/kit';
import type { View } from '@parlor/trump';
import { asOfNow, clauseSentence, contractSentences, type HiddenClause } from '@parlor/trump/words';
import { setOf } from './printed.ts';
import { D } from './dealStrings.ts';

export interface Promised {
  readonly key: string;
  readonly seats: readonly [Seat, Seat];
  /** Who has to give or to play. */
  readonly by: Seat;
  readonly text: string;
  /** When it falls due; undefined where it waits for a card. */
  readonly due: string | undefined;
  /** Falls due with the turn in progress. */
  readonly isPressing: boolean;
}

const promiser = (clause: HiddenClause): Seat =>
  clause.type === 'give' ? clause.from : clause.seat;

const clockOf = (clause: HiddenClause): Seat | undefined =>
  clause.type === 'play'
    ? clause.seat
    : clause.when.type === 'turnEnd'
      ? clause.when.seat
      : undefined;

/** Turns that begin before it falls due; 0 is the one in progress. */
export function turnsLeft(view: View, clause: HiddenClause, due: number): number {
  const seat = clockOf(clause)!;
  return due - view.turnsEnded[seat]! - (seat === view.turn ? 1 : 0);
}

export function promisesOf(view: View, who: Who): readonly Promised[] {
  const components = setOf(view);
  const all = view.contracts.flatMap(({ number, seats, open }) => {
    const texts = contractSentences(
      open.map(({ clause }) => clause),
      { components, who, seats },
    );
    return open.map(({ index, due, clause }, i) => {
      const left = due === null ? Number.POSITIVE_INFINITY : turnsLeft(view, clause, due);
      return {
        left,
        promised: {
          key: `${number}.${index}`,
          seats,
          by: promiser(clause),
          text: withoutDate(texts[i]!, clause),
          due: due === null ? undefined : D.due(who(clockOf(clause)!), left),
          isPressing: left <= 0,
        },
      };
    });
  });
  return all.sort((a, b) => a.left - b.left).map(({ promised }) => promised);
}

/** The date in a contract counts from when it was made: what is shown instead counts from now. */
function withoutDate(text: string, clause: HiddenClause): string {
  if (clause.type === 'play') return text.replace(/ by the end of [^.]*\.$/, '.');
  return clause.when.type === 'turnEnd' ? text.replace(/ at the end of [^.]*\.$/, '.') : text;
}

export interface Ended {
  readonly key: string;
  readonly text: string;
  readonly how: string;
  readonly isLapsed: boolean;
}

export const endedOf = (view: View, who: Who): readonly Ended[] =>
  view.ended.map(({ contract, index, seats, clause, how }) => ({
    key: `${contract}.${index}`,
    text: withoutDate(clauseSentence(clause, { components: setOf(view), who, seats }), clause),
    how: D.ended[how],
    isLapsed: how !== 'done' && how !== 'played',
  }));

/** A move would break a promise: which one, in its own words. */
export function brokenPromise({ code, params }: Illegal, view: View, who: Who): string | undefined {
  if (!code.startsWith('promise-')) return undefined;
  const contract = view.contracts.find(({ number }) => number === params?.['contract']);
  const open = contract?.open.find(({ index }) => index + 1 === params?.['clause']);
  if (!contract || !open) return undefined;
  const sentence = clauseSentence(asOfNow(open.clause, open.due, view), {
    components: setOf(view),
    who,
    seats: contract.seats,
  });
  return D.promised(sentence, code);
}

/** Cards of the view's owner that are bound by a contract. */
export function promisedCards(view: View): ReadonlySet<number> {
  const bound = new Set<number>();
  for (const { open } of view.contracts)
    for (const { clause } of open) {
      if (promiser(clause) !== view.viewer) continue;
      const card =
        clause.type === 'play'
          ? clause.card
          : clause.what.type === 'card'
            ? clause.what.card
            : undefined;
      if (typeof card === 'number') bound.add(card);
    }
  return bound;
}
