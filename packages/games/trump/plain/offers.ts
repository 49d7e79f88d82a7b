/** What an offer may say, and who can stand by it. */

import type { Seat } from '@parlor/kit';
import {
  type Clause,
  type Give,
  isAbout,
  isLater,
  laterGivesOf,
  nowOf,
  takesCard,
} from './clauses.ts';
import { howMany, ownedBy, type Position } from './position.ts';
import { needOf, promisedProfits } from './promises.ts';
import { type Card, deckOf, faceOf, isCard, isMetBy, isPayingCard, isTurnCard } from './set.ts';

const MOST_CLAUSES = 8;
const MOST_CASH = 5000;
const MOST_RANDOM = 10;
const MOST_PERCENT = 100;
const LAST_TURN = 9;

const isBetween = (least: number, value: number, most: number): boolean =>
  value >= least && value <= most;

const isTen = (value: number): boolean => value % 10 === 0;

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** 0 is the turn in progress. */
const isTurn = (position: Position, seat: Seat, turn: number): boolean =>
  isBetween(seat === position.turn ? 0 : 1, turn, LAST_TURN);

const isTurnCardHere = ({ set }: Position, card: Card): boolean =>
  isCard(set, card) && isTurnCard(set, card);

function isGoodWhat(position: Position, { from, what, when }: Give): boolean {
  switch (what.type) {
    case 'cash':
      return isBetween(10, what.amount, MOST_CASH) && isTen(what.amount);
    case 'property':
      return position.owners[what.property] !== undefined;
    case 'card':
      return isCard(position.set, what.card);
    case 'random':
      return isBetween(1, what.count, MOST_RANDOM);
    case 'share':
      return (
        isBetween(10, what.percent, MOST_PERCENT) &&
        isTen(what.percent) &&
        when.type === 'played' &&
        when.payout === 'after' &&
        when.seat === from &&
        isCard(position.set, when.card) &&
        isPayingCard(position.set, when.card)
      );
  }
}

function isGoodWhen(position: Position, { when }: Give, parties: Seat[]): boolean {
  switch (when.type) {
    case 'now':
      return true;
    case 'turnEnd':
      return isBetween(0, when.seat, position.seats - 1) && isTurn(position, when.seat, when.turn);
    case 'played':
      return parties.includes(when.seat) && isTurnCardHere(position, when.card);
  }
}

/** 1 and 2 */
function isGoodClause(position: Position, clause: Clause, parties: Seat[]): boolean {
  if (clause.type === 'play') {
    return (
      parties.includes(clause.seat) &&
      isTurnCardHere(position, clause.card) &&
      isTurn(position, clause.seat, clause.turn)
    );
  }
  return (
    parties.includes(clause.from) &&
    isGoodWhat(position, clause) &&
    isGoodWhen(position, clause, parties)
  );
}

const nowBy = (clauses: Clause[], seat: Seat): Give[] =>
  nowOf(clauses).filter(({ from }) => from === seat);

const randomNow = (clauses: Clause[], seat: Seat): number =>
  sum(nowBy(clauses, seat).map(({ what }) => (what.type === 'random' ? what.count : 0)));

const namedNow = (clauses: Clause[], seat: Seat): Card[] =>
  nowBy(clauses, seat).flatMap(({ what }) => (what.type === 'card' ? [what.card] : []));

/** 3 */
const hasCash = (position: Position, clauses: Clause[], seat: Seat): boolean =>
  sum(nowBy(clauses, seat).map(({ what }) => (what.type === 'cash' ? what.amount : 0))) <=
  position.cash[seat]!;

/** 5 */
const hasCards = (position: Position, clauses: Clause[], seat: Seat): boolean =>
  namedNow(clauses, seat).length + randomNow(clauses, seat) <= position.hands[seat]!.length;

/** 4 */
function areGoodProperties(position: Position, clauses: Clause[], parties: Seat[]): boolean {
  return position.owners.every((owner, property) => {
    const about = clauses.filter((clause) => isAbout(clause, property));
    if (about.length === 0) return true;
    const now = nowOf(about);
    return (
      owner !== null &&
      parties.includes(owner) &&
      now.length <= 1 &&
      now.every(({ from }) => from === owner) &&
      !position.contracts.some(({ open }) => open.some(({ clause }) => isAbout(clause, property)))
    );
  });
}

/** e: promised profit cards stay playable. */
function keepsPromisedProfits(position: Position, seat: Seat, clauses: Clause[]): boolean {
  const properties = (gives: Give[]): number[] =>
    gives.flatMap(({ what }) => (what.type === 'property' ? [what.property] : []));
  const now = nowOf(clauses);
  const gone = properties(now.filter(({ from }) => from === seat));
  const come = properties(now.filter(({ from }) => from !== seat));
  const later = properties(laterGivesOf(clauses).filter(({ from }) => from === seat));
  const after = [...ownedBy(position, seat), ...come].filter(
    (property) => !gone.includes(property) && !later.includes(property),
  );
  return promisedProfits(position, seat).every((card) =>
    isMetBy(faceOf(position.set, card), after),
  );
}

/** a to e: with what `seat` knows of its own hand and promises. */
function canStandBy(position: Position, seat: Seat, clauses: Clause[], other: Seat): boolean {
  const out = namedNow(clauses, seat);
  const come = namedNow(clauses, other);
  const later = clauses.filter(isLater);
  const cards = [...new Set(deckOf(position.set))].map((card) => ({
    card,
    have: howMany(position.hands[seat]!, card),
    out: howMany(out, card),
    in: howMany(come, card),
    need: needOf(position, seat, card),
    new: later.some((clause) => takesCard(clause, seat, card)) ? 1 : 0,
  }));
  const isPlayedBySeat = (card: Card): boolean =>
    laterGivesOf(clauses).some(
      ({ when }) => when.type === 'played' && when.seat === seat && when.card === card,
    );
  const a = cards.every((c) => c.out === 0 || c.out <= c.have - c.need);
  const b = cards.every((c) => c.new === 0 || c.have - c.out + c.in >= c.need + 1);
  const c = cards.every((c) => !isPlayedBySeat(c.card) || c.have - c.out + c.in >= 1);
  const kept = sum(cards.map((c) => Math.min(c.have - c.out, c.need + c.new)));
  const d = randomNow(clauses, seat) <= position.hands[seat]!.length - out.length - kept;
  return a && b && c && d && keepsPromisedProfits(position, seat, clauses);
}

/** Cash that is not there cannot change hands. */
export const mayAccept = (
  position: Position,
  seat: Seat,
  clauses: Clause[],
  other: Seat,
): boolean => hasCash(position, clauses, seat) && canStandBy(position, seat, clauses, other);

/**
 * An offer or a counter-offer of `from` to `to`. D-8.2: the passage on Tax cards speaks of a hunch that somebody is low on
 * cash, and a tip of believing somebody to be far ahead: at the table others' cash is guessed. So with
 * `memory` an offer may ask for more than there is, and only its maker's cash is looked at.
 */
export function mayOffer(position: Position, from: Seat, to: Seat, clauses: Clause[]): boolean {
  const parties = [from, to];
  const counted = position.othersCash === 'open' ? parties : [from];
  return (
    from !== to &&
    isBetween(0, to, position.seats - 1) &&
    isBetween(1, clauses.length, MOST_CLAUSES) &&
    clauses.every((clause) => isGoodClause(position, clause, parties)) &&
    counted.every((seat) => hasCash(position, clauses, seat)) &&
    areGoodProperties(position, clauses, parties) &&
    parties.every((seat) => hasCards(position, clauses, seat)) &&
    canStandBy(position, from, clauses, to)
  );
}
