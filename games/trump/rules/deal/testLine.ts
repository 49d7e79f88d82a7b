/**
 * What comes of an offer once it is accepted, if nothing else happens: the
 * parties play only cards that it names or that they have promised, whenever
 * the rules let them, everybody else does no more than promises demand, and no
 * dice or sales come in between. All such lines are looked at, so that it can
 * be told what happens in none of them and what in every one.
 */

import type { Seat } from '@parlor/kit';
import { countsTowards, isMet } from '../state/conditions.ts';
import { isProfitKind, isTurnKind, TAX } from '../../facts/rules.ts';
import { lowestOf } from '../state/state.ts';
import type { Card } from '../../facts/types.ts';
import { type HiddenClause, isNow, promiser } from '../../facts/clauses.ts';
import {
  afterNow,
  copiesOf,
  copyOf,
  endTurn,
  isOpen,
  type Luck,
  type Position,
  play,
} from '../../facts/deal/course.ts';
import type { Footing } from '../../facts/deal/footing.ts';
import { cardsNamed } from '../../facts/deal/naming.ts';
import {
  clockOf,
  movesAThing,
  NOT_HERE,
  otherOf,
  playedBy,
  playerOf,
  promisedOf,
  type Terms,
  type Waiting,
  waitingOf,
} from '../../facts/deal/waiting.ts';

export interface Lines {
  /** Were there too many lines to look at? Then nothing is certain, and nothing impossible. */
  readonly isPart: boolean;
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

/** More forks than people ever write down: then nothing is said. */
const MOST_FORKS = 250;

export function linesOf(footing: Footing, terms: Terms, luck: Luck): Lines {
  return new Search(footing, terms, luck).run();
}

class Search {
  private readonly waiting: readonly Waiting[];
  /** D-6.3: what came with the deal or is named in it. */
  private readonly related: ReadonlySet<Card | null>;
  private readonly gotProperties: number;
  private readonly isLucky: boolean;
  private readonly start: Position;
  private readonly lastStep: number;
  /** By place in `waiting`: does it make a difference to the rest when its card is played? */
  private readonly forking: readonly boolean[];
  private readonly ofOffer: number;
  private readonly been = new Set<string>();
  private some = 0;
  private all = -1;
  private readonly kept: number[];
  private readonly seen: Sighting[];

  constructor(
    private readonly footing: Footing,
    private readonly terms: Terms,
    luck: Luck,
  ) {
    const { clauses } = terms;
    this.waiting = waitingOf(footing, terms);
    this.ofOffer = this.waiting.reduce(
      (set, { place }, at) => (place === NOT_HERE ? set : set | (1 << at)),
      0,
    );
    this.start = afterNow(footing, terms, this.waiting, luck);
    const toTurn = clauses.flatMap((clause) =>
      clause.type === 'give' && isNow(clause) && clause.from !== footing.turn ? [clause.what] : [],
    );
    this.related = new Set(
      footing.relatesNamed
        ? clauses.flatMap(cardsNamed)
        : toTurn.flatMap((what) => (what.type === 'card' ? [what.card] : [])),
    );
    this.gotProperties = toTurn.reduce(
      (set, what) => (what.type === 'property' ? set | (1 << what.property) : set),
      0,
    );
    this.isLucky = luck === 'good' && toTurn.some(({ type }) => type === 'random');
    this.forking = this.waiting.map(
      ({ clause }) => this.isPromised(clause) || this.isAtWill(clause),
    );
    // Whatever has a date, then a turn for each card that may be played at will and changes anything.
    const rounds = 1 + clauses.filter((clause) => this.isAtWill(clause)).length;
    this.lastStep = this.waiting.reduce(
      (last, one) => Math.max(last, this.stepOf(one) + footing.seats * rounds),
      footing.seats * rounds,
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
    const { seen, kept, some } = this;
    return this.been.size >= MOST_FORKS
      ? { isPart: true, some: everything, all: 0, kept: kept.map(() => 0), seen }
      : { isPart: false, some, all: this.all & everything, kept, seen };
  }

  /** The step in which a timed clause falls due; steps are turns, the one in progress is 0. */
  private stepOf({ clause, due }: Waiting): number {
    const { seats, turn, turnsEnded } = this.footing;
    const seat = clockOf(clause);
    if (due === null || seat === undefined) return 0;
    return ((seat - turn + seats) % seats) + (due - turnsEnded[seat]! - 1) * seats;
  }

  private explore(position: Position): void {
    const { seats, turn } = this.footing;
    for (;;) {
      if ((position.open & this.ofOffer) === 0 || position.step > this.lastStep) {
        this.some |= position.happened;
        this.all &= position.happened;
        for (const [seat, holdings] of position.holdings.entries()) this.kept[seat]! &= holdings;
        return;
      }
      const seat = (turn + position.step) % seats;
      const choices = this.choices(position, seat);
      if (choices.length > 1) {
        this.fork(position, seat, choices);
        return;
      }
      this.takeTurn(position, seat, choices[0]!);
    }
  }

  private fork(position: Position, seat: Seat, choices: readonly (Card | null)[]): void {
    const { step, open, happened, holdings } = position;
    const key = `${step} ${open} ${happened} ${holdings.join()}`;
    if (this.been.has(key) || this.been.size >= MOST_FORKS) return;
    this.been.add(key);
    for (const card of choices) {
      const next = copyOf(position);
      this.takeTurn(next, seat, card);
      this.explore(next);
    }
  }

  private takeTurn(position: Position, seat: Seat, card: Card | null): void {
    if (card !== null) {
      for (const [place, clause] of this.terms.clauses.entries()) {
        if (playedBy(clause, seat) === card) this.seen[place]!.isPlayed = true;
      }
      play(position, this.waiting, seat, card);
    }
    endTurn(position, this.waiting, seat);
  }

  /** Is the card that a clause is about promised to be played? */
  private isPromised(clause: HiddenClause): boolean {
    const seat = playerOf(clause);
    const card = seat === undefined ? undefined : playedBy(clause, seat);
    return (
      card !== undefined &&
      this.waiting.some((one) => one.clause.type === 'play' && playedBy(one.clause, seat!) === card)
    );
  }

  /** Does a thing that others may need change hands when a card is played that nobody has promised to play? */
  private isAtWill(clause: HiddenClause): boolean {
    const seat = playerOf(clause);
    const card = seat === undefined ? undefined : playedBy(clause, seat);
    if (card === undefined || this.isPromised(clause)) return false;
    return this.waiting.some(
      (one) => playedBy(one.clause, seat!) === card && movesAThing(one.clause),
    );
  }

  /** The cards that may be played, null for none: as the rules have it (README, "What promises forbid"). */
  private choices(position: Position, seat: Seat): readonly (Card | null)[] {
    if (position.step === 0 && this.gotNothing()) return NO_CHOICE;
    const due = this.dueCards(position, seat);
    const cards = new Set<Card>();
    for (const [at, { clause, place }] of this.waiting.entries()) {
      if (place === NOT_HERE || !isOpen(position, at)) continue;
      const card = playedBy(clause, seat);
      if (card === undefined || !this.mayPlay(position, seat, card, this.seen[place]!)) continue;
      if (this.forking[at]) {
        cards.add(card);
        // It may be played now or never, and changes nothing for the rest.
      } else if (due.length === 0) this.some |= 1 << place;
    }
    return due.length !== 0 ? due : [null, ...cards];
  }

  private gotNothing(): boolean {
    return this.related.size === 0 && this.gotProperties === 0 && !this.getsRandom();
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
    if (step !== 0 || this.related.has(card)) return true;
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
    return true;
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
}

const NO_CHOICE: readonly (Card | null)[] = [null];
