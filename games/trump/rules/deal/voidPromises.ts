/**
 * What an offer promises and cannot keep, or need not, as the rules stand: for
 * whoever reads it, before it is accepted, from nothing but what the reader may know.
 */

import type { Seat } from '@parlor/kit';
import type { View } from '../../facts/views.ts';
import { type HiddenClause, isSimple, type SimpleClause } from '../../facts/clauses.ts';
import { type Footing, footingOf } from '../../facts/deal/footing.ts';
import { type Lines, linesOf } from './testLine.ts';
import { playedBy, playerOf, type Terms } from '../../facts/deal/waiting.ts';

export { type Footing, isSimple, type Lines, linesOf, type SimpleClause, type Terms };

export type VoidReason =
  /** In the first edition: the turn ends at acceptance, as nothing comes to its player. */
  | 'turn-over'
  /** In the first edition: a card that only the promise names has nothing to do with the deal. */
  | 'not-related'
  /** One card a turn, and another promise comes first. */
  | 'turn-taken'
  /** As things stand its player will not own what the card asks for. */
  | 'not-playable'
  /** The card will be gone by then. */
  | 'not-held'
  /** The card has to stay in hand for another promise. */
  | 'bound'
  /** The property will not be its giver's by then. */
  | 'not-owned'
  /** It can happen, but nothing makes it happen. */
  | 'unbound';

export interface VoidPromise {
  /** Place in the offer, from 0. */
  readonly clause: number;
  readonly why: VoidReason;
}

/** For an offer in a view, or one in the making. */
export function voidPromises(view: View, terms: Terms): readonly VoidPromise[] {
  const footing = footingOf(view);
  return footing === undefined ? NONE : voidsOn(footing, terms);
}

const NONE: readonly VoidPromise[] = [];

export function voidsOn(footing: Footing, terms: Terms): readonly VoidPromise[] {
  const { clauses } = terms;
  // What the first edition did not know is tested when it is offered.
  if (!clauses.every(isSimple) || !clauses.some(isPromise)) return NONE;
  const best = linesOf(footing, terms, 'good');
  const worst = linesOf(footing, terms, 'bad');
  return clauses.flatMap((clause, place): VoidPromise[] => {
    const why =
      best.isPart || worst.isPart
        ? whyNotUnnamed(footing, terms, clause)
        : whyVoid(footing, terms, { best, worst }, clause, place);
    return why === undefined ? [] : [{ clause: place, why }];
  });
}

/** Cash at a date always comes, or is owed. */
const isPromise = (clause: HiddenClause): boolean =>
  clause.type === 'play' ||
  (clause.type === 'give' && clause.when.type === 'played') ||
  (clause.type === 'give' &&
    clause.when.type === 'turnEnd' &&
    (clause.what.type === 'property' || clause.what.type === 'card'));

interface Both {
  readonly best: Lines;
  readonly worst: Lines;
}

function whyVoid(
  footing: Footing,
  terms: Terms,
  { best, worst }: Both,
  clause: HiddenClause,
  place: number,
): VoidReason | undefined {
  const bit = 1 << place;
  if (!isPromise(clause) || (worst.all & bit) !== 0) return undefined;
  const player = playerOf(clause);
  if (player === undefined) return (best.some & bit) !== 0 ? undefined : whyNotGiven(clause);
  if (playedBy(clause, player) === undefined) return whyNotUnnamed(footing, terms, clause);
  if ((best.some & bit) !== 0) return isMeantToBind(terms, clause, player) ? 'unbound' : undefined;
  return whyNotPlayed(footing, terms, best, clause, place);
}

const whyNotGiven = (clause: HiddenClause): VoidReason =>
  clause.type === 'give' && clause.what.type === 'property' ? 'not-owned' : 'not-held';

/** Whichever card is meant, and whatever else is promised: a turn that is over is over. */
const whyNotUnnamed = (
  footing: Footing,
  terms: Terms,
  clause: HiddenClause,
): VoidReason | undefined =>
  isThisTurn(clause) && endsAtOnce(footing, terms) ? 'turn-over' : undefined;

const endsAtOnce = ({ turn, relatesNamed }: Footing, terms: Terms): boolean =>
  !relatesNamed && !bringsAnything(terms, turn);

const isThisTurn = (clause: HiddenClause): boolean => clause.type === 'play' && clause.turn === 0;

const bringsAnything = ({ clauses }: Terms, to: Seat): boolean =>
  clauses.some(
    (clause) =>
      clause.type === 'give' &&
      clause.from !== to &&
      clause.when.type === 'now' &&
      clause.what.type !== 'cash',
  );

/** A plain "when you play it" leaves it to the player; a promise to play it does not. */
const isMeantToBind = ({ clauses }: Terms, clause: HiddenClause, player: Seat): boolean =>
  clauses.some(
    (other) =>
      other.type === 'play' &&
      other.seat === player &&
      playedBy(other, player) === playedBy(clause, player),
  );

function whyNotPlayed(
  footing: Footing,
  terms: Terms,
  best: Lines,
  clause: HiddenClause,
  place: number,
): VoidReason {
  const { isHeld, isMet, isFree, isRelated, isPlayed } = best.seen[place]!;
  if (clause.type === 'give' && isPlayed) return whyNotGiven(clause);
  if (isThisTurn(clause)) {
    if (endsAtOnce(footing, terms)) return 'turn-over';
    if (!isRelated) return 'not-related';
  }
  if (!isHeld) return 'not-held';
  if (!isMet) return 'not-playable';
  return isFree ? 'turn-taken' : 'bound';
}
