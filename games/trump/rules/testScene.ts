/** The words of the rule tests: things by name, moves with scripted chance, clauses in short. */

import { collect, type Emission, eventsFor, type Seat, type Viewer } from '@parlor/kit';
import { type Step, scripted } from '@parlor/testkit';
import { apply } from './apply.ts';
import { check } from './check.ts';
import type { Clause, When } from '../facts/clauses.ts';
import { trump } from './game.ts';
import type { State } from './state/state.ts';
import type { Card, Move, Property } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';

export { type Scene, STANDARD, scene } from './scene.ts';

// Properties and cards by name, as numbered in the README.
export const HOTEL = 0;
export const CASINO = 1;
export const CONVENTION = 2;
export const OFFICE = 3;
export const SPORTS = 4;
export const AIRLINE = 5;
export const CRUISE = 6;
export const ISLAND = 7;

export const profit = (property: Property): Card => property;
export const dieProfit = (property: Property): Card => 8 + property;
/** The pair of a property and its next neighbour. */
export const pair = (property: Property): Card => 16 + property;
export const ANY_40 = 24;
export const ANY_50 = 25;
export const THREE = 26;
export const FOUR = 27;
export const TAX = 28;
export const FORCE_SALE = 29;
export const ROLL_FIVE = 30;
export const INVESTOR_20 = 31;
export const INVESTOR_30 = 32;
export const INVESTOR_40 = 33;
export const INVESTOR_50 = 34;
export const INVESTOR_60 = 35;
export const OUT = 36;
export const BACK = 37;

/** The face T, and a number, as the die's `below(6)` gives them. */
export const T = 5;
export const face = (number: number): number => number - 1;

/** Plays a legal move with scripted chance, all of which must be used, and returns what happened. */
export function play(state: State, seat: Seat, move: Move, ...chance: Step[]): Emission<Event>[] {
  const why = check(state, seat, move);
  if (why) throw new Error(`${JSON.stringify(move)} of seat ${seat}: ${JSON.stringify(why)}`);
  const emissions: Emission<Event>[] = [];
  scripted(chance, (rng) => apply(state, seat, move, rng, collect(emissions)));
  return emissions;
}

/** The events of one kind, as `viewer` sees them. */
export const eventsOf = <Type extends Event['type']>(
  emissions: readonly Emission<Event>[],
  type: Type,
  viewer: Viewer = 'public',
): Extract<Event, { type: Type }>[] =>
  eventsFor(emissions, viewer).filter(
    (event): event is Extract<Event, { type: Type }> => event.type === type,
  );

/** The code under which a move is refused; undefined if it is legal. */
export const refusal = (state: State, seat: Seat, move: Move): string | undefined =>
  check(state, seat, move)?.code;

/** What seat may do, as it would be listed. */
export function listed(state: State, seat: Seat): Move[] {
  const out: Move[] = [];
  const count = trump.moves(state, seat, out);
  if (count < 0) throw new Error('the space is wide');
  return out.slice(0, count);
}

/** Everybody seals an opening, in seat order. */
export function openSale(state: State, amounts: readonly number[]): Emission<Event>[] {
  return amounts.flatMap((amount, seat) => play(state, seat, { type: 'open', amount }));
}

export const PASS: Move = { type: 'pass' };
export const raise = (cash: number, ...cards: Card[]): Move => ({ type: 'raise', cash, cards });
export const knockOut = (seat: Seat): Move => ({ type: 'knockOut', seat });
export const BACK_IN: Move = { type: 'backIn' };

export const cashOf = (state: State): number[] => Array.from(state.cash);
export const owners = (state: State): (Seat | null)[] =>
  Array.from(state.owner, (owner) => (owner < 0 ? null : owner));

/** The question being asked, and whom. */
export function asked(state: State): { kind: string; seats: Seat[] } {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => (trump.toAct(state) & (1 << seat)) !== 0,
  );
  return { kind: seats.length === 0 ? 'over' : trump.decision(state, seats[0]!).kind, seats };
}

// Clauses in a few words. `from` gives to the other party.
const NOW: When = { type: 'now' };
export const cash = (from: Seat, amount: number, when: When = NOW): Clause => ({
  type: 'give',
  from,
  what: { type: 'cash', amount },
  when,
});
export const property = (from: Seat, number: Property, when: When = NOW): Clause => ({
  type: 'give',
  from,
  what: { type: 'property', property: number },
  when,
});
export const named = (from: Seat, card: Card, when: When = NOW): Clause => ({
  type: 'give',
  from,
  what: { type: 'card', card },
  when,
});
export const random = (from: Seat, count: number, when: When = NOW): Clause => ({
  type: 'give',
  from,
  what: { type: 'random', count },
  when,
});
export const share = (from: Seat, percent: number, card: Card): Clause => ({
  type: 'give',
  from,
  what: { type: 'share', percent },
  when: afterPlay(from, card),
});
export const willPlay = (seat: Seat, card: Card, turn: number): Clause => ({
  type: 'play',
  seat,
  card,
  turn,
});
export const turnEnd = (seat: Seat, turn: number): When => ({ type: 'turnEnd', seat, turn });
export const afterPlay = (seat: Seat, card: Card): When => ({
  type: 'played',
  seat,
  card,
  payout: 'after',
});
export const beforePlay = (seat: Seat, card: Card): When => ({
  type: 'played',
  seat,
  card,
  payout: 'before',
});

export const offer = (to: Seat, ...clauses: Clause[]): Move => ({ type: 'offer', to, clauses });
export const counter = (...clauses: Clause[]): Move => ({ type: 'counter', clauses });
export const ACCEPT: Move = { type: 'accept' };
export const REJECT: Move = { type: 'reject' };
export const DONE: Move = { type: 'done' };

/** An offer that is accepted at once, from the player on turn. */
export const deal = (state: State, to: Seat, ...clauses: Clause[]): Emission<Event>[] => [
  ...play(state, state.turn, offer(to, ...clauses)),
  ...play(state, to, ACCEPT),
];

/** The same, and the player on turn leaves it at that: the turn is over. */
export function ended(state: State, to: Seat, ...clauses: Clause[]): Emission<Event>[] {
  const { turn } = state;
  const emissions = deal(state, to, ...clauses);
  return trump.decision(state, turn).kind === 'related'
    ? [...emissions, ...play(state, turn, DONE)]
    : emissions;
}
