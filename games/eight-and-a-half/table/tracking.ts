/**
 * Which card on the screen is which: names that stay with a card as it goes
 * from hand to pile, so that it is seen to move. A name says nothing about a
 * card nobody may know: it is made up only when the card is seen to lie there.
 */

import type { Card } from '../facts/types.ts';
import type { Event, View } from '../rules/index.ts';
import type { Seat } from '@parlor/kit';

export interface Placed {
  readonly key: string;
  readonly card: Card;
  /** Where it comes from, if it has not been seen before. */
  readonly from?: string;
}

export type Why = Extract<Event, { type: 'collected' }>['why'];

/** A pile on its way to somebody; to nobody at the end of a round. */
export interface Swept {
  readonly pile: readonly Placed[];
  readonly to: Seat | undefined;
  readonly isIntoHand: boolean;
  readonly why: Why | 'round';
}

export interface Lying {
  readonly hand: readonly Placed[];
  readonly pile: readonly Placed[];
  /** By seat, then by place. */
  readonly open: readonly (readonly (Placed | null)[])[];
  readonly swept: Swept | undefined;
  readonly round: number;
  readonly made: number;
}

export const bankOf = (seat: Seat): string => `bank-${seat}`;
export const asideOf = (seat: Seat): string => `aside-${seat}`;
export const handOf = (seat: Seat): string => `hand-${seat}`;
/** Blind cards have a place and nothing else. */
export const blindKey = (round: number, seat: Seat, place: number): string =>
  `blind-${round}-${seat}-${place}`;

export function track(before: Lying | undefined, view: View, events: readonly Event[]): Lying {
  const tracker = new Tracker(before, view);
  if (before) for (const event of events) tracker.follow(event);
  return tracker.settle();
}

class Tracker {
  private hand: Placed[];
  private pile: Placed[];
  private open: (Placed | null)[][];
  private swept: Swept | undefined;
  private round: number;
  private made: number;

  constructor(
    before: Lying | undefined,
    private readonly view: View,
  ) {
    this.hand = [...(before?.hand ?? [])];
    this.pile = [...(before?.pile ?? [])];
    this.open = before?.open.map((places) => [...places]) ?? [];
    this.round = before?.round ?? view.round;
    this.made = before?.made ?? 0;
  }

  follow(event: Event): void {
    switch (event.type) {
      case 'laid':
        // A Blind card lies on the pile as soon as it is turned.
        if (event.from === 'blind') return;
        for (const card of event.cards)
          this.pile.push(
            event.from === 'open'
              ? this.fromOpen(event.seat, card)
              : this.fromHand(event.seat, card),
          );
        return;
      case 'turned':
        this.pile.push({
          key: blindKey(this.round, event.seat, event.place),
          card: event.card,
        });
        return;
      case 'collected':
        this.swept = {
          pile: this.pile,
          to: event.seat,
          isIntoHand: event.to === 'hand',
          why: event.why,
        };
        this.pile = [];
        if (event.seat === this.view.viewer && event.to === 'hand')
          for (const card of event.cards) this.hand.push(this.fresh(card));
        return;
      case 'drew':
        for (const card of event.cards ?? []) this.hand.push(this.fresh(card, bankOf(event.seat)));
        return;
      case 'swapped':
        this.swap(event.seat, event.other, event.give, event.take);
        return;
      case 'dealt':
        this.swept ??= { pile: this.pile, to: undefined, isIntoHand: false, why: 'round' };
        this.pile = [];
        this.hand = [];
        this.open = [];
        this.round = event.round;
        return;
      default:
        return;
    }
  }

  /** Whatever the events did not tell (a reconnect, a move taken back) is put right by the view. */
  settle(): Lying {
    const { viewer, players, pile } = this.view;
    const hand = typeof viewer === 'number' ? (players[viewer]!.hand ?? []) : [];
    const opens = players.map(({ open }, seat) =>
      open.map((card, place) => {
        if (card === null) return null;
        const known = this.open[seat]?.[place];
        return known?.card === card ? known : this.fresh(card, bankOf(seat));
      }),
    );
    return {
      hand: this.matched(this.hand, hand, bankOf(viewer === 'public' ? 0 : viewer)),
      pile: pile.map(({ card, by }, i) => {
        const known = this.pile[i];
        return known?.card === card ? known : this.fresh(card, handOf(by));
      }),
      open: opens,
      swept: this.swept && this.swept.pile.length > 0 ? this.swept : undefined,
      round: this.round,
      made: this.made,
    };
  }

  /** Known names for as many cards as there are, new ones for the rest; in the order of `cards`. */
  private matched(known: readonly Placed[], cards: readonly Card[], from: string): Placed[] {
    const left = [...known];
    return cards.map((card) => {
      const i = left.findIndex((one) => one.card === card);
      return i < 0 ? this.fresh(card, from) : left.splice(i, 1)[0]!;
    });
  }

  private fresh(card: Card, from?: string): Placed {
    const key = `card-${this.made++}`;
    return from === undefined ? { key, card } : { key, card, from };
  }

  private fromHand(seat: Seat, card: Card): Placed {
    const i = seat === this.view.viewer ? this.hand.findIndex((one) => one.card === card) : -1;
    return i < 0 ? this.fresh(card, handOf(seat)) : this.hand.splice(i, 1)[0]!;
  }

  private fromOpen(seat: Seat, card: Card): Placed {
    const known = this.open[seat]?.find((one) => one?.card === card);
    return known ?? this.fresh(card, handOf(seat));
  }

  private swap(seat: Seat, other: Seat, give: Card, take: Card): void {
    const mine = this.open[seat];
    const theirs = this.open[other];
    if (!mine || !theirs) return;
    const i = mine.findIndex((one) => one?.card === give);
    const j = theirs.findIndex((one) => one?.card === take);
    if (i < 0 || j < 0) return;
    [mine[i], theirs[j]] = [theirs[j]!, mine[i]!];
  }
}
