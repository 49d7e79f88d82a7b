/** D-7.1: what a contract is written in, and how it is read from JSON. */

import type { Seat } from '@parlor/kit';
import type { Card, Property } from './set.ts';

export type What =
  | { type: 'cash'; amount: number }
  | { type: 'property'; property: Property }
  | { type: 'card'; card: Card }
  | { type: 'random'; count: number }
  | { type: 'share'; percent: number };

export type When =
  | { type: 'now' }
  | { type: 'turnEnd'; seat: Seat; turn: number }
  | { type: 'played'; seat: Seat; card: Card; payout: 'before' | 'after' };

export type Give = { type: 'give'; from: Seat; what: What; when: When };
export type PlayPromise = { type: 'play'; seat: Seat; card: Card; turn: number };
export type Clause = Give | PlayPromise;

type Fields = { [name: string]: unknown };

/** An object with these fields, no more and no fewer. */
export function hasFields(json: unknown, ...names: string[]): json is Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const keys = Object.keys(json);
  return keys.length === names.length && names.every((name) => keys.includes(name));
}

const areIntegers = (...values: unknown[]): boolean =>
  values.every((value) => Number.isInteger(value));

function isWhat(json: unknown): json is What {
  if (hasFields(json, 'type', 'amount')) return json.type === 'cash' && areIntegers(json.amount);
  if (hasFields(json, 'type', 'property')) {
    return json.type === 'property' && areIntegers(json.property);
  }
  if (hasFields(json, 'type', 'card')) return json.type === 'card' && areIntegers(json.card);
  if (hasFields(json, 'type', 'count')) return json.type === 'random' && areIntegers(json.count);
  if (hasFields(json, 'type', 'percent')) return json.type === 'share' && areIntegers(json.percent);
  return false;
}

function isWhen(json: unknown): json is When {
  if (hasFields(json, 'type')) return json.type === 'now';
  if (hasFields(json, 'type', 'seat', 'turn')) {
    return json.type === 'turnEnd' && areIntegers(json.seat, json.turn);
  }
  return (
    hasFields(json, 'type', 'seat', 'card', 'payout') &&
    json.type === 'played' &&
    areIntegers(json.seat, json.card) &&
    (json.payout === 'before' || json.payout === 'after')
  );
}

function isClause(json: unknown): json is Clause {
  if (hasFields(json, 'type', 'seat', 'card', 'turn')) {
    return json.type === 'play' && areIntegers(json.seat, json.card, json.turn);
  }
  return (
    hasFields(json, 'type', 'from', 'what', 'when') &&
    json.type === 'give' &&
    areIntegers(json.from) &&
    isWhat(json.what) &&
    isWhen(json.when)
  );
}

/** A list of clauses by its shape; whether it may be offered is another question. */
export const areClauses = (json: unknown): json is Clause[] =>
  Array.isArray(json) && Array.from(json).every(isClause);

const givesOf = (clauses: Clause[]): Give[] => clauses.filter((clause) => clause.type === 'give');

export const nowOf = (clauses: Clause[]): Give[] =>
  givesOf(clauses).filter(({ when }) => when.type === 'now');

export const laterGivesOf = (clauses: Clause[]): Give[] =>
  givesOf(clauses).filter(({ when }) => when.type !== 'now');

/** All clauses that are not carried out at once. */
export const isLater = (clause: Clause): boolean =>
  clause.type === 'play' || clause.when.type !== 'now';

/** D-6.3: the cards that a clause speaks of: to be given, to be played, or to be waited for. */
export function cardsIn(clause: Clause): Card[] {
  if (clause.type === 'play') return [clause.card];
  const { what, when } = clause;
  return [
    ...(what.type === 'card' ? [what.card] : []),
    ...(when.type === 'played' ? [when.card] : []),
  ];
}

/** By this clause `seat` gives or plays this card. */
export function takesCard(clause: Clause, seat: Seat, card: Card): boolean {
  if (clause.type === 'play') return clause.seat === seat && clause.card === card;
  return clause.from === seat && clause.what.type === 'card' && clause.what.card === card;
}

export const isAbout = (clause: Clause, property: Property): boolean =>
  clause.type === 'give' && clause.what.type === 'property' && clause.what.property === property;
