/** P-5: how a Steal is used. Each step says whether the turn is over with it. */

import type { Rng, Seat } from '@parlor/kit';
import { ascending, type Card, mostStolen, without } from './cards.ts';
import { maySteal } from './legal.ts';
import { bySeat, type Position } from './position.ts';

/** P-5.1: the card is discarded; nothing has been taken yet. */
export function useSteal(position: Position, thief: Seat, card: Card): boolean {
  position.hands[thief] = without(position.hands[thief]!, [card]);
  position.discard.push(card);
  return takeOn(position, thief, mostStolen(card));
}

/** P-5.2: another card may be taken, as long as the number allows it and somebody can spare one. */
function takeOn(position: Position, thief: Seat, left: number): boolean {
  const seats = bySeat(position.seats, (seat) => seat);
  if (left === 0 || !seats.some((victim) => maySteal(position, thief, victim))) {
    return stopTaking(position);
  }
  position.stealing = { left, from: null };
  position.asked = 'take';
  return false;
}

/** P-5.2: the source's numbers are upper limits. */
export function stopTaking(position: Position): boolean {
  position.stealing = null;
  return true;
}

/**
 * P-5.3: unseen backs, so one of them at random. With `openSteal` it is as the source says, the thief chooses
 * which card to take.
 */
export function takeFrom(position: Position, thief: Seat, victim: Seat, rng: Rng): boolean {
  position.stealing!.from = victim;
  if (position.openSteal) {
    position.asked = 'choose';
    return false;
  }
  const hand = position.hands[victim]!.toSorted(ascending);
  return takeCard(position, thief, hand[rng.below(hand.length)]!);
}

export function takeCard(position: Position, thief: Seat, card: Card): boolean {
  const { left, from } = position.stealing!;
  position.hands[from!] = without(position.hands[from!]!, [card]);
  position.hands[thief]!.push(card);
  return takeOn(position, thief, left - 1);
}
