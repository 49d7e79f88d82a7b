/** What has been promised: in force, and what became of the rest. */

import type { Illegal, Seat, Who } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import {
  asOfNow,
  clauseSentence,
  contractSentences,
  dateOf,
  ENDINGS,
  giftsOf,
  type HiddenClause,
  promiser,
} from '../text/words.ts';
import type { IconName } from '@parlor/web/table-ui';
import { setOf } from './printed.ts';
import { D } from './dealStrings.ts';

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

export function promisesOf(view: View, who: Who): readonly Promised[] {
  const components = setOf(view);
  const all = view.contracts.flatMap(({ number, seats, open }) => {
    const texts = contractSentences(
      open.map(({ clause, due, left }) => asOfNow(clause, due, view, left)),
      { components, who, seats },
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
          text: withoutDate(texts[i]!, clause),
          due: dueText(one, left, who),
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

function dueText({ clause, due, left: times }: Open, left: number, who: Who): string {
  const date = dateOf(clause);
  const name = date ? who(date.seat) : '';
  const isWaiting = clause.type === 'abstain' || clause.type === 'option';
  if (isWaiting) return due === null ? D.forGood : D.over(name, left);
  if (clause.type !== 'give') return D.due(name, left);
  const { when } = clause;
  switch (when.type) {
    case 'everyTurnEnd':
      return times === 1 ? D.last(D.due(name, left)) : D.due(name, left);
    case 'bought':
      return D.waitsForSale;
    case 'lapsed':
      // It says itself what it waits for.
      return '';
    case 'now':
      return D.dueNow;
    default:
      return due === null ? D.waits : D.due(name, left);
  }
}

/** The date in a contract counts from when it was made: what is shown instead counts from now. */
function withoutDate(text: string, clause: HiddenClause): string {
  switch (clause.type) {
    case 'play':
      return text.replace(/ by the end of [^.]*\.$/, '.');
    case 'abstain':
      return text.replace(/ (?:until the end of [^.]*|to the end of the game)\.$/, '.');
    case 'option':
      return text.replace(/ (?:until the end of .*? turn|to the end of the game) that /, ' that ');
    case 'give':
      return clause.when.type === 'turnEnd' ? text.replace(/ at the end of [^.]*\.$/, '.') : text;
    default:
      return text;
  }
}

export interface Ended {
  readonly key: string;
  readonly text: string;
  readonly how: string;
  readonly isLapsed: boolean;
}

/** Kept, used, or ended as everybody wanted. */
const KEPT_ENDINGS: readonly string[] = ENDINGS;

export const endedOf = (view: View, who: Who): readonly Ended[] =>
  view.ended.map(({ contract, index, seats, clause, how }) => ({
    key: `${contract}.${index}`,
    text: withoutDate(clauseSentence(clause, { components: setOf(view), who, seats }), clause),
    how: D.ended[how],
    isLapsed: !KEPT_ENDINGS.includes(how),
  }));

/** A move would break a promise: which one, in its own words. */
export function brokenPromise({ code, params }: Illegal, view: View, who: Who): string | undefined {
  if (!code.startsWith('promise-')) return undefined;
  const contract = view.contracts.find(({ number }) => number === params?.['contract']);
  const open = contract?.open.find(({ index }) => index + 1 === params?.['clause']);
  if (!contract || !open) return undefined;
  const sentence = clauseSentence(asOfNow(open.clause, open.due, view, open.left), {
    components: setOf(view),
    who,
    seats: contract.seats,
  });
  return D.promised(sentence, code);
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
