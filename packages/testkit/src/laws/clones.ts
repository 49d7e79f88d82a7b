import type { GameTypes } from '@parlor/kit';
import { randomMove } from '../matches.ts';
import { describeDifference } from '../flatten.ts';
import type { Inspector, Law, Trial } from './law.ts';
import { sameText } from './position.ts';

/** How often the state that is copied onto is exchanged for the present one. */
const NEW_TARGET_EVERY = 6;

export const clones: Law = {
  number: 2,
  name: 'clones',
  says: 'A clone equals the original and is independent of it; so is what copyInto overwrites.',
  inspect: inspectClones,
};

function inspectClones<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game } = trial;
  const textOf = (state: T['State']) => JSON.stringify(game.encode(state));
  const out: T['Move'][] = [];

  /** Held another position of the match when it is overwritten, earlier or later. */
  let target: T['State'] | undefined;

  return {
    begin() {
      target = undefined;
    },

    position(at) {
      const rng = trial.probe(at.seed, at.step);
      const equal = (copy: T['State'], made: string) => {
        const text = textOf(copy);
        if (!sameText(at.text, text)) {
          trial.broken(`${made} is not the same state: ${describeDifference(at.text, text)}`);
        }
      };
      const playOn = (copy: T['State'], made: string) => {
        for (let moves = 0; moves < 2 && game.toAct(copy) !== 0; moves++) {
          const { seat, move } = randomMove(game, copy, rng, out);
          game.apply(copy, seat, move, rng);
        }
        const text = textOf(at.state);
        if (!sameText(at.text, text)) {
          trial.broken(
            `playing on ${made} changed the original: ${describeDifference(at.text, text)}`,
          );
        }
      };

      const clone = game.clone(at.state);
      equal(clone, 'a clone');
      playOn(clone, 'a clone');
      // Written over: by turns a later position, and one from any time of the match.
      const over = target && rng.below(2) === 0 ? target : clone;
      game.copyInto(at.state, over);
      equal(over, 'what copyInto wrote over another position');
      playOn(over, 'what copyInto wrote');
      if (!target || rng.below(NEW_TARGET_EVERY) === 0) target = clone;
      trial.exercised();
    },

    step({ at, before, moveText }) {
      const text = textOf(before);
      if (!sameText(at.text, text)) {
        trial.broken(
          `playing ${moveText} on the original changed a clone: ${describeDifference(at.text, text)}`,
        );
      }
    },
  };
}
