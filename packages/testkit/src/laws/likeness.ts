import { type GameTypes, type Guess, hasSeat, type Viewer } from '@parlor/kit';
import { describeDifference } from '../flatten.ts';
import type { Inspector, Law, Trial } from './law.ts';
import { type Position, questions, sameText, verdict, who } from './position.ts';

/** How often the sampler is given a guess for the moves that others have sealed. */
const GUESS_EVERY = 4;

/** How often it is made sure that worlds do not depend on the memory they are written to. */
const USED_MEMORY_EVERY = 4;

export const likeness: Law = {
  number: 7,
  name: 'likeness',
  says: 'A world sampled from a view looks the same to that viewer and asks the same seats the same.',
  inspect: inspectLikeness,
};

function inspectLikeness<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game } = trial;
  const textOf = (state: T['State']) => JSON.stringify(game.encode(state));

  /** A state of this table whose memory is used again, as a search does. */
  let used: T['State'] | undefined;

  return {
    begin() {
      used = undefined;
    },

    position(at) {
      const rng = trial.probe(at.seed, at.step);
      for (const viewer of at.someViewers(rng)) {
        if (at.view(viewer).viewer !== viewer) {
          trial.broken(
            `the view of ${who(viewer)} says it is the view of ${at.view(viewer).viewer}`,
          );
        }
        const world = at.worlds(viewer)(rng, rng.below(2) === 0 ? used : undefined);
        looksTheSame(at, viewer, world, 'a world');
        if (rng.below(USED_MEMORY_EVERY) === 0) sameInUsedMemory(at, viewer);
        used = world;
        if (rng.below(GUESS_EVERY) === 0) {
          const guessing = game.worlds(at.sentView(viewer), guess);
          looksTheSame(at, viewer, guessing(rng), 'a world with guessed moves');
        }
        trial.exercised();
      }
    },
  };

  function looksTheSame(at: Position<T>, viewer: Viewer, world: T['State'], made: string): void {
    const seen = JSON.stringify(game.view(world, viewer));
    if (!sameText(at.viewText(viewer), seen)) {
      trial.broken(
        `${made} from the view of ${who(viewer)} looks different to it: ${describeDifference(at.viewText(viewer), seen)}`,
      );
    }
    const toAct = game.toAct(world);
    if (toAct !== at.toAct) {
      trial.broken(
        `${made} from the view of ${who(viewer)} asks the seats ${toAct} and not ${at.toAct} (as bit masks)`,
      );
    }
    const [truly, here] = [questions(game, at.state, at.asked), questions(game, world, at.asked)];
    if (truly !== here) {
      trial.broken(`${made} from the view of ${who(viewer)} asks "${here}" and not "${truly}"`);
    }
  }

  /** Two samplers with the same chance give the same world, also in memory that held another state. */
  function sameInUsedMemory(at: Position<T>, viewer: Viewer): void {
    if (!used) return;
    const chance = () => trial.probe(at.seed, at.step);
    const sampler = () => game.worlds(at.sentView(viewer));
    const world = sampler()(chance());
    const fresh = textOf(world);
    const filling = sampler();
    const filled = filling(chance(), used);
    if (filled !== used) trial.broken('a sampler does not return the state it was given to fill');
    if (!sameText(fresh, textOf(filled))) {
      trial.broken(
        `a world written into used memory is another: ${describeDifference(fresh, textOf(filled))}`,
      );
    }
    filling(chance());
    if (!sameText(fresh, textOf(filled))) trial.broken('sampling a second world changes the first');
  }

  function guess(...[state, seat, rng]: Parameters<Guess<T>>): T['Move'] {
    if (!hasSeat(game.toAct(state), seat)) {
      trial.broken(
        `a sealed move of seat ${seat} is to be guessed in a state that does not ask it`,
      );
    }
    const move = game.sample(state, seat, rng);
    const why = game.check(state, seat, move);
    if (why) {
      trial.broken(
        `the guess ${JSON.stringify(move)} for seat ${seat} is illegal there: ${verdict(why)}`,
      );
    }
    return move;
  }
}
