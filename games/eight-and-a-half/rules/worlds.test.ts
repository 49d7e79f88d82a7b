import { fastRng, type Rng, type Viewer } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { COPIES, PLACES } from '../facts/cards.ts';
import { cardsByKind } from './hands.ts';
import { eightAndAHalf } from './index.ts';
import { canPlay } from './moves.ts';
import { starterOf } from './setup.ts';
import type { State } from './state.ts';
import { agreed } from './testTable.ts';
import type { Move, Options } from '../facts/types.ts';
import { view } from './view.ts';
import { worlds } from './worlds.ts';

const { inventory } = eightAndAHalf.audit;

/** Calls `look` at every position of some random matches, with some worlds as `viewer` might think them. */
function inManyWorlds(
  seats: number,
  look: (truth: State, world: State, viewer: Viewer) => void,
  options: Partial<Options> = {},
): void {
  const out: Move[] = [];
  for (let match = 0; match < 3; match++) {
    const rng: Rng = fastRng(match, 77 + seats);
    const state = eightAndAHalf.setup({ seats, options: agreed({ rounds: 2, ...options }) }, rng);
    while (state.phase !== 'over') {
      const viewer: Viewer = rng.below(5) === 0 ? 'public' : rng.below(seats);
      const sampler = worlds(view(state, viewer));
      for (let sample = 0; sample < 2; sample++) look(state, sampler(rng), viewer);
      const count = eightAndAHalf.moves(state, state.turn, out);
      eightAndAHalf.apply(state, state.turn, out[rng.below(count)]!, rng);
    }
  }
}

describe('E-8 worlds a viewer might be in', () => {
  it.each(eightAndAHalf.seatCounts)('look the same to it at %i seats', (seats) => {
    inManyWorlds(seats, (truth, world, viewer) => {
      expect(JSON.stringify(view(world, viewer))).toBe(JSON.stringify(view(truth, viewer)));
      expect(inventory(world)).toEqual(inventory(truth));
    });
  });

  it.each([true, false])('look the same to it from memory, with aids: %s', (memoryAids) => {
    let others = 0;
    inManyWorlds(
      3,
      (truth, world, viewer) => {
        expect(JSON.stringify(view(world, viewer))).toBe(JSON.stringify(view(truth, viewer)));
        expect(inventory(world)).toEqual(inventory(truth));
        for (let seat = 0; seat < 3; seat++) {
          if (seat === viewer || truth.table[seat] === 0) continue;
          const [hand, there] = [truth, world].map((state) => cardsByKind(state.hand, seat).join());
          if (hand !== there) others++;
        }
      },
      { collected: 'memory', memoryAids },
    );
    // With aids such a hand is known; without them it is anybody's guess.
    if (memoryAids) expect(others).toBe(0);
    else expect(others).toBeGreaterThan(100);
  });

  it('ask nobody who could not play, and have the right starter', () => {
    const wrong: State[] = [];
    inManyWorlds(4, (_, world) => {
      const cannot = world.phase === 'play' && !canPlay(world, world.turn);
      const mustNot = world.phase === 'start' && starterOf(world) !== world.turn;
      if (cannot || mustNot) wrong.push(world);
    });
    expect(wrong).toEqual([]);
  });

  it('give nobody what they are known to lack', () => {
    let constrained = 0;
    inManyWorlds(4, (truth, world) => {
      for (let seat = 0; seat < 4; seat++) {
        const { lacks } = view(world, 'public').players[seat]!;
        if (!lacks) continue;
        constrained++;
        const fitting = (state: State): number =>
          cardsByKind(state.hand, seat).filter((card) => !lacks.cards.includes(card)).length;
        expect(fitting(truth)).toBeGreaterThanOrEqual(lacks.count);
        expect(fitting(world)).toBeGreaterThanOrEqual(lacks.count);
      }
    });
    expect(constrained).toBeGreaterThan(50);
  });

  it('differ in Banks, Blind cards and hidden hands, one’s own Blind cards included', () => {
    const state = eightAndAHalf.setup({ seats: 3, options: agreed({ rounds: 1 }) }, fastRng(1));
    const sampler = worlds(view(state, 0));
    const rng = fastRng(2);
    const different = (part: (world: State) => readonly number[]): number =>
      new Set(Array.from({ length: 50 }, () => part(sampler(rng)).join())).size;
    expect(different((world) => Array.from(world.blind.subarray(0, PLACES)))).toBeGreaterThan(30);
    expect(different((world) => Array.from(world.bank))).toBe(50);
    expect(different((world) => cardsByKind(world.hand, 1))).toBeGreaterThan(20);
    expect(different((world) => cardsByKind(world.hand, 0))).toBe(1);
  });

  it('deal Blind cards by how many of each kind are unseen', () => {
    const state = eightAndAHalf.setup({ seats: 2, options: agreed({ rounds: 1 }) }, fastRng(6));
    const seen = view(state, 'public');
    const open = seen.players.flatMap((player) => player.open);
    const sampler = worlds(seen);
    const rng = fastRng(3);
    const samples = 5_000;
    const found = COPIES.map(() => 0);
    for (let sample = 0; sample < samples; sample++) found[sampler(rng).blind[0]!]!++;
    COPIES.forEach((copies, card) => {
      const unseen = copies - open.filter((other) => other === card).length;
      // The start tells a little about the hands, so the Blind cards are not exactly even.
      expect(found[card]! / samples).toBeCloseTo(unseen / (72 - open.length), 1);
    });
  });
});
