/** Lines for a deal: new ones with likely choices, and what a change to one makes of the rest of it. */

import type { Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { STEP } from '../facts/components.ts';
import { FULL_SHARE, giftsOf } from '../facts/clauses.ts';
import { type Slots, slotsFor } from '../text/deal/composer.ts';
import {
  type Deal,
  type Gift,
  type Give,
  type Line,
  partiesOf,
  tableFor,
  takerIn,
  type When,
} from './deal.ts';
import { canLapse, formOf, returnable } from './lineForms.ts';
import { type Card, setOf } from './printed.ts';
import { ownedBy } from './reading.ts';

/** The common lines; the rarer ones are behind "More". */
export const COMMON = ['give', 'share', 'promise', 'return'] as const;
export const RARE = ['abstain', 'option', 'every', 'bought', 'lapsed', 'choice', 'show'] as const;
export type Kind = (typeof COMMON)[number] | (typeof RARE)[number];

const NOW: When = { type: 'now' };
const USUAL_PRICE = 50;
const USUAL_TERM = 3;

/** Who has no money may have a card. */
const price = ({ mostCash, mostRandom }: Slots): Gift =>
  mostCash < STEP && mostRandom > 0
    ? { type: 'random', count: 1 }
    : { type: 'cash', amount: Math.max(STEP, Math.min(USUAL_PRICE, mostCash)) };

/** A promise of money may go beyond what is there. */
const PROMISED: Gift = { type: 'cash', amount: USUAL_PRICE };
const HALF: Gift = { type: 'share', percent: FULL_SHARE / 2 };

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
    default:
      return what;
  }
}

/** With several parties every gift says whose it is (README, "Clauses"). */
const toOf = (view: View, deal: Deal, from: Seat): { readonly to?: Seat } =>
  deal.and.length === 0 ? {} : { to: takerIn(view, deal, from, undefined) };

export const soon = (view: View, seat: Seat): Extract<When, { type: 'turnEnd' }> => ({
  type: 'turnEnd',
  seat,
  turn: seat === view.turn ? 0 : 1,
});

export const boughtBy = (view: View, seat: Seat): Extract<When, { type: 'bought' }> => ({
  type: 'bought',
  seat,
  property: Math.max(
    0,
    view.owners.findIndex((owner) => owner !== seat),
  ),
  until: { seat, turn: USUAL_TERM },
});

export const everyTurnOf = (seat: Seat): Extract<When, { type: 'everyTurnEnd' }> => ({
  type: 'everyTurnEnd',
  seat,
  turns: USUAL_TERM,
  while: null,
});

/** A new line of its kind with likely choices; undefined where there is nothing to choose from. */
export function newLine(table: View, deal: Deal, kind: Kind): Line | undefined {
  const view = tableFor(table, deal);
  const me = view.viewer as Seat;
  const parties = partiesOf(view, deal);
  const { to: other, lines } = deal;
  const gift = (from: Seat, what: Gift, when: When): Give => ({
    type: 'give',
    from,
    ...toOf(view, deal, from),
    what,
    when,
  });
  const gives = (line: Line, seat: Seat): boolean =>
    line.type === 'give' ? line.from === seat : line.seat === seat;
  // Whoever gives nothing yet gives next.
  const idle = parties.find((side) => !lines.some((line) => gives(line, side))) ?? me;
  switch (kind) {
    case 'give':
      return gift(idle, price(slotsFor(view, idle)), NOW);
    case 'share': {
      const seat = parties.find((side) => slotsFor(view, side).payingCards.length > 0);
      if (seat === undefined) return undefined;
      const card = cardFor(view, deal, 'share', seat, slotsFor(view, seat).payingCards)!;
      return gift(seat, HALF, { type: 'played', seat, card, payout: 'after' });
    }
    case 'promise': {
      const seat = parties.find((side) => slotsFor(view, side).turnCards.length > 0);
      if (seat === undefined) return undefined;
      const card = cardFor(view, deal, 'promise', seat, slotsFor(view, seat).turnCards)!;
      return { type: 'play', seat, card, turn: 1 };
    }
    case 'return': {
      const seat = parties.find((side) => returnable(lines, side).length > 0);
      if (seat === undefined) return undefined;
      const what = returnable(lines, seat)[0]!;
      const giver = lines.find(
        (line): line is Give =>
          line.type === 'give' && line.what === what && line.when.type === 'now',
      )!;
      return {
        ...gift(seat, what, { type: 'turnEnd', seat, turn: 1 }),
        ...(deal.and.length > 0 && { to: giver.from }),
      };
    }
    case 'abstain':
      return {
        type: 'abstain',
        seat: other,
        act: { type: 'tax', seat: me },
        until: { seat: other, turn: USUAL_TERM },
      };
    case 'option': {
      const theirs = slotsFor(view, other);
      const [wanted] = theirs.properties;
      return {
        type: 'option',
        seat: me,
        clauses: [
          gift(
            other,
            wanted === undefined ? price(theirs) : { type: 'property', property: wanted },
            NOW,
          ),
          gift(me, PROMISED, NOW),
        ],
        until: { seat: me, turn: USUAL_TERM },
      };
    }
    case 'show': {
      const [card] = slotsFor(view, me).cards;
      if (card === undefined)
        return { type: 'show', seat: other, ...toOf(view, deal, other), card: null };
      return { type: 'show', seat: me, ...toOf(view, deal, me), card };
    }
    case 'choice': {
      const giver =
        view.handSizes[idle]! > 0 ? idle : parties.find((one) => view.handSizes[one]! > 0);
      return giver === undefined ? undefined : gift(giver, { type: 'choice', by: 'giver' }, NOW);
    }
    case 'every':
      return gift(idle, { type: 'cash', amount: STEP }, everyTurnOf(idle));
    case 'bought':
      return view.owners.every((owner) => owner === other)
        ? undefined
        : gift(me, HALF, boughtBy(view, other));
    case 'lapsed': {
      const clause = lines.findLastIndex(canLapse);
      if (clause < 0) return undefined;
      const line = lines[clause]!;
      const giver = line.type === 'give' ? line.from : line.type === 'option' ? other : line.seat;
      return {
        ...gift(giver, PROMISED, { type: 'lapsed', clause }),
        ...(line.type === 'give' && line.to !== undefined && { to: line.to }),
      };
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

/** The card a line hangs on: to be played, or waited for with a share. */
function cardOf(line: Line, kind: 'share' | 'promise', seat: Seat): Card | undefined {
  if (line.type === 'play') return kind === 'promise' && line.seat === seat ? line.card : undefined;
  return kind === 'share' &&
    line.type === 'give' &&
    line.what.type === 'share' &&
    line.when.type === 'played' &&
    line.when.seat === seat
    ? line.when.card
    : undefined;
}

/** A promise goes with the share of the same card, and what is given now cannot be played later. */
function cardFor(
  view: View,
  { lines }: Deal,
  kind: 'share' | 'promise',
  seat: Seat,
  cards: readonly Card[],
): Card | undefined {
  const named = (of: 'share' | 'promise'): readonly Card[] =>
    lines.flatMap((line) => cardOf(line, of, seat) ?? []);
  const twin = named(kind === 'share' ? 'promise' : 'share').find(
    (card) => cards.includes(card) && !named(kind).includes(card),
  );
  const given = lines.flatMap((line) =>
    giftsOf(line).flatMap(({ from, what }) =>
      from === seat && what.type === 'card' ? [what.card] : [],
    ),
  );
  const free = cards.filter((card) => !given.includes(card));
  // What its player cannot play would be refused at once.
  const fit = free.filter((card) => isFit(view, lines, seat, card));
  return twin ?? likelyCard(view, seat, [fit, free, cards].find(({ length }) => length > 0) ?? []);
}

/** Will `seat` own what the card asks for, once the deal is made? */
function isFit(view: View, lines: readonly Line[], seat: Seat, card: Card): boolean {
  const owned = new Set(ownedBy(view, seat));
  for (const line of lines) {
    if (line.type !== 'give' || line.when.type !== 'now' || line.what.type !== 'property') continue;
    if (line.from === seat) owned.delete(line.what.property);
    else if ((line.to ?? seat) === seat) owned.add(line.what.property);
  }
  const data = setOf(view).cards[card];
  switch (data?.kind) {
    case 'profit':
    case 'dieProfit':
      return owned.has(data.property);
    case 'pairProfit':
      return data.properties.every((property) => owned.has(property));
    case 'anyProfit':
      return owned.size > 0;
    case 'manyProfit':
      return owned.size >= data.owned;
    default:
      return true;
  }
}

/** The same line with another party giving or promising. */
export function turned(table: View, deal: Deal, line: Line, seat: Seat): Line {
  const view = tableFor(table, deal);
  const slots = slotsFor(view, seat);
  const swapped = <Sided extends { readonly to?: Seat }>(sided: Sided, from: Seat): Sided =>
    sided.to === seat ? { ...sided, to: from } : sided;
  switch (line.type) {
    case 'give': {
      const from = { ...swapped(line, line.from), from: seat };
      if (formOf(line, deal.lines) === 'return')
        return { ...from, what: returnable(deal.lines, seat)[0] ?? line.what };
      const { when } = line;
      // A share is of what its giver gets for a card.
      if (line.what.type === 'share' && when.type === 'played')
        return {
          ...from,
          when: { ...when, seat, card: kept(view, seat, slots.payingCards, when.card) },
        };
      return { ...from, what: fitting(line.what, slots, when.type === 'now') };
    }
    case 'play': {
      const { target, ...play } = line;
      return {
        ...play,
        seat,
        card: kept(view, seat, slots.turnCards, line.card),
        turn: line.turn === 0 && seat !== view.turn ? 1 : line.turn,
        ...(target !== undefined && target !== seat && { target }),
      };
    }
    case 'abstain': {
      const { act } = line;
      const isSelf = 'seat' in act && act.seat === seat;
      return { ...line, seat, act: isSelf ? { ...act, seat: line.seat } : act };
    }
    case 'option':
      // Whoever may use it gets what the other one was to get.
      return {
        ...line,
        seat,
        clauses: line.clauses.map((gift) => {
          const from = gift.from === line.seat ? seat : gift.from === seat ? line.seat : gift.from;
          const to = gift.to === line.seat ? seat : gift.to === seat ? line.seat : gift.to;
          return {
            ...gift,
            from,
            ...(to !== undefined && { to }),
            what: fitting(gift.what, slotsFor(view, from), false),
          };
        }),
      };
    case 'show':
      return {
        ...swapped(line, line.seat),
        seat,
        card: line.card !== null && slots.cards.includes(line.card) ? line.card : null,
      };
  }
}

const kept = (view: View, seat: Seat, cards: readonly Card[], card: Card): Card =>
  cards.includes(card) ? card : (likelyCard(view, seat, cards) ?? card);

/** The line with something else given; a date that does not go with it makes way. */
export const giving = (view: View, line: Give, what: Gift): Give => ({
  ...line,
  what,
  when: goesWith(line.when, what) ? line.when : soon(view, line.from),
});

/** The line at another time; what cannot be given then becomes money. */
export function givingWhen(line: Give, when: When): Give {
  const { what } = line;
  const isOfSomething = what.type !== 'share' || when.type === 'played' || when.type === 'bought';
  return { ...line, when, what: isOfSomething && goesWith(when, what) ? what : PROMISED };
}

/** Can such a thing be given at such a time? */
const goesWith = (when: When, { type }: Gift): boolean =>
  when.type === 'everyTurnEnd'
    ? type === 'cash'
    : when.type !== 'bought' || type === 'cash' || type === 'share';
