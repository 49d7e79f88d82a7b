/** 1 to 3 of "What an offer may say": whether a deal makes sense as it is written, whoever has what. */

import type { Seat } from '@parlor/kit';
import type { Act, Clause, Deal, Give, Option, PlayPromise, Until } from './clauses.ts';
import { opponentsOf, type Position } from './position.ts';
import { type Card, faceOf, isCard, isPayingCard, isTurnCard, type Property } from './set.ts';

const MOST_CLAUSES = 8;
const MOST_GIFTS = 4;
const MOST_CASH = 5000;
const MOST_RANDOM = 10;
const MOST_PERCENT = 100;
const LAST_TURN = 9;

const isBetween = (least: number, value: number, most: number): boolean =>
  value >= least && value <= most;

const isTens = (least: number, value: number, most: number): boolean =>
  isBetween(least, value, most) && value % 10 === 0;

const isSeat = ({ seats }: Position, seat: Seat): boolean => isBetween(0, seat, seats - 1);

const isProperty = ({ owners }: Position, property: Property): boolean =>
  owners[property] !== undefined;

const isTurnCardHere = ({ set }: Position, card: Card): boolean =>
  isCard(set, card) && isTurnCard(set, card);

/** 0 is the turn in progress. */
const isDate = (position: Position, seat: Seat, turn: number): boolean =>
  isSeat(position, seat) && isBetween(seat === position.turn ? 0 : 1, turn, LAST_TURN);

const isGoodUntil = (position: Position, until: Until): boolean =>
  until === null || isDate(position, until.seat, until.turn);

function isGoodWhat(position: Position, { what }: Give): boolean {
  switch (what.type) {
    case 'cash':
      return isTens(10, what.amount, MOST_CASH);
    case 'property':
      return isProperty(position, what.property);
    case 'card':
      return isCard(position.set, what.card);
    case 'random':
      return isBetween(1, what.count, MOST_RANDOM);
    case 'share':
      return (
        isTens(10, what.percent, MOST_PERCENT) &&
        (what.atLeast === undefined || isTens(10, what.atLeast, MOST_CASH))
      );
    case 'choice':
      return true;
  }
}

function isGoodWhen(position: Position, { when }: Give, { parties }: Deal): boolean {
  switch (when.type) {
    case 'now':
    case 'lapsed':
      return true;
    case 'turnEnd':
      return isDate(position, when.seat, when.turn);
    case 'everyTurnEnd':
      return (
        isSeat(position, when.seat) &&
        isBetween(1, when.turns, LAST_TURN) &&
        (when.while === null || isProperty(position, when.while))
      );
    case 'played':
      return parties.includes(when.seat) && isTurnCardHere(position, when.card);
    case 'bought':
      return (
        parties.includes(when.seat) &&
        isProperty(position, when.property) &&
        isGoodUntil(position, when.until)
      );
  }
}

/** What can be given when. */
function goTogether({ set }: Position, { from, what, when }: Give): boolean {
  if (what.type === 'share') {
    return (
      when.type === 'bought' ||
      (when.type === 'played' &&
        when.payout === 'after' &&
        when.seat === from &&
        isPayingCard(set, when.card))
    );
  }
  return what.type === 'cash' || !['bought', 'everyTurnEnd'].includes(when.type);
}

/** A gift or a show says to whom exactly when there is more than one other party. */
function isToSomebody(from: Seat, to: Seat | undefined, { parties }: Deal): boolean {
  if (!parties.includes(from)) return false;
  if (parties.length === 2) return to === undefined;
  return to !== undefined && to !== from && parties.includes(to);
}

/** D-7.7: what a clause can be the alternative to. */
function canLapse(clause: Clause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.type === 'play' || clause.type === 'option') return true;
  return (
    clause.type === 'give' &&
    clause.when.type !== 'now' &&
    ['property', 'card', 'random', 'choice'].includes(clause.what.type)
  );
}

/** From alternative to first thing, and on from there, until there is none or it was there before. */
function isGoodAlternative(clauses: Clause[], index: number, seen: number[] = []): boolean {
  const clause = clauses[index]!;
  if (clause.type !== 'give' || clause.when.type !== 'lapsed') return true;
  const { clause: first } = clause.when;
  if (seen.includes(index) || !canLapse(clauses[first])) return false;
  return isGoodAlternative(clauses, first, [...seen, index]);
}

const isGoodGive = (position: Position, give: Give, deal: Deal): boolean =>
  isToSomebody(give.from, give.to, deal) &&
  isGoodWhat(position, give) &&
  isGoodWhen(position, give, deal) &&
  goTogether(position, give);

function isGoodPlay(position: Position, clause: PlayPromise, { parties }: Deal): boolean {
  const { seat, card, turn, target, property } = clause;
  if (!parties.includes(seat) || !isTurnCardHere(position, card)) return false;
  const { is } = faceOf(position.set, card);
  return (
    isDate(position, seat, turn) &&
    (target === undefined || (is === 'tax' && isSeat(position, target) && target !== seat)) &&
    (property === undefined || (is === 'force sale' && isProperty(position, property)))
  );
}

function isGoodAct(position: Position, act: Act, seat: Seat): boolean {
  switch (act.type) {
    case 'tax':
    case 'knockOut':
      return isSeat(position, act.seat) && act.seat !== seat;
    case 'forceSale':
      return isProperty(position, act.property);
    case 'bid':
      return (
        isTens(0, act.above, MOST_CASH) &&
        (act.property === null || isProperty(position, act.property))
      );
    case 'deal':
      return 'card' in act.about
        ? isCard(position.set, act.about.card)
        : isProperty(position, act.about.property);
  }
}

const isGoodOption = (position: Position, { seat, clauses, until }: Option, deal: Deal): boolean =>
  deal.parties.includes(seat) &&
  isGoodUntil(position, until) &&
  isBetween(1, clauses.length, MOST_GIFTS) &&
  clauses.some(({ from }) => from !== seat) &&
  clauses.every(
    (gift) =>
      gift.when.type === 'now' &&
      ['cash', 'property', 'card'].includes(gift.what.type) &&
      isGoodGive(position, gift, deal),
  );

function isGoodClause(position: Position, clause: Clause, deal: Deal): boolean {
  switch (clause.type) {
    case 'give':
      return isGoodGive(position, clause, deal);
    case 'play':
      return isGoodPlay(position, clause, deal);
    case 'abstain':
      return (
        deal.parties.includes(clause.seat) &&
        isGoodAct(position, clause.act, clause.seat) &&
        isGoodUntil(position, clause.until)
      );
    case 'option':
      return isGoodOption(position, clause, deal);
    case 'show':
      return (
        isToSomebody(clause.seat, clause.to, deal) &&
        (clause.card === null || isCard(position.set, clause.card))
      );
  }
}

/** Other seats, all different, clockwise from the offerer. */
function areGoodParties(position: Position, [from, ...others]: Seat[]): boolean {
  const order = others.map((seat) => opponentsOf(position, from!).indexOf(seat));
  return (
    order.length >= 1 && order.every((place, nth) => place > (nth === 0 ? -1 : order[nth - 1]!))
  );
}

export const isGoodWording = (position: Position, deal: Deal): boolean =>
  areGoodParties(position, deal.parties) &&
  isBetween(deal.ends === null ? 1 : 0, deal.clauses.length, MOST_CLAUSES) &&
  deal.clauses.every(
    (clause, index) =>
      isGoodClause(position, clause, deal) && isGoodAlternative(deal.clauses, index),
  );
