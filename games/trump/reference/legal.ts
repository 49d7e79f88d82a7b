/** Which moves are legal. */

import type { Seat } from '@parlor/kit';
import type { Deal } from './clauses.ts';
import { choices } from './contracts.ts';
import { allowedBy } from './keeping.ts';
import { mayAccept, mayOffer } from './offers.ts';
import { canPay, optionsOf, propertiesAreThere, type Use } from './options.ts';
import {
  allProperties,
  ascending,
  bySeat,
  distinct,
  howMany,
  opponentsWithCards,
  ownedBy,
  type Play,
  type Position,
  toAct,
} from './position.ts';
import { abstainsFrom, allPlays, freeCopies, highestBid, mayBeSurrendered } from './promises.ts';
import { hasFields, isOfferMove, type OfferMove } from './reading.ts';
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
  | { type: 'open'; amount: number }
  | { type: 'choose'; card: Card }
  | Use;

export type Move = Simple | Raise | OfferMove;

const MOST_LISTED = 512;
/** D-6.2 */
const MOST_COUNTERS = 3;
const STEP = 10;

/** D-6.1, D-7.2: what promises leave. */
function dealingMoves(position: Position, seat: Seat): Simple[] {
  const { noPlay, plays, use } = allowedBy(position, seat);
  const notPlaying: Simple = { type: position.asked === 'related' ? 'done' : 'pass' };
  const uses = position.asked === 'related' ? [] : optionsOf(position, seat);
  return [
    ...plays,
    ...(noPlay ? [notPlaying] : []),
    ...uses
      .filter(
        ({ contract, open, option }) =>
          canPay(position, seat, { contract, open, option }) &&
          propertiesAreThere(position, option) &&
          use(contract, open, option),
      )
      .map(
        ({ contract, open }): Use => ({
          type: 'use',
          contract: contract.number,
          clause: open.index,
        }),
      ),
  ];
}

function turnMoves(position: Position, seat: Seat): Simple[] {
  if (position.part === 2) return dealingMoves(position, seat);
  return [...allPlays(position, seat), { type: 'roll' }];
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

/** D-5.1, D-7.7 */
function openMoves(position: Position, seat: Seat): Simple[] {
  const most = Math.min(position.cash[seat]!, highestBid(position, seat, position.sale!.property));
  return Array.from({ length: most / STEP + 1 }, (_, nth) => ({
    type: 'open',
    amount: nth * STEP,
  }));
}

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
      (target) =>
        target !== seat &&
        standing[target] === 'in' &&
        !abstainsFrom(position, seat, (act) => act.type === 'knockOut' && act.seat === target),
    );
    moves.push(...targets.map((target): Simple => ({ type: 'knockOut', seat: target })));
  }
  return moves;
}

function answerMoves(position: Position, seat: Seat): Simple[] {
  const reject: Simple = { type: 'reject' };
  return mayAccept(position, seat) ? [{ type: 'accept' }, reject] : [reject];
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
    case 'choose':
      return distinct(choices(position)).map((card) => ({ type: 'choose', card }));
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
  const bid = sale.bids[seat]! + cash + investors;
  return bid >= high + STEP && bid <= highestBid(position, seat, sale.property);
}

/** Every choice from these cards, the empty one too. */
const choicesFrom = ([first, ...rest]: Card[]): Card[][] =>
  first === undefined ? [[]] : choicesFrom(rest).flatMap((choice) => [choice, [first, ...choice]]);

/** With some of its free investors, and as much cash as the next step takes, or none. */
function someRaiseIsLegal(position: Position, seat: Seat): boolean {
  const { sale } = position;
  if (position.asked !== 'bid' || sale === null || sale.standing[seat] !== 'in') return false;
  const free = distinct(position.hands[seat]!)
    .filter((card) => faceOf(position.set, card).is === 'investor')
    .flatMap((card) =>
      Array.from({ length: Math.max(0, freeCopies(position, seat, card)) }, () => card),
    )
    .toSorted(ascending);
  const least = sale.bids[leaderOf(position, sale)]! + STEP - sale.bids[seat]!;
  return choicesFrom(free).some((cards) => {
    const investors = cards.reduce((sum, card) => sum + investorWorth(position.set, card), 0);
    const cash = Math.max(0, least - investors);
    return isLegalRaise(position, seat, { type: 'raise', cash, cards });
  });
}

/** D-6.2: deals left, and no promise that must be kept now. */
const mayOpenDeal = (position: Position, seat: Seat): boolean =>
  position.asked === 'turn' &&
  position.part === 2 &&
  position.dealsOpened[seat]! < position.deals &&
  allowedBy(position, seat).noPlay;

/** D-6.2, D-7.7: between two parties only. */
const mayCounter = (position: Position): boolean =>
  position.asked === 'answer' &&
  position.offer!.counters < MOST_COUNTERS &&
  position.offer!.parties.length === 2;

/** The parties of an offer are told, those of a counter-offer are the same as before. */
export function dealFrom(position: Position, seat: Seat, move: OfferMove): Deal {
  const others =
    move.type === 'offer' ? [move.to, ...(move.and ?? [])] : [position.offer!.parties[0]!];
  return { parties: [seat, ...others], clauses: move.clauses, ends: move.ends ?? null };
}

function isLegalOffer(position: Position, seat: Seat, move: OfferMove): boolean {
  if (move.type === 'offer' && move.and?.length === 0) return false;
  const mayMove = move.type === 'offer' ? mayOpenDeal(position, seat) : mayCounter(position);
  return mayMove && mayOffer(position, dealFrom(position, seat, move));
}

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
  if (isOfferMove(json)) return isLegalOffer(position, seat, json) ? json : undefined;
  return simpleMoves(position, seat).find((move) => {
    const fields = Object.entries(move);
    return (
      hasFields(json, ...fields.map(([name]) => name)) &&
      fields.every(([name, value]) => json[name] === value)
    );
  });
}
