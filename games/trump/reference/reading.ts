/** Clauses are read from JSON by their shape; whether they may be offered is another question. */

import type { Clause } from './clauses.ts';

type Fields = { [name: string]: unknown };

/** An object with these fields, no more and no fewer. */
export function hasFields(json: unknown, ...names: string[]): json is Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const keys = Object.keys(json);
  return keys.length === names.length && names.every((name) => keys.includes(name));
}

/** Every field must satisfy its test; those with a question mark may be missing. */
type Shape = { [name: string]: (value: unknown) => boolean };

function fits(json: unknown, shape: Shape): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const fields = json as Fields;
  const names = Object.keys(shape).map((name) => name.replace('?', ''));
  return (
    Object.keys(fields).every((name) => names.includes(name)) &&
    Object.entries(shape).every(([name, test]) =>
      name.endsWith('?')
        ? !(name.slice(0, -1) in fields) || test(fields[name.slice(0, -1)])
        : name in fields && test(fields[name]),
    )
  );
}

const isNumber = (value: unknown): boolean => Number.isInteger(value);
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value);
const isOneOf = (...values: string[]): ((value: unknown) => boolean) => {
  return (value) => values.includes(value as string);
};
const anyOf = (...shapes: Shape[]): ((value: unknown) => boolean) => {
  return (value) => shapes.some((shape) => fits(value, shape));
};
const listOf = (test: (value: unknown) => boolean): ((value: unknown) => boolean) => {
  return (value) => Array.isArray(value) && Array.from(value).every(test);
};

const isUntil = (value: unknown): boolean =>
  value === null || fits(value, { seat: isNumber, turn: isNumber });

const isWhat = anyOf(
  { type: isOneOf('cash'), amount: isNumber },
  { type: isOneOf('property'), property: isNumber },
  { type: isOneOf('card'), card: isNumber },
  { type: isOneOf('random'), count: isNumber },
  { type: isOneOf('share'), percent: isNumber, 'atLeast?': isNumber },
  { type: isOneOf('choice'), by: isOneOf('giver', 'taker') },
);

const isWhen = anyOf(
  { type: isOneOf('now') },
  { type: isOneOf('turnEnd'), seat: isNumber, turn: isNumber },
  {
    type: isOneOf('played'),
    seat: isNumber,
    card: isNumber,
    payout: isOneOf('before', 'after'),
  },
  { type: isOneOf('bought'), seat: isNumber, property: isNumber, until: isUntil },
  { type: isOneOf('everyTurnEnd'), seat: isNumber, turns: isNumber, while: isNumberOrNull },
  { type: isOneOf('lapsed'), clause: isNumber },
);

const isAct = anyOf(
  { type: isOneOf('tax', 'knockOut'), seat: isNumber },
  { type: isOneOf('forceSale'), property: isNumber },
  { type: isOneOf('bid'), above: isNumber, property: isNumberOrNull },
  { type: isOneOf('deal'), about: anyOf({ property: isNumber }, { card: isNumber }) },
);

const GIVE: Shape = {
  type: isOneOf('give'),
  from: isNumber,
  'to?': isNumber,
  what: isWhat,
  when: isWhen,
};

const isClause = anyOf(
  GIVE,
  {
    type: isOneOf('play'),
    seat: isNumber,
    card: isNumber,
    turn: isNumber,
    'target?': isNumber,
    'property?': isNumber,
  },
  { type: isOneOf('abstain'), seat: isNumber, act: isAct, until: isUntil },
  { type: isOneOf('option'), seat: isNumber, clauses: listOf(anyOf(GIVE)), until: isUntil },
  { type: isOneOf('show'), seat: isNumber, 'to?': isNumber, card: isNumberOrNull },
);

const areClauses = listOf(isClause);

export type OfferMove =
  | { type: 'offer'; to: number; and?: number[]; clauses: Clause[]; ends?: number }
  | { type: 'counter'; clauses: Clause[]; ends?: number };

export const isOfferMove = (json: unknown): json is OfferMove =>
  anyOf(
    {
      type: isOneOf('offer'),
      to: isNumber,
      'and?': listOf(isNumber),
      clauses: areClauses,
      'ends?': isNumber,
    },
    { type: isOneOf('counter'), clauses: areClauses, 'ends?': isNumber },
  )(json);
