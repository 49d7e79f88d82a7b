/** What promises forbid and what they demand (D-7.2). */

import type { Illegal, Seat } from '@parlor/kit';
import { countsTowards, isMet, someoneElseOwns } from '../conditions.ts';
import { FORCE_SALE, isProfitKind, isTurnKind, TAX } from '../rules.ts';
import { held, lowestOf, membersOf, RELATED, type State } from '../state.ts';
import type { Card, Property } from '../types.ts';
import { promisedCard, promiser, propertyOf } from './clauses.ts';

/** Names a promise: which contract, and which clause of it, both counted from 1 as people do. */
export interface PromiseName {
  readonly contract: number;
  readonly clause: number;
}

export const brokenPromise = (code: string, { contract, clause }: PromiseName): Illegal => ({
  code,
  params: { contract, clause },
});

/** How many contracts make `seat` keep a copy of `card`: to give it later or to play it. */
export function needed(state: State, seat: Seat, card: Card): number {
  if (state.contracts.length === 0) return 0;
  let contracts = 0;
  for (const { open } of state.contracts) {
    if (open.some(({ clause }) => promiser(clause) === seat && promisedCard(clause) === card))
      contracts++;
  }
  return contracts;
}

/** Copies of a card that `seat` may part with. */
export const freeCopies = (state: State, seat: Seat, card: Card): number =>
  held(state, seat, card) - needed(state, seat, card);

/** The oldest promise that makes `seat` keep `card`. */
export function cardPromise(state: State, seat: Seat, card: Card): PromiseName | undefined {
  for (const { number, open } of state.contracts) {
    const bound = open.find(
      ({ clause }) => promiser(clause) === seat && promisedCard(clause) === card,
    );
    if (bound) return { contract: number, clause: bound.index + 1 };
  }
  return undefined;
}

/** A bound card can only be played if that is what was promised. */
export const mayPlayCard = (state: State, seat: Seat, card: Card): boolean =>
  state.contracts.length === 0 ||
  freeCopies(state, seat, card) > 0 ||
  openPlays(state, seat).some((play) => play.card === card);

/** An open promise of a seat to play a card. */
export interface OpenPlay extends PromiseName {
  readonly card: Card;
  /** Turns left to do it in, this one included. */
  readonly turnsLeft: number;
}

/** Oldest first. */
function openPlays(state: State, seat: Seat): OpenPlay[] {
  const plays: OpenPlay[] = [];
  for (const { number, open } of state.contracts) {
    for (const { index, due, clause } of open) {
      if (clause.type !== 'play' || clause.seat !== seat) continue;
      const turnsLeft = due! - state.turnsEnded[seat]!;
      plays.push({ contract: number, clause: index + 1, card: clause.card, turnsLeft });
    }
  }
  return plays;
}

/** Promised profit cards that `seat` holds and owns enough for. */
const heldProfitPlays = (state: State, seat: Seat): OpenPlay[] =>
  openPlays(state, seat).filter(
    ({ card }) =>
      held(state, seat, card) > 0 &&
      isProfitKind(state.rules.kind[card]!) &&
      isMet(state.rules, card, state.holdings[seat]!),
  );

/** A promised play that `seat` could make now but not any more with these `holdings`. */
export const playLostWith = (state: State, seat: Seat, holdings: number): PromiseName | undefined =>
  heldProfitPlays(state, seat).find(({ card }) => !isMet(state.rules, card, holdings));

/** The promise that keeps `property` in the hands of its owner, if there is one. */
export function propertyPromise(state: State, property: Property): PromiseName | undefined {
  if (state.contracts.length === 0) return undefined;
  const owner = state.owner[property]!;
  for (const { number, open } of state.contracts) {
    const bound = open.find(
      ({ clause }) => promiser(clause) === owner && propertyOf(clause) === property,
    );
    if (bound) return { contract: number, clause: bound.index + 1 };
  }
  return playLostWith(state, owner, state.holdings[owner]! & ~(1 << property));
}

/** The oldest open clause about a property, whoever is to give it. */
export function clauseAbout(state: State, property: Property): PromiseName | undefined {
  for (const { number, open } of state.contracts) {
    const about = open.find(({ clause }) => propertyOf(clause) === property);
    if (about) return { contract: number, clause: about.index + 1 };
  }
  return undefined;
}

/** D-7.2: nobody puts up what they have promised away. */
export const mayPutUp = (state: State, seat: Seat, property: Property): boolean =>
  state.contracts.length === 0 ||
  state.owner[property] !== seat ||
  propertyPromise(state, property) === undefined;

/** D-4.2: the choice is free among properties that are not bound; if all are, among all. */
export function maySurrender(state: State, seat: Seat, property: Property): boolean {
  if (state.contracts.length === 0 || propertyPromise(state, property) === undefined) return true;
  return membersOf(state.holdings[seat]!).every(
    (other) => propertyPromise(state, other) !== undefined,
  );
}

/** Does `seat` hold this turn card and meet what it asks for? */
export function canPlayNow(state: State, seat: Seat, card: Card): boolean {
  const kind = state.rules.kind[card]!;
  if (held(state, seat, card) === 0 || !isTurnKind(kind)) return false;
  if (isProfitKind(kind)) return isMet(state.rules, card, state.holdings[seat]!);
  if (kind === TAX) return someoneElseOwns(state, seat);
  return kind !== FORCE_SALE || mayPutUpSomething(state, seat);
}

function mayPutUpSomething(state: State, seat: Seat): boolean {
  for (let rest = state.rules.allProperties; rest !== 0; rest &= rest - 1) {
    if (mayPutUp(state, seat, lowestOf(rest))) return true;
  }
  return false;
}

const NO_PLAYS: readonly OpenPlay[] = [];

/**
 * The plays one of which `seat` must make now: its promises by turns left; if
 * i of them have to fit into i turns or fewer, one of those i cannot wait.
 */
export function duePlays(state: State, seat: Seat): readonly OpenPlay[] {
  if (state.contracts.length === 0) return NO_PLAYS;
  const plays = openPlays(state, seat).filter(
    ({ card }) =>
      canPlayNow(state, seat, card) && (state.phase !== RELATED || isRelated(state, card)),
  );
  // The sort is stable, so equal ones stay oldest first.
  plays.sort((a, b) => a.turnsLeft - b.turnsLeft);
  const last = plays.findIndex(({ turnsLeft }, index) => turnsLeft <= index + 1);
  return plays.slice(0, last + 1);
}

/** D-6.3: a card that the deal brought or names, or a profit card on which a property that came with it counts. */
export function isRelated(state: State, card: Card): boolean {
  if (state.relatedCards.includes(card)) return true;
  for (let rest = state.gotProperties; rest !== 0; rest &= rest - 1) {
    if (countsTowards(state.rules, card, lowestOf(rest))) return true;
  }
  return false;
}
