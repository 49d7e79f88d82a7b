/** Lines on the sheet: is there one that keeps what is demanded? */

import type { Seat } from '@parlor/kit';
import { isMet } from '../conditions.ts';
import { FORCE_SALE, isProfitKind, TAX } from '../rules.ts';
import type { Card } from '../types.ts';
import { bindsCard, bindsProperty, boundGifts, type PlayOf, takerOf } from './clauses.ts';
import { type Item, KEPT, NOT_KEPT, OPEN, type Position, type Sheet } from './sheet.ts';

/** Rounds that a line is followed: all dates are within ten turns, and one more for a card played at will. */
const ROUNDS = 11;

export interface Wish {
  /** Items that must be kept. */
  readonly demands: readonly number[];
  /** What the player on turn does in the turn in progress; left out, anything. */
  readonly first?: First;
  /** A card that is played once beside the promised ones. */
  readonly extra?: { readonly seat: Seat; readonly card: Card };
}

/** No play, the play of an item, or of a card that no item is about. */
export type First = 'rest' | { readonly item: number } | { readonly card: Card };

export const canKeep = (sheet: Sheet, wish: Wish): boolean => new Lines(sheet, wish).exist();

/** Chosen in place of an item. */
const EXTRA = -1;

class Lines {
  private readonly seen = new Set<string>();
  private readonly last: number;

  constructor(
    private readonly sheet: Sheet,
    private readonly wish: Wish,
  ) {
    this.last = ROUNDS * sheet.point.seats;
  }

  exist(): boolean {
    return this.explore(copyOf(this.sheet.start), 0, this.wish.extra === undefined);
  }

  private explore(from: Position, begin: number, isExtraDone: boolean): boolean {
    const { turn, seats } = this.sheet.point;
    const position = from;
    for (let step = begin; ; step++) {
      const verdict = this.verdict(position, isExtraDone);
      if (verdict !== undefined) return verdict;
      if (step >= this.last) return false;
      const seat = (turn + step) % seats;
      if (step > 0) this.useOptions(position, seat);
      const { first } = this.wish;
      if (step === 0 && first !== undefined) this.makeFirst(position, seat, first);
      else {
        const choices = this.choices(position, step, seat, isExtraDone);
        if (choices.length > 0) {
          const key = `${step} ${isExtraDone} ${position.status.join('')} ${position.holdings.join()} ${position.copies.join()}`;
          if (this.seen.has(key)) return false;
          this.seen.add(key);
          for (const choice of choices) {
            const next = copyOf(position);
            if (choice === EXTRA) this.play(next, seat, this.wish.extra!.card);
            else this.playItem(next, seat, choice);
            this.endTurn(next, step);
            if (this.explore(next, step + 1, isExtraDone || choice === EXTRA)) return true;
          }
        }
      }
      this.endTurn(position, step);
    }
  }

  private verdict({ status }: Position, isExtraDone: boolean): boolean | undefined {
    let isAll = isExtraDone;
    for (const item of this.wish.demands) {
      if (status[item] === NOT_KEPT) return false;
      if (status[item] === OPEN) isAll = false;
    }
    return isAll ? true : undefined;
  }

  private makeFirst(position: Position, seat: Seat, first: First): void {
    if (first === 'rest') return;
    if ('item' in first) this.playItem(position, seat, first.item);
    else this.play(position, seat, first.card);
  }

  /** Whoever may use an option may do so now or never: what others would give is gone, and comes to nobody. */
  private useOptions(position: Position, seat: Seat): void {
    for (const [at, { clause }] of this.sheet.items.entries()) {
      if (clause.type !== 'option' || clause.seat !== seat || position.status[at] !== OPEN)
        continue;
      const gifts = boundGifts(clause);
      const isThere = gifts.every(({ from, what }) => {
        if (what.type === 'property')
          return (position.holdings[from]! & (1 << what.property)) !== 0;
        return (
          what.type !== 'card' || what.card === null || this.copies(position, from, what.card) > 0
        );
      });
      if (isThere) {
        for (const { from, what } of gifts) {
          if (what.type === 'property') position.holdings[from]! &= ~(1 << what.property);
          if (what.type === 'card' && what.card !== null) this.add(position, from, what.card, -1);
        }
      }
      this.close(position, at, isThere);
    }
  }

  private choices(
    position: Position,
    step: number,
    seat: Seat,
    isExtraDone: boolean,
  ): readonly number[] {
    if (((this.sheet.playing >> seat) & 1) === 0) return NO_CHOICES;
    const choices: number[] = [];
    for (const [at, { clause }] of this.sheet.items.entries()) {
      if (clause.type !== 'play' || clause.seat !== seat || position.status[at] !== OPEN) continue;
      if (this.isAllowed(position, step, seat, clause)) choices.push(at);
    }
    const { extra } = this.wish;
    if (!isExtraDone && extra!.seat === seat && this.mayPlayExtra(position, step, extra!))
      choices.push(EXTRA);
    return choices;
  }

  private mayPlayExtra(
    position: Position,
    step: number,
    { seat, card }: { readonly seat: Seat; readonly card: Card },
  ): boolean {
    let bound = 0;
    for (const [at, { clause }] of this.sheet.items.entries()) {
      if (position.status[at] === OPEN && bindsCard(clause, seat, card)) bound++;
    }
    return (
      this.copies(position, seat, card) > bound &&
      this.isAllowed(position, step, seat, { type: 'play', seat, card, turn: 0 })
    );
  }

  private isAllowed(
    position: Position,
    step: number,
    seat: Seat,
    { card, target, property }: PlayOf<Card | null>,
  ): boolean {
    if (card === null) return step > 0;
    if (this.copies(position, seat, card) <= 0) return false;
    if (step === 0 && !this.sheet.isInTime(card)) return false;
    const { rules } = this.sheet.point;
    const kind = rules.kind[card]!;
    if (isProfitKind(kind)) return isMet(rules, card, position.holdings[seat]!);
    if (kind === TAX) return this.someTarget(position, seat, target);
    return kind !== FORCE_SALE || this.someProperty(position, seat, property);
  }

  private someTarget(position: Position, seat: Seat, target: Seat | undefined): boolean {
    return position.holdings.some(
      (owned, other) =>
        owned !== 0 &&
        other !== seat &&
        (target === undefined || target === other) &&
        !this.isOpenFor(
          position,
          ({ clause }) =>
            clause.type === 'abstain' &&
            clause.seat === seat &&
            clause.act.type === 'tax' &&
            clause.act.seat === other,
        ),
    );
  }

  private someProperty(position: Position, seat: Seat, named: number | undefined): boolean {
    for (let property = 0; property < this.sheet.point.rules.propertyCount; property++) {
      if (named !== undefined && named !== property) continue;
      const isMine = (position.holdings[seat]! & (1 << property)) !== 0;
      const isForbidden = this.isOpenFor(
        position,
        ({ clause }) =>
          (isMine && bindsProperty(clause, seat, property)) ||
          (clause.type === 'abstain' &&
            clause.seat === seat &&
            clause.act.type === 'forceSale' &&
            clause.act.property === property),
      );
      if (!isForbidden) return true;
    }
    return false;
  }

  private isOpenFor({ status }: Position, fits: (item: Item) => boolean): boolean {
    return this.sheet.items.some((item, at) => status[at] === OPEN && fits(item));
  }

  private playItem(position: Position, seat: Seat, at: number): void {
    const { card } = this.sheet.items[at]!.clause as PlayOf<Card | null>;
    if (card !== null) this.add(position, seat, card, -1);
    this.close(position, at, true);
    if (card !== null) this.trigger(position, seat, card);
  }

  /** A card that no promise is about. */
  private play(position: Position, seat: Seat, card: Card): void {
    this.add(position, seat, card, -1);
    this.trigger(position, seat, card);
  }

  private trigger(position: Position, seat: Seat, card: Card): void {
    for (const payout of ['before', 'after'] as const) {
      for (const [at, { clause }] of this.sheet.items.entries()) {
        if (clause.type !== 'give' || position.status[at] !== OPEN) continue;
        const { when } = clause;
        if (when.type !== 'played' || when.seat !== seat || when.card !== card) continue;
        if (when.payout === payout) this.carryOut(position, at);
      }
    }
  }

  private endTurn(position: Position, step: number): void {
    for (const [at, { clause, dueStep }] of this.sheet.items.entries()) {
      if (dueStep !== step || position.status[at] !== OPEN) continue;
      if (clause.type === 'abstain') position.status[at] = KEPT;
      else if (clause.type !== 'give') this.close(position, at, false);
      else if (clause.when.type === 'everyTurnEnd') {
        const owned = clause.when.while;
        const isKept = owned === null || (position.holdings[clause.from]! & (1 << owned)) !== 0;
        this.close(position, at, isKept);
      } else this.carryOut(position, at);
    }
  }

  private carryOut(position: Position, at: number): void {
    const { clause, seats } = this.sheet.items[at]!;
    if (clause.type !== 'give') return;
    const { from, what } = clause;
    const to = takerOf(clause, from, seats);
    let isKept = true;
    if (what.type === 'property') {
      const bit = 1 << what.property;
      if ((position.holdings[from]! & bit) !== 0) {
        position.holdings[from]! &= ~bit;
        position.holdings[to]! |= bit;
      } else {
        // It may have gone back already, by another clause; what was never there is no gift.
        const wasThere = (this.sheet.start.holdings[from]! & bit) !== 0;
        isKept = wasThere && (position.holdings[to]! & bit) !== 0;
      }
    } else if (what.type === 'card' && what.card !== null) {
      isKept = this.copies(position, from, what.card) > 0;
      if (isKept) {
        this.add(position, from, what.card, -1);
        this.add(position, to, what.card, 1);
      }
    }
    this.close(position, at, isKept);
  }

  private close(position: Position, at: number, isKept: boolean): void {
    position.status[at] = isKept ? KEPT : NOT_KEPT;
    const { contract, index } = this.sheet.items[at]!;
    for (const [other, { clause, contract: same }] of this.sheet.items.entries()) {
      if (same !== contract || clause.type !== 'give' || position.status[other] !== OPEN) continue;
      if (clause.when.type !== 'lapsed' || clause.when.clause !== index) continue;
      if (isKept) this.close(position, other, true);
      else this.carryOut(position, other);
    }
  }

  private copies(position: Position, seat: Seat, card: Card): number {
    const slot = this.sheet.slotOf(seat, card);
    return slot === undefined ? 0 : position.copies[slot]!;
  }

  private add(position: Position, seat: Seat, card: Card, by: number): void {
    const slot = this.sheet.slotOf(seat, card);
    if (slot !== undefined) position.copies[slot]! += by;
  }
}

const NO_CHOICES: readonly number[] = [];

const copyOf = ({ holdings, copies, status }: Position): Position => ({
  holdings: holdings.slice(),
  copies: copies.slice(),
  status: status.slice(),
});
