/** Options along a line: who may use them may also not, and promises are to be kept either way (D-7.2). */

import type { Seat } from '@parlor/kit';
import type { Card } from '../../facts/types.ts';
import {
  bindsProperty,
  boundGifts,
  copiesBound,
  type GiveOf,
  type OptionOf,
  takerOf,
  transfers,
} from '../../facts/clauses.ts';
import { addCopies, closeItem, copiesOf, type Run } from './lineMoves.ts';
import { isOpenAt, KEPT, type Position, READY, type Sheet, USED } from './sheet.ts';

type Gift = GiveOf<Card | null>;
type Option = OptionOf<Card | null>;

const NONE: readonly number[] = [];

/** Options of `seat` that are open. */
function openOptions({ items }: Sheet, position: Position, seat: Seat): readonly number[] {
  let open = NONE;
  for (let at = 0; at < items.length; at++) {
    const { clause } = items[at]!;
    if (clause.type === 'option' && clause.seat === seat && isOpenAt(position, at))
      open = [...open, at];
  }
  return open;
}

/**
 * The turn of `seat` begins: that `uses` can be used is noted. False if one of
 * `demands` could be used before, and what others would give is not there any more.
 */
export function lookAtOptions(
  sheet: Sheet,
  position: Position,
  seat: Seat,
  uses: readonly number[],
  demands: readonly number[],
): boolean {
  for (const at of openOptions(sheet, position, seat)) {
    if (uses.includes(at)) position.status[at] = READY;
    else if (position.status[at] === READY && demands.includes(at)) {
      if (!isStillThere(sheet, position, at)) return false;
    }
  }
  return true;
}

/** The options for which everything is there on this turn of `seat`. */
export const usable = (sheet: Sheet, position: Position, seat: Seat): readonly number[] =>
  openOptions(sheet, position, seat).filter((at) => canUse(sheet, position, at));

/** Is everything there, and the price not promised elsewhere? Cash and unknown cards always are. */
function canUse(sheet: Sheet, position: Position, at: number): boolean {
  const { clauses, seat } = sheet.items[at]!.clause as Option;
  return clauses.every((gift) => {
    const { from, what } = gift;
    if (what.type === 'property') {
      const isOwned = (position.holdings[from]! & (1 << what.property)) !== 0;
      return isOwned && (from !== seat || isFreeProperty(sheet, position, at, what.property));
    }
    if (what.type !== 'card' || what.card === null) return true;
    const bound = from === seat ? boundOf(sheet, position, seat, what.card) : 0;
    return copiesOf(sheet, position, from, what.card) - bound >= copiesIn(clauses, gift);
  });
}

/** Copies of the card of `gift` that the same giver gives in all. */
const copiesIn = (clauses: readonly Gift[], { from, what }: Gift): number =>
  clauses.filter(
    (other) =>
      other.from === from &&
      what.type === 'card' &&
      other.what.type === 'card' &&
      other.what.card === what.card,
  ).length;

/** Copies that open clauses make `seat` keep. */
export function boundOf({ items }: Sheet, position: Position, seat: Seat, card: Card): number {
  let bound = 0;
  for (let at = 0; at < items.length; at++) {
    if (isOpenAt(position, at)) bound += copiesBound(items[at]!.clause, seat, card);
  }
  return bound;
}

function isFreeProperty(
  { items }: Sheet,
  position: Position,
  at: number,
  property: number,
): boolean {
  const { contract, clause } = items[at]!;
  const { seat } = clause as Option;
  return !items.some(
    (other, place) =>
      isOpenAt(position, place) &&
      (bindsProperty(other.clause, seat, property) ||
        (other.contract !== contract && transfers(other.clause, property))),
  );
}

/** Is what others would give with them, or already where it was to go? */
function isStillThere(sheet: Sheet, position: Position, at: number): boolean {
  const { clause, seats } = sheet.items[at]!;
  const gifts = boundGifts(clause);
  return gifts.every((gift) => {
    const { from, what } = gift;
    if (what.type === 'property') {
      const bit = 1 << what.property;
      return [from, takerOf(gift, from, seats)].some(
        (one) => (position.holdings[one]! & bit) !== 0,
      );
    }
    if (what.type !== 'card' || what.card === null) return true;
    return (
      copiesOf(sheet, position, from, what.card) >= copiesIn(gifts, gift) ||
      hasTakenElsewhere(sheet, position, (clause as Option).seat, gift) ||
      hasBeenGiven(sheet, position, at, gift)
    );
  });
}

/** Has the card gone to its taker by another clause of the same contract? */
function hasBeenGiven({ items }: Sheet, { status }: Position, at: number, gift: Gift): boolean {
  const { contract, seats } = items[at]!;
  const taker = takerOf(gift, gift.from, seats);
  return items.some(
    ({ clause, contract: same }, place) =>
      same === contract &&
      status[place] === KEPT &&
      clause.type === 'give' &&
      copiesIn([clause], gift) > 0 &&
      takerOf(clause, clause.from, seats) === taker,
  );
}

/** Who may use two options on one card cannot complain of having used the other. */
const hasTakenElsewhere = (
  { items }: Sheet,
  { status }: Position,
  seat: Seat,
  gift: Gift,
): boolean =>
  items.some(
    ({ clause }, at) =>
      status[at] === USED &&
      clause.type === 'option' &&
      clause.seat === seat &&
      copiesIn(clause.clauses, gift) > 0,
  );

/** Its gifts happen, as listed. */
export function useOption(run: Run, position: Position, at: number): void {
  const { sheet } = run;
  const { clause, seats } = sheet.items[at]!;
  for (const gift of (clause as Option).clauses) {
    const { from, what } = gift;
    const to = takerOf(gift, from, seats);
    if (what.type === 'property') {
      position.holdings[from]! &= ~(1 << what.property);
      position.holdings[to]! |= 1 << what.property;
    } else if (what.type === 'card' && what.card !== null) {
      addCopies(sheet, position, from, what.card, -1);
      addCopies(sheet, position, to, what.card, 1);
    }
  }
  closeItem(run, position, at, USED);
}
