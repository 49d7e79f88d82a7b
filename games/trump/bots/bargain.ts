/** Both sides of a contract weighed, and how the players stand. */

import type { Rng, Seat, Worlds } from '@parlor/kit';
import type { State } from '../rules/state/state.ts';
import { promises } from './forecast.ts';
import { AS_WRITTEN, gainOf, HOPEFUL, WARY } from './ledger.ts';
import { readAs } from './reading.ts';
import { voidsIn } from './reliance.ts';
import { type Clause, cashNow } from './terms.ts';

/** Standing within so much of each other, two players are rivals. */
const CLOSE = 60;

/** What the table might look like, from one seat's chair. */
export class Guesses {
  readonly states: readonly State[];
  private readonly looked = new WeakMap<readonly Clause[], ReturnType<typeof voidsIn>>();
  private offered: readonly Clause[] | undefined;
  /** Expected final money by seat. */
  readonly stands: readonly number[];

  constructor(
    private readonly worlds: Worlds<State>,
    readonly seat: Seat,
    rng: Rng,
    count: number,
  ) {
    this.states = Array.from({ length: count }, () => worlds(rng));
    const { seats } = this.states[0]!;
    const stands = new Float64Array(seats);
    const into = new Float64Array(seats);
    for (const state of this.states) {
      promises(state, into);
      for (let other = 0; other < seats; other++) stands[other]! += into[other]! / count;
    }
    this.stands = Array.from(stands);
  }

  get state(): State {
    return this.states[0]!;
  }

  /** The offer on the table as I read it. */
  get read(): readonly Clause[] {
    this.offered ??= readAs(this.state, this.seat, this.state.offer!);
    return this.offered;
  }

  /** One more world. */
  draw(rng: Rng): State {
    return this.worlds(rng);
  }

  private mean(of: (state: State) => number): number {
    let sum = 0;
    for (const state of this.states) sum += of(state);
    return sum / this.states.length;
  }

  /** What I gain by it at the least. One's own hand is the same in every guess. */
  mine(other: Seat, clauses: readonly Clause[]): number {
    return gainOf(this.state, this.seat, other, clauses, WARY);
  }

  /** What I gain by it if all goes well. */
  mineAtBest(other: Seat, clauses: readonly Clause[]): number {
    return gainOf(this.state, this.seat, other, clauses, HOPEFUL);
  }

  /** What I would gain by it if everything in it came about, whether it can or not. */
  mineAsWritten(other: Seat, clauses: readonly Clause[]): number {
    return gainOf(this.state, this.seat, other, clauses, AS_WRITTEN);
  }

  /** The promises of an offer between us that come to nothing, or may. Each offer is looked at once. */
  voids(other: Seat, clauses: readonly Clause[]): ReturnType<typeof voidsIn> {
    let voids = this.looked.get(clauses);
    if (!voids) {
      voids = voidsIn(this.state, this.seat, other, clauses);
      this.looked.set(clauses, voids);
    }
    return voids;
  }

  /** What the other gains by it, as it goes on the whole. */
  theirs(other: Seat, clauses: readonly Clause[]): number {
    return this.mean((state) => gainOf(state, other, this.seat, clauses, HOPEFUL));
  }

  /** What the other will think it gains, being wary too. */
  theirsAtLeast(other: Seat, clauses: readonly Clause[]): number {
    return this.mean((state) => gainOf(state, other, this.seat, clauses, WARY));
  }

  /** Can the other lay down at once what the clauses ask for, as far as I can tell? */
  canPay(other: Seat, clauses: readonly Clause[]): boolean {
    return cashNow(clauses, other) <= this.mean((state) => state.cash[other]!);
  }

  /** The seat that stands best apart from me. */
  get rival(): Seat {
    let best = this.seat === 0 ? 1 : 0;
    for (const [seat, stand] of this.stands.entries()) {
      if (seat !== this.seat && stand > this.stands[best]!) best = seat;
    }
    return best;
  }

  /** Am I the one whom `other` must fear most? */
  isRivalOf(other: Seat): boolean {
    const mine = this.stands[this.seat]!;
    return (
      this.stands.every((stand, seat) => seat === other || stand <= mine) &&
      this.ahead(other) < CLOSE
    );
  }

  /** How far the seat stands ahead of me. */
  ahead(other: Seat): number {
    return this.stands[other]! - this.stands[this.seat]!;
  }
}

/** What a level asks of a deal. */
export interface Manners {
  /** My gain at the least. */
  readonly least: number;
  /** My gain over theirs, with somebody behind me and with the strongest rival. */
  readonly fair: number;
  readonly fairToRival: number;
  /** The part of the common gain that I offer. */
  readonly offers: readonly number[];
  /** Offers that may fail before I give up. */
  readonly patience: number;
  /** Does it borrow without saying what for? */
  readonly isQuiet: boolean;
  /** Does it haggle over what it could take, and suspect those who borrow quietly? */
  readonly haggles: boolean;
  /** Worlds to guess from. */
  readonly guesses: number;
}

/** The gain over theirs that I ask for. */
export function fairnessTo(guesses: Guesses, other: Seat, manners: Manners): number {
  if (other === guesses.rival && guesses.ahead(other) > -CLOSE) return manners.fairToRival;
  return manners.fair;
}

/** What the other must see in a deal to be likely to agree. */
export const LEAST_FOR_THEM = 10;
const FAIR_TO_THEM = 0.5;
const FAIR_TO_A_RIVAL = 0.85;

/** Is somebody who gains `seen` by it, and thinks I gain `mine`, likely to agree? */
export function wouldAgree(guesses: Guesses, to: Seat, seen: number, mine: number): boolean {
  const asked = guesses.isRivalOf(to) ? FAIR_TO_A_RIVAL : FAIR_TO_THEM;
  return seen >= LEAST_FOR_THEM && seen >= asked * mine;
}
