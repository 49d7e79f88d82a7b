/** What happens along a line on the sheet: things change hands, and clauses are kept or not. */

import type { Seat } from '@parlor/kit';
import type { Card } from '../../facts/types.ts';
import { boundGifts, PAYOUTS, type PlayOf, takerOf } from '../../facts/clauses.ts';
import { isOpenAt, KEPT, NOT_KEPT, OVER, type Position, READY, type Sheet, USED } from './sheet.ts';

/** Fate takes these: a clause, and what takes its place in turn. */
export interface Fate {
  readonly lost: ReadonlySet<number>;
  /** The first of them: at the beginning of which step it is struck, or whichever; undefined: it fails when it is due. */
  readonly root: number;
  readonly step: number | 'any' | undefined;
}

export interface Run {
  readonly sheet: Sheet;
  readonly fate: Fate | undefined;
}

export function copiesOf(sheet: Sheet, position: Position, seat: Seat, card: Card): number {
  const slot = sheet.slotOf(seat, card);
  return slot === undefined ? 0 : position.copies[slot]!;
}

export function addCopies(
  sheet: Sheet,
  position: Position,
  seat: Seat,
  card: Card,
  by: number,
): void {
  const slot = sheet.slotOf(seat, card);
  if (slot !== undefined) position.copies[slot]! += by;
}

/** The play of a promise. */
export function playItem(run: Run, position: Position, seat: Seat, at: number): void {
  const { card } = run.sheet.items[at]!.clause as PlayOf<Card | null>;
  if (card !== null) addCopies(run.sheet, position, seat, card, -1);
  closeItem(run, position, at, KEPT);
  if (card !== null) trigger(run, position, seat, card);
}

/** A card that no promise is about. */
export function playCard(run: Run, position: Position, seat: Seat, card: Card): void {
  addCopies(run.sheet, position, seat, card, -1);
  trigger(run, position, seat, card);
}

function trigger(run: Run, position: Position, seat: Seat, card: Card): void {
  const { items } = run.sheet;
  for (const payout of PAYOUTS) {
    for (let at = 0; at < items.length; at++) {
      const { clause } = items[at]!;
      if (clause.type !== 'give' || !isOpenAt(position, at)) continue;
      const { when } = clause;
      if (when.type !== 'played' || when.seat !== seat || when.card !== card) continue;
      if (when.payout === payout) carryOut(run, position, at);
    }
  }
}

export function endTurn(run: Run, position: Position, step: number): void {
  const { items } = run.sheet;
  for (let at = 0; at < items.length; at++) {
    const { clause, dueStep } = items[at]!;
    if (dueStep !== step || !isOpenAt(position, at)) continue;
    if (clause.type === 'abstain') position.status[at] = KEPT;
    else if (clause.type === 'option')
      closeItem(run, position, at, position.status[at] === READY ? KEPT : OVER);
    else if (clause.type !== 'give') closeItem(run, position, at, NOT_KEPT);
    else if (clause.when.type === 'everyTurnEnd') {
      const owned = clause.when.while;
      const isKept = owned === null || (position.holdings[clause.from]! & (1 << owned)) !== 0;
      closeItem(run, position, at, isKept ? KEPT : NOT_KEPT);
    } else carryOut(run, position, at);
  }
}

/** D-7.3: the root of what fate takes lapses before its time, if it is still open. */
export function strike(run: Run, position: Position): void {
  const { root } = run.fate!;
  if (!isOpenAt(position, root)) return;
  const { clause } = run.sheet.items[root]!;
  for (const { from, what } of boundGifts(clause)) {
    if (what.type === 'property') loseProperty(position, what.property);
    if (what.type === 'card' && what.card !== null) loseCard(run.sheet, position, from, what.card);
  }
  closeItem(run, position, root, NOT_KEPT);
}

function loseProperty({ holdings }: Position, property: number): void {
  for (let seat = 0; seat < holdings.length; seat++) holdings[seat]! &= ~(1 << property);
}

function loseCard(sheet: Sheet, position: Position, seat: Seat, card: Card): void {
  addCopies(sheet, position, seat, card, -copiesOf(sheet, position, seat, card));
}

function carryOut(run: Run, position: Position, at: number): void {
  const { sheet, fate } = run;
  const { clause, seats } = sheet.items[at]!;
  if (clause.type !== 'give') return;
  const { from, what } = clause;
  const to = takerOf(clause, from, seats);
  const isLost = fate?.lost.has(at) === true;
  let isKept = !isLost;
  if (what.type === 'property') {
    const bit = 1 << what.property;
    if (isLost) loseProperty(position, what.property);
    else if ((position.holdings[from]! & bit) !== 0) {
      position.holdings[from]! &= ~bit;
      position.holdings[to]! |= bit;
    } else {
      // It may have gone back already, by another clause; what was never there is no gift, and makes up for nothing.
      const wasThere = (sheet.start.holdings[from]! & bit) !== 0 && clause.when.type !== 'lapsed';
      isKept = wasThere && (position.holdings[to]! & bit) !== 0;
    }
  } else if (what.type === 'card' && what.card !== null) {
    const copies = copiesOf(sheet, position, from, what.card);
    if (isLost) loseCard(sheet, position, from, what.card);
    else if (copies > 0) {
      addCopies(sheet, position, from, what.card, -1);
      addCopies(sheet, position, to, what.card, 1);
    } else isKept = clause.when.type !== 'lapsed' && wasTaken(sheet, position, at, to);
  }
  closeItem(run, position, at, isKept ? KEPT : NOT_KEPT);
}

/** Has the taker of a card got it already, by an option of the same contract? */
function wasTaken({ items }: Sheet, { status }: Position, at: number, taker: Seat): boolean {
  const { contract, seats, clause } = items[at]!;
  if (clause.type !== 'give' || clause.what.type !== 'card') return false;
  const { from, what } = clause;
  return items.some(
    (other, place) =>
      status[place] === USED &&
      other.contract === contract &&
      boundGifts(other.clause).some(
        (gift) =>
          gift.from === from &&
          gift.what.type === 'card' &&
          gift.what.card === what.card &&
          takerOf(gift, from, seats) === taker,
      ),
  );
}

/** What stands in for a clause happens when it is not kept, and is not needed otherwise. */
export function closeItem(run: Run, position: Position, at: number, status: number): void {
  position.status[at] = status;
  const { items } = run.sheet;
  const { contract, index } = items[at]!;
  for (let other = 0; other < items.length; other++) {
    const { clause, contract: same } = items[other]!;
    if (same !== contract || clause.type !== 'give' || !isOpenAt(position, other)) continue;
    if (clause.when.type !== 'lapsed' || clause.when.clause !== index) continue;
    if (status === NOT_KEPT) carryOut(run, position, other);
    else closeItem(run, position, other, KEPT);
  }
}
