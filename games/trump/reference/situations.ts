/** Hand-made situations for the tests. */

import type { Json, Rng, Seat } from '@parlor/kit';
import { expect } from 'vitest';
import type { Act, Clause, Give, Until, What, When } from './clauses.ts';
import { matchFrom } from './plain.ts';
import { bySeat, type Contract, type Position } from './position.ts';
import { deckOf, STANDARD } from './set.ts';

type Match = ReturnType<typeof matchFrom>;

/** Cards by the numbers of the README. */
export const HOTEL_PROFIT = 0;
export const SPORTS_PROFIT = 4;
export const HOTEL_DIE = 8;
export const HOTEL_AND_CASINO = 16;
export const ANY_40 = 24;
export const THREE_PROPERTIES = 26;
export const TAX = 28;
export const FORCE_SALE = 29;
export const FIVE_ROLLS = 30;
export const INVESTOR_20 = 31;
export const INVESTOR_50 = 34;
export const OUT = 36;
export const BACK_IN = 37;

/** Faces of the die as `below(6)` gives them. */
export const die = (number: number): number => number - 1;
export const T = 5;

/** Gives out the scripted results, in this order; nothing else may be drawn. */
export function scriptedRng(...results: number[]): Rng & { left(): number } {
  const due = [...results];
  return {
    below: (n) => {
      const result = due.shift();
      if (result === undefined || result >= n) throw new Error(`no number below ${n} is due`);
      return result;
    },
    pick: () => {
      throw new Error('nothing is ever picked');
    },
    /** Leaves the order as it is. */
    shuffle: (items) => items,
    left: () => due.length,
  };
}

/** Seat 0 is asked `turn`; whatever is not told is empty. Part 2 unless told otherwise. */
export function given(more: Partial<Position> = {}): Match {
  const seats = more.seats ?? 3;
  const position: Position = {
    seats,
    set: STANDARD,
    investorMoney: 'kept',
    othersCash: 'open',
    deals: 20,
    part: 2,
    turn: 0,
    asked: 'turn',
    pawns: bySeat(seats, () => 0),
    cash: bySeat(seats, () => 100),
    hands: bySeat(seats, () => []),
    owners: STANDARD.spaces.filter(({ is }) => is === 'property').map(() => null),
    boxes: STANDARD.spaces.filter(({ is }) => is === 'property').map(() => 50),
    pile: deckOf(STANDARD),
    discards: [],
    playing: null,
    payout: 0,
    taxed: null,
    rolling: 'move',
    rollsLeft: 0,
    closingRound: 0,
    closing: [],
    again: [],
    sale: null,
    passes: 0,
    turnsEnded: bySeat(seats, () => 0),
    dealsOpened: bySeat(seats, () => 0),
    offer: null,
    making: null,
    choosing: null,
    related: null,
    contracts: [],
    used: [],
    accepted: Math.max(0, ...(more.contracts ?? []).map(({ number }) => number)),
    debts: [],
    todo: [],
    ...more,
  };
  return matchFrom(position);
}

/** The owners of the eight properties: '0012..22', a dot for nobody. */
export const owners = (text: string): (Seat | null)[] =>
  Array.from(text, (seat) => (seat === '.' ? null : Number(seat)));

interface Facts {
  [name: string]: Json;
}

export const factsOf = (match: Match): Facts => match.facts() as Facts;

/** Plays for whoever is to act, and all that chance had to give must be used. */
export function run(match: Match, seat: Seat, move: Json, ...chance: number[]): void {
  expect(match.toAct()).toContain(seat);
  const rng = scriptedRng(...chance);
  match.play(seat, move, rng);
  expect(rng.left()).toBe(0);
}

/** One after the other, in this order. */
export const passAll = (match: Match, ...seats: Seat[]): void =>
  seats.forEach((seat) => run(match, seat, pass));

export const openAll = (match: Match, ...amounts: number[]): void =>
  amounts.forEach((amount, seat) => run(match, seat, { type: 'open', amount }));

export const play = (card: number): Json => ({ type: 'play', card });
export const pass: Json = { type: 'pass' };
export const done: Json = { type: 'done' };
export const accept: Json = { type: 'accept' };
export const offer = (to: Seat, ...clauses: Clause[]): Json => ({ type: 'offer', to, clauses });
export const give = (from: Seat, what: What, when: When): Give => ({
  type: 'give',
  from,
  what,
  when,
});
export const giveTo = (from: Seat, to: Seat, what: What, when: When): Give => ({
  type: 'give',
  from,
  to,
  what,
  when,
});
export const promise = (
  seat: Seat,
  card: number,
  turn: number,
  aim: { target?: Seat; property?: number } = {},
): Clause => ({ type: 'play', seat, card, turn, ...aim });
export const abstain = (seat: Seat, act: Act, until: Until = null): Clause => ({
  type: 'abstain',
  seat,
  act,
  until,
});
export const option = (seat: Seat, until: Until, ...clauses: Give[]): Clause => ({
  type: 'option',
  seat,
  clauses,
  until,
});
export const show = (seat: Seat, shown: number | null): Clause => ({
  type: 'show',
  seat,
  card: shown,
});
export const cash = (amount: number): What => ({ type: 'cash', amount });
export const property = (number: number): What => ({ type: 'property', property: number });
export const card = (number: number): What => ({ type: 'card', card: number });
export const random = (count: number): What => ({ type: 'random', count });
export const share = (percent: number): What => ({ type: 'share', percent });
export const choice = (by: 'giver' | 'taker'): What => ({ type: 'choice', by });
export const lapsed = (clause: number): When => ({ type: 'lapsed', clause });
export const before = (seat: Seat, played: number): When => ({
  type: 'played',
  seat,
  card: played,
  payout: 'before',
});
export const bought = (seat: Seat, number: number, until: Until = null): When => ({
  type: 'bought',
  seat,
  property: number,
  until,
});
export const everyTurnEnd = (seat: Seat, turns: number, owning: number | null = null): When => ({
  type: 'everyTurnEnd',
  seat,
  turns,
  while: owning,
});
export const now: When = { type: 'now' };
export const turnEnd = (seat: Seat, turn: number): When => ({ type: 'turnEnd', seat, turn });
export const after = (seat: Seat, played: number): When => ({
  type: 'played',
  seat,
  card: played,
  payout: 'after',
});

/** Offered by the player on turn and accepted by all who are asked; `done` if a related card is asked for. */
export function agree(match: Match, from: Seat, move: Json, ...chance: number[]): void {
  run(match, from, move);
  const { and = [] } = factsOf(match)['offer'] as { and?: Seat[] };
  for (const _ of and) run(match, match.toAct()[0]!, accept);
  run(match, match.toAct()[0]!, accept, ...chance);
  if (factsOf(match)['asked'] === 'related') run(match, from, done);
}

/** What is still open, by contract: the places of its clauses. */
export const openIn = (match: Match): { [contract: number]: number[] } =>
  Object.fromEntries(
    (factsOf(match)['contracts'] as unknown as Contract[]).map(({ number, open }) => [
      number,
      open.map(({ index }) => index),
    ]),
  );

/** Exactly these moves are legal for this seat, in any order. */
export function expectMoves(match: Match, seat: Seat, moves: Json[]): void {
  const inOrder = (some: Json[]) => some.map((each) => JSON.stringify(each)).toSorted();
  const listed = match.moves(seat);
  expect(listed).not.toBe('wide');
  expect(inOrder(listed as Json[])).toEqual(inOrder(moves));
}
