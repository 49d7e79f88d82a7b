import { collect, type Emission, eventsFor, fastRng, type Viewer } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { isPossible } from './audit.ts';
import { pureProfit as game } from './index.ts';
import { presets } from '../facts/options.ts';
import type { State } from './state.ts';
import { RUIN, WILD } from './testTable.ts';
import type { Event, Move } from '../facts/types.ts';

describe('views and worlds', () => {
  const TABLES = [2, 3, 4, 5, 6].flatMap((seats) =>
    [false, true].map((openSteal) => ({ seats, options: { ...presets.standard, openSteal } })),
  );
  const wild = TABLES.flatMap(({ seats, options }) =>
    [WILD, RUIN].map((deck) => ({ seats, options: { ...options, deck } })),
  );

  it.each([...TABLES, ...wild])(
    'memory and worlds fit the cards: $seats seats, openSteal $options.openSteal',
    (table) => {
      const rng = fastRng(table.seats);
      const state = game.setup(table, rng);
      const out: Move[] = [];
      for (let step = 0; step < 200 && game.toAct(state) !== 0; step++) {
        expect(isPossible(state)).toBe(true);
        const viewer = (
          [...Array.from({ length: table.seats }, (_, seat) => seat), 'public'] as Viewer[]
        )[rng.below(table.seats + 1)]!;
        const view = game.view(state, viewer);
        const world = game.worlds(view)(rng);
        expect(isPossible(world)).toBe(true);
        expect(game.view(world, viewer)).toEqual(view);
        const move = out[rng.below(game.moves(state, state.turn, out))]!;
        game.apply(state, state.turn, move, rng);
      }
    },
  );

  /** What `viewer` can see of a step: what it is told, and who is asked what. */
  const seen = (state: State, told: readonly Emission<Event>[], viewer: Viewer): string =>
    JSON.stringify([eventsFor(told, viewer), state.turn, state.asked]);

  it.each([...TABLES, ...wild])(
    'a view follows from what its owner was told: $seats seats, openSteal $options.openSteal',
    (table) => {
      const rng = fastRng(70 + table.seats);
      const out: Move[] = [];
      let compared = 0;
      for (let match = 0; match < 6; match++) {
        const state = game.setup(table, rng);
        let shadow: { state: State; viewer: Viewer } | undefined;
        for (let step = 0; step < 120 && game.toAct(state) !== 0; step++) {
          if (!shadow) {
            const viewer = rng.below(table.seats + 1);
            const twin = {
              state: game.clone(state),
              viewer: viewer === table.seats ? 'public' : viewer,
            } as const;
            if (game.audit.plant(twin.state, twin.viewer, rng)) shadow = twin;
          }
          const move = out[rng.below(game.moves(state, state.turn, out))]!;
          const seed = rng.below(1_000_000);
          const seat = state.turn;
          const told: Emission<Event>[] = [];
          game.apply(state, seat, move, fastRng(seed), collect(told));
          if (!shadow) continue;
          const alike: Emission<Event>[] = [];
          if (game.check(shadow.state, seat, move)) {
            shadow = undefined;
            continue;
          }
          game.apply(shadow.state, seat, move, fastRng(seed), collect(alike));
          const { viewer } = shadow;
          if (seen(state, told, viewer) !== seen(shadow.state, alike, viewer)) {
            shadow = undefined;
            continue;
          }
          expect(game.view(shadow.state, viewer)).toEqual(game.view(state, viewer));
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(80);
    },
  );
});
