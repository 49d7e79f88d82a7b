/**
 * The sheet on which a contract is tested (README, "Sound or refused"): the
 * table as one party knows it, with everything that is promised.
 */

import type { Seat } from '@parlor/kit';
import { countsTowards } from '../state/conditions.ts';
import type { Rules } from '../../facts/rules.ts';
import { lowestOf } from '../state/state.ts';
import type { Card } from '../../facts/types.ts';
import type { ContractView } from '../../facts/views.ts';
import {
  boundGifts,
  dateOf,
  giftsOf,
  type HiddenClause,
  isNow,
  type Parties,
  promiser,
  takerOf,
} from '../../facts/clauses.ts';
import { fewestCopies, mostCopies } from './copies.ts';
import { cardsNamed, type NamedCard, namesIn } from '../../facts/deal/naming.ts';

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
  readonly asked: readonly Seat[];
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
  readonly names: readonly NamedCard<Card | null>[];
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

/** The step at whose end `seat` will have ended so many more turns. */
const stepOf = ({ turn, seats }: Standpoint, seat: Seat, turns: number): number =>
  ((seat - turn + seats) % seats) + (turns - 1) * seats;

/** `isOn` leaves items out. */
export function sheetOf(
  point: Standpoint,
  deal: Deal | undefined,
  playing: number,
  isOn?: (item: Item) => boolean,
): Sheet {
  const items = itemsOf(point, deal);
  const slots = slotsOf(items);
  const start: Position = {
    holdings: Array.from(point.holdings),
    copies: copiesAtFirst(point, items, slots),
    status: [],
  };
  const open: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const { clause, seats, isNew } = item;
    if (isNew && isNow(clause)) moveNow(start, clause, seats, slots);
    if (!matters(item, playing) || (isOn !== undefined && !isOn(item))) continue;
    open.push(item);
    start.status.push(OPEN);
  }
  return {
    point,
    items: open,
    playing,
    start,
    isInTime: (card) => isInTime(point, deal, card),
    slotOf: (seat, card) => slotOf(slots, keyOf(seat, card)),
  };
}

function itemsOf(point: Standpoint, deal: Deal | undefined): Item[] {
  const { turn, turnsEnded, contracts } = point;
  const items: Item[] = [];
  for (let place = 0; place < contracts.length; place++) {
    const { number: contract, seats, open } = contracts[place]!;
    if (contract === deal?.ends) continue;
    for (let at = 0; at < open.length; at++) {
      const { index, due, clause } = open[at]!;
      const seat = due === null ? undefined : dateOf(clause)?.seat;
      const dueStep =
        due === null || seat === undefined ? NEVER : stepOf(point, seat, due - turnsEnded[seat]!);
      const names = namesIn(clause);
      items.push({ contract, index, seats, clause, names, dueStep, isNew: false });
    }
  }
  if (!deal) return items;
  const { clauses, parties: seats } = deal;
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index]!;
    const date = dateOf(clause);
    const dueStep =
      date === null ? NEVER : stepOf(point, date.seat, date.turn + (date.seat === turn ? 1 : 0));
    const names = namesIn(clause);
    items.push({ contract: NEVER, index, seats, clause, names, dueStep, isNew: true });
  }
  return items;
}

const matters = ({ clause, isNew }: Item, playing: number): boolean =>
  mattersInForce(clause, playing) || (isNew && isWhileOwning(clause));

/** Only when it is agreed on does anything have to be there: later it ends with what it is tied to. */
const isWhileOwning = (clause: HiddenClause): boolean =>
  clause.type === 'give' && clause.when.type === 'everyTurnEnd' && clause.when.while !== null;

/**
 * Cash never fails, and what only forbids bids, knock-outs and deals hinders no
 * promised play. Options among others than the parties are not used.
 */
export function mattersInForce(clause: HiddenClause, playing: number): boolean {
  switch (clause.type) {
    case 'play':
      return true;
    case 'option':
      return isIn(playing, clause.seat) || clause.clauses.some(({ from }) => isIn(playing, from));
    case 'show':
      return false;
    case 'abstain':
      return clause.act.type === 'tax' || clause.act.type === 'forceSale';
    case 'give': {
      const { what, when } = clause;
      if (when.type === 'everyTurnEnd') return false;
      if (when.type === 'lapsed') return true;
      return when.type !== 'now' && what.type !== 'cash' && what.type !== 'share';
    }
  }
}

const CARDS = 64;
const keyOf = (seat: Seat, card: Card): number => seat * CARDS + card;

/** The keys of the slots, in their order. There are few. */
type Slots = readonly number[];

const NOT_THERE = -1;

function slotOf(slots: Slots, key: number): number | undefined {
  const slot = slots.indexOf(key);
  return slot === NOT_THERE ? undefined : slot;
}

/** A slot for every card that is named somewhere, with whoever may come to hold it. */
function slotsOf(items: readonly Item[]): Slots {
  const slots: number[] = [];
  const add = (seat: Seat, card: Card | null): void => {
    if (card !== null && !slots.includes(keyOf(seat, card))) slots.push(keyOf(seat, card));
  };
  for (let at = 0; at < items.length; at++) {
    const { clause, names, seats } = items[at]!;
    if (names.length === 0) continue;
    for (const { card, role } of names) add(role.seat, card);
    for (const gift of giftsOf(clause)) {
      if (gift.what.type === 'card') add(takerOf(gift, gift.from, seats), gift.what.card);
    }
  }
  return slots;
}

/** The judge's own hand; of the others what they are said to give or play. */
function copiesAtFirst(point: Standpoint, items: readonly Item[], slots: Slots): number[] {
  const { judge, asked } = point;
  return slots.map((key) => {
    const seat = Math.floor(key / CARDS);
    const card = key % CARDS;
    if (seat === judge) return point.held(card);
    if (point.heldBy) return point.heldBy(seat, card);
    const count = asked.includes(seat) ? fewestCopies : mostCopies;
    return count(items, seat, card);
  });
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
    start.copies[slotOf(slots, keyOf(from, what.card))!]!--;
    start.copies[slotOf(slots, keyOf(to, what.card))!]!++;
  }
}

function isInTime(point: Standpoint, deal: Deal | undefined, card: Card): boolean {
  const { turn, rules, step0, relatedCards, gotProperties } = point;
  if (deal) return isRelatedTo(rules, deal, turn, card);
  if (step0 !== 'related') return step0 === 'any';
  return relatedCards.includes(card) || countsForSome(rules, card, gotProperties);
}

/** D-6.3: may `seat` play this card after the deal? */
export const isRelatedTo = (rules: Rules, deal: Deal, seat: Seat, card: Card): boolean =>
  deal.clauses.some((clause) => cardsNamed(clause).includes(card)) ||
  countsForSome(rules, card, propertiesGot(deal, seat));

function countsForSome(rules: Rules, card: Card, properties: number): boolean {
  for (let rest = properties; rest !== 0; rest &= rest - 1) {
    if (countsTowards(rules, card, lowestOf(rest))) return true;
  }
  return false;
}

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

/** Is somebody of `seats` held to this clause? */
export function binds(seats: number, clause: HiddenClause): boolean {
  return clause.type === 'option'
    ? boundGifts(clause).some(({ from }) => isIn(seats, from))
    : isIn(seats, promiser(clause));
}
