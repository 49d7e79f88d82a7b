/** What has been promised: in force, and what became of the rest. */

import type { Illegal, People, Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { asOfNow } from '../facts/deal/asOfNow.ts';
import { dateOf, giftsOf, type HiddenClause, promiser } from '../facts/clauses.ts';
import { fateOf, QUIET_ENDS } from '../facts/deal/fates.ts';
import { ENDINGS } from '../facts/types.ts';
import { contractSentences } from '../text/deal/sentences.ts';
import type { IconName } from '@parlor/table-ui';
import { setOf } from './printed.ts';
import { m } from './messages.ts';

export interface Promised {
  readonly key: string;
  readonly contract: number;
  readonly index: number;
  /** Who has to give, to play, to hold back, or may. */
  readonly by: Seat;
  readonly text: string;
  /** When it falls due or is over, or what it waits for. */
  readonly due: string;
  readonly icon: IconName;
  /** Falls due with the turn in progress. */
  readonly isPressing: boolean;
  /** For the viewer to use. */
  readonly isMyOption: boolean;
}

type Open = View['contracts'][number]['open'][number];

/** Turns that begin before it falls due; 0 is the one in progress. */
export function turnsLeft(view: View, clause: HiddenClause, due: number): number {
  const { seat } = dateOf(clause)!;
  return due - view.turnsEnded[seat]! - (seat === view.turn ? 1 : 0);
}

export function promisesOf(view: View, people: People): readonly Promised[] {
  const components = setOf(view);
  const all = view.contracts.flatMap(({ number, seats, open }) => {
    const texts = contractSentences(
      m(),
      open.map(({ clause, due, left }) => asOfNow(clause, due, view, left)),
      { components, people, seats },
      // What is shown instead counts from now.
      { isUndated: true },
    );
    return open.map((one, i) => {
      const { index, due, clause } = one;
      const left = due === null ? Number.POSITIVE_INFINITY : turnsLeft(view, clause, due);
      const isRunning = clause.type === 'abstain' || clause.type === 'option';
      return {
        left: isRunning ? Number.POSITIVE_INFINITY : left,
        promised: {
          key: `${number}.${index}`,
          contract: number,
          index,
          by: promiser(clause),
          text: texts[i]!,
          due: dueText(one, left, people),
          icon: iconOf(one),
          isPressing: left <= 0 && !isRunning,
          isMyOption: clause.type === 'option' && clause.seat === view.viewer,
        },
      };
    });
  });
  return all.sort((a, b) => a.left - b.left).map(({ promised }) => promised);
}

function iconOf({ clause, due }: Open): IconName {
  if (clause.type === 'abstain') return 'lock';
  if (clause.type === 'option') return 'key';
  return due === null ? 'scroll' : 'clock';
}

function dueText({ clause, due, left: times }: Open, left: number, people: People): string {
  const { deals } = m();
  const date = dateOf(clause);
  const isRunning = clause.type === 'abstain' || clause.type === 'option';
  if (isRunning)
    return due === null || !date ? deals.forGood : deals.until(people(date.seat), left);
  const isDue = date === null ? deals.waits : deals.due(people(date.seat), left);
  if (clause.type !== 'give') return isDue;
  switch (clause.when.type) {
    case 'everyTurnEnd':
      return times === 1 ? deals.dueLast(people(date!.seat), left) : isDue;
    case 'bought':
      return deals.waitsForSale;
    case 'lapsed':
      // It says itself what it waits for.
      return '';
    case 'now':
      return deals.dueNow;
    default:
      return due === null ? deals.waits : isDue;
  }
}

export interface Ended {
  readonly key: string;
  readonly text: string;
  readonly how: string;
  readonly isLapsed: boolean;
}

/** Kept, used, or ended as everybody wanted. */
const KEPT_ENDINGS: readonly string[] = [...ENDINGS, ...QUIET_ENDS];

export const endedOf = (view: View, people: People): readonly Ended[] =>
  view.ended.map((one) => {
    const { contract, index, seats, clause } = one;
    const telling = { components: setOf(view), people, seats };
    const fate = fateOf(one);
    return {
      key: `${contract}.${index}`,
      text: m().contract.clause(clause, telling, { isUndated: true }),
      how: m().deals.ended[fate],
      isLapsed: !KEPT_ENDINGS.includes(fate),
    };
  });

/** A move would break a promise: which one, in its own words. */
export function brokenPromise(
  { code, params }: Illegal,
  view: View,
  people: People,
): string | undefined {
  if (!code.startsWith('promise-')) return undefined;
  const contract = view.contracts.find(({ number }) => number === params?.['contract']);
  const open = contract?.open.find(({ index }) => index + 1 === params?.['clause']);
  if (!contract || !open) return undefined;
  const quoted = m().contract.quoted(asOfNow(open.clause, open.due, view, open.left), {
    components: setOf(view),
    people,
    seats: contract.seats,
  });
  return m().brokenPromise(quoted, code === 'promise-play');
}

/** Cards of the view's owner that are bound by a contract. */
export function promisedCards(view: View): ReadonlySet<number> {
  const bound = new Set<number>();
  const mine = (seat: Seat, card: number | null): void => {
    if (seat === view.viewer && card !== null) bound.add(card);
  };
  for (const { open } of view.contracts)
    for (const { clause } of open) {
      if (clause.type === 'play') mine(clause.seat, clause.card);
      // One's own part of an option is given only if one wants.
      const isFree = clause.type === 'option' && clause.seat === view.viewer;
      for (const { from, what } of isFree ? [] : giftsOf(clause))
        if (what.type === 'card') mine(from, what.card);
    }
  return bound;
}
