import { canonicalJson, type GameTypes, hasSeat, type Seat, type Viewer } from '@parlor/kit';
import { describeDifference } from '../flatten.ts';
import { randomMove } from '../matches.ts';
import type { Inspector, Law, Trial } from './law.ts';
import { listMoves, type Position, sameText, verdict, who } from './position.ts';

/** Worlds of each match that are played to their end. */
const PLAYOUTS = 3;

export const candour: Law = {
  number: 8,
  name: 'candour',
  says: 'In a sampled world the viewer has the same moves and check gives the same answers; the world is valid and can be played out.',
  inspect: inspectCandour,
};

function inspectCandour<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game, table } = trial;

  /** Worlds to be played out when the true match has shown that it ends. */
  let kept: { world: T['State']; viewer: Viewer; step: number }[] = [];

  return {
    begin() {
      kept = [];
    },

    position(at) {
      const rng = trial.probe(at.seed, at.step);
      for (const viewer of at.someViewers(rng)) {
        const world = at.worlds(viewer)(rng);
        const [truly, there] = [at.state, world].map((state) =>
          JSON.stringify(game.audit.inventory(state)),
        );
        if (!sameText(truly!, there!)) {
          trial.broken(
            `a world from the view of ${who(viewer)} has another inventory: ${describeDifference(truly!, there!)}`,
          );
        }
        if (viewer !== 'public') sameAnswers(at, viewer, world);
        // A fair sample of the positions of a match whose length is not known yet.
        if (rng.below(at.step) < PLAYOUTS && at.toAct !== 0) {
          kept[kept.length < PLAYOUTS ? kept.length : rng.below(PLAYOUTS)] = {
            world,
            viewer,
            step: at.step,
          };
        }
        trial.exercised();
      }
    },

    end(at) {
      for (const { world, viewer, step } of kept) {
        try {
          playOut(at, world, step);
        } catch (error) {
          trial.broken(
            `a world from the view of ${who(viewer)} before step ${step} cannot be played out: ${reason(error)}`,
          );
        }
      }
    },
  };

  function sameAnswers(at: Position<T>, seat: Seat, world: T['State']): void {
    if (hasSeat(at.toAct, seat)) sameMoves(at, seat, world);
    for (const move of at.candidates()) {
      const [truly, there] = [game.check(at.state, seat, move), game.check(world, seat, move)].map(
        verdict,
      );
      if (truly !== there) {
        trial.broken(
          `check tells seat ${seat} what it cannot see: ${JSON.stringify(move)} is ${truly}, in a world that looks the same ${there}`,
        );
      }
    }
  }

  function sameMoves(at: Position<T>, seat: Seat, world: T['State']): void {
    const [truly, there] = [at.moves(seat), listMoves(game, world, seat)];
    if (truly === undefined || there === undefined) {
      if (truly !== there)
        trial.broken(`the moves of seat ${seat} are wide in one world and listed in another`);
      return;
    }
    const other = truly.findIndex((move, place) => there[place] !== move);
    if (other >= 0 || truly.length !== there.length) {
      const place = other >= 0 ? other : truly.length;
      trial.broken(
        `the list tells seat ${seat} what it cannot see: move ${place} of ${truly.length} is ${JSON.stringify(truly[place])}, in a world that looks the same ${JSON.stringify(there[place])} of ${there.length}`,
      );
    }
  }

  function playOut(at: Position<T>, world: T['State'], step: number): void {
    const rng = trial.probe(at.seed, step);
    const bound = game.maxMoves(table);
    const inventory = canonicalJson(game.audit.inventory(world));
    const out: T['Move'][] = [];
    for (let moves = 0; game.toAct(world) !== 0; moves++) {
      if (moves > bound) throw new Error(`it is not over after ${moves} moves`);
      const { seat, move } = randomMove(game, world, rng, out);
      game.apply(world, seat, move, rng);
    }
    if (!game.outcome(world)) throw new Error('it ends without an outcome');
    const left = canonicalJson(game.audit.inventory(world));
    if (left !== inventory)
      throw new Error(`its inventory changes: ${describeDifference(inventory, left)}`);
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
