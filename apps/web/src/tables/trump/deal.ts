/** A deal in the making: its lines, what can change in them, what they come to. */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '@parlor/trump';
import {
  type Clause,
  clauseOf,
  DIE_PAYS,
  FULL_SHARE,
  type Line,
  linesOf,
  MAX_CLAUSES,
  type Slots,
  slotsFor,
  STEP,
  type When,
} from '@parlor/trump/words';
import { boxOf } from './reading.ts';
import { type Card, type Components, kindOf, paysOf, type Property } from './printed.ts';

export type { Line, When };
export type Kind = Line['line'];
export type Gift = Extract<Line, { line: 'give' }>['what'];
export type Date = Extract<When, { type: 'turnEnd' }>;

export interface Deal {
  readonly to: Seat;
  readonly lines: readonly Line[];
  /** An answer to an offer, not a first word. */
  readonly isCounter: boolean;
}

export type Slot = 'seat' | 'what' | 'when' | 'card' | 'percent' | 'turn';

export interface Picking {
  readonly at: number;
  readonly slot: Slot;
}

export const clausesOf = (lines: readonly Line[]): Clause[] => lines.map(clauseOf);

export const dealMove = ({ to, lines, isCounter }: Deal): Move =>
  isCounter
    ? { type: 'counter', clauses: clausesOf(lines) }
    : { type: 'offer', to, clauses: clausesOf(lines) };

/** The offer on the table as lines of my own. Seats are absolute, so the sides turn by themselves. */
export const counterTo = (view: View): Deal => ({
  to: view.offer!.from,
  // An offer to me names all its cards.
  lines: linesOf(view.offer!.clauses as readonly Clause[]),
  isCounter: true,
});

export const otherParty = (view: View, { to }: Deal, seat: Seat): Seat =>
  seat === to ? (view.viewer as Seat) : to;

const NOW: When = { type: 'now' };
const USUAL_PRICE = 50;

/** Who has no money may have a card. */
const price = ({ mostCash, mostRandom }: Slots): Gift =>
  mostCash < STEP && mostRandom > 0
    ? { type: 'random', count: 1 }
    : { type: 'cash', amount: Math.max(STEP, Math.min(USUAL_PRICE, mostCash)) };

/** What somebody could give if the thing named is not theirs. */
function fitting(what: Gift, slots: Slots, isNow: boolean): Gift {
  switch (what.type) {
    case 'cash':
      return isNow && what.amount > slots.mostCash ? price(slots) : what;
    case 'random':
      return slots.mostRandom === 0
        ? price(slots)
        : { type: 'random', count: Math.min(what.count, slots.mostRandom) };
    case 'property': {
      const property = slots.properties.includes(what.property)
        ? what.property
        : slots.properties[0];
      return property === undefined ? price(slots) : { type: 'property', property };
    }
    case 'card': {
      const card = slots.cards.includes(what.card) ? what.card : slots.cards[0];
      return card === undefined ? price(slots) : { type: 'card', card };
    }
  }
}

/** Things the other gives now: only they can come back. */
export function returnable(
  lines: readonly Line[],
  seat: Seat,
): readonly Extract<Line, { line: 'return' }>['what'][] {
  return lines.flatMap((line) =>
    line.line === 'give' &&
    line.seat !== seat &&
    line.when.type === 'now' &&
    (line.what.type === 'property' || line.what.type === 'card')
      ? [line.what]
      : [],
  );
}

export const soon = (view: View, seat: Seat): Date => ({
  type: 'turnEnd',
  seat,
  turn: seat === view.turn ? 0 : 1,
});

/** A new line of its kind with likely choices; undefined where there is nothing to choose from. */
export function newLine(view: View, deal: Deal, kind: Kind): Line | undefined {
  const me = view.viewer as Seat;
  const sides = [me, deal.to] as const;
  switch (kind) {
    case 'give': {
      // Whoever gives nothing yet gives next.
      const idle = sides.find((side) => !deal.lines.some((line) => line.seat === side)) ?? me;
      const slots = slotsFor(view, idle);
      return { line: 'give', seat: idle, what: price(slots), when: NOW };
    }
    case 'share': {
      const seat = sides.find((side) => slotsFor(view, side).payingCards.length > 0);
      if (seat === undefined) return undefined;
      const card = cardFor(view, deal, 'share', seat, slotsFor(view, seat).payingCards)!;
      return { line: 'share', seat, percent: FULL_SHARE / 2, card };
    }
    case 'promise': {
      const seat = sides.find((side) => slotsFor(view, side).turnCards.length > 0);
      if (seat === undefined) return undefined;
      const card = cardFor(view, deal, 'promise', seat, slotsFor(view, seat).turnCards)!;
      return { line: 'promise', seat, card, turn: 1 };
    }
    case 'return': {
      const seat = sides.find((side) => returnable(deal.lines, side).length > 0);
      if (seat === undefined) return undefined;
      const what = returnable(deal.lines, seat)[0]!;
      return { line: 'return', seat, what, when: { type: 'turnEnd', seat, turn: 1 } };
    }
  }
}

/** Cards one knows to be in a hand come first. */
export function knownIn(view: View, seat: Seat): readonly Card[] {
  return [
    ...new Set(
      view.known
        .filter(({ seats }) => seats.length === 1 && seats[0] === seat)
        .map(({ card }) => card),
    ),
  ];
}

const likelyCard = (view: View, seat: Seat, cards: readonly Card[]): Card | undefined =>
  knownIn(view, seat).find((card) => cards.includes(card)) ?? cards[0];

/** A promise goes with the share of the same card, and what is given now cannot be played later. */
function cardFor(
  view: View,
  { lines }: Deal,
  kind: 'share' | 'promise',
  seat: Seat,
  cards: readonly Card[],
): Card | undefined {
  const named = (of: Kind): readonly Card[] =>
    lines.flatMap((line) =>
      line.line === of && 'card' in line && line.seat === seat ? [line.card] : [],
    );
  const twin = named(kind === 'share' ? 'promise' : 'share').find(
    (card) => cards.includes(card) && !named(kind).includes(card),
  );
  const given = lines.flatMap((line) =>
    line.line === 'give' && line.seat === seat && line.what.type === 'card' ? [line.what.card] : [],
  );
  const free = cards.filter((card) => !given.includes(card));
  return twin ?? likelyCard(view, seat, free.length > 0 ? free : cards);
}

/** The same line with the other side giving or promising. */
export function turned(view: View, deal: Deal, line: Line, seat: Seat): Line {
  const slots = slotsFor(view, seat);
  switch (line.line) {
    case 'give':
      return { ...line, seat, what: fitting(line.what, slots, line.when.type === 'now') };
    case 'share': {
      const card = slots.payingCards.includes(line.card)
        ? line.card
        : likelyCard(view, seat, slots.payingCards);
      return { ...line, seat, card: card ?? line.card };
    }
    case 'promise': {
      const card = slots.turnCards.includes(line.card)
        ? line.card
        : likelyCard(view, seat, slots.turnCards);
      const turn = line.turn === 0 && seat !== view.turn ? 1 : line.turn;
      return { ...line, seat, card: card ?? line.card, turn };
    }
    case 'return':
      return { ...line, seat, what: returnable(deal.lines, seat)[0] ?? line.what };
  }
}

export const replaced = (deal: Deal, at: number, line: Line): Deal => ({
  ...deal,
  lines: deal.lines.map((old, i) => (i === at ? line : old)),
});

export const removed = (deal: Deal, at: number): Deal => ({
  ...deal,
  lines: deal.lines.filter((_, i) => i !== at),
});

/** A card of mine tapped: one more line that gives it now, or one less. */
export function withCard(deal: Deal, me: Seat, card: Card): Deal | undefined {
  const at = deal.lines.findIndex(
    (line) =>
      line.line === 'give' &&
      line.seat === me &&
      line.when.type === 'now' &&
      line.what.type === 'card' &&
      line.what.card === card,
  );
  if (at >= 0) return removed(deal, at);
  if (deal.lines.length >= MAX_CLAUSES) return undefined;
  const line: Line = { line: 'give', seat: me, what: { type: 'card', card }, when: NOW };
  return { ...deal, lines: [...deal.lines, line] };
}

/** Cards of mine that the other party gets to know by the offer (D-7.5). */
export function shownBy(view: View, lines: readonly Line[]): readonly Card[] {
  const me = view.viewer;
  const shown = new Set<Card>();
  for (const line of lines) {
    if (line.line === 'share' || line.line === 'promise') {
      if (line.seat === me) shown.add(line.card);
      continue;
    }
    if (line.what.type === 'card' && line.seat === me) shown.add(line.what.card);
    if (line.when.type === 'played' && line.when.seat === me) shown.add(line.when.card);
  }
  // Of what comes to me first and goes back, the other knows anyway.
  return [...shown].filter((card) => view.hand?.includes(card));
}

export interface Side {
  readonly money: number;
  readonly cards: number;
  readonly properties: readonly Property[];
  readonly lost: readonly Property[];
  /** A die or a wealth we cannot know is in it. */
  readonly isAbout: boolean;
}

const AVERAGE_THROW = 3;

/** What a card pays its player, as far as can be told. */
export function likelyPay(set: Components, card: Card): number | undefined {
  if (kindOf(set, card) === 'dieProfit') return AVERAGE_THROW * DIE_PAYS;
  return paysOf(set, card);
}

/** What a side has more of when everything goes as written. */
export function sideOf(view: View, set: Components, lines: readonly Line[], seat: Seat): Side {
  let money = 0;
  let cards = 0;
  let isAbout = false;
  const got = new Map<Property, number>();
  const paid = new Set<Card>();
  for (const line of lines) {
    const sign = line.seat === seat ? -1 : 1;
    if (line.line === 'share' || line.line === 'promise') {
      const pay = likelyPay(set, line.card);
      if (pay === undefined || kindOf(set, line.card) === 'dieProfit') isAbout = true;
      if (line.seat === seat && !paid.has(line.card)) money += pay ?? 0;
      paid.add(line.card);
      if (line.line === 'share') money += sign * shareOf(pay ?? 0, line.percent);
      continue;
    }
    switch (line.what.type) {
      case 'cash':
        money += sign * line.what.amount;
        break;
      case 'property': {
        const { amount, isLeast } = boxOf(view, line.what.property);
        money += sign * amount;
        isAbout ||= isLeast;
        got.set(line.what.property, (got.get(line.what.property) ?? 0) + sign);
        break;
      }
      case 'card':
        cards += sign;
        break;
      case 'random':
        cards += sign * line.what.count;
    }
  }
  const changed = (by: number): Property[] =>
    [...got].filter(([, times]) => Math.sign(times) === by).map(([property]) => property);
  return { money, cards, properties: changed(1), lost: changed(-1), isAbout };
}

/** D-7.1: rounded down to a multiple of 10. */
export const shareOf = (pay: number, percent: number): number =>
  Math.floor((pay * percent) / FULL_SHARE / STEP) * STEP;
