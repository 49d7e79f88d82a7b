/** Which moves are legal. */

import type { Seat } from '@parlor/kit';
import { areClauses, type Clause, hasFields } from './clauses.ts';
import { mayAccept, mayOffer } from './offers.ts';
import {
  allProperties,
  ascending,
  bySeat,
  distinct,
  howMany,
  opponentsWithCards,
  ownedBy,
  type Position,
  toAct,
} from './position.ts';
import { allPlays, duePlays, freeCopies, mayBeSurrendered, type Play } from './promises.ts';
import { freeBidCards, investorWorth, leaderOf, type Raise } from './sale.ts';
import { type Card, faceOf, isCard, type Property } from './set.ts';
import { spaceUnder } from './turns.ts';

/** Moves without lists in them. */
type Simple =
  | Play
  | { type: 'roll' | 'pass' | 'keep' | 'backIn' | 'accept' | 'reject' | 'done' }
  | { type: 'take' | 'knockOut'; seat: Seat }
  | { type: 'fill' | 'putUp' | 'surrender'; property: Property }
  | { type: 'trade'; give: Property; take: Property }
  | { type: 'open'; amount: number };

export type Move =
  | Simple
  | Raise
  | { type: 'offer'; to: Seat; clauses: Clause[] }
  | { type: 'counter'; clauses: Clause[] };

const MOST_LISTED = 512;
/** D-6.2 */
const MOST_COUNTERS = 3;
const STEP = 10;

/** D-6.1, D-7.2: what has to be played now comes before everything else. */
function turnMoves(position: Position, seat: Seat): Simple[] {
  const plays = allPlays(position, seat);
  const due = duePlays(position, seat);
  if (due.length > 0) return plays.filter(({ card }) => due.includes(card));
  if (position.asked === 'related') return [...plays, { type: 'done' }];
  return [...plays, { type: position.part === 1 ? 'roll' : 'pass' }];
}

/** D-3.7, D-3.11 */
function mayBePutUp(position: Position): Property[] {
  if (position.closingRound > 0) return position.closing;
  return spaceUnder(position).is === 'sale of any'
    ? allProperties(position)
    : ownedBy(position, null);
}

/** D-3.9: the passage on the trade space offers an opponent's property or an unowned one, and asks nobody for leave. */
function tradeMoves(position: Position, seat: Seat): Simple[] {
  const own = ownedBy(position, seat);
  const others = allProperties(position).filter((property) => !own.includes(property));
  const trades = own.flatMap((give) =>
    others.map((take): Simple => ({ type: 'trade', give, take })),
  );
  return [...trades, { type: 'keep' }];
}

/** D-5.1 */
const openMoves = (position: Position, seat: Seat): Simple[] =>
  Array.from({ length: position.cash[seat]! / STEP + 1 }, (_, nth) => ({
    type: 'open',
    amount: nth * STEP,
  }));

const hasFree = (position: Position, seat: Seat, is: 'out' | 'back in'): boolean =>
  freeBidCards(position, seat, is).length > 0;

/** D-5.3, D-5.5: all but raises. */
function bidMoves(position: Position, seat: Seat): Simple[] {
  const { standing } = position.sale!;
  const moves: Simple[] = [{ type: 'pass' }];
  if (standing[seat] === 'out' && hasFree(position, seat, 'back in')) {
    moves.push({ type: 'backIn' });
  }
  if (standing[seat] === 'in' && hasFree(position, seat, 'out')) {
    const targets = bySeat(position.seats, (target) => target).filter(
      (target) => target !== seat && standing[target] === 'in',
    );
    moves.push(...targets.map((target): Simple => ({ type: 'knockOut', seat: target })));
  }
  return moves;
}

function answerMoves(position: Position, seat: Seat): Simple[] {
  const { clauses, from } = position.offer!;
  const reject: Simple = { type: 'reject' };
  return mayAccept(position, seat, clauses, from) ? [{ type: 'accept' }, reject] : [reject];
}

/** Everything but raises, offers and counter-offers. */
function simpleMoves(position: Position, seat: Seat): Simple[] {
  const ofProperty = (type: 'fill' | 'putUp' | 'surrender', properties: Property[]): Simple[] =>
    properties.map((property) => ({ type, property }));
  switch (position.asked) {
    case 'turn':
    case 'related':
      return turnMoves(position, seat);
    case 'take':
      return opponentsWithCards(position, seat).map((from) => ({ type: 'take', seat: from }));
    case 'fill':
      return ofProperty('fill', ownedBy(position, null));
    case 'put up':
      return ofProperty('putUp', mayBePutUp(position));
    case 'trade':
      return tradeMoves(position, seat);
    case 'surrender':
      return ofProperty('surrender', mayBeSurrendered(position, seat));
    case 'open':
      return openMoves(position, seat);
    case 'bid':
      return bidMoves(position, seat);
    case 'answer':
      return answerMoves(position, seat);
    case null:
      return [];
  }
}

const isAscending = (cards: Card[]): boolean =>
  cards.every((card, place) => place === 0 || cards[place - 1]! <= card);

/** D-5.3, D-5.4 */
function isLegalRaise(position: Position, seat: Seat, { cash, cards }: Raise): boolean {
  const sale = position.sale;
  if (position.asked !== 'bid' || sale === null || sale.standing[seat] !== 'in') return false;
  if (cash < 0 || cash % STEP !== 0 || cash > position.cash[seat]!) return false;
  if (cash === 0 && cards.length === 0) return false;
  if (!cards.every((card) => isCard(position.set, card))) return false;
  if (!cards.every((card) => faceOf(position.set, card).is === 'investor')) return false;
  if (!isAscending(cards)) return false;
  if (!cards.every((card) => howMany(cards, card) <= freeCopies(position, seat, card))) {
    return false;
  }
  if (cash > 0 && !sale.investorPlayed && cards.length === 0) return false;
  const investors = cards.reduce((sum, card) => sum + investorWorth(position.set, card), 0);
  const high = sale.bids[leaderOf(position, sale)]!;
  return sale.bids[seat]! + cash + investors >= high + STEP;
}

/** The most this seat can do is all its free investors and all its cash. */
function someRaiseIsLegal(position: Position, seat: Seat): boolean {
  const hand = position.hands[seat]!;
  const cards = distinct(hand)
    .filter((card) => faceOf(position.set, card).is === 'investor')
    .flatMap((card) =>
      Array.from({ length: Math.max(0, freeCopies(position, seat, card)) }, () => card),
    )
    .toSorted(ascending);
  const cash = position.cash[seat]!;
  return isLegalRaise(position, seat, { type: 'raise', cash, cards });
}

/** D-6.2: deals left, and no promise that must be kept now. */
const mayOpenDeal = (position: Position, seat: Seat): boolean =>
  position.asked === 'turn' &&
  position.part === 2 &&
  position.dealsOpened[seat]! < position.deals &&
  duePlays(position, seat).length === 0;

const mayCounter = (position: Position): boolean =>
  position.asked === 'answer' && position.offer!.counters < MOST_COUNTERS;

export function legalMoves(position: Position, seat: Seat): Simple[] | 'wide' {
  if (!toAct(position).includes(seat)) return [];
  if (mayOpenDeal(position, seat) || mayCounter(position)) return 'wide';
  if (position.asked === 'bid' && someRaiseIsLegal(position, seat)) return 'wide';
  const moves = simpleMoves(position, seat);
  return position.asked === 'open' && moves.length > MOST_LISTED ? 'wide' : moves;
}

function isRaise(json: unknown): json is Raise {
  return (
    hasFields(json, 'type', 'cash', 'cards') &&
    json.type === 'raise' &&
    Number.isInteger(json.cash) &&
    Array.isArray(json.cards)
  );
}

/** The legal move that `json` describes, if any: the same fields, no more and no fewer. */
export function findLegal(position: Position, seat: Seat, json: unknown): Move | undefined {
  if (!toAct(position).includes(seat)) return undefined;
  if (isRaise(json)) return isLegalRaise(position, seat, json) ? json : undefined;
  if (hasFields(json, 'type', 'to', 'clauses') && json.type === 'offer') {
    const { to, clauses } = json;
    if (!mayOpenDeal(position, seat) || !Number.isInteger(to) || !areClauses(clauses)) {
      return undefined;
    }
    const offer = { type: 'offer', to: to as Seat, clauses } as const;
    return mayOffer(position, seat, offer.to, clauses) ? offer : undefined;
  }
  if (hasFields(json, 'type', 'clauses') && json.type === 'counter') {
    const { clauses } = json;
    if (!mayCounter(position) || !areClauses(clauses)) return undefined;
    return mayOffer(position, seat, position.offer!.from, clauses)
      ? { type: 'counter', clauses }
      : undefined;
  }
  return simpleMoves(position, seat).find((move) => {
    const fields = Object.entries(move);
    return (
      hasFields(json, ...fields.map(([name]) => name)) &&
      fields.every(([name, value]) => json[name] === value)
    );
  });
}
