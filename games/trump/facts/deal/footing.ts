/** What the reader of an offer can know of the table at which it would be carried out. */

import type { Seat } from '@parlor/kit';
import { type Rules, rulesOf } from '../rules.ts';
import { isFirstEdition } from '../firstEdition.ts';
import type { Card } from '../types.ts';
import type { ContractView, View } from '../views.ts';

export interface Footing {
  readonly rules: Rules;
  readonly seats: number;
  readonly turn: Seat;
  readonly turnsEnded: ArrayLike<number>;
  /** By seat, as a set. */
  readonly holdings: ArrayLike<number>;
  readonly contracts: readonly ContractView[];
  /** D-6.3: does a card belong to a deal by being named in it? In the first edition it did not. */
  readonly relatesNamed: boolean;
  /** Whose hand is open to the reader, if it is a player. */
  readonly reader: Seat | null;
  /** Copies of a card in the reader's own hand. */
  held(card: Card): number;
  /** Copies that are neither there nor played already: any other hand may hold them. */
  unseen(card: Card): number;
}

/** Undefined when the game is over. */
export function footingOf(view: View): Footing | undefined {
  const { viewer, seats, turn, turnsEnded, contracts, hand, discards, owners } = view;
  if (turn === null) return undefined;
  const rules = rulesOf(view.options.components);
  const holdings = new Array<number>(seats).fill(0);
  for (const [property, owner] of owners.entries()) {
    if (owner !== null) holdings[owner]! |= 1 << property;
  }
  const held = new Uint8Array(rules.cardCount);
  const unseen = Uint8Array.from(rules.copies);
  for (const card of hand ?? []) {
    held[card]!++;
    unseen[card]!--;
  }
  for (const card of discards) unseen[card]!--;
  return {
    rules,
    seats,
    turn,
    turnsEnded,
    holdings,
    contracts,
    relatesNamed: !isFirstEdition(view),
    reader: viewer === 'public' ? null : viewer,
    held: (card) => held[card]!,
    unseen: (card) => unseen[card]!,
  };
}
