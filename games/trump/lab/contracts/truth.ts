/**
 * What D-7.2 asks, found out by playing: every line by the rules themselves, with
 * all hands open. Slow, and shares nothing with the test of a contract (line.ts).
 */

import { fastRng, firstSeat, type Rng, type Seat } from '@parlor/kit';
import { trump } from '../../rules/game.ts';
import { RELATED, type State, TURN } from '../../rules/state/state.ts';
import type { Card, Move } from '../../facts/types.ts';
import { entryAt } from '../../rules/deal/books.ts';
import { boundGifts, type Clause, type Give } from '../../facts/clauses.ts';
import { dueOnLoss, lapsing } from '../../rules/deal/fallingDue.ts';
import { freeCopies } from '../../rules/deal/promises.ts';
import { carryOutAll } from '../../rules/deal/schedule.ts';
import {
  areTaken,
  areThere,
  hasCome,
  howEnded,
  isKept,
  isWithGiver,
  lose,
  playsOf,
} from './position.ts';

/** Chance that brings nothing: no T, and whatever is drawn is the first there is. */
export const dull: Rng = { ...fastRng(1), below: () => 0 };

/** All dates are within three turns; after that everybody has time for what has none. */
const HORIZON = 6;

/** A clause by its contract and place. */
export interface Ref {
  readonly contract: number;
  readonly index: number;
  readonly clause: Clause;
}

export const keyOf = ({ contract, index }: { contract: number; index: number }): string =>
  `${contract}.${index}`;

/** Fate takes a clause at the beginning of somebody's turn, counted from the deal. */
export interface Loss {
  readonly ref: Ref;
  /** Undefined: when it is due. */
  readonly turn: number | undefined;
  /** What stands in for it. */
  readonly standIn: Ref;
}

export interface Question {
  readonly parties: readonly Seat[];
  readonly demands: readonly Ref[];
  /** A card that is played once beside the promised ones. */
  readonly extra?: { readonly seat: Seat; readonly card: Card } | undefined;
  readonly loss?: Loss;
}

/** Can everything that is asked for be kept from here on, however options are used? */
export function canBeKept(
  state: State,
  question: Question,
  { isResting = false, had = NONE }: Pick<Partial<Node>, 'isResting' | 'had'> = {},
): boolean {
  return new Truth(question).keeps({
    state: trump.clone(state),
    ready: NONE,
    had,
    isExtraDone: question.extra === undefined,
    turn: 0,
    isResting,
  });
}

const NONE: ReadonlySet<string> = new Set();

interface Node {
  readonly state: State;
  /** Options that could have been used already. */
  readonly ready: ReadonlySet<string>;
  /** Gifts of properties that their givers have had: what was never there is no gift. */
  readonly had: ReadonlySet<string>;
  readonly isExtraDone: boolean;
  /** Turns that have begun since. */
  readonly turn: number;
  /** The turn in progress goes by. */
  readonly isResting?: boolean;
}

class Truth {
  private readonly known = new Map<string, boolean>();
  private readonly wanted: ReadonlySet<string>;

  constructor(private readonly question: Question) {
    this.wanted = new Set(question.demands.map(keyOf));
  }

  keeps(from: Node): boolean {
    const node = { ...from, had: this.nowHad(from) };
    const key = this.keyOf(node);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const result = this.find(node);
    this.known.set(key, result);
    return result;
  }

  private keyOf({ state, ready, had, isExtraDone, turn, isResting }: Node): string {
    const open = state.contracts.map(({ number, open: list }) => [
      number,
      ...list.map(({ index }) => index),
    ]);
    const how = state.ended.filter((one) => this.wanted.has(keyOf(one))).map((one) => one.how);
    return JSON.stringify([
      turn,
      isResting,
      isExtraDone,
      state.phase,
      state.asked,
      open,
      how,
      [...ready],
      [...had],
      Array.from(state.owner),
      Array.from(state.hands),
      state.relatedCards,
      state.gotProperties,
    ]);
  }

  private find(node: Node): boolean {
    const { state } = node;
    const isOver = trump.toAct(state) === 0 || Math.min(...state.turnsEnded) >= HORIZON;
    const verdict = this.verdict(node, isOver);
    if (verdict !== undefined) return verdict;
    const seat = firstSeat(trump.toAct(state));
    if (state.phase === TURN) return this.onTurn(node, seat);
    if (state.phase === RELATED) return this.afterDeal(node, seat);
    const kind = trump.decision(state, seat).kind;
    const move: Move =
      kind === 'open' ? { type: 'open', amount: 0 } : trump.sample(state, seat, fastRng(1));
    return this.after(node, seat, move);
  }

  private nowHad({ state, had }: Node): ReadonlySet<string> {
    const now = new Set(had);
    for (const ref of this.question.demands) {
      const { clause } = ref;
      if (clause.type !== 'give' || clause.what.type !== 'property') continue;
      const { property } = clause.what;
      const hasIt = state.owner[property] === clause.from;
      if (hasIt || hasCome(state, property, clause.from)) now.add(keyOf(ref));
    }
    return now;
  }

  private verdict({ state, ready, had, isExtraDone }: Node, isOver: boolean): boolean | undefined {
    let isAll = isExtraDone;
    for (const ref of this.question.demands) {
      const how = howEnded(state, ref);
      const { clause } = ref;
      const isProperty = clause.type === 'give' && clause.what.type === 'property';
      if (how === 'done' && isProperty && !had.has(keyOf(ref))) return false;
      if (how === undefined) {
        if (!(isOver && ref.clause.type === 'option' && ready.has(keyOf(ref)))) isAll = false;
      } else if (!isKept(how, ready.has(keyOf(ref)))) return false;
    }
    return isAll || (isOver ? false : undefined);
  }

  private afterDeal(before: Node, seat: Seat): boolean {
    const node = this.struck(before);
    if (node === undefined) return false;
    return this.verdict(node, false) ?? this.someMove(node, seat, { type: 'done' });
  }

  private onTurn(before: Node, seat: Seat): boolean {
    if (before.isResting)
      return this.after({ ...before, isResting: false }, seat, { type: 'pass' });
    const node = this.struck(before);
    if (node === undefined) return false;
    const { state } = node;
    if (node !== before) {
      const verdict = this.verdict(node, false);
      if (verdict !== undefined) return verdict;
    }
    const ready = new Set(node.ready);
    const uses: Move[] = [];
    for (const { number, seats, open } of state.contracts) {
      for (const { index, clause } of open) {
        if (clause.type !== 'option' || clause.seat !== seat) continue;
        if (![clause, ...boundGifts(clause)].some((one) => this.isParty(one))) continue;
        const key = `${number}.${index}`;
        const use: Move = { type: 'use', contract: number, clause: index };
        const isThere = areThere(state, clause);
        if (isThere && trump.check(state, seat, use) === undefined) {
          ready.add(key);
          uses.push(use);
        } else if (this.wanted.has(key) && ready.has(key)) {
          if (!isThere && !areTaken(state, number, seats, clause)) return false;
        }
      }
    }
    const here: Node = { ...node, ready };
    return (
      this.someMove(here, seat, { type: 'pass' }) &&
      uses.every((use) => this.after(here, seat, use))
    );
  }

  private isParty(clause: Clause): boolean {
    return this.question.parties.includes(clause.type === 'give' ? clause.from : clause.seat);
  }

  private someMove(node: Node, seat: Seat, rest: Move): boolean {
    if (this.after(node, seat, rest)) return true;
    if (!this.question.parties.includes(seat)) return false;
    const { state, isExtraDone } = node;
    const extra = isExtraDone ? undefined : this.question.extra;
    const plays = new Map<string, Move>();
    for (const { clause } of state.contracts.flatMap(({ open }) => open)) {
      if (clause.type !== 'play' || clause.seat !== seat || this.isLost(clause)) continue;
      for (const move of playsOf(state, seat, clause.card, clause.target, clause.property))
        plays.set(JSON.stringify(move), move);
    }
    for (const move of plays.values()) if (this.after(node, seat, move)) return true;
    if (extra?.seat !== seat || freeCopies(state, seat, extra.card) <= 0) return false;
    return playsOf(state, seat, extra.card).some((move) =>
      this.after({ ...node, isExtraDone: true }, seat, move),
    );
  }

  private isLost(clause: Clause): boolean {
    const { loss } = this.question;
    return (
      loss?.ref.clause.type === 'play' &&
      clause.type === 'play' &&
      loss.ref.clause.card === clause.card &&
      loss.ref.clause.seat === clause.seat
    );
  }

  private after(node: Node, seat: Seat, move: Move): boolean {
    const state = trump.clone(node.state);
    this.loseCard(state, move);
    // Somebody may always do something: passing in a row ends no line.
    state.passes = 0;
    const ended = state.turnsEnded.reduce((sum, one) => sum + one, 0);
    trump.apply(state, seat, move, dull);
    if (this.isEmptyGift(node.state, state)) return false;
    const isNext = state.turnsEnded.reduce((sum, one) => sum + one, 0) > ended;
    return this.keeps({ ...node, state, turn: node.turn + (isNext ? 1 : 0) });
  }

  /** What the taker has already makes up for nothing. */
  private isEmptyGift(before: State, after: State): boolean {
    const { loss } = this.question;
    if (!loss || howEnded(before, loss.standIn) || howEnded(after, loss.standIn) !== 'done')
      return false;
    const { from, what } = loss.standIn.clause as Give;
    return what.type === 'property' && before.owner[what.property] !== from;
  }

  /** A card that is due now is not there. */
  private loseCard(state: State, move: Move): void {
    const { loss } = this.question;
    if (!loss || loss.turn !== undefined) return;
    const { contract, index, clause } = loss.ref;
    const entry = entryAt(state, contract, index);
    if (!entry || clause.type !== 'give' || clause.what.type !== 'card') return;
    const { when, from, what } = clause;
    const isDue =
      when.type === 'played'
        ? move.type === 'play' && move.card === when.card && state.turn === when.seat
        : when.type === 'turnEnd' &&
          state.turn === when.seat &&
          state.turnsEnded[when.seat]! + 1 === entry.open.due;
    if (isDue) state.hands[from * state.rules.cardCount + what.card] = 0;
  }

  /** D-7.3: what fate takes is gone from the table, and lapses. */
  private struck(node: Node): Node | undefined {
    const { loss } = this.question;
    if (!loss || loss.turn !== node.turn) return node;
    const { contract, index, clause } = loss.ref;
    if (entryAt(node.state, contract, index) === undefined) return node;
    const state = trump.clone(node.state);
    for (const { what } of boundGifts(clause)) {
      if (what.type === 'property') lose(state, what.property);
    }
    if (!isWithGiver(state, loss.standIn.clause as Give)) return undefined;
    for (const { from, what } of boundGifts(clause)) {
      if (what.type === 'property') {
        carryOutAll(state, dueOnLoss(state, what.property, 'sold'), 0, dull);
      } else if (what.type === 'card') state.hands[from * state.rules.cardCount + what.card] = 0;
    }
    if (entryAt(state, contract, index)) carryOutAll(state, [lapsing(contract, index)], 0, dull);
    return { ...node, state };
  }
}
