/** What promises bind (D-7.2): cards and properties that must stay. */

import type { Illegal, Seat } from '@parlor/kit';
import { countsTowards, isMet, someoneElseOwns } from '../state/conditions.ts';
import { FORCE_SALE, isProfitKind, isTurnKind, TAX } from '../../facts/rules.ts';
import { held, lowestOf, membersOf, type State } from '../state/state.ts';
import type { Card, Contract, OpenClause, Property } from '../../facts/types.ts';
import {
  bindsCard,
  bindsProperty,
  copiesBound,
  type Play,
  transfers,
} from '../../facts/clauses.ts';

/** Names a promise: which contract, and which clause of it, both counted from 1 as people do. */
export interface PromiseName {
  readonly contract: number;
  readonly clause: number;
}

export const brokenPromise = (code: string, { contract, clause }: PromiseName): Illegal => ({
  code,
  params: { contract, clause },
});

/** How many copies of `card` open clauses make `seat` keep. */
export function needed(
  state: State,
  seat: Seat,
  card: Card,
  contracts: readonly Contract[] = state.contracts,
): number {
  let copies = 0;
  for (let at = 0; at < contracts.length; at++) {
    const { open } = contracts[at]!;
    for (const one of open) {
      const bound = copiesBound(one.clause, seat, card);
      if (bound > 0 && !isAlternativeTo(open, one, seat, card)) copies += bound;
    }
  }
  return copies;
}

/** An alternative to a clause that itself takes the card needs no second copy. */
function isAlternativeTo(
  open: readonly OpenClause[],
  { clause }: OpenClause,
  seat: Seat,
  card: Card,
): boolean {
  if (clause.type !== 'give' || clause.when.type !== 'lapsed') return false;
  const first = clause.when.clause;
  return open.some((other) => other.index === first && bindsCard(other.clause, seat, card));
}

/** Copies of a card that `seat` may part with. */
export const freeCopies = (state: State, seat: Seat, card: Card): number =>
  held(state, seat, card) - (state.contracts.length === 0 ? 0 : needed(state, seat, card));

function findPromise(state: State, fits: (open: OpenClause) => boolean): PromiseName | undefined {
  for (const { number, open } of state.contracts) {
    const found = open.find(fits);
    if (found) return { contract: number, clause: found.index + 1 };
  }
  return undefined;
}

/** The oldest promise that makes `seat` keep `card`. */
export const cardPromise = (state: State, seat: Seat, card: Card): PromiseName | undefined =>
  findPromise(state, ({ clause }) => bindsCard(clause, seat, card));

/** Whom or what a card is aimed at. */
export interface Aim {
  readonly seat?: Seat | undefined;
  readonly property?: Property | undefined;
}

export const fitsAim = ({ target, property }: Play, aim: Aim): boolean =>
  (target === undefined || target === aim.seat) &&
  (property === undefined || property === aim.property);

/** A bound card can only be played if that, aimed so, is what was promised. */
export const mayPlayCard = (state: State, seat: Seat, card: Card, aim: Aim): boolean =>
  state.contracts.length === 0 ||
  freeCopies(state, seat, card) > 0 ||
  openPlays(state, seat).some((play) => play.card === card && fitsAim(play, aim));

/** The open promises of a seat to play cards, oldest first. */
function openPlays(state: State, seat: Seat): Play[] {
  const plays: Play[] = [];
  for (const { open } of state.contracts) {
    for (const { clause } of open) {
      if (clause.type === 'play' && clause.seat === seat) plays.push(clause);
    }
  }
  return plays;
}

/** Does a promised profit card that `seat` holds and owns enough for need more than these `holdings`? */
const losesPlay = (state: State, seat: Seat, holdings: number, card: Card): boolean =>
  held(state, seat, card) > 0 &&
  isProfitKind(state.rules.kind[card]!) &&
  isMet(state.rules, card, state.holdings[seat]!) &&
  !isMet(state.rules, card, holdings);

/** The oldest promise by which `seat` is to give `property`. */
export const giftPromise = (
  state: State,
  seat: Seat,
  property: Property,
): PromiseName | undefined =>
  findPromise(state, ({ clause }) => bindsProperty(clause, seat, property));

/** The promise that keeps `property` in the hands of its owner, if there is one. */
export function propertyPromise(state: State, property: Property): PromiseName | undefined {
  if (state.contracts.length === 0) return undefined;
  const owner = state.owner[property]!;
  if (owner < 0) return undefined;
  const rest = state.holdings[owner]! & ~(1 << property);
  return (
    giftPromise(state, owner, property) ??
    findPromise(
      state,
      ({ clause }) =>
        clause.type === 'play' &&
        clause.seat === owner &&
        losesPlay(state, owner, rest, clause.card),
    )
  );
}

/** The oldest open clause that gives a property to anybody. */
export function clauseAbout(
  contracts: readonly Contract[],
  property: Property,
): PromiseName | undefined {
  for (const { number, open } of contracts) {
    const about = open.find(({ clause }) => transfers(clause, property));
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

/** D-6.3: a card that the deal brought or names, or a profit card on which a property that came with it counts. */
export function isRelated(state: State, card: Card): boolean {
  if (state.relatedCards.includes(card)) return true;
  for (let rest = state.gotProperties; rest !== 0; rest &= rest - 1) {
    if (countsTowards(state.rules, card, lowestOf(rest))) return true;
  }
  return false;
}
