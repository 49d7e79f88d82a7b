/** Faults of knowing: laws 7 to 11. */

import { fastRng, type Json, seatSet } from '@parlor/kit';
import { KINDS } from '../../../../docs/template-game/facts/cards.ts';
import { handOf } from '../../../../docs/template-game/rules/days.ts';
import { NO_BID, type State } from '../../../../docs/template-game/rules/state.ts';
import { GOODS, type Move, type View } from '../../../../docs/template-game/facts/types.ts';
import { type BrokenGame, bazaar, broken } from './brokenGame.ts';

/** The top of the deck, which nobody without a scout may know. */
const nextGood = ({ deck, deckLeft }: State): number => deck[deckLeft - 1] ?? 0;

export const LOOKING: readonly BrokenGame[] = [
  broken(7, 'worlds forget what a scout has seen', {
    worlds: (view, guess) => bazaar.worlds({ ...view, rumour: null }, guess),
  }),
  broken(7, 'worlds forget who has sealed a bid', {
    worlds(view, guess) {
      const sampler = bazaar.worlds(view, guess);
      return (rng, into) => {
        const world = sampler(rng, into);
        for (let seat = 0; seat < world.seats; seat++) {
          if (seat !== view.viewer) world.bids[seat] = NO_BID;
        }
        return world;
      };
    },
  }),
  broken(7, 'worlds keep something of the state they are written over', {
    worlds(view, guess) {
      const sampler = bazaar.worlds(view, guess);
      return (rng, into) => {
        const before = into && [...into.deck];
        const world = sampler(rng, into);
        if (before && world.deckLeft > 1 && view.rumour === null) world.deck[0] = before[0]!;
        return world;
      };
    },
  }),
  broken(7, 'the view does not say whose it is', {
    view: (state, viewer) => ({ ...bazaar.view(state, viewer), viewer: 'public' }),
  }),
];

export const ANSWERING: readonly BrokenGame[] = [
  broken(8, 'the list depends on a hidden card', {
    moves(state, seat, out) {
      if (state.phase === 'bidding' || nextGood(state) !== 0) return bazaar.moves(state, seat, out);
      const listed: Move[] = [];
      bazaar.moves(state, seat, listed);
      const kept = listed.filter(({ type }) => type !== 'scout');
      kept.forEach((move, place) => {
        out[place] = move;
      });
      return kept.length;
    },
    check: (state, seat, move) =>
      move.type === 'scout' && nextGood(state) === 0
        ? { code: 'nothing-to-see' }
        : bazaar.check(state, seat, move),
    sample(state, seat, rng) {
      const move = bazaar.sample(state, seat, rng);
      if (move.type !== 'scout' || nextGood(state) !== 0) return move;
      return bazaar.parseMove({ type: 'keep' })!;
    },
  }),
  broken(8, 'a refusal depends on a hidden card', {
    check(state, seat, move) {
      const why = bazaar.check(state, seat, move);
      return why?.code === 'too-few-coins' && nextGood(state) === 0
        ? { code: 'far-too-few-coins' }
        : why;
    },
  }),
  broken(8, 'a refusal tells a hidden number', {
    check(state, seat, move) {
      const why = bazaar.check(state, seat, move);
      return why && { code: why.code, params: { ...why.params, next: nextGood(state) } };
    },
  }),
  broken(8, 'worlds are made of other cards', {
    worlds(view, guess) {
      const sampler = bazaar.worlds(view, guess);
      return (rng, into) => {
        const world = sampler(rng, into);
        if (world.deckLeft > 1) world.deck[0] = 0;
        return world;
      };
    },
  }),
];

/** A view with the whole truth in it, where no law about worlds alone can see a fault. */
type Cheating = View & { readonly truth: Json };

export const VARYING: readonly BrokenGame[] = [
  broken(9, 'worlds are always the same', {
    worlds: (view, guess) => (_rng, into) => bazaar.worlds(view, guess)(fastRng(1), into),
  }),
  broken(9, 'worlds vary in the deck but not in the hands', {
    worlds: (view, guess) => (rng, into) => {
      const world = bazaar.worlds(view, guess)(fastRng(1), into);
      const known = view.rumour === null ? 0 : 1;
      const top = world.deck[world.deckLeft - 1]!;
      const loose = rng.shuffle(world.deck.slice(0, world.deckLeft - known));
      loose.forEach((good, place) => {
        world.deck[place] = good;
      });
      if (known === 1) world.deck[world.deckLeft - 1] = top;
      return world;
    },
  }),
  broken(
    9,
    'the view carries the whole truth and worlds read it back',
    {
      view: (state, viewer) => {
        const cheating: Cheating = { ...bazaar.view(state, viewer), truth: bazaar.encode(state) };
        return cheating;
      },
      worlds: (view) => (_rng, into) => {
        const truth = bazaar.decode((view as Cheating).truth);
        if (!into) return truth;
        bazaar.copyInto(truth, into);
        return into;
      },
    },
    [10, 11],
  ),
];

/** A view that shows all sealed bids. */
type Peeping = View & { readonly bids: readonly number[] };

export const SEALING: readonly BrokenGame[] = [
  broken(10, 'sealed bids do not commute', {
    apply(state, seat, move, rng, emit) {
      const taken = move.type === 'bid' && move.coins > 0 && state.bids.includes(move.coins);
      const lowered = taken ? { ...move, coins: move.coins - 1 } : move;
      bazaar.apply(state, seat, lowered, rng, emit);
    },
  }),
  broken(10, 'sealed bids show in the views of others', {
    view: (state, viewer) => {
      const peeping: Peeping = { ...bazaar.view(state, viewer), bids: [...state.bids] };
      return peeping;
    },
    worlds(view, guess) {
      const sampler = bazaar.worlds(view, guess);
      return (rng, into) => {
        const world = sampler(rng, into);
        (view as Peeping).bids.forEach((bid, seat) => {
          world.bids[seat] = bid;
        });
        return world;
      };
    },
  }),
  broken(10, 'a sealed bid is told to everybody', {
    apply: (state, seat, move, rng, emit) =>
      bazaar.apply(
        state,
        seat,
        move,
        rng,
        emit &&
          ((shared, secret) =>
            shared.type === 'sealed' ? emit(secret!.event) : emit(shared, secret)),
      ),
  }),
  broken(10, 'notation shows a sealed bid to everybody', {
    notate: (state, seat, move) => bazaar.notate(state, seat, move, seat),
    edge: (state, seat, move) => bazaar.edge(state, seat, move, seat),
  }),
  broken(10, 'chance is drawn before the last bid is sealed', {
    apply(state, seat, move, rng, emit) {
      rng.below(6);
      bazaar.apply(state, seat, move, rng, emit);
    },
  }),
];

/** A view that knows the top of the deck. */
type Prying = View & { readonly next: number };

export const HIDING: readonly BrokenGame[] = [
  broken(11, 'the view shows a hidden card', {
    view: (state, viewer) => {
      const prying: Prying = { ...bazaar.view(state, viewer), next: nextGood(state) };
      return prying;
    },
    worlds: (view, guess) => (rng, into) => {
      const { next } = view as Prying;
      // What the view says is respected, as if a scout had seen it.
      const known = view.deckLeft > 0 ? { ...view, rumour: GOODS[next]! } : view;
      return bazaar.worlds(known, guess)(rng, into);
    },
  }),
  broken(11, 'the order of fields shows a hidden card', {
    view(state, viewer) {
      const view = bazaar.view(state, viewer);
      if (nextGood(state) !== 0) return view;
      const { bank, ...rest } = view;
      return { ...rest, bank };
    },
  }),
  broken(11, 'a deal is told to everybody', {
    setup: (table, rng, emit) =>
      bazaar.setup(table, rng, emit && ((shared, secret) => emit(secret?.event ?? shared))),
  }),
  broken(11, 'what a scout has seen is told to everybody', {
    apply: (state, seat, move, rng, emit) =>
      bazaar.apply(
        state,
        seat,
        move,
        rng,
        emit &&
          ((shared, secret) =>
            shared.type === 'scouted' ? emit(secret!.event) : emit(shared, secret)),
      ),
  }),
  broken(11, 'the length of an event shows a hidden card', {
    apply(state, seat, move, rng, emit) {
      const padding = 'x'.repeat(state.hands[seat * KINDS]!);
      bazaar.apply(
        state,
        seat,
        move,
        rng,
        emit &&
          ((shared, secret) => {
            const padded = shared.type === 'kept' ? { ...shared, padding } : shared;
            emit(padded, secret);
          }),
      );
    },
  }),
  broken(
    11,
    'the question shows a hidden card',
    {
      decision: (state, seat) => {
        const asked = bazaar.decision(state, seat);
        const pair = handOf(state, seat).some((count) => count > 1);
        return asked.kind === 'sell' && pair ? { ...asked, kind: 'sell a pair' } : asked;
      },
    },
    [7],
  ),
  broken(11, 'the view is not plain JSON', {
    view: (state, viewer) => ({
      ...bazaar.view(state, viewer),
      coins: new Int16Array(state.coins) as unknown as number[],
    }),
  }),
  broken(11, 'the view shares memory with the state', {
    view: (state, viewer) => ({ ...bazaar.view(state, viewer), coins: state.coins }),
  }),
  broken(11, 'an event shares memory with the state', {
    apply: (state, seat, move, rng, emit) =>
      bazaar.apply(
        state,
        seat,
        move,
        rng,
        emit &&
          ((shared, secret) =>
            emit(shared.type === 'bought' ? { ...shared, bids: state.opened } : shared, secret)),
      ),
  }),
  broken(11, 'a secret is for nobody at the table', {
    apply: (state, seat, move, rng, emit) =>
      bazaar.apply(
        state,
        seat,
        move,
        rng,
        emit &&
          ((shared, secret) =>
            emit(shared, secret && { ...secret, to: seatSet(state.seats + seat) })),
      ),
  }),
  broken(11, 'plant says it changed something, but did not', {
    audit: { ...bazaar.audit, plant: () => true },
  }),
];
