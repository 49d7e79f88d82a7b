import { fastRng, type Viewer, WIDE } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { takeAChance as game } from './index.ts';
import { presets } from './options.ts';
import { mayHold } from './possible.ts';
import { POSSIBLE, type State } from './state.ts';
import { FORCED, buy, chance, TestTable } from './testTable.ts';
import { colourOf, type Move, PLACES } from '../facts/types.ts';
import { view } from './view.ts';

/** A match broken off after so many moves. */
function somewhere(seed: number, preset: string, moves: number): State {
  const rng = fastRng(seed);
  const state = game.setup({ seats: 3, options: presets[preset]! }, rng);
  const out: Move[] = [];
  for (let played = 0; played < moves && game.toAct(state) !== 0; played++) {
    const count = game.moves(state, state.asked, out);
    const move = count === WIDE ? game.sample(state, state.asked, rng) : out[rng.below(count)]!;
    game.apply(state, state.asked, move, rng);
  }
  return state;
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];

describe('worlds', () => {
  it('look like the truth to whoever they are sampled for', () => {
    for (const preset of ['standard', 'advanced']) {
      for (let moves = 0; moves < 120; moves += 11) {
        const state = somewhere(moves, preset, moves);
        for (const viewer of VIEWERS) {
          const seen = view(state, viewer);
          const world = game.worlds(seen)(fastRng(1));
          expect(view(world, viewer)).toEqual(seen);
          expect(game.audit.inventory(world)).toEqual(game.audit.inventory(state));
        }
      }
    }
  });

  it('are the same for the same chance, however many were sampled before', () => {
    const state = somewhere(4, 'standard', 40);
    const sampler = game.worlds(view(state, 0));
    const first = game.encode(sampler(fastRng(7)));
    sampler(fastRng(8));
    const reused = sampler(fastRng(9));
    expect(game.encode(sampler(fastRng(7), reused))).toEqual(first);
  });

  it('count the tickets that are left: none that was turned over lies in a pile again', () => {
    const table = new TestTable({ tickets: [[13, 13, 12, 12]], played: [4] });
    table.state.tickets.set(
      [...new Array<number>(14).keys()].flatMap((kind) => {
        const left = [4, 3, 3, 3, 3, 2, 3, 2, 2, 3, 2, 2, 0, 0][kind]!;
        return new Array<number>(left).fill(kind);
      }),
      4,
    );
    const sampler = game.worlds(view(table.state, 1));
    const rng = fastRng(3);
    for (let i = 0; i < 50; i++) {
      const { tickets } = sampler(rng);
      expect(Array.from(tickets.subarray(0, 4))).toEqual([13, 13, 12, 12]);
      expect(tickets.subarray(4).includes(12)).toBe(false);
      expect(tickets.subarray(4).includes(13)).toBe(false);
    }
  });

  it('put every unseen card everywhere it can be, equally often', () => {
    const table = new TestTable({ stacks: ['O0 R0 B0', 'O1 R1 B1', 'O2 R2 B2'], pool: 'Y0 G0 B3' });
    const sampler = game.worlds(view(table.state, 0));
    const rng = fastRng(11);
    const counts = new Map<number, number>();
    const samples = 6_000;
    for (let i = 0; i < samples; i++) {
      const card = sampler(rng).stacks[PLACES]!;
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    // 36 cards without three boards, the own stack and the Pool.
    expect(counts.size).toBe(27);
    const mean = samples / 27;
    for (const count of counts.values())
      expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean));
  });
});

describe('T-5.3 worlds respect what a forced OR has told', () => {
  /** Seats 0 and 1 could not pay for anything in their stacks: Green and Blue here, only Blue there. */
  const told = (): TestTable =>
    new TestTable({
      stacks: ['G0 B0 G1', 'B1 B2 B4', 'O2 R2 Y4'],
      pool: 'B3',
      cash: [4_500, 5_500],
      tickets: [[0], [0]],
      options: FORCED,
    })
      .play(chance, 1, 3, 5)
      .stand()
      .play(chance, 1, 3, 5);

  it('for several stacks at once', () => {
    const table = told();
    const rng = fastRng(2);
    const sampler = game.worlds(view(table.state, 2));
    for (let i = 0; i < 100; i++) {
      const { stacks } = sampler(rng);
      const colours = Array.from(stacks, colourOf);
      expect(colours.slice(0, 3).every((colour) => colour >= 4)).toBe(true);
      expect(colours.slice(3, 6)).toEqual([5, 5, 5]);
    }
  });

  it('for several stacks at once, every deal that fits equally often', () => {
    const table = told();
    const rng = fastRng(5);
    const sampler = game.worlds(view(table.state, 2));
    // Five Blue cards are unseen, and six Green ones. Three of the Blue lie in stack 1, so two are left for
    // stack 0: three Green ones lie there in 6·5·4 of 8·7·6 deals.
    const samples = 4_000;
    let allGreen = 0;
    for (let i = 0; i < samples; i++) {
      const { stacks } = sampler(rng);
      if (Array.from(stacks.subarray(0, 3), colourOf).every((colour) => colour === 4)) allGreen++;
    }
    const expected = ((6 * 5 * 4) / (8 * 7 * 6)) * samples;
    expect(Math.abs(allGreen - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  it('with the weight of the cards there are', () => {
    // One stack of which only Green and Blue can lie there: 6 Green, 4 Blue unseen.
    const table = new TestTable({
      stacks: ['G0 B0 G1', 'O1 R1 R3', 'O2 R2 Y4'],
      pool: 'B3 B5',
      cash: [4_500],
      tickets: [[0]],
      options: FORCED,
    }).play(chance, 1, 3, 5);
    const rng = fastRng(13);
    const sampler = game.worlds(view(table.state, 1));
    let allGreen = 0;
    const samples = 4_000;
    for (let i = 0; i < samples; i++) {
      const { stacks } = sampler(rng);
      if (Array.from(stacks.subarray(0, 3), colourOf).every((colour) => colour === 4)) allGreen++;
    }
    const expected = ((6 * 5 * 4) / (10 * 9 * 8)) * samples;
    expect(Math.abs(allGreen - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  it('even where dealing at random hardly ever succeeds', () => {
    // Four stacks that all must be Blue or Green, as only six of twelve unseen cards are.
    const table = new TestTable({
      seats: 5,
      boards: ['P0 O0 O1 O2 O3 O4', 'P1 R0 R1 R2 R3 R4', 'P2 Y0 Y1 Y2 Y3 Y4', 'P3', 'P4'],
      stacks: ['G0 B0 G1', 'B1 B2 G2', 'G3 B3 G4', 'B4 G5', 'O5 R5 Y5'],
      pool: 'P5 B5',
      draw: '',
    });
    for (const seat of [0, 1, 2, 3]) {
      table.state.told |= 1 << seat;
      for (let entry = 0; entry < POSSIBLE; entry++) {
        const [a, b] = [Math.trunc(entry / 6), entry % 6];
        table.state.possible[POSSIBLE * seat + entry] =
          a >= 4 && b >= 4 ? (seat === 3 ? 0b111111 : 0b110000) : 0;
      }
    }
    const sampler = game.worlds(view(table.state, 'public'));
    const rng = fastRng(21);
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { stacks } = sampler(rng);
      seen.add(Array.from(stacks).join());
      const colours = Array.from(stacks.subarray(0, 11), colourOf);
      expect(colours.every((colour) => colour >= 4)).toBe(true);
      expect(new Set(stacks.subarray(0, 11)).size).toBe(11);
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});

describe('planted secrets', () => {
  it('never contradict what the table was told', () => {
    const table = new TestTable({
      stacks: ['G0 B0 G1', 'O1 R1 B1', 'O2 R2 B2'],
      pool: 'B3',
      cash: [4_500],
      tickets: [[0]],
      options: FORCED,
    });
    table.play(chance, 1, 3, 5).stand().play(buy('R1'));
    const rng = fastRng(1);
    let changed = 0;
    for (let i = 0; i < 200; i++) {
      const state = game.clone(table.state);
      const before = view(state, 2);
      if (!game.audit.plant(state, 2, rng)) continue;
      changed++;
      expect(view(state, 2)).toEqual(before);
      expect(game.audit.inventory(state)).toEqual(game.audit.inventory(table.state));
      const [a, b, c] = Array.from(state.stacks.subarray(0, 3), colourOf);
      expect(mayHold(state.possible, 0, a!, b!, c!)).toBe(true);
      expect(Array.from(state.stacks.subarray(6, 9))).toEqual([8, 14, 32]);
    }
    expect(changed).toBeGreaterThan(150);
  });
});
