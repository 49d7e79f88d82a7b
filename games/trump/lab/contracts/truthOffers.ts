/** Small positions and offers full of promises for the next few turns, with few things, so that they meet. */

import type { Rng, Seat } from '@parlor/kit';
import { STANDARD, scene } from '../../rules/scene.ts';
import { handOf, type State } from '../../rules/state/state.ts';
import type { Clause, Give, Parties, Until, What, When } from '../../facts/clauses.ts';

export const KINDS = [
  'plain',
  'options',
  'alternatives',
  'abstentions',
  'targets',
  'three parties',
  'four parties',
  'standing',
  'everything',
] as const;
export type Kind = (typeof KINDS)[number];

const TAX = 28;
const FORCE_SALE = 29;
const TURN_CARDS = 31;

export function smallScene(kind: Kind, rng: Rng): State {
  const seats = kind === 'four parties' ? 4 : 3;
  const cards = rng.shuffle([
    ...Array.from({ length: TURN_CARDS }, (_, number) => number),
    ...[TAX, TAX, FORCE_SALE, 24, 25, 25],
  ]);
  const hands = Array.from({ length: seats }, () => cards.splice(0, 4));
  const owned: number[][] = Array.from({ length: seats }, () => []);
  for (let number = 0; number < 8; number++) owned[rng.below(seats)]!.push(number);
  return scene({
    part: 2,
    seats,
    turn: rng.below(seats),
    hands,
    owned,
    options: STANDARD,
    cash: Array.from({ length: seats }, () => 2000),
    pile: [],
  });
}

export function partiesFor(kind: Kind, state: State, rng: Rng): Parties {
  const { turn, seats } = state;
  const left = (by: number): Seat => (turn + by) % seats;
  if (kind === 'four parties') return [turn, left(1), left(2), left(3)];
  const isThree = kind === 'three parties' || (kind === 'everything' && rng.below(4) === 0);
  return isThree ? [turn, left(1), left(2)] : [turn, left(1 + rng.below(seats - 1))];
}

/** Which clauses there are beside gifts and plays, by their share. */
const EXTRAS: Record<Kind, readonly string[]> = {
  plain: [],
  options: ['option'],
  alternatives: ['alternative'],
  abstentions: ['abstain'],
  targets: ['target'],
  'three parties': [],
  'four parties': [],
  standing: [],
  everything: ['option', 'alternative', 'abstain', 'target'],
};

export function promising(kind: Kind, state: State, parties: Parties, rng: Rng): readonly Clause[] {
  return new Writer(kind, state, parties, rng).write();
}

class Writer {
  private readonly clauses: Clause[] = [];

  constructor(
    private readonly kind: Kind,
    private readonly state: State,
    private readonly parties: Parties,
    private readonly rng: Rng,
  ) {}

  write(): readonly Clause[] {
    const { rng } = this;
    for (let count = 2 + rng.below(3); count > 0; count--) this.addPlain();
    const extras = EXTRAS[this.kind];
    if (extras.length > 0) {
      for (let count = 1 + rng.below(2); count > 0; count--) this.add(rng.pick(extras));
    }
    return this.clauses;
  }

  private addPlain(): void {
    const { rng } = this;
    const seat = this.side();
    const kind = rng.below(3);
    if (kind === 0) this.clauses.push(this.give(seat, this.thing(seat), { type: 'now' }));
    else if (kind === 1) this.clauses.push(this.play(seat, this.card(seat)));
    else this.clauses.push(this.give(seat, this.thing(seat), this.when()));
  }

  private add(extra: string): void {
    const { rng, clauses } = this;
    const seat = this.side();
    if (extra === 'option') {
      const gifts = [this.give(this.other(seat), this.thing(this.other(seat)), { type: 'now' })];
      if (rng.below(2) === 0) gifts.push(this.give(this.side(), this.thing(seat), { type: 'now' }));
      clauses.push({ type: 'option', seat, clauses: gifts, until: this.until() });
    } else if (extra === 'alternative') {
      const first = clauses.findIndex(
        (clause) =>
          clause.type === 'play' ||
          clause.type === 'option' ||
          (clause.type === 'give' && clause.when.type !== 'now' && clause.what.type !== 'cash'),
      );
      if (first < 0) return;
      const when: When = { type: 'lapsed', clause: first };
      const what = this.thing(seat);
      // One thing cannot make up for something twice: that is refused, and hard to see from outside.
      const isTwice = clauses.some(
        (clause) =>
          clause.type === 'give' &&
          clause.when.type === 'lapsed' &&
          JSON.stringify(clause.what) === JSON.stringify(what),
      );
      if (!isTwice) clauses.push(this.give(seat, what, when));
    } else if (extra === 'abstain') {
      const act =
        rng.below(2) === 0
          ? ({ type: 'tax', seat: this.other(seat) } as const)
          : ({ type: 'forceSale', property: rng.below(8) } as const);
      clauses.push({ type: 'abstain', seat, act, until: this.until() });
      clauses.push(this.play(seat, rng.below(2) === 0 ? TAX : FORCE_SALE));
    } else {
      const isTax = rng.below(2) === 0;
      const play = this.play(seat, isTax ? TAX : FORCE_SALE);
      clauses.push(
        isTax ? { ...play, target: this.other(seat) } : { ...play, property: rng.below(8) },
      );
    }
  }

  private side(): Seat {
    const { parties, rng } = this;
    return rng.below(3) === 0 ? parties[0] : rng.pick(parties);
  }

  private other(seat: Seat): Seat {
    return this.rng.pick(this.parties.filter((one) => one !== seat));
  }

  private give(from: Seat, what: What, when: When): Give {
    const to = this.parties.length > 2 ? { to: this.other(from) } : {};
    return { type: 'give', from, ...to, what, when };
  }

  private play(seat: Seat, card: number): Extract<Clause, { type: 'play' }> {
    return { type: 'play', seat, card, turn: this.turn(seat) };
  }

  private card(seat: Seat): number {
    const hand = handOf(this.state, seat);
    return hand.length === 0 ? 0 : this.rng.pick(hand);
  }

  private thing(seat: Seat): What {
    const { rng, state, parties } = this;
    const owned = [0, 1, 2, 3, 4, 5, 6, 7].filter((one) => parties.includes(state.owner[one]!));
    const kind = rng.below(5);
    if (kind < 2 && owned.length > 0) {
      const mine = owned.filter((one) => state.owner[one] === seat);
      const from = mine.length > 0 && rng.below(3) !== 0 ? mine : owned;
      return { type: 'property', property: rng.pick(from) };
    }
    return kind < 4 ? { type: 'card', card: this.card(seat) } : { type: 'cash', amount: 10 };
  }

  private turn(seat: Seat): number {
    const first = seat === this.state.turn ? 0 : 1;
    return first + this.rng.below(3 - first);
  }

  private when(): When {
    const { rng, clauses } = this;
    const seat = this.side();
    if (rng.below(2) === 0) return { type: 'turnEnd', seat, turn: this.turn(seat) };
    const plays = clauses.filter((clause) => clause.type === 'play');
    const play = plays.length > 0 && rng.below(2) === 0 ? rng.pick(plays) : undefined;
    return play?.type === 'play'
      ? { type: 'played', seat: play.seat, card: play.card, payout: 'after' }
      : { type: 'played', seat, card: this.card(seat), payout: 'after' };
  }

  private until(): Until | null {
    if (this.rng.below(3) === 0) return null;
    const seat = this.rng.below(this.state.seats);
    return { seat, turn: this.turn(seat) };
  }
}
