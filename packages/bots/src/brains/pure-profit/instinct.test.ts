import { fastRng } from '@parlor/kit';
import type { Move } from '@parlor/pure-profit';
import type { State } from '@parlor/pure-profit/state';
import { describe, expect, it } from 'vitest';
import { finish } from '../../course.ts';
import { candidates } from './candidates.ts';
import { courses } from './course.ts';
import { feelings, isFelt } from './instinct.ts';
import { game } from './moves.ts';
import { policy } from './policy.ts';

/** What is felt in a match played by habit: by which seat, about which moves. */
function* positions(seats: number, seed: number): Generator<{ state: State; moves: Move[] }> {
  const rng = fastRng(seed);
  const state = game.setup({ seats, options: game.presets.standard }, rng);
  while (game.toAct(state) !== 0) {
    if (isFelt(state)) {
      const listed: Move[] = [];
      const count = candidates(state, state.turn, rng, listed);
      yield { state, moves: listed.slice(0, count) };
    }
    game.apply(state, state.turn, policy(state, state.turn, rng), rng);
  }
}

describe('instinct', () => {
  it('feels a chance for every move, whatever others hide', () => {
    let looked = 0;
    for (const seats of game.seatCounts) {
      for (const { state, moves } of positions(seats, seats)) {
        const felt = feelings(state, state.turn, moves);
        for (const chance of felt) {
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThan(1);
        }
        const twin = game.clone(state);
        if (!game.audit.plant(twin, state.turn, fastRng(looked))) continue;
        expect(feelings(twin, state.turn, moves)).toEqual(felt);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(300);
  });

  it('knows who is about to win', () => {
    let [winner, others, games] = [0, 0, 0];
    for (let seed = 0; seed < 12; seed++) {
      const last = new Map<number, number>();
      let end: State | undefined;
      for (const { state, moves } of positions(4, 200 + seed)) {
        last.set(state.turn, Math.max(...feelings(state, state.turn, moves)));
        end = state;
      }
      const won = game.outcome(end!)!.places.indexOf(1);
      winner += last.get(won)!;
      for (const [seat, chance] of last) if (seat !== won) others += chance / 3;
      games++;
    }
    expect(winner / games).toBeGreaterThan(1.5 * (others / games));
  });
});

describe('what was learned', () => {
  it.each(courses)('$data can be learned again, the same from the same games', ({ learn }) => {
    const few = 4;
    const text = finish(learn(few));
    expect(finish(learn(few))).toBe(text);
    expect(text).not.toMatch(/NaN|undefined/);
    expect(text.split('\n').length).toBeLessThan(400);
  });
});
