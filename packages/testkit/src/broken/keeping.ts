/** Faults of copying, saving, writing down and keeping count: laws 2, 3, 6 and 12. */

import type { Json } from '@parlor/kit';
import { KINDS } from '../../../../docs/template-game/facts/cards.ts';
import { NOBODY } from '../../../../docs/template-game/rules/state.ts';
import { type BrokenGame, bazaar, broken } from './brokenGame.ts';

type Fields = Readonly<Record<string, Json>>;

export const COPYING: readonly BrokenGame[] = [
  broken(2, 'a clone shares an array', {
    clone: (state) => Object.assign(bazaar.clone(state), { coins: state.coins }),
  }),
  broken(2, 'a clone lacks a field', {
    clone: (state) => Object.assign(bazaar.clone(state), { scout: NOBODY }),
  }),
  broken(2, 'copyInto forgets a field', {
    copyInto(from, to) {
      const { scout } = to;
      bazaar.copyInto(from, to);
      to.scout = scout;
    },
  }),
  broken(2, 'copyInto shares an array', {
    copyInto(from, to) {
      bazaar.copyInto(from, to);
      Object.assign(to, { hands: from.hands });
    },
  }),
];

export const SAVING: readonly BrokenGame[] = [
  broken(3, 'decoding drops a field', {
    decode: (json) => Object.assign(bazaar.decode(json), { scout: NOBODY }),
  }),
  broken(3, 'encoding drops a field', {
    encode: (state) => ({ ...(bazaar.encode(state) as Fields), shown: [] }),
    decode: (json) =>
      bazaar.decode({ ...(json as Fields), shown: (json as { hands: Json })['hands'] }),
  }),
  broken(3, 'the encoded state shares memory with the state', {
    encode: (state) => ({ ...(bazaar.encode(state) as Fields), coins: state.coins }),
  }),
  broken(3, 'the encoded state is not plain JSON', {
    encode: (state) => ({
      ...(bazaar.encode(state) as Fields),
      coins: new Uint8Array(state.coins) as unknown as Json,
    }),
    decode: (json) =>
      bazaar.decode({ ...(json as Fields), coins: Object.values((json as Fields)['coins']!) }),
  }),
];

export const WRITING: readonly BrokenGame[] = [
  broken(6, 'two moves have the same notation', {
    notate: (state, seat, move, viewer) =>
      move.type === 'sell' ? `sell ${move.good}` : bazaar.notate(state, seat, move, viewer),
  }),
  broken(6, 'edges tell apart what notation does not', {
    edge: (state, seat, move, viewer) =>
      move.type === 'bid' ? move.coins : bazaar.edge(state, seat, move, viewer),
  }),
  broken(6, 'notation tells apart what edges do not', {
    edge: (state, seat, move, viewer) =>
      move.type === 'sell' ? 0 : bazaar.edge(state, seat, move, viewer),
  }),
  broken(6, 'a move has no notation', {
    notate: (state, seat, move, viewer) =>
      move.type === 'keep' ? '' : bazaar.notate(state, seat, move, viewer),
  }),
];

export const COUNTING: readonly BrokenGame[] = [
  broken(12, 'a coin is made out of nothing', {
    apply(state, seat, move, rng, emit) {
      bazaar.apply(state, seat, move, rng, emit);
      if (move.type === 'sell') state.coins[seat]!++;
    },
  }),
  broken(12, 'a card is doubled', {
    apply(state, seat, move, rng, emit) {
      bazaar.apply(state, seat, move, rng, emit);
      if (move.type === 'keep') state.hands[seat * KINDS]!++;
    },
  }),
  broken(12, 'a card is lost', {
    apply(state, seat, move, rng, emit) {
      bazaar.apply(state, seat, move, rng, emit);
      if (move.type === 'sell') state.sold.fill(0);
    },
  }),
];
