import {
  collect,
  type Emission,
  eventsFor,
  type GameTypes,
  type Rng,
  type Seat,
  seatsOf,
} from '@parlor/kit';
import { describeDifference } from '../flatten.ts';
import { rulesRng } from '../streams.ts';
import type { Inspector, Law, Trial } from './law.ts';
import { listMoves, type Position, questions, sameText, who } from './position.ts';

export const sealing: Law = {
  number: 10,
  name: 'sealing',
  says: 'Sealed moves commute, and before the last is in nobody else can tell which one was made.',
  inspect: inspectSealing,
};

interface Sealed<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

function inspectSealing<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game } = trial;
  const textOf = (state: T['State']) => JSON.stringify(game.encode(state));

  return {
    position(at) {
      const sealing = at.asked.filter((seat) => game.decision(at.state, seat).sealed);
      if (sealing.length < 2) return;
      const rng = trial.probe(at.seed, at.step);
      const moves = sealing.map((seat) => ({ seat, move: game.sample(at.state, seat, rng) }));
      commute(at, moves, rng);
      const first = rng.pick(moves);
      const second = differentMove(at, first, rng);
      if (second) tellsNothing(at, first, second);
      trial.exercised();
    },
  };

  function commute(at: Position<T>, moves: readonly Sealed<T['Move']>[], rng: Rng): void {
    const one = sealAll(at, moves);
    const shuffled = rng.shuffle([...moves]);
    // A shuffle may change nothing; two moves are always seen both ways round.
    const other = sealAll(at, shuffled[0] === moves[0] ? [...moves].reverse() : shuffled);
    const [ours, theirs] = [textOf(one.state), textOf(other.state)];
    if (!sameText(ours, theirs)) {
      trial.broken(
        `the order in which ${JSON.stringify(moves)} are sealed matters: ${describeDifference(ours, theirs)}`,
      );
    }
    for (const viewer of at.viewers()) {
      const [first, second] = [one, other].map((sealed) =>
        JSON.stringify(eventsFor(sealed.revealed, viewer)),
      );
      if (first !== second) {
        trial.broken(
          `the order in which ${JSON.stringify(moves)} are sealed shows in the events to ${who(viewer)}: ${first}, otherwise ${second}`,
        );
      }
    }
  }

  /** Seals in this order; gives the state, and the events of the last step that are not mere receipts. */
  function sealAll(
    at: Position<T>,
    moves: readonly Sealed<T['Move']>[],
  ): { state: T['State']; revealed: Emission<T['Event']>[] } {
    const state = game.clone(at.state);
    const receipts = new Set<string>();
    let revealed: Emission<T['Event']>[] = [];
    moves.forEach(({ seat, move }, index) => {
      const asked = seatsOf(game.toAct(state));
      if (!asked.includes(seat) || game.check(state, seat, move) !== undefined) {
        trial.broken(
          `seat ${seat} can no longer seal ${JSON.stringify(move)} when others have sealed`,
        );
      }
      const last = index === moves.length - 1;
      const emissions: Emission<T['Event']>[] = [];
      game.apply(
        state,
        seat,
        move,
        last ? rulesRng(at.seed, at.step) : noChance(seat),
        collect(emissions),
      );
      if (last) revealed = emissions.filter(({ shared }) => !receipts.has(shared.type));
      else for (const { shared } of emissions) receipts.add(shared.type);
    });
    return { state, revealed };
  }

  /** Another move that the same seat could seal. */
  function differentMove(
    at: Position<T>,
    { seat, move }: Sealed<T['Move']>,
    rng: Rng,
  ): Sealed<T['Move']> | undefined {
    const text = JSON.stringify(move);
    const others = (
      at.moves(seat) ?? Array.from({ length: 6 }, () => game.sample(at.state, seat, rng))
    ).filter((other) => JSON.stringify(other) !== text);
    return others.length > 0 ? { seat, move: rng.pick(others) } : undefined;
  }

  /** Others are still to seal: which of two moves it was must not show anywhere. */
  function tellsNothing(at: Position<T>, one: Sealed<T['Move']>, other: Sealed<T['Move']>): void {
    const { seat } = one;
    const both = [one, other].map(({ move }) => {
      const state = game.clone(at.state);
      const emissions: Emission<T['Event']>[] = [];
      game.apply(state, seat, move, noChance(seat), collect(emissions));
      return { state, emissions, move };
    });
    const compare = (what: string, ask: (sealed: (typeof both)[number]) => string) => {
      const [first, second] = both.map(ask);
      if (first !== second) {
        trial.broken(
          `${what} shows which move seat ${seat} sealed: after ${JSON.stringify(one.move)} ${first}, after ${JSON.stringify(other.move)} ${second}`,
        );
      }
    };
    compare('who is asked', ({ state }) => questions(game, state, seatsOf(game.toAct(state))));
    for (const viewer of at.viewers()) {
      if (viewer === seat) continue;
      compare(`the view of ${who(viewer)}`, ({ state }) =>
        JSON.stringify(game.view(state, viewer)),
      );
      compare(`what ${who(viewer)} is told`, ({ emissions }) =>
        JSON.stringify(eventsFor(emissions, viewer)),
      );
      compare(`notation to ${who(viewer)}`, ({ move }) =>
        game.notate(at.state, seat, move, viewer),
      );
      if (viewer !== 'public' && at.asked.includes(viewer)) {
        compare(`the list of seat ${viewer}`, ({ state }) =>
          JSON.stringify(listMoves(game, state, viewer) ?? 'wide'),
        );
      }
    }
  }

  /** For the seals before the last: chance must wait until they are all in. */
  function noChance(seat: Seat): Rng {
    const refuse = (): never =>
      trial.broken(`chance is drawn when seat ${seat} seals, before the last sealed move is in`);
    return { below: refuse, pick: refuse, shuffle: refuse };
  }
}
