/** An offer in one short line; its sentences are for whoever wants to read them. */

import type { Seat } from '@parlor/kit';
import type { HiddenClause } from '../../facts/deal/clauses.ts';
import { type Telling, whatPhrase } from '../deal/sentences.ts';

type Gift = Extract<HiddenClause, { type: 'give' }>;

/**
 * "Hotel with its box for $220M" where that says it all, otherwise how much
 * goes which way: "a deal: 2 gifts for 1, with a promise to play a card".
 */
export function offerPhrase(clauses: readonly HiddenClause[], telling: Telling): string {
  const [from, to] = telling.seats;
  const [gifts, returns] = [giftsOf(clauses, from), giftsOf(clauses, to)];
  const promises = clauses.filter(({ type }) => type === 'play').length;
  const others = clauses.filter(({ type }) => type !== 'play' && type !== 'give').length;
  if (clauses.length === 0) return 'the end of a contract';
  if (telling.seats.length > 2)
    return `a deal of ${clauses.length} ${clauses.length === 1 ? 'line' : 'lines'}`;
  if (promises + others === 0 && [gifts, returns].every(isPlain))
    return `${plainly(gifts, telling)} for ${plainly(returns, telling)}`;
  const parts = [
    ...(gifts.length + returns.length === 0 ? [] : [counted(gifts.length, returns.length)]),
    ...(promises === 0 ? [] : [promisesPhrase(promises)]),
    ...(others === 0 ? [] : [others === 1 ? '1 more line' : `${others} more lines`]),
  ];
  return `a deal: ${parts.join(', with ')}`;
}

const giftsOf = (clauses: readonly HiddenClause[], seat: Seat): Gift[] =>
  clauses.filter((clause): clause is Gift => clause.type === 'give' && clause.from === seat);

/** One thing at once, or nothing. */
const isPlain = (gifts: readonly Gift[]): boolean =>
  gifts.length === 0 || (gifts.length === 1 && gifts[0]!.when.type === 'now');

const plainly = ([gift]: readonly Gift[], { components }: Telling): string =>
  gift ? whatPhrase(gift.what, components) : 'nothing';

function counted(gives: number, gets: number): string {
  if (gives === 0) return `nothing for ${gets === 1 ? '1 gift' : `${gets} gifts`}`;
  const given = gives === 1 ? '1 gift' : `${gives} gifts`;
  return `${given} for ${gets === 0 ? 'nothing' : gets}`;
}

const promisesPhrase = (count: number): string =>
  count === 1 ? 'a promise to play a card' : `${count} promises to play cards`;
