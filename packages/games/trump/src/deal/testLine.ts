/**
 * What comes of an offer once it is accepted, if nothing else happens: the
 * parties play only cards that it names or that they have promised, whenever
 * the rules let them, everybody else does no more than promises demand, and no
 * dice or sales come in between. All such lines are looked at, so that it can
 * be told what happens in none of them and what in every one.
 */

import type { Seat } from '@parlor/kit';
import { countsTowards, isMet } from '../conditions.ts';
import { FORCE_SALE, isProfitKind, isTurnKind, TAX } from '../rules.ts';
import { lowestOf } from '../state.ts';
import type { Card } from '../types.ts';
import { type HiddenClause, isNow, isTimed, promiser, propertyOf } from './clauses.ts';
import type { Footing } from './footing.ts';

export interface Terms {
  readonly from: Seat;
  readonly to: Seat;
  readonly clauses: readonly HiddenClause[];
}

/** What is not known for certain is taken as it suits the parties, or as it does not. */
export type Luck = 'good' | 'bad';

export interface Lines {
  /** Clauses that happen in at least one line, and in all of them, as sets of their places. */
  readonly some: number;
  readonly all: number;
  /** What each seat owns at the end of every line. */
  readonly kept: readonly number[];
  /** By place of a clause: what was found of the card it names, in any turn that came in question. */
  readonly seen: readonly Sighting[];
}

export interface Sighting {
  isHeld: boolean;
  isMet: boolean;
  isFree: boolean;
  isRelated: boolean;
  isPlayed: boolean;
}

/** A clause that waits for its time, of this offer or of a contract in force. */
interface Waiting {
  readonly contract: number;
  readonly seats: readonly [Seat, Seat];
  readonly clause: HiddenClause;
  readonly due: number | null;
  /** Its place in the offer; NOT_HERE for older ones. */
  readonly place: number;
}

const NOT_HERE = -1;

/** More lines than people ever write down: then nothing is certain and nothing impossible. */
const MOST_POSITIONS = 4000;

interface Position {
  step: number;
  readonly holdings: number[];
  /** By seat and card, for the cards that are named. */
  readonly copies: Map<number, number>;
  readonly ended: number[];
  /** By place in `waiting`. */
  open: number;
  happened: number;
}

export function linesOf(footing: Footing, terms: Terms, luck: Luck): Lines {
  return new Search(footing, terms, luck).run();
}

class Search {
  private readonly waiting: readonly Waiting[];
  private readonly gotCards: readonly Card[];
  private readonly gotProperties: number;
  private readonly isLucky: boolean;
  private readonly start: Position;
  private readonly lastStep: number;
  private readonly ofOffer: number;
  private readonly been = new Set<string>();
  private some = 0;
  private all = -1;
  private readonly kept: number[];
  private readonly seen: Sighting[];

  constructor(
    private readonly footing: Footing,
    private readonly terms: Terms,
    private readonly luck: Luck,
  ) {
    const { clauses } = terms;
    this.waiting = waitingOf(footing, terms);
    this.ofOffer = this.waiting.reduce(
      (set, { place }, at) => (place === NOT_HERE ? set : set | (1 << at)),
      0,
    );
    this.start = this.afterNow();
    const toTurn = clauses.flatMap((clause) =>
      clause.type === 'give' && isNow(clause) && clause.from !== footing.turn ? [clause.what] : [],
    );
    this.gotCards = toTurn.flatMap((what) =>
      what.type === 'card' && what.card !== null ? [what.card] : [],
    );
    this.gotProperties = toTurn.reduce(
      (set, what) => (what.type === 'property' ? set | (1 << what.property) : set),
      0,
    );
    this.isLucky = luck === 'good' && toTurn.some(({ type }) => type === 'random');
    // Whatever has a date, and then a turn for each card that may be played at will.
    const atWill = clauses.filter(
      (clause) => clause.type === 'give' && clause.when.type === 'played',
    ).length;
    this.lastStep = this.waiting.reduce(
      (last, one) => Math.max(last, this.stepOf(one) + footing.seats * atWill),
      footing.seats * atWill,
    );
    this.kept = Array.from(this.start.holdings, () => -1);
    this.seen = clauses.map(() => ({
      isHeld: false,
      isMet: false,
      isFree: false,
      isRelated: false,
      isPlayed: false,
    }));
  }

  run(): Lines {
    this.explore(this.start);
    const { length } = this.terms.clauses;
    const everything = (1 << length) - 1;
    if (this.been.size >= MOST_POSITIONS) {
      return { some: everything, all: 0, kept: this.kept.map(() => 0), seen: this.seen };
    }
    return { some: this.some, all: this.all & everything, kept: this.kept, seen: this.seen };
  }

  /** The step in which a timed clause falls due; steps are turns, the one in progress is 0. */
  private stepOf({ clause, due }: Waiting): number {
    const { seats, turn, turnsEnded } = this.footing;
    const seat = clockOf(clause);
    if (due === null || seat === undefined) return 0;
    return ((seat - turn + seats) % seats) + (due - turnsEnded[seat]! - 1) * seats;
  }

  /** Everything that changes hands at once has done so. */
  private afterNow(): Position {
    const { footing, terms } = this;
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
    for (const { clause } of this.waiting) {
      for (const { seat, card } of namedBy(clause)) {
        copies.set(keyOf(seat, card), this.copiesAfterNow(seat, card));
      }
    }
    return {
      step: 0,
      holdings,
      copies,
      ended: Array.from(footing.turnsEnded),
      open: (1 << this.waiting.length) - 1,
      happened,
    };
  }

  private copiesAfterNow(seat: Seat, card: Card): number {
    const { footing, terms } = this;
    let comes = 0;
    let mayCome = 0;
    for (const clause of terms.clauses) {
      if (clause.type !== 'give' || !isNow(clause)) continue;
      const sign = clause.from === seat ? -1 : otherOf(terms, clause.from) === seat ? 1 : 0;
      if (clause.what.type === 'card' && clause.what.card === card) comes += sign;
      if (clause.what.type === 'random' && sign > 0) mayCome += clause.what.count;
    }
    if (seat === footing.reader) {
      const drawn = this.luck === 'good' ? Math.min(mayCome, footing.unseen(card)) : 0;
      return footing.held(card) + comes + drawn;
    }
    if (this.luck === 'good') {
      const given = footing.held(card) > 0 ? mayCome : 0;
      return footing.unseen(card) + comes + given;
    }
    // Nobody can offer or accept without the cards that it takes (README, "can stand by").
    const contracts = new Set<number>();
    let isNamed = false;
    for (const { contract, clause, place } of this.waiting) {
      if (promisedOf(clause) === card && promiser(clause) === seat) contracts.add(contract);
      else if (place !== NOT_HERE && playedBy(clause, seat) === card) isNamed = true;
    }
    return Math.max(contracts.size, isNamed ? 1 : 0);
  }

  private explore(position: Position): void {
    if ((position.open & this.ofOffer) === 0 || position.step > this.lastStep) {
      this.some |= position.happened;
      this.all &= position.happened;
      for (const [seat, holdings] of position.holdings.entries()) this.kept[seat]! &= holdings;
      return;
    }
    const key = `${position.step} ${position.open} ${position.happened} ${position.holdings.join()}`;
    if (this.been.has(key) || this.been.size >= MOST_POSITIONS) return;
    this.been.add(key);
    const { seats, turn } = this.footing;
    const seat = (turn + position.step) % seats;
    for (const card of this.choices(position, seat)) {
      const next = copyOf(position);
      if (card !== null) this.play(next, seat, card);
      this.endTurn(next, seat);
      this.explore(next);
    }
  }

  /** The cards that may be played, null for none: as the rules have it (README, "What promises forbid"). */
  private choices(position: Position, seat: Seat): readonly (Card | null)[] {
    if (position.step === 0 && this.gotNothing()) return NO_CHOICE;
    const cards = new Set<Card>();
    for (const [at, { clause, place }] of this.waiting.entries()) {
      if (place === NOT_HERE || !isOpen(position, at)) continue;
      const card = playedBy(clause, seat);
      if (card !== undefined && this.mayPlay(position, seat, card, this.seen[place]!)) {
        cards.add(card);
      }
    }
    const due = this.dueCards(position, seat);
    return due.length !== 0 ? due : [null, ...cards];
  }

  private gotNothing(): boolean {
    return this.gotCards.length === 0 && this.gotProperties === 0 && !this.getsRandom();
  }

  private getsRandom(): boolean {
    return this.terms.clauses.some(
      (clause) =>
        clause.type === 'give' &&
        isNow(clause) &&
        clause.from !== this.footing.turn &&
        clause.what.type === 'random',
    );
  }

  private dueCards(position: Position, seat: Seat): readonly Card[] {
    const plays: { readonly card: Card; readonly left: number }[] = [];
    for (const [at, { clause, due }] of this.waiting.entries()) {
      if (!isOpen(position, at) || clause.type !== 'play' || clause.seat !== seat) continue;
      const { card } = clause;
      if (card === null) continue;
      if (this.canPlay(position, seat, card) && this.isInTime(position, card)) {
        plays.push({ card, left: due! - position.ended[seat]! });
      }
    }
    plays.sort((a, b) => a.left - b.left);
    const last = plays.findIndex(({ left }, index) => left <= index + 1);
    return plays.slice(0, last + 1).map(({ card }) => card);
  }

  /** In the turn in progress only what belongs to the deal (D-6.3). */
  private isInTime({ step }: Position, card: Card): boolean {
    if (step !== 0 || this.gotCards.includes(card)) return true;
    for (let rest = this.gotProperties; rest !== 0; rest &= rest - 1) {
      if (countsTowards(this.footing.rules, card, lowestOf(rest))) return true;
    }
    return this.isLucky && this.mayBeDrawn(card);
  }

  /** May a card that comes at random be this one? */
  private mayBeDrawn(card: Card): boolean {
    const { footing } = this;
    const giver = otherOf(this.terms, footing.turn);
    return giver === footing.reader ? footing.held(card) > 0 : footing.unseen(card) > 0;
  }

  private canPlay(position: Position, seat: Seat, card: Card): boolean {
    return copiesOf(position, seat, card) > 0 && this.isAllowed(position, seat, card);
  }

  private isAllowed({ holdings }: Position, seat: Seat, card: Card): boolean {
    const { rules } = this.footing;
    const kind = rules.kind[card]!;
    if (!isTurnKind(kind)) return false;
    if (isProfitKind(kind)) return isMet(rules, card, holdings[seat]!);
    if (kind === TAX) return holdings.some((owned, other) => other !== seat && owned !== 0);
    return kind !== FORCE_SALE || holdings.some((owned) => owned !== 0);
  }

  private mayPlay(position: Position, seat: Seat, card: Card, seen: Sighting): boolean {
    const isHeld = copiesOf(position, seat, card) > 0;
    const isAllowed = this.isAllowed(position, seat, card);
    const isRelated = this.isInTime(position, card);
    const isFree = this.isFree(position, seat, card);
    seen.isHeld ||= isHeld;
    seen.isMet ||= isAllowed;
    seen.isFree ||= isFree;
    seen.isRelated ||= isRelated;
    return isHeld && isAllowed && isRelated && isFree;
  }

  /** A card promised to somebody has to stay, unless to play it is what was promised. */
  private isFree(position: Position, seat: Seat, card: Card): boolean {
    const contracts = new Set<number>();
    for (const [at, { contract, clause }] of this.waiting.entries()) {
      if (!isOpen(position, at) || promiser(clause) !== seat || promisedOf(clause) !== card)
        continue;
      if (clause.type === 'play') return true;
      contracts.add(contract);
    }
    return copiesOf(position, seat, card) > contracts.size;
  }

  private play(position: Position, seat: Seat, card: Card): void {
    addCopies(position, seat, card, -1);
    for (const [place, clause] of this.terms.clauses.entries()) {
      if (playedBy(clause, seat) === card) this.seen[place]!.isPlayed = true;
    }
    const kept = this.waiting.findIndex(
      ({ clause }, at) =>
        isOpen(position, at) &&
        clause.type === 'play' &&
        clause.seat === seat &&
        clause.card === card,
    );
    if (kept >= 0) this.close(position, kept, true);
    for (const payout of ['before', 'after'] as const) {
      for (const [at, { clause }] of this.waiting.entries()) {
        if (!isOpen(position, at) || clause.type !== 'give' || clause.when.type !== 'played')
          continue;
        const { when } = clause;
        if (when.seat === seat && when.card === card && when.payout === payout) {
          this.carryOut(position, at);
        }
      }
    }
  }

  private endTurn(position: Position, seat: Seat): void {
    const ended = ++position.ended[seat]!;
    position.step++;
    for (const [at, { clause, due }] of this.waiting.entries()) {
      if (!isOpen(position, at) || due !== ended || clockOf(clause) !== seat) continue;
      if (clause.type === 'play') this.close(position, at, false);
      else this.carryOut(position, at);
    }
  }

  private carryOut(position: Position, at: number): void {
    const { clause, seats } = this.waiting[at]!;
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
    this.close(position, at, isDone);
  }

  private close(position: Position, at: number, isDone: boolean): void {
    position.open &= ~(1 << at);
    const { place } = this.waiting[at]!;
    if (isDone && place !== NOT_HERE) position.happened |= 1 << place;
  }
}

const NO_CHOICE: readonly (Card | null)[] = [null];

/** Sets of clauses are numbers: with more, the oldest contracts are left out of account. */
const MOST_WAITING = 30;

function waitingOf(footing: Footing, { from, to, clauses }: Terms): readonly Waiting[] {
  const { turn, turnsEnded } = footing;
  const seats = [from, to] as const;
  const older = footing.contracts.flatMap(({ number, seats: parties, open }) =>
    open.map(({ clause, due }) => ({
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
    const due =
      seat === undefined || !isTimed(clause)
        ? null
        : turnsEnded[seat]! + n + (seat === turn ? 1 : 0);
    return [{ contract: Infinity, seats, clause, due, place }];
  });
  return [...older.slice(Math.max(0, older.length + newer.length - MOST_WAITING)), ...newer];
}

const turnOf = (clause: HiddenClause): number =>
  clause.type === 'give' && clause.when.type === 'turnEnd' ? clause.when.turn : 0;

/** Whose turns a timed clause counts. */
function clockOf(clause: HiddenClause): Seat | undefined {
  if (clause.type === 'play') return clause.seat;
  return clause.when.type === 'turnEnd' ? clause.when.seat : undefined;
}

/** The card of `seat` that a clause is about being played. */
export function playedBy(clause: HiddenClause, seat: Seat): Card | undefined {
  if (clause.type === 'play') return clause.seat === seat ? (clause.card ?? undefined) : undefined;
  const { when } = clause;
  return when.type === 'played' && when.seat === seat ? (when.card ?? undefined) : undefined;
}

/** A card to be given later or to be played. */
function promisedOf(clause: HiddenClause): Card | undefined {
  if (clause.type === 'play') return clause.card ?? undefined;
  return clause.what.type === 'card' && !isNow(clause)
    ? (clause.what.card ?? undefined)
    : undefined;
}

function namedBy(clause: HiddenClause): { readonly seat: Seat; readonly card: Card }[] {
  const named: { seat: Seat; card: Card }[] = [];
  const promised = promisedOf(clause);
  if (promised !== undefined) named.push({ seat: promiser(clause), card: promised });
  if (clause.type === 'give' && clause.when.type === 'played' && clause.when.card !== null) {
    named.push({ seat: clause.when.seat, card: clause.when.card });
  }
  return named;
}

const otherOf = ({ from, to }: Terms, seat: Seat): Seat => (seat === from ? to : from);

const CARDS = 64;
const keyOf = (seat: Seat, card: Card): number => seat * CARDS + card;
const copiesOf = ({ copies }: Position, seat: Seat, card: Card): number =>
  copies.get(keyOf(seat, card)) ?? 0;

function addCopies({ copies }: Position, seat: Seat, card: Card, by: number): void {
  copies.set(keyOf(seat, card), (copies.get(keyOf(seat, card)) ?? 0) + by);
}

const isOpen = ({ open }: Position, at: number): boolean => (open & (1 << at)) !== 0;

const copyOf = (position: Position): Position => ({
  ...position,
  holdings: [...position.holdings],
  copies: new Map(position.copies),
  ended: [...position.ended],
});
