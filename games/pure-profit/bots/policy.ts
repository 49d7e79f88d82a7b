/**
 * Heuristics without search: the best rules of thumb we know. One look at the
 * own hand and at what lies open; the hidden cards of the world are not read.
 */

import type { Rng, Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import {
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  CHOOSE,
  DRAW,
  GOAL,
  HAND_FILLED,
  highestOf,
  LAY,
  lowestOf,
  SETTLE,
  type State,
  STEAL_SET,
  STUCK,
  TAKE,
  topDiscard,
  VALUE_SET,
  valuesAbove,
} from '../rules/state.ts';
import { copies, count, has, knownSteps, missingSteps, valuesHeld } from './hand.ts';
import {
  BANKING,
  CHOOSING,
  canEnd,
  DISCARDING,
  DRAW_FROM_PILE,
  finishing,
  LAYING,
  SETTLE_HIGHEST,
  SETTLE_LOWEST,
  STEALING,
  TAKE_DISCARD,
  TAKING,
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
      return worseBankrupt(state, seat) === BANKRUPT_LOWEST ? SETTLE_LOWEST : SETTLE_HIGHEST;
    case LAY:
      return lay(state, seat);
    case STUCK:
      return unstick(state, seat);
    case TAKE:
      // P-5.2: what is taken hurts a rival and may help; there is no reason to leave it.
      return TAKING[leader(state, seat)]!;
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

/** From this top on, low cards are passed more often than not. */
const MOSTLY_PASSED = 5;

/**
 * The Bankrupt to be rid of first. With enough value cards all of them go, whatever is
 * named first; otherwise the other kind waits for cards to come, and that should be
 * the one that will take the less useful of them: a low one once the Bank has passed
 * most low steps, a high one before.
 */
const worseBankrupt = (state: State, seat: Seat): number =>
  state.tops[seat]! >= MOSTLY_PASSED ? BANKRUPT_HIGHEST : BANKRUPT_LOWEST;

/** P-4.2: what is laid last lies open for the next player: let it be of the least use there. */
function lay(state: State, seat: Seat): Move {
  const { pairs, pairCount } = state;
  const next = (seat + 1) % state.seats;
  let last = 0;
  let leastUse = Infinity;
  for (let pair = 0; pair < pairCount; pair++) {
    const use = useTo(state, seat, next, pairs[2 * pair + 1]!);
    if (use < leastUse) {
      leastUse = use;
      last = pair;
    }
  }
  let first = 0;
  while (pairs[2 * first] === pairs[2 * last] && pairs[2 * first + 1] === pairs[2 * last + 1]) {
    first++;
  }
  return LAYING[pairs[2 * first]!]![pairs[2 * first + 1]!]!;
}

/** Of what use a value card is to a rival: none when passed, little when known to be held, and the nearer the more. */
function useTo(state: State, seat: Seat, rival: Seat, value: number): number {
  const top = state.tops[rival]!;
  if (value <= top) return 0;
  const use = 1 + GOAL - value + top;
  return has(knownSteps(state, seat, rival), value) ? use / GOAL : use;
}

/**
 * P-4.3: a hand without value cards that is full draws none either, and waits for thieves
 * for ever; a Steal brings cards to settle with. Without one, the worse Bankrupt goes.
 */
function unstick(state: State, seat: Seat): Move {
  const steals = state.holds[seat]! & STEAL_SET;
  return steals === 0 ? DISCARDING[worseBankrupt(state, seat)]! : STEALING[highestOf(steals)]!;
}

function act(state: State, seat: Seat): Move {
  if (canEnd(state, seat)) return finishing(state, seat);
  const held = state.holds[seat]!;
  const top = state.tops[seat]!;
  const canBank = has(held, top + 1);
  const steals = held & STEAL_SET;
  if (steals !== 0) {
    const victim = leader(state, seat);
    const worthIt = !canBank || threat(state, seat, victim) >= ALARM;
    if (worthIt && state.sizes[victim]! > 1) return STEALING[highestOf(steals)]!;
  }
  if (canBank) return BANKING[top + 1]!;
  const card = leastMissed(state, seat);
  if (card === 0) return STEALING[lowestOf(steals)]!;
  return card === top ? BANKING[card]! : DISCARDING[card]!;
}

/** How much it hurts a rival to lose cards, as far as `seat` can tell. */
const threat = (state: State, seat: Seat, rival: Seat): number =>
  HARM[state.tops[rival]!]! + KNOWN_STEP * count(knownSteps(state, seat, rival));

/** The rival to rob first, the next to play among equals; one who has cards to lose, if there is one. */
function leader(state: State, seat: Seat): Seat {
  let first = (seat + 1) % state.seats;
  let most = -1;
  for (let ahead = 1; ahead < state.seats; ahead++) {
    const rival = (seat + ahead) % state.seats;
    if (state.sizes[rival]! < 2) continue;
    const fear = threat(state, seat, rival);
    if (fear > most) {
      most = fear;
      first = rival;
    }
  }
  return first;
}

/** P-5.3: with open hands, a step that is missing; else one that the victim needs; else a Steal. */
function choose(state: State, seat: Seat): Move {
  const victim = state.stealFrom;
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
