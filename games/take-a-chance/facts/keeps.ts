/** Choices of dice to keep, each made once and then shared: the moves of a roll and the answers of the solver. */

import type { KeepMove } from './types.ts';
import { diceOf, HANDS, type Hand, partsOf } from './dice/hands.ts';

const keeps = new Array<KeepMove | undefined>(2 * HANDS).fill(undefined);

export function keepOf(hand: Hand, charm: boolean): KeepMove {
  const number = charm ? HANDS + hand : hand;
  return (keeps[number] ??= { type: 'keep', dice: diceOf(hand), charm });
}

/** What may be done with the charm die: there is none, it has to be kept, it may be thrown again. */
export const NO_CHARM_DIE = 0;
export const CHARM_DIE_KEPT = 1;
export const CHARM_DIE_FREE = 2;
export type CharmDie = typeof NO_CHARM_DIE | typeof CHARM_DIE_KEPT | typeof CHARM_DIE_FREE;

const lists = new Array<readonly KeepMove[] | undefined>(3 * HANDS).fill(undefined);

/** Every choice of dice to keep from `hand`, each once, keeping everything last. Made when first asked for. */
export function keepsOf(hand: Hand, charm: CharmDie): readonly KeepMove[] {
  return (lists[HANDS * charm + hand] ??= makeList(hand, charm));
}

function makeList(hand: Hand, charm: CharmDie): KeepMove[] {
  const list: KeepMove[] = [];
  for (const part of partsOf(hand)) {
    if (charm !== CHARM_DIE_KEPT) list.push(keepOf(part, false));
    if (charm !== NO_CHARM_DIE) list.push(keepOf(part, true));
  }
  return list;
}
