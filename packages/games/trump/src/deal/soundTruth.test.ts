/** The test of D-7.2 against the rules themselves: small positions, every line played out with all hands open. */

import { fastRng, firstSeat, type Rng, type Seat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { isMet, someoneElseOwns } from '../conditions.ts';
import { trump } from '../game.ts';
import { isProfitKind, ROLL_FIVE, TAX } from '../rules.ts';
import { CHOOSE, handOf, held, RELATED, type State, TURN } from '../state.ts';
import { STANDARD, scene } from '../testScene.ts';
import type { Move } from '../types.ts';
import type { Clause, Give, What, When } from './clauses.ts';
import { isRelated } from './promises.ts';

/** Chance that brings nothing: no T, and whatever is drawn is the first there is. */
const dull: Rng = { ...fastRng(1), below: () => 0 };

/** What a line must bring about, by place. */
interface Wanted {
  readonly demands: number;
  /** Something tied to a card nobody has promised to play: each needs a line of its own. */
  readonly atWill: readonly number[];
}

function wantedOf(clauses: readonly Clause[]): Wanted {
  let demands = 0;
  const atWill: number[] = [];
  for (const [place, clause] of clauses.entries()) {
    if (clause.type === 'play') demands |= 1 << place;
    if (clause.type !== 'give' || clause.when.type === 'now') continue;
    const { what, when } = clause;
    const isThing = what.type === 'property' || what.type === 'card';
    if (when.type === 'turnEnd' && isThing) demands |= 1 << place;
    if (when.type !== 'played') continue;
    const isPromised = clauses.some(
      (other) => other.type === 'play' && other.seat === when.seat && other.card === when.card,
    );
    if (!isPromised) atWill.push(place);
    else if (isThing) demands |= 1 << place;
  }
  return { demands, atWill };
}

/** A card that is played once beside the promised ones. */
interface Extra {
  readonly seat: Seat;
  readonly card: number;
}

/** Every set of clauses that happens in some line, with `extra` played in it if there is one. */
function linesOf(
  state: State,
  clauses: readonly Clause[],
  found: Set<number>,
  extra?: Extra,
): void {
  const contract = state.contractsMade;
  const isOpen = state.contracts.some(({ number }) => number === contract);
  if (trump.toAct(state) === 0 || !isOpen || isPast(state)) {
    let happened = 0;
    for (const { contract: number, index, how } of state.ended) {
      if (number === contract && (how === 'done' || how === 'played')) happened |= 1 << index;
    }
    if (!extra) found.add(happened);
    return;
  }
  const seat = firstSeat(trump.toAct(state));
  for (const move of choices(state, seat, clauses, extra)) {
    const next = trump.clone(state);
    // Somebody may always do something: passing in a row ends no line.
    next.passes = 0;
    trump.apply(next, seat, move, dull);
    const isExtra = move.type === 'play' && extra?.seat === seat && extra.card === move.card;
    if (isDated(next, extra)) linesOf(next, clauses, found, isExtra ? undefined : extra);
  }
}

/** All dates have passed. */
const isPast = (state: State): boolean => Math.min(...state.turnsEnded) >= 5;

/** All dates are within three turns, and a card played at will has one more. */
const isDated = (state: State, extra: Extra | undefined): boolean =>
  extra === undefined || state.turnsEnded[extra.seat]! < 5;

/** Nothing, or a card of the contract that can be played at all: what promises forbid is not asked. */
function choices(
  state: State,
  seat: Seat,
  clauses: readonly Clause[],
  extra: Extra | undefined,
): readonly Move[] {
  if (state.phase !== TURN && state.phase !== RELATED) {
    const kind = trump.decision(state, seat).kind;
    if (kind === 'open') return [{ type: 'open', amount: 0 }];
    return [trump.sample(state, seat, fastRng(1))];
  }
  const named = new Set<number>();
  for (const clause of clauses) {
    if (clause.type === 'play' && clause.seat === seat) named.add(clause.card);
  }
  if (extra?.seat === seat) named.add(extra.card);
  const moves: Move[] = [{ type: state.phase === TURN ? 'pass' : 'done' }];
  for (const card of named) {
    if (held(state, seat, card) === 0) continue;
    if (state.phase === RELATED && !isRelated(state, card)) continue;
    const kind = state.rules.kind[card]!;
    if (isProfitKind(kind)) {
      if (isMet(state.rules, card, state.holdings[seat]!)) moves.push({ type: 'play', card });
    } else if (kind === TAX) {
      if (!someoneElseOwns(state, seat)) continue;
      const target = [0, 1, 2, 3].find((one) => one !== seat && state.holdings[one]! > 0)!;
      moves.push({ type: 'play', card, seat: target });
    } else if (kind === ROLL_FIVE) moves.push({ type: 'play', card });
  }
  return moves;
}

/** Has `seat` the property once everything that is for now has happened? */
function ownsAfterNow(
  owners: ArrayLike<number>,
  { to, clauses }: { to: Seat; clauses: readonly Clause[] },
  seat: Seat,
  property: number,
  from: Seat,
): boolean {
  const given = clauses.find(
    (clause) =>
      clause.type === 'give' &&
      clause.when.type === 'now' &&
      clause.what.type === 'property' &&
      clause.what.property === property,
  ) as Give | undefined;
  const owner = given ? (given.from === from ? to : from) : owners[property];
  return owner === seat;
}

const givesTo = (clause: Clause, seat: Seat, property: number): boolean =>
  clause.type === 'give' &&
  clause.from !== seat &&
  clause.when.type !== 'now' &&
  clause.what.type === 'property' &&
  clause.what.property === property;

const now: When = { type: 'now' };
const give = (from: Seat, what: What, when: When = now): Give => ({
  type: 'give',
  from,
  what,
  when,
});

/** An offer full of promises for the next few turns; cards of a few kinds, so that they meet. */
function promising(state: State, rng: Rng): { to: Seat; clauses: readonly Clause[] } {
  const from = state.turn;
  const to = (from + 1 + rng.below(state.seats - 1)) % state.seats;
  const side = (): Seat => (rng.below(3) === 0 ? to : from);
  const card = (seat: Seat): number => {
    const hand = handOf(state, seat).filter((one) => state.rules.kind[one] !== 7);
    return hand.length === 0 ? 0 : rng.pick(hand);
  };
  const owned = [0, 1, 2, 3, 4, 5, 6, 7].filter(
    (one) => state.owner[one] === from || state.owner[one] === to,
  );
  const thing = (seat: Seat): What => {
    const kind = rng.below(4);
    if (kind < 2 && owned.length > 0) return { type: 'property', property: rng.pick(owned) };
    return kind === 2 ? { type: 'card', card: card(seat) } : { type: 'cash', amount: 10 };
  };
  const first = (seat: Seat): number => (seat === state.turn ? 0 : 1);
  const turn = (seat: Seat): number => first(seat) + rng.below(3 - first(seat));
  const when = (): When => {
    const seat = side();
    return rng.below(2) === 0
      ? { type: 'played', seat, card: card(seat), payout: 'after' }
      : { type: 'turnEnd', seat, turn: turn(seat) };
  };
  const clauses: Clause[] = [];
  for (let count = 2 + rng.below(3); count > 0; count--) {
    const seat = side();
    const kind = rng.below(3);
    if (kind === 0) clauses.push(give(rng.below(2) === 0 ? to : from, thing(to)));
    else if (kind === 1) clauses.push({ type: 'play', seat, card: card(seat), turn: turn(seat) });
    else clauses.push(give(seat, thing(seat), when()));
  }
  return { to, clauses };
}

function smallScene(rng: Rng): State {
  const cards = rng.shuffle(
    Array.from({ length: 31 }, (_, number) => number).filter((n) => n !== 29),
  );
  const hands = [0, 1, 2].map(() => cards.splice(0, 4));
  const owned: number[][] = [[], [], []];
  for (let number = 0; number < 8; number++) owned[rng.below(3)]!.push(number);
  const turn = rng.below(3);
  return scene({
    part: 2,
    seats: 3,
    turn,
    hands,
    owned,
    options: STANDARD,
    cash: [2000, 2000, 2000],
    pile: [],
  });
}

describe('D-7.2 the test of a contract, against the rules themselves', () => {
  it('lets no promise through that no line keeps, and refuses hardly any that one does', () => {
    const rng = fastRng(11);
    let [refused, wrongly, agreed, empty] = [0, 0, 0, 0];
    const codes = new Set<string>();
    while (refused < 400 || agreed < 400) {
      const state = smallScene(rng);
      const from = state.turn;
      const { to, clauses } = promising(state, rng);
      const owners = Array.from(state.owner);
      const move: Move = { type: 'offer', to, clauses };
      const why = trump.check(state, from, move);
      if (why && !why.code.startsWith('unsound')) continue;
      trump.apply(state, from, move, dull);
      const whyNot = why ?? trump.check(state, to, { type: 'accept' });
      if (whyNot && !whyNot.code.startsWith('unsound')) continue;
      if (whyNot ? refused >= 400 : agreed >= 400) continue;
      trump.apply(state, to, { type: 'accept' }, dull);
      if (state.phase === CHOOSE) continue;
      const { demands, atWill } = wantedOf(clauses);
      const keeping = (extra?: Extra): number[] => {
        const found = new Set<number>();
        linesOf(state, clauses, found, extra);
        return [...found].filter((happened) => (happened & demands) === demands);
      };
      // What its giver never has is no gift, though the taker may have it all along.
      const isThere = clauses.every(
        (clause) =>
          clause.type !== 'give' ||
          clause.what.type !== 'property' ||
          clause.when.type === 'now' ||
          ownsAfterNow(owners, { to, clauses }, clause.from, clause.what.property, from) ||
          clauses.some((other) =>
            givesTo(other, clause.from, (clause.what as { property: number }).property),
          ),
      );
      const isSound =
        isThere &&
        keeping().length > 0 &&
        atWill.every((place) => {
          const { seat, card } = (clauses[place] as Give).when as Extra;
          return keeping({ seat, card }).some((happened) => (happened & (1 << place)) !== 0);
        });
      if (whyNot) {
        refused++;
        codes.add(whyNot.code);
        if (isSound) wrongly++;
      } else {
        agreed++;
        if (!isSound) empty++;
      }
    }
    expect(empty).toBe(0);
    expect(wrongly / refused).toBeLessThan(0.01);
    expect(codes.size).toBeGreaterThan(3);
  }, 300_000);
});
