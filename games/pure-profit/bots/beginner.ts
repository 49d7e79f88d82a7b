/**
 * A first evening with the game: banks what fits, picks up what looks useful,
 * steals as soon as there is a Steal, and thinks of nobody else.
 */

import type { Rng, Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import {
  CHOOSE,
  DRAW,
  GOAL,
  highestOf,
  LAY,
  lowestOf,
  SETTLE,
  type State,
  STEAL_SET,
  STUCK,
  TAKE,
  topDiscard,
  valuesAbove,
} from '../rules/state.ts';
import { copies, has, missingSteps, valuesHeld } from './hand.ts';
import {
  BANKING,
  CHOOSING,
  canEnd,
  DISCARDING,
  DRAW_FROM_PILE,
  finishing,
  game,
  SETTLE_HIGHEST,
  SETTLE_LOWEST,
  STEALING,
  TAKE_DISCARD,
} from './moves.ts';

/** One time in so many, a beginner does not see that the open card would help. */
const OVERLOOKS = 2;
/** One time in so many, a beginner sees that all the missing steps could go down at once. */
const SEES_THE_RUN = 6;
/** High cards glitter, needed or not: one time in so many they are picked up. */
const DAZZLED = 6;
const GLITTERS = 9;

export function beginner(state: State, seat: Seat, rng: Rng): Move {
  switch (state.asked) {
    case DRAW:
      return draw(state, seat, rng);
    case SETTLE:
      return rng.below(2) === 0 ? SETTLE_LOWEST : SETTLE_HIGHEST;
    case LAY:
      return any(state, seat, rng);
    case STUCK: {
      const steals = state.holds[seat]! & STEAL_SET;
      return steals === 0 ? any(state, seat, rng) : STEALING[highestOf(steals)]!;
    }
    case TAKE:
      return take(state, seat, rng);
    case CHOOSE:
      return choose(state, seat, rng);
    default:
      return act(state, seat, rng);
  }
}

const listed: Move[] = [];

const any = (state: State, seat: Seat, rng: Rng): Move =>
  listed[rng.below(game.moves(state, seat, listed))]!;

/** From whoever comes to mind, as many as there are to be had; the last move of the list is to stop. */
const take = (state: State, seat: Seat, rng: Rng): Move =>
  listed[rng.below(game.moves(state, seat, listed) - 1)]!;

function draw(state: State, seat: Seat, rng: Rng): Move {
  if (game.moves(state, seat, listed) === 1) return listed[0]!;
  const open = topDiscard(state);
  const helps = has(missingSteps(state, seat), open);
  const takes = helps ? rng.below(OVERLOOKS) > 0 : open >= GLITTERS && rng.below(DAZZLED) === 0;
  return takes ? TAKE_DISCARD : DRAW_FROM_PILE;
}

function act(state: State, seat: Seat, rng: Rng): Move {
  const top = state.tops[seat]!;
  if (canEnd(state, seat)) {
    const isLast = top + 1 === GOAL;
    if (isLast || rng.below(SEES_THE_RUN) === 0) return finishing(state, seat);
  }
  if (has(state.holds[seat]!, top + 1)) return BANKING[top + 1]!;
  const steals = state.holds[seat]! & STEAL_SET;
  if (steals !== 0) return STEALING[highestOf(steals)]!;
  return DISCARDING[unwanted(state, seat, rng)]!;
}

/** A value below the Bank, else any double, else any step: the far ones go as easily as the near ones. */
function unwanted(state: State, seat: Seat, rng: Rng): number {
  const values = valuesHeld(state, seat);
  const passed = values & ~valuesAbove(state.tops[seat]!);
  if (passed !== 0) return lowestOf(passed);
  for (let kinds = values; kinds !== 0; kinds &= kinds - 1) {
    if (copies(state, seat, lowestOf(kinds)) > 1) return lowestOf(kinds);
  }
  return anyOf(values, rng);
}

function choose(state: State, seat: Seat, rng: Rng): Move {
  const offers = game.moves(state, seat, listed);
  let offered = 0;
  for (let place = 0; place < offers; place++) {
    const move = listed[place]!;
    if (move.type === 'choose') offered |= 1 << move.card;
  }
  const wanted = offered & missingSteps(state, seat);
  const values = offered & ((2 << GOAL) - 1);
  return CHOOSING[anyOf(wanted || values || offered, rng)]!;
}

function anyOf(set: number, rng: Rng): number {
  let found = 0;
  let seen = 0;
  for (let kinds = set; kinds !== 0; kinds &= kinds - 1) {
    seen++;
    if (rng.below(seen) === 0) found = lowestOf(kinds);
  }
  return found;
}
