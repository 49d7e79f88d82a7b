/** Clauses that wait for their time: those of an offer, after those of the contracts in force. */

import type { Seat } from '@parlor/kit';
import type { Card } from '../types.ts';
import { type HiddenClause, isNow, isSimple, type Parties, promiser } from '../clauses.ts';
import type { Footing } from './footing.ts';

export interface Terms {
  readonly from: Seat;
  readonly to: Seat;
  readonly clauses: readonly HiddenClause[];
}

/** A clause that waits for its time, of this offer or of a contract in force. */
export interface Waiting {
  readonly contract: number;
  readonly seats: Parties;
  readonly clause: HiddenClause;
  readonly due: number | null;
  /** Its place in the offer; NOT_HERE for older ones. */
  readonly place: number;
}

export const NOT_HERE = -1;

/** Sets of clauses are numbers: with more, the oldest contracts are left out of account. */
const MOST_WAITING = 30;

export function waitingOf(footing: Footing, { from, to, clauses }: Terms): readonly Waiting[] {
  const { turn, turnsEnded } = footing;
  const seats = [from, to] as const;
  const older = footing.contracts.flatMap(({ number, seats: parties, open }) =>
    open
      .filter(({ clause }) => isSimple(clause))
      .map(({ clause, due }) => ({
        contract: number,
        seats: parties,
        clause,
        due,
        place: NOT_HERE,
      })),
  );
  const newer = clauses.flatMap((clause, place): Waiting[] => {
    if (isNow(clause)) return [];
    const seat = clockOf(clause);
    const n = clause.type === 'play' ? clause.turn : turnOf(clause);
    const due = seat === undefined ? null : turnsEnded[seat]! + n + (seat === turn ? 1 : 0);
    return [{ contract: Infinity, seats, clause, due, place }];
  });
  return [...older.slice(Math.max(0, older.length + newer.length - MOST_WAITING)), ...newer];
}

const turnOf = (clause: HiddenClause): number =>
  clause.type === 'give' && clause.when.type === 'turnEnd' ? clause.when.turn : 0;

/** Whose turns a timed clause counts. */
export function clockOf(clause: HiddenClause): Seat | undefined {
  if (clause.type === 'play') return clause.seat;
  return clause.type === 'give' && clause.when.type === 'turnEnd' ? clause.when.seat : undefined;
}

/** Who plays the card that a clause is or waits for. */
export function playerOf(clause: HiddenClause): Seat | undefined {
  if (clause.type === 'play') return clause.seat;
  return clause.type === 'give' && clause.when.type === 'played' ? clause.when.seat : undefined;
}

/** The card of `seat` that a clause is about being played. */
export function playedBy(clause: HiddenClause, seat: Seat): Card | undefined {
  if (clause.type === 'play') return clause.seat === seat ? (clause.card ?? undefined) : undefined;
  if (clause.type !== 'give') return undefined;
  const { when } = clause;
  return when.type === 'played' && when.seat === seat ? (when.card ?? undefined) : undefined;
}

/** A card to be given later or to be played. */
export function promisedOf(clause: HiddenClause): Card | undefined {
  if (clause.type === 'play') return clause.card ?? undefined;
  if (clause.type !== 'give') return undefined;
  return clause.what.type === 'card' && !isNow(clause)
    ? (clause.what.card ?? undefined)
    : undefined;
}

export function namedBy(clause: HiddenClause): { readonly seat: Seat; readonly card: Card }[] {
  const named: { seat: Seat; card: Card }[] = [];
  const promised = promisedOf(clause);
  if (promised !== undefined) named.push({ seat: promiser(clause), card: promised });
  if (clause.type === 'give' && clause.when.type === 'played' && clause.when.card !== null) {
    named.push({ seat: clause.when.seat, card: clause.when.card });
  }
  return named;
}

/** The property a simple clause is about, if any. */
export const propertyOf = (clause: HiddenClause): number | undefined =>
  clause.type === 'give' && clause.what.type === 'property' ? clause.what.property : undefined;

export const otherOf = ({ from, to }: Terms, seat: Seat): Seat => (seat === from ? to : from);

export const movesAThing = (clause: HiddenClause): boolean =>
  clause.type === 'give' && (clause.what.type === 'property' || clause.what.type === 'card');
