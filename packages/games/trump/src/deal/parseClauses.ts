/** Reads clauses from untrusted input: shape only. */

import { exactly } from '@parlor/kit';
import { MAX_CARDS, MAX_PROPERTIES, MAX_SEATS } from '../limits.ts';
import { type Clause, PAYOUTS, type What, type When } from './clauses.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_NUMBER = 1_000_000;

/** More lines than anybody can mean; the rules allow far fewer. */
const MAX_LINES = 64;

/** All or nothing: one bad clause spoils the list. */
export function parseClauses(input: unknown): readonly Clause[] | undefined {
  if (!Array.isArray(input) || input.length > MAX_LINES) return undefined;
  const clauses: Clause[] = [];
  for (const item of input) {
    const clause = exactly(item, parseClause(item));
    if (!clause) return undefined;
    clauses.push(clause);
  }
  return clauses;
}

function parseClause(input: unknown): Clause | undefined {
  if (!isFields(input)) return undefined;
  const { type, from, what, when, seat, card, turn } = input;
  if (type === 'play') {
    const isGood =
      isIndex(seat, MAX_SEATS) && isIndex(card, MAX_CARDS) && isIndex(turn, MAX_NUMBER);
    return isGood ? { type, seat, card, turn } : undefined;
  }
  if (type !== 'give' || !isIndex(from, MAX_SEATS)) return undefined;
  const gift = exactly(what, parseWhat(what));
  const time = exactly(when, parseWhen(when));
  return gift && time && { type, from, what: gift, when: time };
}

function parseWhat(input: unknown): What | undefined {
  if (!isFields(input)) return undefined;
  const { type, amount, property, card, count, percent } = input;
  switch (type) {
    case 'cash':
      return isIndex(amount, MAX_NUMBER) ? { type, amount } : undefined;
    case 'property':
      return isIndex(property, MAX_PROPERTIES) ? { type, property } : undefined;
    case 'card':
      return isIndex(card, MAX_CARDS) ? { type, card } : undefined;
    case 'random':
      return isIndex(count, MAX_NUMBER) ? { type, count } : undefined;
    case 'share':
      return isIndex(percent, MAX_NUMBER) ? { type, percent } : undefined;
    default:
      return undefined;
  }
}

function parseWhen(input: unknown): When | undefined {
  if (!isFields(input)) return undefined;
  const { type, seat, turn, card } = input;
  switch (type) {
    case 'now':
      return { type };
    case 'turnEnd':
      return isIndex(seat, MAX_SEATS) && isIndex(turn, MAX_NUMBER)
        ? { type, seat, turn }
        : undefined;
    case 'played': {
      const payout = PAYOUTS.find((known) => known === input['payout']);
      return payout && isIndex(seat, MAX_SEATS) && isIndex(card, MAX_CARDS)
        ? { type, seat, card, payout }
        : undefined;
    }
    default:
      return undefined;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIndex = (value: unknown, end: number): value is number =>
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  (value as number) >= 0 &&
  (value as number) < end;
