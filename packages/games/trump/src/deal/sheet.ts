/**
 * The sheet on which a contract is tested (README, "Sound or refused"): the
 * table as one party knows it, with everything that is promised.
 */

import type { Seat } from '@parlor/kit';
import { countsTowards } from '../conditions.ts';
import type { Rules } from '../rules.ts';
import { lowestOf } from '../state.ts';
import type { Card, ContractView } from '../types.ts';
import {
  boundGifts,
  dateOf,
  giftsOf,
  type HiddenClause,
  isNow,
  type Parties,
  promiser,
  takerOf,
} from './clauses.ts';
import { fewestCopies, mostCopies } from './copies.ts';
import { cardsNamed, namesIn } from './naming.ts';

/** Which promised cards may be played in the turn in progress. */
export type Step0 = 'any' | 'none' | 'related';

/** The table as `judge` knows it: of the hands only the judge's own. */
export interface Standpoint {
  readonly rules: Rules;
  readonly seats: number;
  readonly turn: Seat;
  readonly turnsEnded: ArrayLike<number>;
  /** By seat, as a set. */
  readonly holdings: ArrayLike<number>;
  /** With card names only where the judge is a party. */
  readonly contracts: readonly ContractView[];
  readonly judge: Seat;
  readonly step0: Step0;
  readonly relatedCards: readonly (Card | null)[];
  readonly gotProperties: number;
  /** Parties who are still to be asked after the judge. */
  readonly asked?: readonly Seat[];
  /** Copies of a card in the judge's hand. */
  held(card: Card): number;
  /** With all hands open, for proofs: copies in any hand. */
  heldBy?(seat: Seat, card: Card): number;
}

/** What is offered, or is to happen at once. */
export interface Deal {
  readonly parties: Parties;
  readonly clauses: readonly HiddenClause[];
  /** The number of a contract that is gone then. */
  readonly ends?: number | undefined;
}

/** An open clause on the sheet. */
export interface Item {
  readonly contract: number;
  readonly index: number;
  readonly seats: Parties;
  readonly clause: HiddenClause;
  /** The step at whose end it is due; NEVER without a date. */
  readonly dueStep: number;
  readonly isNew: boolean;
}

const NEVER = Number.POSITIVE_INFINITY;

/** What changes along a line. */
export interface Position {
  readonly holdings: number[];
  /** By slot of seat and card. */
  readonly copies: number[];
  /** By item. */
  readonly status: number[];
}

export const OPEN = 0;
export const KEPT = 1;
export const NOT_KEPT = 2;
/** An option that is open, and could have been used already. */
export const READY = 3;
/** An option that has been used. */
export const USED = 4;
/** An option whose term has come without a turn on which it could be used: nothing takes its place. */
export const OVER = 5;

export const isOpenAt = ({ status }: Position, at: number): boolean =>
  status[at] === OPEN || status[at] === READY;

export interface Sheet {
  readonly point: Standpoint;
  readonly items: readonly Item[];
  /** Seats that make promised plays, as a set. */
  readonly playing: number;
  readonly start: Position;
  /** D-6.3 for the turn in progress. */
  isInTime(card: Card): boolean;
  /** The place in `copies`; undefined where nothing names this card there. */
  slotOf(seat: Seat, card: Card): number | undefined;
}

/** `isOn` leaves items out. */
export function sheetOf(
  point: Standpoint,
  deal: Deal | undefined,
  playing: number,
  isOn: (item: Item) => boolean = () => true,
): Sheet {
  const { turn, seats, turnsEnded } = point;
  const stepOf = (seat: Seat, turns: number): number =>
    ((seat - turn + seats) % seats) + (turns - 1) * seats;
  const items: Item[] = [];
  for (const { number, seats: parties, open } of point.contracts) {
    if (number === deal?.ends) continue;
    for (const { index, due, clause } of open) {
      const seat = dateOf(clause)?.seat;
      const dueStep =
        due === null || seat === undefined ? NEVER : stepOf(seat, due - turnsEnded[seat]!);
      items.push({ contract: number, index, seats: parties, clause, dueStep, isNew: false });
    }
  }
  for (const [index, clause] of (deal?.clauses ?? []).entries()) {
    const date = dateOf(clause);
    const dueStep =
      date === null ? NEVER : stepOf(date.seat, date.turn + (date.seat === turn ? 1 : 0));
    const { parties } = deal!;
    items.push({ contract: NEVER, index, seats: parties, clause, dueStep, isNew: true });
  }
  const slots = slotsOf(items);
  const start: Position = {
    holdings: Array.from(point.holdings),
    copies: copiesAtFirst(point, items, slots),
    status: [],
  };
  for (const { clause, seats: parties, isNew } of items) {
    if (isNew && isNow(clause)) moveNow(start, clause, parties, slots);
  }
  const open = items.filter((item) => matters(item, playing) && isOn(item));
  for (let at = 0; at < open.length; at++) start.status.push(OPEN);
  return {
    point,
    items: open,
    playing,
    start,
    isInTime: inTime(point, deal),
    slotOf: (seat, card) => slots.get(keyOf(seat, card)),
  };
}

/**
 * Cash never fails, and what only forbids bids, knock-outs and deals hinders no
 * promised play. Options among others than the parties are not used.
 */
function matters({ clause, isNew }: Item, playing: number): boolean {
  switch (clause.type) {
    case 'play':
      return true;
    case 'option':
      return [clause, ...boundGifts(clause)].some((one) => isIn(playing, promiser(one)));
    case 'show':
      return false;
    case 'abstain':
      return clause.act.type === 'tax' || clause.act.type === 'forceSale';
    case 'give': {
      const { what, when } = clause;
      if (when.type === 'everyTurnEnd') return isNew && when.while !== null;
      if (when.type === 'lapsed') return true;
      return when.type !== 'now' && what.type !== 'cash' && what.type !== 'share';
    }
  }
}

const CARDS = 64;
const keyOf = (seat: Seat, card: Card): number => seat * CARDS + card;

type Slots = ReadonlyMap<number, number>;

/** A slot for every card that is named somewhere, with whoever may come to hold it. */
function slotsOf(items: readonly Item[]): Slots {
  const slots = new Map<number, number>();
  const add = (seat: Seat, card: Card | null): void => {
    if (card !== null && !slots.has(keyOf(seat, card))) slots.set(keyOf(seat, card), slots.size);
  };
  for (const { clause, seats } of items) {
    for (const { card, role } of namesIn(clause)) add(role.seat, card);
    for (const gift of giftsOf(clause)) {
      if (gift.what.type === 'card') add(takerOf(gift, gift.from, seats), gift.what.card);
    }
  }
  return slots;
}

/** The judge's own hand; of the others what they are said to give or play. */
function copiesAtFirst(point: Standpoint, items: readonly Item[], slots: Slots): number[] {
  const copies = new Array<number>(slots.size);
  const { judge, asked = [] } = point;
  for (const [key, slot] of slots) {
    const seat = Math.floor(key / CARDS);
    const card = key % CARDS;
    if (seat === judge) copies[slot] = point.held(card);
    else if (point.heldBy) copies[slot] = point.heldBy(seat, card);
    else {
      const count = asked.includes(seat) ? fewestCopies : mostCopies;
      copies[slot] = count(items, seat, card);
    }
  }
  return copies;
}

function moveNow(start: Position, clause: HiddenClause, parties: Parties, slots: Slots): void {
  if (clause.type !== 'give') return;
  const { from, what } = clause;
  const to = takerOf(clause, from, parties);
  if (what.type === 'property') {
    for (let seat = 0; seat < start.holdings.length; seat++)
      start.holdings[seat]! &= ~(1 << what.property);
    start.holdings[to]! |= 1 << what.property;
  } else if (what.type === 'card' && what.card !== null) {
    start.copies[slots.get(keyOf(from, what.card))!]!--;
    start.copies[slots.get(keyOf(to, what.card))!]!++;
  }
}

function inTime(point: Standpoint, deal: Deal | undefined): (card: Card) => boolean {
  const { turn, rules } = point;
  if (deal) return isRelatedTo(rules, deal, turn);
  if (point.step0 !== 'related') return () => point.step0 === 'any';
  return belongsTo(rules, new Set(point.relatedCards), point.gotProperties);
}

/** D-6.3: what `seat` may play after this deal. */
export const isRelatedTo = (rules: Rules, deal: Deal, seat: Seat): ((card: Card) => boolean) =>
  belongsTo(rules, new Set(deal.clauses.flatMap(cardsNamed)), propertiesGot(deal, seat));

const belongsTo =
  (rules: Rules, cards: ReadonlySet<Card | null>, got: number) =>
  (card: Card): boolean => {
    if (cards.has(card)) return true;
    for (let rest = got; rest !== 0; rest &= rest - 1) {
      if (countsTowards(rules, card, lowestOf(rest))) return true;
    }
    return false;
  };

/** Properties that come to `seat` at once, as a set. */
export function propertiesGot({ parties, clauses }: Deal, seat: Seat): number {
  let got = 0;
  for (const clause of clauses) {
    if (clause.type !== 'give' || clause.when.type !== 'now' || clause.what.type !== 'property')
      continue;
    if (takerOf(clause, clause.from, parties) === seat) got |= 1 << clause.what.property;
  }
  return got;
}

export const isIn = (set: number, seat: Seat): boolean => ((set >> seat) & 1) === 1;

/** Is somebody of `seats` held to this item? */
export function binds(seats: number, { clause }: Item): boolean {
  return clause.type === 'option'
    ? boundGifts(clause).some(({ from }) => isIn(seats, from))
    : isIn(seats, promiser(clause));
}
