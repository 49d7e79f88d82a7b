/** D-7.1, D-7.7: what a contract is written in, and what a clause is about. */

import type { Seat } from '@parlor/kit';
import type { Card, Property } from './set.ts';

/** Stands for a card whose name is not for the one who looks. */
export const UNKNOWN: Card = -1;

export type What =
  | { type: 'cash'; amount: number }
  | { type: 'property'; property: Property }
  | { type: 'card'; card: Card }
  | { type: 'random'; count: number }
  | { type: 'share'; percent: number; atLeast?: number }
  | { type: 'choice'; by: 'giver' | 'taker' };

/** Null: to the end of the game. */
export type Until = { seat: Seat; turn: number } | null;

export type When =
  | { type: 'now' }
  | { type: 'turnEnd'; seat: Seat; turn: number }
  | { type: 'played'; seat: Seat; card: Card; payout: 'before' | 'after' }
  | { type: 'bought'; seat: Seat; property: Property; until: Until }
  | { type: 'everyTurnEnd'; seat: Seat; turns: number; while: Property | null }
  | { type: 'lapsed'; clause: number };

export type Act =
  | { type: 'tax' | 'knockOut'; seat: Seat }
  | { type: 'forceSale'; property: Property }
  | { type: 'bid'; above: number; property: Property | null }
  | { type: 'deal'; about: { property: Property } | { card: Card } };

/** `to` is told when there are more than two parties, and only then. */
export type Give = { type: 'give'; from: Seat; to?: Seat; what: What; when: When };
export type PlayPromise = {
  type: 'play';
  seat: Seat;
  card: Card;
  turn: number;
  target?: Seat;
  property?: Property;
};
export type Abstention = { type: 'abstain'; seat: Seat; act: Act; until: Until };
export type Option = { type: 'option'; seat: Seat; clauses: Give[]; until: Until };
/** Null: the whole hand. */
export type Show = { type: 'show'; seat: Seat; to?: Seat; card: Card | null };
export type Clause = Give | PlayPromise | Abstention | Option | Show;

/** A list of clauses between these seats, the offerer first; maybe in place of the contract `ends`. */
export interface Deal {
  parties: Seat[];
  clauses: Clause[];
  ends: number | null;
}

/** With two parties nobody else can be meant. */
export const takerOf = ({ from, to }: Give, parties: Seat[]): Seat =>
  to ?? parties.find((seat) => seat !== from)!;

/** What a clause gives at any time: itself, or all that an option gives. */
export function giftsOf(clause: Clause): Give[] {
  if (clause.type === 'give') return [clause];
  return clause.type === 'option' ? clause.clauses : [];
}

export const isNow = (clause: Clause): clause is Give =>
  clause.type === 'give' && clause.when.type === 'now';

export const nowOf = (clauses: Clause[]): Give[] => clauses.filter(isNow);

/** What somebody is to give without having a say any more. */
function promisedGifts(clause: Clause): Give[] {
  if (clause.type === 'option') return clause.clauses.filter(({ from }) => from !== clause.seat);
  return isNow(clause) ? [] : giftsOf(clause);
}

export const givesCard = (seat: Seat, card: Card): ((gift: Give) => boolean) => {
  return ({ from, what }) => from === seat && what.type === 'card' && what.card === card;
};

const isOf = (property: Property): ((gift: Give) => boolean) => {
  return ({ what }) => what.type === 'property' && what.property === property;
};

export const transfers = (clause: Clause, property: Property): boolean =>
  giftsOf(clause).some(isOf(property));

/** How many copies of this card `seat` cannot do as it likes with any more. */
export function copiesBound(clause: Clause, seat: Seat, card: Card): number {
  if (clause.type === 'play') return Number(clause.seat === seat && clause.card === card);
  return promisedGifts(clause).filter(givesCard(seat, card)).length;
}

export const bindsProperty = (clause: Clause, seat: Seat, property: Property): boolean =>
  promisedGifts(clause).some((gift) => gift.from === seat && isOf(property)(gift));

/** Gives, plays, shows it, or is waited for to play it. */
export function namesCardOf(clause: Clause, seat: Seat, card: Card): boolean {
  if (clause.type === 'show' || clause.type === 'play') {
    return clause.seat === seat && clause.card === card;
  }
  return giftsOf(clause).some(givesCard(seat, card)) || waitsFor(clause, seat, card);
}

export const waitsFor = (clause: Clause, seat: Seat, card: Card): boolean =>
  clause.type === 'give' &&
  clause.when.type === 'played' &&
  clause.when.seat === seat &&
  clause.when.card === card;

/** D-6.3: to be given, to be played, or to be waited for; not what is only shown or forbidden. */
export function relatedCardsIn(clause: Clause): Card[] {
  if (clause.type === 'play') return [clause.card];
  return giftsOf(clause).flatMap(({ what, when }) => [
    ...(what.type === 'card' ? [what.card] : []),
    ...(when.type === 'played' ? [when.card] : []),
  ]);
}

/** D-7.7: whatever stands in a clause, forbidden and shown things too. */
export function speaksOf(clause: Clause): { cards: Card[]; properties: Property[] } {
  const cards: (Card | null | undefined)[] = relatedCardsIn(clause);
  const properties: (Property | null | undefined)[] = [];
  for (const { what, when } of giftsOf(clause)) {
    if (what.type === 'property') properties.push(what.property);
    if (when.type === 'bought') properties.push(when.property);
    if (when.type === 'everyTurnEnd') properties.push(when.while);
  }
  if (clause.type === 'show') cards.push(clause.card);
  if (clause.type === 'play') properties.push(clause.property);
  if (clause.type === 'abstain') {
    const { act } = clause;
    if (act.type === 'forceSale' || act.type === 'bid') properties.push(act.property);
    if (act.type === 'deal' && 'card' in act.about) cards.push(act.about.card);
    if (act.type === 'deal' && 'property' in act.about) properties.push(act.about.property);
  }
  const isThere = (value: number | null | undefined): value is number =>
    value !== null && value !== undefined;
  return { cards: cards.filter(isThere), properties: properties.filter(isThere) };
}

/** The turn through whose end a clause runs, or at whose end it happens. */
export function dateOf(clause: Clause): Until {
  switch (clause.type) {
    case 'play':
      return { seat: clause.seat, turn: clause.turn };
    case 'abstain':
    case 'option':
      return clause.until;
    case 'show':
      return null;
    case 'give': {
      const { when } = clause;
      if (when.type === 'turnEnd') return { seat: when.seat, turn: when.turn };
      if (when.type === 'everyTurnEnd') return { seat: when.seat, turn: 1 };
      return when.type === 'bought' ? when.until : null;
    }
  }
}

/** D-6.4: the game goes on for these. */
export const isTimed = (clause: Clause): boolean =>
  clause.type === 'play' ||
  (clause.type === 'give' && ['turnEnd', 'everyTurnEnd'].includes(clause.when.type));

/** D-7.5: the clause as those see it who are no party. */
export function withoutNames(clause: Clause): Clause {
  if (clause.type === 'play') return { ...clause, card: UNKNOWN };
  if (clause.type === 'option') {
    return { ...clause, clauses: clause.clauses.map((gift) => withoutNames(gift) as Give) };
  }
  if (clause.type !== 'give') return clause;
  const { what, when } = clause;
  return {
    ...clause,
    what: what.type === 'card' ? { ...what, card: UNKNOWN } : what,
    when: when.type === 'played' ? { ...when, card: UNKNOWN } : when,
  };
}
