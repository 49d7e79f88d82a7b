/**
 * Where each thing on the table has come from, read from what just happened.
 * Keys name places and public counts only; a card seen from its back is a
 * number in a row and nothing more.
 */

import type { Seat } from '@parlor/kit';
import type { Card } from '../facts/types.ts';
import type { Event, View } from '../rules/index.ts';

export interface Motion {
  /** The key of a thing in this picture: mine keeps the key it had in my hand. */
  key(thing: string): string;
  /** The place it came from, if it is new. */
  from(thing: string): string | undefined;
}

export const PILE = 'pile';
export const DISCARDS = 'discards';
export const MY_HAND = 'my-hand';
/** Where pairs of Bankrupt and value card wait to be laid. */
export const PAIRS = 'pairs';
export const cardsOf = (seat: Seat): string => `cards-${seat}`;

/** The nth card of a kind in my hand, counted from 1. */
export const myCard = (card: Card, nth: number): string => `mine-${card}-${nth}`;
/** The nth unseen card of a hand. */
export const backOf = (seat: Seat, nth: number): string => `back-${seat}-${nth}`;
/** The nth card of a kind that I know to be in another hand. */
export const faceOf = (seat: Seat, card: Card, nth: number): string =>
  `face-${seat}-${card}-${nth}`;
export const floorOf = (seat: Seat, value: Card, copies: number): string =>
  `floor-${seat}-${value}-${copies}`;
/** The Bankrupt or the value card of a pair, by its place in the row. */
export const pairCard = (pair: number, part: 0 | 1): string => `pair-${pair}-${part}`;
/** A place in the discard pile, counted from the bottom. */
export const discardAt = (index: number): string => `discard-${index}`;

const countIn = (cards: readonly Card[], card: Card): number =>
  cards.filter((other) => other === card).length;

export function motionOf(events: readonly Event[], view: View): Motion {
  const me = view.viewer;
  const keys = new Map<string, string>();
  const froms = new Map<string, string>();
  const gone = new Map<Card, number>();
  const come = new Map<Card, number>();
  const seen = new Map<string, number>();
  const unseen = new Map<Seat, number>();
  const laid = new Map<string, number>();
  let thrown = 0;
  for (const event of events) thrown += thrownBy(event).length;
  let slot = view.discard.length - thrown;

  const placeOf = (seat: Seat): string => (seat === me ? MY_HAND : cardsOf(seat));

  /** A card has left a hand and lies at `thing` now. */
  const leaves = (seat: Seat, card: Card, thing: string): void => {
    froms.set(thing, placeOf(seat));
    if (seat !== me) return;
    const nth = (gone.get(card) ?? 0) + 1;
    gone.set(card, nth);
    keys.set(thing, myCard(card, countIn(view.hand, card) + nth));
  };

  /** A card has come into a hand; its name is known to me or not. */
  const arrives = (seat: Seat, card: Card | undefined, from: string): void => {
    if (seat === me && card !== undefined) {
      const nth = come.get(card) ?? 0;
      come.set(card, nth + 1);
      froms.set(myCard(card, countIn(view.hand, card) - nth), from);
      return;
    }
    const { known, cards } = view.players[seat]!;
    if (card !== undefined && known.includes(card)) {
      const name = `${seat} ${card}`;
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      froms.set(faceOf(seat, card, countIn(known, card) - nth), from);
      return;
    }
    const nth = unseen.get(seat) ?? 0;
    unseen.set(seat, nth + 1);
    froms.set(backOf(seat, cards - known.length - nth), from);
  };

  const lays = (seat: Seat, value: Card): void => {
    const name = `${seat} ${value}`;
    const nth = laid.get(name) ?? 0;
    laid.set(name, nth + 1);
    leaves(seat, value, floorOf(seat, value, countIn(view.players[seat]!.bank, value) - nth));
  };

  /** Pairs made just now, and whose they are. */
  const fresh: { readonly seat: Seat; readonly name: string }[] = [];
  /** A pair that was laid before goes to the discards from where it lay. */
  const isFresh = (name: string): boolean => {
    const at = fresh.findIndex((pair) => pair.name === name);
    if (at >= 0) fresh.splice(at, 1);
    return at >= 0;
  };

  for (const event of events) {
    switch (event.type) {
      case 'paired':
        fresh.push({ seat: event.seat, name: `${event.bankrupt} ${event.value}` });
        break;
      case 'dealt': {
        const cards = event.cards;
        const count = typeof cards === 'number' ? cards : cards.length;
        for (let i = 0; i < count; i++)
          arrives(event.seat, typeof cards === 'number' ? undefined : cards[i], PILE);
        break;
      }
      case 'drew':
        arrives(event.seat, event.card, PILE);
        break;
      case 'took':
        arrives(event.seat, event.card, DISCARDS);
        break;
      case 'lost':
        arrives(event.seat, event.card, placeOf(event.victim));
        break;
      case 'banked':
        lays(event.seat, event.card);
        break;
      case 'finished':
        for (const value of event.cards) lays(event.seat, value);
        break;
      default:
      // The rest puts cards on the discards, or moves none.
    }
    const isWaiting =
      event.type === 'settled' &&
      event.pairs !== undefined &&
      !isFresh(`${event.bankrupt} ${event.value}`);
    for (const card of thrownBy(event)) {
      if (isWaiting) froms.set(discardAt(slot++), PAIRS);
      else if ('seat' in event) leaves(event.seat, card, discardAt(slot++));
    }
  }
  // The others lie at the end of the row.
  fresh.forEach(({ seat }, at) => {
    const pair = view.pairs.length - fresh.length + at;
    view.pairs[pair]?.forEach((card, part) => {
      leaves(seat, card, pairCard(pair, part as 0 | 1));
    });
  });
  return { key: (thing) => keys.get(thing) ?? thing, from: (thing) => froms.get(thing) };
}

/** What an event puts on the discard pile, in order. */
function thrownBy(event: Event): readonly Card[] {
  switch (event.type) {
    case 'settled':
      return [event.bankrupt, event.value];
    case 'discarded':
    case 'stole':
      return [event.card];
    case 'finished':
      return event.discard === null ? [] : [event.discard];
    default:
      return [];
  }
}
