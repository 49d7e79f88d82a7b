import { type Edge, type GameTypes, type Rng, type Seat, type Viewer } from '@parlor/kit';
import type { Inspector, Law, Trial } from './law.ts';
import { type Position, who } from './position.ts';

/** Of a wide space, or of a list much longer than this, so many moves are compared. */
const COMPARED = 24;

export const notation: Law = {
  number: 6,
  name: 'notation',
  says: 'Notation tells the mover its moves apart, and edges make the same distinctions as notation for everyone.',
  inspect: inspectNotation,
};

function inspectNotation<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game } = trial;
  return {
    position(at) {
      const rng = trial.probe(at.seed, at.step);
      for (const seat of at.asked) {
        const moves = movesToCompare(at, seat, rng);
        tellsApart(at, seat, moves);
        for (const viewer of at.someViewers(rng)) sameDistinctions(at, seat, moves, viewer);
        trial.exercised();
      }
    },
  };

  function movesToCompare(at: Position<T>, seat: Seat, rng: Rng): T['Move'][] {
    const list = at.moves(seat);
    if (list)
      return list.length <= 2 * COMPARED ? [...list] : rng.shuffle([...list]).slice(0, COMPARED);
    const distinct = new Map<string, T['Move']>();
    for (let sample = 0; sample < COMPARED / 3; sample++) {
      const move = game.sample(at.state, seat, rng);
      distinct.set(JSON.stringify(move), move);
    }
    return [...distinct.values()];
  }

  function tellsApart(at: Position<T>, seat: Seat, moves: readonly T['Move'][]): void {
    const named = new Map<string, T['Move']>();
    for (const move of moves) {
      const name = game.notate(at.state, seat, move, seat);
      if (typeof name !== 'string' || name === '') {
        trial.broken(`${JSON.stringify(move)} has no notation`);
      }
      const other = named.get(name);
      if (other !== undefined) {
        trial.broken(
          `seat ${seat} cannot tell ${JSON.stringify(other)} and ${JSON.stringify(move)} apart: both are "${name}"`,
        );
      }
      named.set(name, move);
    }
  }

  function sameDistinctions(
    at: Position<T>,
    seat: Seat,
    moves: readonly T['Move'][],
    viewer: Viewer,
  ): void {
    const edgeOf = new Map<string, Edge>();
    const nameOf = new Map<Edge, string>();
    for (const move of moves) {
      const name = game.notate(at.state, seat, move, viewer);
      const edge = game.edge(at.state, seat, move, viewer);
      const [knownEdge, knownName] = [edgeOf.get(name), nameOf.get(edge)];
      if (knownEdge !== undefined && knownEdge !== edge) {
        trial.broken(
          `to ${who(viewer)}, seat ${seat}'s "${name}" is one move by notation but two by edge: ${knownEdge} and ${edge}`,
        );
      }
      if (knownName !== undefined && knownName !== name) {
        trial.broken(
          `to ${who(viewer)}, seat ${seat}'s "${knownName}" and "${name}" are two moves by notation but one by edge: ${edge}`,
        );
      }
      edgeOf.set(name, edge);
      nameOf.set(edge, name);
    }
  }
}
