/** What was agreed in a match and what became of it, by the record of its moves. */

import type { Seat } from '@parlor/kit';
import type { Played } from '../../../tests/browser/played.ts';
import type { Event, Move, View } from '../rules/index.ts';

export type PlayedTrump = Played<Move, Event, View>;
type Clause = Extract<Move, { type: 'offer' }>['clauses'][number];
type Ended = View['ended'][number];

export interface Contract {
  readonly number: number;
  readonly parties: readonly Seat[];
  readonly clauses: readonly Clause[];
  /** What became of those that waited for their time. */
  readonly ended: readonly Ended[];
}

/** Clauses that the rules treat in ways of their own (D-7.1, D-7.7). */
export function kindOf(clause: Clause): string {
  if (clause.type !== 'give') return clause.type;
  const { what, when } = clause;
  if (what.type === 'choice' || what.type === 'random') return what.type;
  return when.type === 'now' ? what.type : when.type;
}

/** Has it a time of its own? The others happen as the deal is made. */
export const isWaiting = (clause: Clause): boolean =>
  clause.type === 'give' ? clause.when.type !== 'now' : clause.type !== 'show';

/** All contracts that were accepted, in order. */
export function contractsOf({ steps, views }: PlayedTrump): readonly Contract[] {
  const contracts: Contract[] = [];
  let offer: Pick<Contract, 'parties' | 'clauses'> = { parties: [], clauses: [] };
  for (const { seat, move, told } of steps) {
    if (move.type === 'offer')
      offer = { parties: [seat, move.to, ...(move.and ?? [])], clauses: move.clauses };
    if (move.type === 'counter') offer = { ...offer, clauses: move.clauses };
    for (const event of told[seat]!) {
      if (event.type !== 'accepted') continue;
      const { contract: number } = event;
      const { ended } = views[offer.parties[0]!]!;
      contracts.push({ ...offer, number, ended: ended.filter((one) => one.contract === number) });
    }
  }
  return contracts;
}

const CARRIED_OUT: readonly Ended['how'][] = ['done', 'used', 'played'];
const MADE_WAY: readonly Ended['how'][] = ['over', 'ended', 'not-needed'];

export const hasLapsed = ({ how }: Ended): boolean =>
  !CARRIED_OUT.includes(how) && !MADE_WAY.includes(how);

/** Did something come of this clause: given, paid, shown, chosen, used, played? */
export function wasInPlay(
  { number, parties, clauses, ended }: Contract,
  index: number,
  { steps }: PlayedTrump,
): boolean {
  const clause = clauses[index]!;
  const happened = (is: (event: Event, move: Move) => boolean): boolean =>
    steps.some(({ move, told }) => told[parties[0]!]!.some((event) => is(event, move)));
  switch (kindOf(clause)) {
    case 'show':
      return happened((event) => event.type === 'showed' && parties.includes(event.from));
    case 'choice':
      return happened(
        (event, move) =>
          move.type === 'choose' && event.type === 'gave' && event.contract === number,
      );
    case 'everyTurnEnd':
      // D-7.4: what is not there is owed.
      return happened(
        (event) =>
          clause.type === 'give' &&
          ((event.type === 'owed' && event.from === clause.from) ||
            (event.type === 'gave' &&
              event.contract === number &&
              event.from === clause.from &&
              event.gift.type === 'cash')),
      );
    default:
      return ended.some((one) => one.index === index && CARRIED_OUT.includes(one.how));
  }
}
