/** A table on its way through the turns after a deal, as far as promises are concerned. */

import type { Seat } from '@parlor/kit';
import type { Card } from '../types.ts';
import { isNow, promiser } from '../clauses.ts';
import type { Footing } from './footing.ts';
import {
  clockOf,
  NOT_HERE,
  namedBy,
  otherOf,
  playedBy,
  promisedOf,
  propertyOf,
  type Terms,
  type Waiting,
} from './waiting.ts';

/** What is not known for certain is taken as it suits the parties, or as it does not. */
export type Luck = 'good' | 'bad';

export interface Position {
  step: number;
  readonly holdings: number[];
  /** By seat and card, for the cards that are named. */
  readonly copies: Map<number, number>;
  readonly ended: number[];
  /** By place in `waiting`. */
  open: number;
  happened: number;
}

/** Everything that changes hands at once has done so. */
export function afterNow(
  footing: Footing,
  terms: Terms,
  waiting: readonly Waiting[],
  luck: Luck,
): Position {
  const holdings = Array.from(footing.holdings);
  let happened = 0;
  for (const [place, clause] of terms.clauses.entries()) {
    if (!isNow(clause)) continue;
    happened |= 1 << place;
    const property = propertyOf(clause);
    if (property === undefined) continue;
    for (const seat of [terms.from, terms.to]) holdings[seat]! &= ~(1 << property);
    holdings[otherOf(terms, promiser(clause))]! |= 1 << property;
  }
  const copies = new Map<number, number>();
  for (const { clause } of waiting) {
    for (const { seat, card } of namedBy(clause)) {
      copies.set(keyOf(seat, card), copiesAfterNow(footing, terms, waiting, luck, seat, card));
    }
  }
  return {
    step: 0,
    holdings,
    copies,
    ended: Array.from(footing.turnsEnded),
    open: (1 << waiting.length) - 1,
    happened,
  };
}

function copiesAfterNow(
  footing: Footing,
  terms: Terms,
  waiting: readonly Waiting[],
  luck: Luck,
  seat: Seat,
  card: Card,
): number {
  let comes = 0;
  let mayCome = 0;
  for (const clause of terms.clauses) {
    if (clause.type !== 'give' || !isNow(clause)) continue;
    const sign = clause.from === seat ? -1 : otherOf(terms, clause.from) === seat ? 1 : 0;
    if (clause.what.type === 'card' && clause.what.card === card) comes += sign;
    if (clause.what.type === 'random' && sign > 0) mayCome += clause.what.count;
  }
  if (seat === footing.reader) {
    const drawn = luck === 'good' ? Math.min(mayCome, footing.unseen(card)) : 0;
    return footing.held(card) + comes + drawn;
  }
  if (luck === 'good') {
    const given = footing.held(card) > 0 ? mayCome : 0;
    return footing.unseen(card) + comes + given;
  }
  // Nobody can offer or accept without the cards that it takes (README, "can stand by").
  const contracts = new Set<number>();
  let isNamed = false;
  for (const { contract, clause, place } of waiting) {
    if (promisedOf(clause) === card && promiser(clause) === seat) contracts.add(contract);
    else if (place !== NOT_HERE && playedBy(clause, seat) === card) isNamed = true;
  }
  return Math.max(contracts.size, isNamed ? 1 : 0);
}

/** `seat` lays a card down, and what hangs on it happens. */
export function play(
  position: Position,
  waiting: readonly Waiting[],
  seat: Seat,
  card: Card,
): void {
  addCopies(position, seat, card, -1);
  const kept = waiting.findIndex(
    ({ clause }, at) =>
      isOpen(position, at) &&
      clause.type === 'play' &&
      clause.seat === seat &&
      clause.card === card,
  );
  if (kept >= 0) close(position, waiting, kept, true);
  for (const payout of ['before', 'after'] as const) {
    for (const [at, { clause }] of waiting.entries()) {
      if (!isOpen(position, at) || clause.type !== 'give' || clause.when.type !== 'played')
        continue;
      const { when } = clause;
      if (when.seat === seat && when.card === card && when.payout === payout) {
        carryOut(position, waiting, at);
      }
    }
  }
}

export function endTurn(position: Position, waiting: readonly Waiting[], seat: Seat): void {
  const ended = ++position.ended[seat]!;
  position.step++;
  for (const [at, { clause, due }] of waiting.entries()) {
    if (!isOpen(position, at) || due !== ended || clockOf(clause) !== seat) continue;
    if (clause.type === 'play') close(position, waiting, at, false);
    else carryOut(position, waiting, at);
  }
}

function carryOut(position: Position, waiting: readonly Waiting[], at: number): void {
  const { clause, seats } = waiting[at]!;
  if (clause.type !== 'give') return;
  const { from, what } = clause;
  const to = seats[0] === from ? seats[1] : seats[0];
  let isDone = true;
  if (what.type === 'property') {
    const bit = 1 << what.property;
    isDone = (position.holdings[from]! & bit) !== 0;
    if (isDone) {
      position.holdings[from]! &= ~bit;
      position.holdings[to]! |= bit;
    }
  } else if (what.type === 'card' && what.card !== null) {
    isDone = copiesOf(position, from, what.card) > 0;
    if (isDone) {
      addCopies(position, from, what.card, -1);
      addCopies(position, to, what.card, 1);
    }
  }
  close(position, waiting, at, isDone);
}

function close(position: Position, waiting: readonly Waiting[], at: number, isDone: boolean): void {
  position.open &= ~(1 << at);
  const { place } = waiting[at]!;
  if (isDone && place !== NOT_HERE) position.happened |= 1 << place;
}

const CARDS = 64;
const keyOf = (seat: Seat, card: Card): number => seat * CARDS + card;
export const copiesOf = ({ copies }: Position, seat: Seat, card: Card): number =>
  copies.get(keyOf(seat, card)) ?? 0;

function addCopies({ copies }: Position, seat: Seat, card: Card, by: number): void {
  copies.set(keyOf(seat, card), (copies.get(keyOf(seat, card)) ?? 0) + by);
}

export const isOpen = ({ open }: Position, at: number): boolean => (open & (1 << at)) !== 0;

export const copyOf = (position: Position): Position => ({
  ...position,
  holdings: [...position.holdings],
  copies: new Map(position.copies),
  ended: [...position.ended],
});
