/** Lines on the sheet: can what is demanded be kept, however options are used? */

import type { Seat } from '@parlor/kit';
import { isMet } from '../state/conditions.ts';
import { FORCE_SALE, isProfitKind, TAX } from '../../facts/rules.ts';
import type { Card } from '../../facts/types.ts';
import {
  bindsProperty,
  type HiddenClause,
  type OptionOf,
  type PlayOf,
} from '../../facts/clauses.ts';
import { copiesOf, endTurn, type Fate, playCard, playItem, type Run, strike } from './lineMoves.ts';
import { boundOf, lookAtOptions, usable, useOption } from './lineOptions.ts';
import {
  binds,
  type Item,
  isOpenAt,
  isRelatedTo,
  KEPT,
  OPEN,
  type Position,
  READY,
  type Sheet,
  USED,
} from './sheet.ts';

export interface Wish {
  /** Items that must be kept. */
  readonly demands: readonly number[];
  /** What the player on turn does in the turn in progress; left out, anything. */
  readonly first?: First;
  /** A card that is played once beside the promised ones. */
  readonly extra?: Extra | undefined;
  /** What fate takes on the way. */
  readonly fate?: Fate;
}

export interface Extra {
  readonly seat: Seat;
  readonly card: Card;
}

/** No play, the play of an item, or of a card that no item is about. */
export type First = 'rest' | { readonly item: number } | { readonly card: Card };

/** Where nothing is demanded, any line will do. With a `horizon`, for proofs, lines go on to that step in any case. */
export const canKeep = (sheet: Sheet, wish: Wish, horizon?: number): boolean =>
  (wish.demands.length === 0 && wish.extra === undefined) ||
  new Lines(sheet, wish, horizon).exist();

/** The step at whose end the last date is. */
function lastDate({ items }: Sheet): number {
  let last = 0;
  for (let at = 0; at < items.length; at++) {
    const { dueStep } = items[at]!;
    if (dueStep > last && Number.isFinite(dueStep)) last = dueStep;
  }
  return last;
}

/**
 * The last step that can make a difference: all dates have passed then, and
 * everybody has had a turn for a card played at will, and one for each option.
 */
export function lastStep(sheet: Sheet): number {
  let rounds = 1;
  for (const { clause } of sheet.items) if (clause.type === 'option') rounds++;
  return lastDate(sheet) + rounds * sheet.point.seats;
}

/** Chosen in place of an item. */
const EXTRA = -1;

class Lines {
  private known: Map<string, boolean> | undefined;
  private own: Map<Seat, Lines> | undefined;
  private readonly last: number;
  /** After this step nothing happens by itself. */
  private readonly lastDate: number;
  private readonly hasOptions: boolean;
  /** Can lines come to the same position? Only where there is more to choose than when to do the one thing. */
  private readonly canMeet: boolean;
  private readonly run: Run;

  constructor(
    private readonly sheet: Sheet,
    private readonly wish: Wish,
    private readonly horizon: number | undefined,
  ) {
    this.run = { sheet, fate: wish.fate };
    this.last = horizon ?? lastStep(sheet);
    this.lastDate = horizon ?? lastDate(sheet);
    let options = 0;
    let plays = wish.extra === undefined ? 0 : 1;
    const { items } = sheet;
    for (let at = 0; at < items.length; at++) {
      const { type } = items[at]!.clause;
      if (type === 'option') options++;
      else if (type === 'play') plays++;
    }
    this.hasOptions = options > 0;
    this.canMeet = options + plays > 1 || wish.fate?.step === 'any';
  }

  exist(): boolean {
    return this.goOn(copyOf(this.sheet.start), 0, this.wish.extra === undefined);
  }

  /** From the beginning of a step. Changes `position`. */
  private goOn(position: Position, begin: number, isExtraDone: boolean): boolean {
    const { sheet, run, wish } = this;
    const { turn, seats } = sheet.point;
    for (let step = begin; ; step++) {
      if (wish.fate?.step === step) strike(run, position);
      else if (this.mayBeStruck(position)) {
        const struck = copyOf(position);
        strike(run, struck);
        if (!this.goOn(struck, step, isExtraDone)) return false;
      }
      const verdict = this.verdict(position, step, isExtraDone);
      if (verdict !== undefined) return verdict;
      const seat = (turn + step) % seats;
      let uses = NOTHING;
      if (this.hasOptions) {
        if (step > 0) uses = this.uses(position, step, seat);
        if (!lookAtOptions(sheet, position, seat, uses, wish.demands)) return false;
      }
      if (step === 0 && wish.first !== undefined) this.makeFirst(position, seat, wish.first);
      else {
        const plays = this.plays(position, step, seat, isExtraDone);
        if (uses.length > 0 || plays.length > 0) {
          const key = this.canMeet ? keyOf(position, step, isExtraDone) : undefined;
          const known = key === undefined ? undefined : this.known?.get(key);
          if (known !== undefined) return known;
          const isKept =
            this.goOnWith(position, step, seat, plays, isExtraDone) &&
            uses.every((at) => this.keepsAfter(position, step, seat, at, isExtraDone));
          if (key !== undefined) (this.known ??= new Map()).set(key, isKept);
          return isKept;
        }
      }
      endTurn(run, position, step);
    }
  }

  private mayBeStruck(position: Position): boolean {
    const { fate } = this.wish;
    return fate?.step === 'any' && isOpenAt(position, fate.root);
  }

  private verdict(position: Position, step: number, isExtraDone: boolean): boolean | undefined {
    const isEnd =
      step > this.last || (step > this.lastDate && isExtraDone && this.isQuiet(position));
    const { demands } = this.wish;
    let isAll = isExtraDone;
    for (let at = 0; at < demands.length; at++) {
      const now = position.status[demands[at]!]!;
      if (now === KEPT || now === USED || (now === READY && isEnd)) continue;
      if (now !== OPEN && now !== READY) return false;
      isAll = false;
    }
    return isAll || (isEnd ? false : undefined);
  }

  /** After the last date only options, fate and a card played at will can change anything. */
  private isQuiet(position: Position): boolean {
    const { fate } = this.wish;
    if (fate !== undefined && isOpenAt(position, fate.root)) return false;
    if (!this.hasOptions) return true;
    const { items } = this.sheet;
    for (let at = 0; at < items.length; at++) {
      if (items[at]!.clause.type === 'option' && isOpenAt(position, at)) return false;
    }
    return true;
  }

  private makeFirst(position: Position, seat: Seat, first: First): void {
    if (first === 'rest') return;
    if ('item' in first) playItem(this.run, position, seat, first.item);
    else playCard(this.run, position, seat, first.card);
  }

  /** Is there a line with one of `plays` on this turn, or none? */
  private goOnWith(
    position: Position,
    step: number,
    seat: Seat,
    plays: readonly number[],
    isExtraDone: boolean,
  ): boolean {
    const { run, wish } = this;
    for (let at = 0; at < plays.length; at++) {
      const play = plays[at]!;
      const next = copyOf(position);
      if (play === EXTRA) playCard(run, next, seat, wish.extra!.card);
      else playItem(run, next, seat, play);
      endTurn(run, next, step);
      if (this.goOn(next, step + 1, isExtraDone || play === EXTRA)) return true;
    }
    const next = copyOf(position);
    endTurn(run, next, step);
    return this.goOn(next, step + 1, isExtraDone);
  }

  /** Is all well if `seat` uses this option? After that only what is related can be played. */
  private keepsAfter(
    position: Position,
    step: number,
    seat: Seat,
    at: number,
    isExtraDone: boolean,
  ): boolean {
    const next = copyOf(position);
    useOption(this.run, next, at);
    const plays = this.plays(next, step, seat, isExtraDone, at);
    return this.goOnWith(next, step, seat, plays, isExtraDone);
  }

  /**
   * Options that `seat` can use on this turn. Nobody may who could not keep the own
   * promises to play any more (README, "Contracts in force").
   */
  private uses(position: Position, step: number, seat: Seat): readonly number[] {
    const all = usable(this.sheet, position, seat);
    if (all.length === 0) return all;
    const { items } = this.sheet;
    const demands = this.wish.demands.filter((one) => binds(1 << seat, items[one]!.clause));
    if (!demands.some((one) => items[one]!.clause.type === 'play')) return all;
    const own = this.ownLines(seat, demands);
    return all.filter((at) => own.keepsAfter(position, step, seat, at, true));
  }

  /** The same with what `seat` has promised only. */
  private ownLines(seat: Seat, demands: readonly number[]): Lines {
    const { extra, fate, demands: all } = this.wish;
    if (!extra && demands.length === all.length) return this;
    const known = this.own?.get(seat);
    if (known) return known;
    const own = new Lines(this.sheet, fate ? { demands, fate } : { demands }, this.horizon);
    (this.own ??= new Map()).set(seat, own);
    return own;
  }

  private plays(
    position: Position,
    step: number,
    seat: Seat,
    isExtraDone: boolean,
    used?: number,
  ): readonly number[] {
    const { items, playing } = this.sheet;
    if (((playing >> seat) & 1) === 0) return NOTHING;
    let plays = NOTHING;
    for (let at = 0; at < items.length; at++) {
      const { clause } = items[at]!;
      if (clause.type !== 'play' || clause.seat !== seat || !isOpenAt(position, at)) continue;
      if (this.wish.fate?.lost.has(at)) continue;
      if (this.isAllowed(position, step, seat, clause, used)) plays = [...plays, at];
    }
    const { extra } = this.wish;
    if (!isExtraDone && extra!.seat === seat && this.mayPlayExtra(position, step, extra!, used))
      plays = [...plays, EXTRA];
    return plays;
  }

  private mayPlayExtra(
    position: Position,
    step: number,
    { seat, card }: Extra,
    used: number | undefined,
  ): boolean {
    const { sheet } = this;
    return (
      copiesOf(sheet, position, seat, card) > boundOf(sheet, position, seat, card) &&
      this.isAllowed(position, step, seat, { type: 'play', seat, card, turn: 0 }, used)
    );
  }

  private isAllowed(
    position: Position,
    step: number,
    seat: Seat,
    { card, target, property }: PlayOf<Card | null>,
    used: number | undefined,
  ): boolean {
    const { sheet } = this;
    if (card === null) return step > 0 && used === undefined;
    if (copiesOf(sheet, position, seat, card) <= 0) return false;
    if (step === 0 && !sheet.isInTime(card)) return false;
    if (used !== undefined && !this.belongsTo(used, seat, card)) return false;
    const { rules } = sheet.point;
    const kind = rules.kind[card]!;
    if (isProfitKind(kind)) return isMet(rules, card, position.holdings[seat]!);
    if (kind === TAX) return this.someTarget(position, seat, target);
    return kind !== FORCE_SALE || this.someProperty(position, seat, property);
  }

  /** D-6.3 for an option that has just been used. */
  private belongsTo(used: number, seat: Seat, card: Card): boolean {
    const { clause, seats } = this.sheet.items[used]!;
    const { clauses } = clause as OptionOf<Card | null>;
    return isRelatedTo(this.sheet.point.rules, { parties: seats, clauses }, seat, card);
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
          (isMine && this.mustStay(position, seat, property, clause)) ||
          (clause.type === 'abstain' &&
            clause.seat === seat &&
            clause.act.type === 'forceSale' &&
            clause.act.property === property),
      );
      if (!isForbidden) return true;
    }
    return false;
  }

  /** Is it promised away, or does a promised card need it that could be played now? */
  private mustStay(
    position: Position,
    seat: Seat,
    property: number,
    clause: HiddenClause,
  ): boolean {
    if (bindsProperty(clause, seat, property)) return true;
    if (clause.type !== 'play' || clause.seat !== seat || clause.card === null) return false;
    const { rules } = this.sheet.point;
    const owned = position.holdings[seat]!;
    return (
      isProfitKind(rules.kind[clause.card]!) &&
      copiesOf(this.sheet, position, seat, clause.card) > 0 &&
      isMet(rules, clause.card, owned) &&
      !isMet(rules, clause.card, owned & ~(1 << property))
    );
  }

  private isOpenFor(position: Position, fits: (item: Item) => boolean): boolean {
    return this.sheet.items.some((item, at) => isOpenAt(position, at) && fits(item));
  }
}

const NOTHING: readonly number[] = [];

const keyOf = (
  { status, holdings, copies }: Position,
  step: number,
  isExtraDone: boolean,
): string => `${step} ${isExtraDone} ${status.join('')} ${holdings.join()} ${copies.join()}`;

const copyOf = ({ holdings, copies, status }: Position): Position => ({
  holdings: holdings.slice(),
  copies: copies.slice(),
  status: status.slice(),
});
