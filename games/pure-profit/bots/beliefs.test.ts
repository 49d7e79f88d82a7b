import { fastRng, type Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { GOAL, ROW, type State } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { believedWorlds } from './beliefs.ts';
import { game } from './moves.ts';
import { policy } from './policy.ts';

const WORLDS = 150;

/** A match played by heuristics for so many moves. */
function played(seed: number, moves: number): State {
  const rng = fastRng(seed);
  const state = game.setup({ seats: 4, options: game.presets.standard }, rng);
  for (let move = 0; move < moves && game.toAct(state) !== 0; move++) {
    game.apply(state, state.turn, policy(state, state.turn, rng), rng);
  }
  return state;
}

/** In which share of the worlds `seat` holds each card. */
function heldBy(view: View, seat: Seat, worlds = believedWorlds(view)): number[] {
  const held = new Array<number>(ROW).fill(0);
  for (let world = 0; world < WORLDS; world++) {
    const { hands } = worlds(fastRng(world));
    for (let card = 1; card < ROW; card++) if (hands[seat * ROW + card]! > 0) held[card]! += 1;
  }
  return held.map((times) => times / WORLDS);
}

/** The view with another last turn of `seat`. */
const after = (view: View, seat: Seat, last: View['players'][number]['last']): View => ({
  ...view,
  players: view.players.map((player, place) => (place === seat ? { ...player, last } : player)),
});

describe('beliefs', () => {
  const state = played(4, 40);
  const viewer = state.turn;
  const view = game.view(state, viewer);
  const rival = (viewer + 1) % 4;
  const top = state.tops[rival]!;

  it('a player who could have banked the next step would have', () => {
    const banked = heldBy(
      after(view, rival, { deed: 'banked', card: view.players[rival]!.bank.at(-1)! }),
      rival,
    );
    const discarded = heldBy(after(view, rival, { deed: 'discarded', card: 1 }), rival);
    expect(discarded[top + 1]!).toBeLessThan(0.7 * banked[top + 1]!);
  });

  it('a player who let a step go holds more of the other steps, or another like it', () => {
    const steps = (held: readonly number[]) =>
      held.slice(top + 2, GOAL + 1).reduce((sum, share) => sum + share, 0);
    const step = heldBy(after(view, rival, { deed: 'discarded', card: 9 }), rival);
    const passed = heldBy(after(view, rival, { deed: 'bankrupt', card: null }), rival);
    expect(steps(step)).toBeGreaterThan(steps(passed));
  });

  it('are nearer to the truth than chance', () => {
    let [believed, dealt, looked] = [0, 0, 0];
    for (let seed = 0; seed < 12; seed++) {
      const position = played(100 + seed, 60 + seed);
      if (game.toAct(position) === 0) continue;
      const seen = game.view(position, position.turn);
      const seat = (position.turn + 1) % 4;
      const [guess, chance] = [heldBy(seen, seat), heldBy(seen, seat, game.worlds(seen))];
      for (let card = 1; card <= GOAL; card++) {
        const truth = position.hands[seat * ROW + card]! > 0 ? 1 : 0;
        believed += (guess[card]! - truth) ** 2;
        dealt += (chance[card]! - truth) ** 2;
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(80);
    expect(believed).toBeLessThan(0.95 * dealt);
  });

  it('cards that everybody knows stay, and no others gather around them', () => {
    const twin = played(9, 61);
    const seen = game.view(twin, twin.turn);
    for (const [seat, { known }] of seen.players.entries()) {
      if (seat === twin.turn) continue;
      const held = heldBy(seen, seat);
      for (const card of known) expect(held[card]).toBe(1);
    }
  });
});
