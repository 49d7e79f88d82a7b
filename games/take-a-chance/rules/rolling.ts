/** T-3.2, section 4, T-7.3: throwing dice and collecting for them. What follows a roll is the caller's business. */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { boardOf } from './boards.ts';
import { COMBOS, type Combo, type ComboSet, combosIn, comboNumber } from '../facts/dice/combos.ts';
import { FACES, MAX_DICE, NO_DICE, WITH_DIE } from '../facts/dice/hands.ts';
import { receive } from './money.ts';
import { type State, USES, useOf } from './state.ts';
import {
  ASK,
  BLACK_DICE,
  CHARM_BONUS,
  charmOf,
  CHARMS,
  colourOf,
  COLOURS,
  type Event,
  type KeepMove,
  KEPT_USES,
  type KeptUse,
  RETHROWS,
  type RollStep,
} from '../facts/types.ts';

type Told = Emit<Event> | undefined;

const DIE = KEPT_USES.indexOf('die');
const RETHROW = KEPT_USES.indexOf('rethrow');

export const PLAIN_ROLL: RollStep = { do: 'roll', dice: 0, rethrows: 0, pays: 1 };

export function startRoll(state: State, roll: RollStep, rng: Rng, emit: Told): void {
  const { turn } = state;
  state.rolling = true;
  state.thrown = false;
  state.size = Math.min(MAX_DICE, BLACK_DICE + state.colours[turn]! + roll.dice);
  state.rethrows = RETHROWS + roll.rethrows;
  state.pays = roll.pays;
  state.spent = false;
  state.charmThrown = false;
  state.asked = turn;
  if (state.size < MAX_DICE && state.keptFor[USES * turn + DIE]! > 0)
    state.question = ASK['extra die'];
  else throwAll(state, rng, emit);
}

/** One more die from a kept ticket. */
export function useExtraDie(state: State, rng: Rng, emit: Told): void {
  spendKept(state, 'die', emit);
  state.size++;
  throwAll(state, rng, emit);
}

export function throwAll(state: State, rng: Rng, emit: Told): void {
  for (let die = 0; die < state.size; die++) state.dice[die] = rng.below(FACES) + 1;
  if (state.options.luckyCharm) state.charm = rng.below(CHARMS);
  state.thrown = true;
  state.question = ASK.rethrow;
  countHand(state);
  if (emit) tellThrow(state, (1 << state.size) - 1, state.options.luckyCharm, emit);
}

function countHand(state: State): void {
  let hand = NO_DICE;
  for (let die = 0; die < state.size; die++) hand = WITH_DIE[FACES * hand + state.dice[die]! - 1]!;
  state.hand = hand;
}

const keepsAll = (state: State, move: KeepMove): boolean =>
  move.dice.length === state.size && (move.charm || !state.options.luckyCharm);

/** Counts of all faces in one number, four bits each: nine dice at most fit. */
const ONE_OF = Array.from({ length: FACES + 1 }, (_, face) => 1 << (4 * face));
const countOf = (counts: number, face: number): number => (counts >>> (4 * face)) & 15;

/** The dice not kept are thrown again. Says whether the roll is final. */
export function throwAgain(state: State, move: KeepMove, rng: Rng, emit: Told): boolean {
  if (keepsAll(state, move)) return true;
  if (state.question === ASK['kept rethrow']) spendKept(state, 'rethrow', emit);
  else state.rethrows--;
  let staying = 0;
  for (let kept = 0; kept < move.dice.length; kept++) staying += ONE_OF[move.dice[kept]!]!;
  let thrown = 0;
  for (let die = 0; die < state.size; die++) {
    const face = state.dice[die]!;
    if (countOf(staying, face) > 0) {
      staying -= ONE_OF[face]!;
      continue;
    }
    state.dice[die] = rng.below(FACES) + 1;
    thrown |= 1 << die;
  }
  const charmAgain = state.options.luckyCharm && !move.charm;
  if (charmAgain) {
    state.charm = rng.below(CHARMS);
    state.charmThrown = true;
  }
  countHand(state);
  if (emit) tellThrow(state, thrown, charmAgain, emit);
  if (state.rethrows > 0) return false;
  // T-8.1: only one kept ticket is used per roll.
  if (state.spent || state.keptFor[USES * state.turn + RETHROW] === 0) return true;
  state.question = ASK['kept rethrow'];
  return false;
}

/** T-4.1: the combinations the roller can collect for. */
export const collectable = (state: State): ComboSet =>
  combosIn(state.hand) & state.paid[state.turn]!;

/** T-4.2: every card that shows the combination pays. */
const collectAmount = (state: State, combo: number): number =>
  state.worth[COMBOS.length * state.turn + combo]! * state.pays;

/** T-4.4: a combination that can be collected for, and everything it brings. */
export interface Offer {
  readonly combo: Combo;
  /** What the cards pay, the ticket's factor included. */
  readonly amount: number;
  /** T-7.3: the charm's bonus for the roller, and for all opponents together. */
  readonly bonus: number;
  readonly toOthers: number;
}

/** Everything the dice that lie there would pay now. */
export function offers(state: State): Offer[] {
  return COMBOS.flatMap((combo, number) => {
    if (((collectable(state) >>> number) & 1) === 0) return [];
    const own = state.options.luckyCharm && earnsBonus(state, number);
    let bonus = 0;
    let toOthers = 0;
    for (let seat = 0; state.options.luckyCharm && seat < state.seats; seat++) {
      const amount = bonusOf(state, seat);
      if (seat === state.turn) bonus = own ? amount : 0;
      else if (!own) toOthers += amount;
    }
    return [{ combo, amount: collectAmount(state, number), bonus, toOthers }];
  });
}

const bonusOf = (state: State, seat: Seat): number =>
  CHARM_BONUS * state.charms[CHARMS * seat + state.charm]!;

export function collect(state: State, combo: Combo, emit: Told): void {
  const { turn } = state;
  const number = comboNumber(combo);
  const amount = collectAmount(state, number);
  receive(state, turn, amount);
  emit?.({ type: 'collected', seat: turn, combo, amount, cards: payingCards(state, number) });
  if (state.options.luckyCharm) payBonus(state, number, emit);
}

const shows = (state: State, colour: number, combo: number): boolean =>
  state.box.pays[COMBOS.length * colour + combo]! > 0;

const payingCards = (state: State, combo: number): number[] =>
  boardOf(state, state.turn).filter((card) => shows(state, colourOf(card), combo));

/** T-7.3: the roller's bonus if a paying card shows the charm, the opponents' if none does. */
function payBonus(state: State, combo: number, emit: Told): void {
  const own = earnsBonus(state, combo);
  for (let seat = 0; seat < state.seats; seat++) {
    if ((seat === state.turn) !== own) continue;
    const amount = bonusOf(state, seat);
    if (amount === 0) continue;
    receive(state, seat, amount);
    if (emit) tellBonus(state, seat, amount, emit);
  }
}

function earnsBonus(state: State, combo: number): boolean {
  for (let colour = 0; colour < COLOURS; colour++) {
    if (state.holder[CHARMS * colour + state.charm] === state.turn && shows(state, colour, combo))
      return true;
  }
  return false;
}

/** The lowest kept ticket that is good for this is used up. */
function spendKept(state: State, what: KeptUse, emit: Told): void {
  const use = KEPT_USES.indexOf(what);
  const first = state.turn * state.ticketsEach;
  let spent = first + state.ticketsEach;
  for (let place = first; place < first + state.ticketsEach; place++) {
    if (state.kept[place] === 0 || useOf(state.box, state.tickets[place]!) !== use) continue;
    if (spent === first + state.ticketsEach || state.tickets[place]! < state.tickets[spent]!)
      spent = place;
  }
  state.kept[spent] = 0;
  state.keptFor[USES * state.turn + use]! -= 1;
  state.spent = true;
  emit?.({ type: 'spent', seat: state.turn, kind: state.tickets[spent]!, what });
}

function tellThrow(state: State, thrown: number, charmThrown: boolean, emit: Emit<Event>): void {
  const dice = Array.from(state.dice.subarray(0, state.size));
  emit({
    type: 'threw',
    seat: state.turn,
    dice,
    thrown: dice.flatMap((_, die) => ((thrown >>> die) & 1 ? [die] : [])),
    charm: state.options.luckyCharm ? state.charm : null,
    charmName: state.options.luckyCharm ? state.box.charms[state.charm]! : null,
    charmThrown,
  });
}

function tellBonus(state: State, seat: Seat, amount: number, emit: Emit<Event>): void {
  const cards = boardOf(state, seat).filter((card) => charmOf(card) === state.charm);
  emit({
    type: 'bonus',
    seat,
    charm: state.charm,
    charmName: state.box.charms[state.charm]!,
    amount,
    cards,
  });
}
