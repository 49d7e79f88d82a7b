/** Reads moves from untrusted input: shape only, never legality. */

import { exactly } from '@parlor/kit';
import { STEP } from './components.ts';
import { MAX_CLAUSES } from './clauses.ts';
import { parseClauses } from './parseClauses.ts';
import { MAX_CARDS, MAX_DECK, MAX_PROPERTIES, MAX_SEATS } from './limits.ts';
import {
  ACCEPT,
  BACK_IN,
  CHOICES,
  DONE,
  FILLS,
  forcedSaleMove,
  KEEP,
  KNOCK_OUTS,
  MAX_CONTRACTS,
  openMove,
  PASS,
  PLAYS,
  PUT_UPS,
  REJECT,
  ROLL,
  SURRENDERS,
  TAKES,
  taxMove,
  tradeMove,
  useMove,
} from './moveTable.ts';
import type { Card, Move } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** More money than any game can bring. */
const MAX_MONEY = 1_000_000;

export const parseMove = (input: unknown): Move | undefined => exactly(input, readMove(input));

function readMove(input: unknown): Move | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const fields = input as Fields;
  switch (fields['type']) {
    case 'roll':
      return ROLL;
    case 'keep':
      return KEEP;
    case 'pass':
      return PASS;
    case 'backIn':
      return BACK_IN;
    case 'accept':
      return ACCEPT;
    case 'reject':
      return REJECT;
    case 'done':
      return DONE;
    case 'take':
      return entry(TAKES, fields['seat']);
    case 'knockOut':
      return entry(KNOCK_OUTS, fields['seat']);
    case 'fill':
      return entry(FILLS, fields['property']);
    case 'putUp':
      return entry(PUT_UPS, fields['property']);
    case 'surrender':
      return entry(SURRENDERS, fields['property']);
    case 'trade':
      return parseTrade(fields);
    case 'play':
      return parsePlay(fields);
    case 'open':
      return isMoney(fields['amount']) ? openMove(fields['amount']) : undefined;
    case 'raise':
      return parseRaise(fields);
    case 'offer':
      return parseOffer(fields);
    case 'counter': {
      const clauses = parseClauses(fields['clauses']);
      const ends = parseEnds(fields);
      return clauses && ends && { type: 'counter', ...ends, clauses };
    }
    case 'use': {
      const { contract, clause } = fields;
      return isIndex(contract, MAX_CONTRACTS) && isIndex(clause, MAX_CLAUSES)
        ? useMove(contract, clause)
        : undefined;
    }
    case 'choose':
      return entry(CHOICES, fields['card']);
    default:
      return undefined;
  }
}

const entry = (moves: readonly Move[], index: unknown): Move | undefined =>
  isIndex(index, moves.length) ? moves[index] : undefined;

function parseTrade({ give, take }: Fields): Move | undefined {
  return isIndex(give, MAX_PROPERTIES) && isIndex(take, MAX_PROPERTIES)
    ? tradeMove(give, take)
    : undefined;
}

function parsePlay({ card, seat, property }: Fields): Move | undefined {
  if (!isIndex(card, MAX_CARDS)) return undefined;
  if (seat === undefined && property === undefined) return PLAYS[card];
  if (property === undefined) return isIndex(seat, MAX_SEATS) ? taxMove(card, seat) : undefined;
  return seat === undefined && isIndex(property, MAX_PROPERTIES)
    ? forcedSaleMove(card, property)
    : undefined;
}

/** The cards are sorted on the way in: one set of cards is one move. */
function parseRaise({ cash, cards }: Fields): Move | undefined {
  if (!isMoney(cash) || !Array.isArray(cards) || cards.length > MAX_DECK) return undefined;
  // Copied first: a hole in a list would slip through `every`.
  const sorted = Array.from<Card>(cards);
  if (!sorted.every((card) => isIndex(card, MAX_CARDS))) return undefined;
  return { type: 'raise', cash, cards: sorted.sort((a, b) => a - b) };
}

function parseOffer(fields: Fields): Move | undefined {
  const { to, and } = fields;
  const clauses = parseClauses(fields['clauses']);
  const ends = parseEnds(fields);
  if (!clauses || !ends || !isIndex(to, MAX_SEATS)) return undefined;
  if (and === undefined) return { type: 'offer', to, ...ends, clauses };
  if (!Array.isArray(and) || and.length >= MAX_SEATS) return undefined;
  const more = Array.from<unknown>(and);
  return more.every(isSeat) ? { type: 'offer', to, and: more, ...ends, clauses } : undefined;
}

/** Nothing, or the number of a contract; undefined for nonsense. */
function parseEnds({ ends }: Fields): { ends?: number } | undefined {
  if (ends === undefined) return {};
  return isIndex(ends, MAX_CONTRACTS) ? { ends } : undefined;
}

const isSeat = (value: unknown): value is number => isIndex(value, MAX_SEATS);

const isIndex = (value: unknown, end: number): value is number =>
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  (value as number) >= 0 &&
  (value as number) < end;

const isMoney = (value: unknown): value is number =>
  isIndex(value, MAX_MONEY) && value % STEP === 0;
