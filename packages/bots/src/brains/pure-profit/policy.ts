/**
 * Good habits without search: the best rules of thumb we know. One look at the
 * own hand and at what lies open; the hidden cards of the world are not read.
 */

import type { Rng, Seat } from '@parlor/kit';
import type { Move } from '@parlor/pure-profit';
import {
  CHOOSE,
  DRAW,
  GOAL,
  HAND_FILLED,
  highestOf,
  lowestOf,
  SETTLE,
  type State,
  STEAL_SET,
  stealPower,
  topDiscard,
  VALUE_SET,
  valuesAbove,
} from '@parlor/pure-profit/state';
import { copies, count, has, knownSteps, missingSteps, valuesHeld } from './hand.ts';
import {
  BANKING,
  CHOOSING,
  firstVictim,
  DISCARDING,
  DRAW_FROM_PILE,
  finishing,
  SETTLE_HIGHEST,
  SETTLE_LOWEST,
  stealing,
  TAKE_DISCARD,
} from './moves.ts';

/**
 * How much a theft hurts, by the top of the victim's Bank: it grows with what a
 * player has collected, until few steps are left to wait for in the hand. A
 * Bank at $9M lacks the $10M alone, and fresh cards would only help.
 */
const HARM = [1, 2, 3, 4, 5, 6, 7, 6, 4, 0];
const KNOWN_STEP = 1.5;
/** From this harm on, a Steal comes before the own Bank. */
const ALARM = 6;

/** With so few steps missing every one is taken from the discard pile; else only near ones. */
const FEW_MISSING = 4;
const NEAR = 2;

/** What speaks for keeping a card: the lower, the sooner it goes. */
const SPARE = 5;
const DOUBLE = 8;
/** The outermost spare is what a Bankrupt takes instead of a step. */
const HIGH_INSURANCE = 20;
const LOW_INSURANCE = 25;
const STEP = 100;
/** The next player could use it. */
const DENIED = 4;
/** It can go into the Bank, where nobody gets it. */
const BURIED = 10;

export function policy(state: State, seat: Seat, _rng: Rng): Move {
  switch (state.asked) {
    case DRAW:
      return draw(state, seat);
    case SETTLE:
      return settle(state, seat);
    case CHOOSE:
      return choose(state, seat);
    default:
      return act(state, seat);
  }
}

function draw(state: State, seat: Seat): Move {
  const open = topDiscard(state);
  if (open === 0 || open > GOAL) return DRAW_FROM_PILE;
  if (state.pileEnd === state.pileTop && state.discardSize < 2) return TAKE_DISCARD;
  const missing = missingSteps(state, seat);
  const wanted =
    has(missing, open) &&
    (count(missing) <= FEW_MISSING || open <= state.tops[seat]! + NEAR) &&
    wouldStay(state, seat, open);
  return wanted ? TAKE_DISCARD : DRAW_FROM_PILE;
}

/**
 * Whether a missing step taken now would not just be thrown back: players who
 * do that pass the same card round for ever.
 */
function wouldStay(state: State, seat: Seat, card: number): boolean {
  const held = state.holds[seat]!;
  const top = state.tops[seat]!;
  if (card === top + 1 || has(held, top + 1) || (held & ~VALUE_SET) !== 0) return true;
  if (state.sizes[seat]! + 1 < HAND_FILLED) return true;
  const steps = held & valuesAbove(top);
  return count(steps) < state.sizes[seat]! || card < highestOf(steps);
}

/** What the second Bankrupt takes lies open for the next player: let it be of no use there. */
function settle(state: State, seat: Seat): Move {
  const values = valuesHeld(state, seat);
  const next = (seat + 1) % state.seats;
  if (count(values) === 1 && copies(state, seat, lowestOf(values)) === 1) return SETTLE_LOWEST;
  return lowestOf(values) <= state.tops[next]! ? SETTLE_HIGHEST : SETTLE_LOWEST;
}

function act(state: State, seat: Seat): Move {
  if (missingSteps(state, seat) === 0) return finishing(state, seat);
  const held = state.holds[seat]!;
  const top = state.tops[seat]!;
  const canBank = has(held, top + 1);
  const steals = held & STEAL_SET;
  if (steals !== 0) {
    const victim = leader(state, seat, seat);
    const worthIt = !canBank || threat(state, seat, victim) >= ALARM;
    if (worthIt && state.sizes[victim]! > 1) return steal(state, seat, highestOf(steals), victim);
  }
  if (canBank) return BANKING[top + 1]!;
  const card = leastMissed(state, seat);
  if (card === 0) return steal(state, seat, lowestOf(steals), leader(state, seat, seat));
  return card === top ? BANKING[card]! : DISCARDING[card]!;
}

/** How much it hurts a rival to lose cards, as far as `seat` can tell. */
const threat = (state: State, seat: Seat, rival: Seat): number =>
  HARM[state.tops[rival]!]! + KNOWN_STEP * count(knownSteps(state, seat, rival));

/** The rival other than `spared` to rob first, the next to play among equals; one who has cards to lose, if there is one. */
function leader(state: State, seat: Seat, spared: Seat): Seat {
  let first = (seat + 1) % state.seats;
  let most = -1;
  for (let ahead = 1; ahead < state.seats; ahead++) {
    const rival = (seat + ahead) % state.seats;
    if (rival === spared || state.sizes[rival]! < 2) continue;
    const fear = threat(state, seat, rival);
    if (fear > most) {
      most = fear;
      first = rival;
    }
  }
  return first;
}

/** P-5.2: all from one victim, as far as there is enough; the rest from another. */
function steal(state: State, seat: Seat, card: number, victim: Seat): Move {
  const power = stealPower(card);
  const most = Math.max(0, Math.min(power, state.sizes[victim]! - 1));
  const second = leader(state, seat, victim);
  const rest = Math.min(power - most, state.sizes[second]! - 1);
  if (second === victim || rest <= 0) return stealing(card, victim, most, 0, 0);
  return stealing(card, victim, most, second, rest);
}

/** P-5.3: with open hands, a step that is missing; else one that the victim needs; else a Steal. */
function choose(state: State, seat: Seat): Move {
  const victim = firstVictim(state);
  const offered = state.holds[victim]!;
  const wanted = offered & missingSteps(state, seat);
  if (wanted !== 0) return CHOOSING[lowestOf(wanted)]!;
  for (let kinds = offered & valuesAbove(state.tops[victim]!); kinds !== 0; ) {
    const card = highestOf(kinds);
    if (copies(state, victim, card) === 1) return CHOOSING[card]!;
    kinds &= ~(1 << card);
  }
  return CHOOSING[highestOf(offered & STEAL_SET || offered & VALUE_SET || offered)]!;
}

/** The value card that can go most easily; 0 if there is none. */
function leastMissed(state: State, seat: Seat): number {
  const values = valuesHeld(state, seat);
  if (values === 0) return 0;
  const top = state.tops[seat]!;
  const next = (seat + 1) % state.seats;
  const lowest = lowestOf(values);
  const highest = highestOf(values);
  let passed = 0;
  for (let kinds = values & ~valuesAbove(top); kinds !== 0; kinds &= kinds - 1) {
    passed += copies(state, seat, lowestOf(kinds));
  }
  let least = 0;
  let leastKept = Infinity;
  for (let kinds = values; kinds !== 0; kinds &= kinds - 1) {
    const card = lowestOf(kinds);
    const held = copies(state, seat, card);
    let kept: number;
    if (card <= top) kept = passed === 1 ? LOW_INSURANCE : SPARE;
    // Of the steps the farthest goes first.
    else if (held === 1) kept = STEP - card;
    else if (held === 2 && (card === highest || card === lowest)) kept = HIGH_INSURANCE;
    else kept = DOUBLE;
    if (card === top) kept -= BURIED;
    else if (card > state.tops[next]!) kept += DENIED;
    if (kept < leastKept) {
      leastKept = kept;
      least = card;
    }
  }
  return least;
}
