/**
 * Who is asked what, under which id.
 *
 * An answer must name the question it answers, so that a late click never
 * answers the next question. The id is the step at which the question was first
 * asked. It is new at each step, with one exception: a sealed question keeps its
 * id while others are sealing, or the second of two bids made at the same time
 * would always come too late.
 */

import type { Decision, Game, GameTypes, Seat } from '@parlor/kit';
import { seatsOf } from '@parlor/kit';

export interface Question {
  readonly id: number;
  readonly seat: Seat;
  readonly decision: Decision;
}

/** The open questions by seat. */
export type Questions = ReadonlyMap<Seat, Question>;

/** The questions after setup, which is step 0. */
export const firstQuestions = <T extends GameTypes>(game: Game<T>, state: T['State']): Questions =>
  ask(game, state, () => 0);

/** The questions after step `step`, in which `answered` got its answer. */
export function nextQuestions<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  step: number,
  before: Questions,
  answered: Question,
): Questions {
  return ask(game, state, (seat, decision) => {
    const open = before.get(seat);
    const stillSealing =
      answered.decision.sealed &&
      seat !== answered.seat &&
      open?.decision.sealed &&
      decision.sealed &&
      decision.kind === open.decision.kind;
    return stillSealing ? open.id : step;
  });
}

/** Whoever `state` asks, with the ids that `idFor` gives. */
export function ask<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  idFor: (seat: Seat, decision: Decision) => number,
): Questions {
  const questions = new Map<Seat, Question>();
  for (const seat of seatsOf(game.toAct(state))) {
    const decision = game.decision(state, seat);
    questions.set(seat, { id: idFor(seat, decision), seat, decision });
  }
  return questions;
}
