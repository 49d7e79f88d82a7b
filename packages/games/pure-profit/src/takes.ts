/**
 * What a thief takes, as a number: three bits for each seat, of which the lower
 * two count the cards (up to three) and the third stays free as a guard, so that one
 * subtraction compares all seats at once.
 */

import type { Seat } from '@parlor/kit';
import { MOST_SEATS } from './options.ts';

export type Takes = number;

const BITS = 3;
const MOST = 3;

export const oneFrom = (seat: Seat): Takes => 1 << (BITS * seat);

const GUARDS = Array.from({ length: MOST_SEATS }, (_, seat) => oneFrom(seat) << 2).reduce(
  (guards, guard) => guards | guard,
);

export function takesOf(from: readonly Seat[]): Takes {
  let takes = 0;
  for (let place = 0; place < from.length; place++) takes += oneFrom(from[place]!);
  return takes;
}

/** The most that can be taken from a hand of this size: never its last card (P-5.2). */
export const mostFrom = (size: number): number => Math.min(MOST, Math.max(0, size - 1));

/** Whether no seat is to lose more than `most` allows. */
export const within = (takes: Takes, most: Takes): boolean =>
  (((most | GUARDS) - takes) & GUARDS) === GUARDS;

/** The first seat that is to lose a card. */
export const firstVictim = (takes: Takes): Seat =>
  Math.floor((31 - Math.clz32(takes & -takes)) / BITS);

/** As a list: one entry for each card. */
export function victimsOf(takes: Takes): Seat[] {
  const victims: Seat[] = [];
  for (let left = takes; left !== 0; left -= oneFrom(firstVictim(left))) {
    victims.push(firstVictim(left));
  }
  return victims;
}
