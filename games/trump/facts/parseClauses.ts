/** Reads clauses from untrusted input: shape only. */

import { exactly } from '@parlor/kit';
import { MAX_CARDS, MAX_PROPERTIES, MAX_SEATS } from './limits.ts';
import {
  type Act,
  CHOOSERS,
  type Clause,
  type Give,
  PAYOUTS,
  type Until,
  type What,
  type When,
} from './clauses.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_NUMBER = 1_000_000;

/** More lines than anybody can mean; the rules allow far fewer. */
const MAX_LINES = 64;

/** All or nothing: one bad clause spoils the list. */
export const parseClauses = (input: unknown): readonly Clause[] | undefined =>
  parseList(input, parseClause);

function parseList<Item extends object>(
  input: unknown,
  parse: (item: Fields) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(input) || input.length > MAX_LINES) return undefined;
  const items: Item[] = [];
  // Copied first: a hole in a list would slip through.
  for (const item of Array.from<unknown>(input)) {
    const read = isFields(item) ? exactly(item, parse(item)) : undefined;
    if (!read) return undefined;
    items.push(read);
  }
  return items;
}

function parseClause(input: Fields): Clause | undefined {
  const { type, seat, card, turn } = input;
  switch (type) {
    case 'give':
      return parseGive(input);
    case 'play': {
      const isGood =
        isIndex(seat, MAX_SEATS) && isIndex(card, MAX_CARDS) && isIndex(turn, MAX_NUMBER);
      const aim = parseAim(input);
      return isGood && aim ? { type, seat, card, turn, ...aim } : undefined;
    }
    case 'abstain': {
      const act = isFields(input['act'])
        ? exactly(input['act'], parseAct(input['act']))
        : undefined;
      const until = parseUntil(input['until']);
      return isIndex(seat, MAX_SEATS) && act && until !== undefined
        ? { type, seat, act, until }
        : undefined;
    }
    case 'option': {
      const clauses = parseList(input['clauses'], parseGive);
      const until = parseUntil(input['until']);
      return isIndex(seat, MAX_SEATS) && clauses && until !== undefined
        ? { type, seat, clauses, until }
        : undefined;
    }
    case 'show': {
      const to = parseTo(input);
      const isGood = isIndex(seat, MAX_SEATS) && (card === null || isIndex(card, MAX_CARDS));
      return isGood && to ? { type, seat, ...to, card } : undefined;
    }
    default:
      return undefined;
  }
}

function parseGive(input: Fields): Give | undefined {
  const { type, from, what, when } = input;
  if (type !== 'give' || !isIndex(from, MAX_SEATS) || !isFields(what) || !isFields(when)) {
    return undefined;
  }
  const gift = exactly(what, parseWhat(what));
  const time = exactly(when, parseWhen(when));
  const to = parseTo(input);
  return gift && time && to && { type, from, ...to, what: gift, when: time };
}

const parseTo = ({ to }: Fields): { to?: number } | undefined => {
  if (to === undefined) return {};
  return isIndex(to, MAX_SEATS) ? { to } : undefined;
};

function parseAim({
  target,
  property,
}: Fields): { target?: number; property?: number } | undefined {
  if (target !== undefined && !isIndex(target, MAX_SEATS)) return undefined;
  if (property !== undefined && !isIndex(property, MAX_PROPERTIES)) return undefined;
  return {
    ...(target === undefined ? {} : { target }),
    ...(property === undefined ? {} : { property }),
  };
}

/** Null stands for no term; undefined for nonsense. */
function parseUntil(input: unknown): Until | null | undefined {
  if (input === null) return null;
  if (!isFields(input)) return undefined;
  const { seat, turn } = input;
  return isIndex(seat, MAX_SEATS) && isIndex(turn, MAX_NUMBER)
    ? exactly(input, { seat, turn })
    : undefined;
}

function parseWhat(input: Fields): What | undefined {
  const { type, amount, property, card, count, percent, atLeast } = input;
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
      if (!isIndex(percent, MAX_NUMBER)) return undefined;
      if (atLeast === undefined) return { type, percent };
      return isIndex(atLeast, MAX_NUMBER) ? { type, percent, atLeast } : undefined;
    case 'choice': {
      const by = CHOOSERS.find((known) => known === input['by']);
      return by && { type, by };
    }
    default:
      return undefined;
  }
}

function parseWhen(input: Fields): When | undefined {
  const { type, seat, turn, card, property, turns, clause } = input;
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
    case 'bought': {
      const until = parseUntil(input['until']);
      return isIndex(seat, MAX_SEATS) && isIndex(property, MAX_PROPERTIES) && until !== undefined
        ? { type, seat, property, until }
        : undefined;
    }
    case 'everyTurnEnd': {
      const owned = input['while'];
      const isGood = owned === null || isIndex(owned, MAX_PROPERTIES);
      return isGood && isIndex(seat, MAX_SEATS) && isIndex(turns, MAX_NUMBER)
        ? { type, seat, turns, while: owned }
        : undefined;
    }
    case 'lapsed':
      return isIndex(clause, MAX_LINES) ? { type, clause } : undefined;
    default:
      return undefined;
  }
}

function parseAct(input: Fields): Act | undefined {
  const { type, seat, property, above, about } = input;
  switch (type) {
    case 'tax':
    case 'knockOut':
      return isIndex(seat, MAX_SEATS) ? { type, seat } : undefined;
    case 'forceSale':
      return isIndex(property, MAX_PROPERTIES) ? { type, property } : undefined;
    case 'bid':
      return isIndex(above, MAX_NUMBER) && (property === null || isIndex(property, MAX_PROPERTIES))
        ? { type, above, property }
        : undefined;
    case 'deal': {
      if (!isFields(about)) return undefined;
      const { property: owned, card } = about;
      const read = isIndex(card, MAX_CARDS)
        ? exactly(about, { card })
        : isIndex(owned, MAX_PROPERTIES)
          ? exactly(about, { property: owned })
          : undefined;
      return read && { type, about: read };
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
