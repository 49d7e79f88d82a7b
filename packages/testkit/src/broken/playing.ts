/** Faults of play: laws 1, 4 and 5. */

import { hasSeat, WIDE } from '@parlor/kit';
import type { State } from '../../../../docs/template-game/rules/state.ts';
import { type BrokenGame, bazaar, broken } from './brokenGame.ts';

/** A change that keeps all goods and coins in the game and is hidden from everybody. */
function disturb({ deck }: State): void {
  deck.splice(0, 4, deck[1]!, deck[2]!, deck[3]!, deck[0]!);
}

/** Stands for a clock, a global or a stray source of chance. */
let calls = 0;

export const CHANGING: readonly BrokenGame[] = [
  broken(1, 'play depends on something outside the state', {
    apply(state, seat, move, rng, emit) {
      bazaar.apply(state, seat, move, rng, emit);
      if (calls++ % 2 === 0) disturb(state);
    },
  }),
  broken(1, 'play listens to emit', {
    apply(state, seat, move, rng, emit) {
      bazaar.apply(state, seat, move, rng, emit);
      if (emit) disturb(state);
    },
  }),
  broken(1, 'setup listens to emit', {
    setup(table, rng, emit) {
      const state = bazaar.setup(table, rng, emit);
      if (emit) disturb(state);
      return state;
    },
  }),
  broken(1, 'looking changes what is seen', {
    view(state, viewer) {
      disturb(state);
      return bazaar.view(state, viewer);
    },
  }),
  broken(1, 'a question is answered differently the second time', {
    view(state, viewer) {
      const view = bazaar.view(state, viewer);
      return { ...view, bank: view.bank + (calls++ % 2) };
    },
  }),
];

export const ENDING: readonly BrokenGame[] = [
  broken(4, 'the match never ends', {
    apply(state, seat, move, rng, emit) {
      if (move.type === 'bid') bazaar.apply(state, seat, move, rng, emit);
    },
  }),
  broken(4, 'there is an outcome while somebody is to act', {
    outcome: (state) =>
      state.phase === 'selling'
        ? { scores: [...state.coins], places: state.coins.map(() => 1) }
        : bazaar.outcome(state),
  }),
  broken(4, 'nobody is to act and there is no outcome', { outcome: () => undefined }),
  broken(4, 'places do not follow one another as they should', {
    outcome(state) {
      const outcome = bazaar.outcome(state);
      return outcome && { ...outcome, places: outcome.places.map((place) => place + 1) };
    },
  }),
  broken(4, 'a seat that does not exist is asked', {
    toAct: (state) => (state.phase === 'over' ? 0 : bazaar.toAct(state) | (1 << state.seats)),
    decision: () => ({ kind: 'bid', sealed: false, optional: false }),
  }),
  broken(4, 'play throws', {
    apply(state, seat, move, rng, emit) {
      if (state.day === 3) throw new Error('the bazaar is on fire');
      bazaar.apply(state, seat, move, rng, emit);
    },
  }),
];

const KEEP = bazaar.parseMove({ type: 'keep' })!;

export const LISTING: readonly BrokenGame[] = [
  broken(5, 'a listed move is illegal', {
    moves(state, seat, out) {
      const count = bazaar.moves(state, seat, out);
      if (count === WIDE) return WIDE;
      out[count] = bazaar.parseMove({ type: 'bid', coins: 0 })!;
      return count + 1;
    },
  }),
  broken(5, 'a legal move is not listed', {
    moves(state, seat, out) {
      const count = bazaar.moves(state, seat, out);
      if (count === WIDE) return WIDE;
      const kept = out.slice(0, count).filter((move) => move.type !== 'sell' || move.count !== 2);
      kept.forEach((move, place) => {
        out[place] = move;
      });
      return kept.length;
    },
    sample(state, seat, rng) {
      const move = bazaar.sample(state, seat, rng);
      return move.type === 'sell' && move.count === 2 ? KEEP : move;
    },
  }),
  broken(5, 'a move is listed twice', {
    moves(state, seat, out) {
      const count = bazaar.moves(state, seat, out);
      if (count === WIDE) return WIDE;
      out[count] = out[0]!;
      return count + 1;
    },
  }),
  broken(5, 'listed moves are made anew each time', {
    moves(state, seat, out) {
      const count = bazaar.moves(state, seat, out);
      for (let place = 0; place < count; place++) out[place] = { ...out[place]! };
      return count;
    },
  }),
  broken(5, 'an interned move is not the one that is parsed', {
    parseMove(input) {
      const move = bazaar.parseMove(input);
      return move && { ...move };
    },
  }),
  broken(5, 'sample gives a move that is not listed', {
    sample(state, seat, rng) {
      const move = bazaar.sample(state, seat, rng);
      return move.type === 'keep' ? { type: 'keep' } : move;
    },
  }),
  broken(5, 'sample gives an illegal move', {
    sample: (state, seat, rng) =>
      state.phase === 'bidding'
        ? { type: 'bid', coins: rng.below(state.coins[seat]! + 2) }
        : bazaar.sample(state, seat, rng),
  }),
  broken(5, 'sample never gives one type of move', {
    sample(state, seat, rng) {
      const move = bazaar.sample(state, seat, rng);
      return move.type === 'scout' ? KEEP : move;
    },
  }),
  broken(5, 'listing writes behind its end', {
    moves(state, seat, out) {
      const count = bazaar.moves(state, seat, out);
      if (count !== WIDE) out[count] = KEEP;
      return count;
    },
  }),
  broken(5, 'a seat that is not asked may move', {
    check: (state, seat, move) =>
      move.type === 'keep' ? undefined : bazaar.check(state, seat, move),
  }),
  broken(5, 'check throws when another seat asks', {
    check(state, seat, move) {
      if (!hasSeat(bazaar.toAct(state), seat)) throw new Error('not your turn');
      return bazaar.check(state, seat, move);
    },
  }),
  broken(5, 'check answers in sentences', {
    check(state, seat, move) {
      const why = bazaar.check(state, seat, move);
      return why && { code: `You cannot do that: ${why.code}` };
    },
  }),
  broken(
    5,
    'check changes the state',
    {
      check(state, seat, move) {
        disturb(state);
        return bazaar.check(state, seat, move);
      },
    },
    [1],
  ),
  broken(5, 'parseMove throws', {
    parseMove: (input) =>
      bazaar.parseMove({ ...(input as object), type: (input as never)['type'] }),
  }),
  broken(5, 'parseMove does not mind a field too many', {
    parseMove(input) {
      if (typeof input !== 'object' || input === null) return bazaar.parseMove(input);
      const { surplus: _surplus, ...fields } = input as Record<string, unknown>;
      return bazaar.parseMove(fields);
    },
  }),
  broken(5, 'parseMove does not look at a number', {
    parseMove(input) {
      const move = bazaar.parseMove(input);
      if (move || typeof input !== 'object' || input === null) return move;
      const { type, coins } = input as { type: unknown; coins: number };
      return type === 'bid' ? { type, coins } : undefined;
    },
  }),
];
