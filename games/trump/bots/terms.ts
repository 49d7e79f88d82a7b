/** The contract language as a player of code reads it. */

import type { Move } from '../rules/index.ts';
import { isSimple, type SimpleClause } from '../rules/deal/voidPromises.ts';

/** What bots put a value on; offers that say more they decline. */
export type Clause = SimpleClause;
export type Give = Extract<Clause, { type: 'give' }>;
export type When = Give['when'];

/** The clauses that bots can value. */
export const simpleOf = (clauses: Extract<Move, { type: 'offer' }>['clauses']): readonly Clause[] =>
  clauses.filter((clause) => isSimple(clause));

const NOW: When = { type: 'now' };

export const giveCash = (from: number, amount: number, when: When = NOW): Clause => ({
  type: 'give',
  from,
  what: { type: 'cash', amount },
  when,
});

export const giveProperty = (from: number, property: number, when: When = NOW): Clause => ({
  type: 'give',
  from,
  what: { type: 'property', property },
  when,
});

export const giveCard = (from: number, card: number, when: When = NOW): Clause => ({
  type: 'give',
  from,
  what: { type: 'card', card },
  when,
});

export const giveShare = (from: number, card: number, percent: number): Clause => ({
  type: 'give',
  from,
  what: { type: 'share', percent },
  when: { type: 'played', seat: from, card, payout: 'after' },
});

export const promisePlay = (seat: number, card: number, turn: number): Clause => ({
  type: 'play',
  seat,
  card,
  turn,
});

export const turnEnd = (seat: number, turn: number): When => ({ type: 'turnEnd', seat, turn });

/** What `from` has to lay down at once. */
export function cashNow(clauses: readonly Clause[], from: number): number {
  let sum = 0;
  for (const clause of clauses) {
    if (clause.type !== 'give' || clause.from !== from || clause.when.type !== 'now') continue;
    if (clause.what.type === 'cash') sum += clause.what.amount;
  }
  return sum;
}
