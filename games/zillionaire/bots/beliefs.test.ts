import { fastRng } from '@parlor/kit';
import { zillionaire } from '../rules/index.ts';
import { HAND_ROW, LEFT_OUT, type Rank, type State, ZILLIONAIRE } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { Beliefs } from './beliefs.ts';
import { LearnedPolicy } from './learnedPolicy.ts';
import { Replay } from './replay.ts';
import { thisGame } from './search.ts';
import { byHeuristic } from './heuristicPolicy.ts';
import { WEIGHTS } from './weights.ts';

const policy = new LearnedPolicy(WEIGHTS);
const SETTLING = 200;
const STIRRING = 12;
const WORLDS = 60;
const POSITIONS = 10;

/** A match of casual players, stopped after so many moves. */
function playedFor(moves: number, seed: number): State {
  const rng = fastRng(seed);
  const state = zillionaire.setup({ seats: 4, options: { games: 4 } }, rng);
  for (let n = 0; n < moves; n++) {
    zillionaire.apply(state, state.turn, byHeuristic(state, state.turn, rng), rng);
  }
  return state;
}

/** Rows of counts for a table of four where one seat holds `cards`. */
function handsWith(seat: number, cards: readonly Rank[]): Uint8Array {
  const hands = new Uint8Array(4 * HAND_ROW);
  for (const rank of cards) hands[seat * HAND_ROW + rank]! += 1;
  return hands;
}

describe('beliefs', () => {
  it('are worlds that fit the view, whatever changed places', () => {
    for (const moves of [40, 90, 140, 190]) {
      const state = playedFor(moves, 3);
      if (state.over) continue;
      const view = thisGame(zillionaire.view(state, state.turn));
      const beliefs = new Beliefs(view, policy, fastRng(1));
      beliefs.step(400);
      const { world } = beliefs;
      expect(zillionaire.view(world, state.turn)).toEqual(view);
      const cards = new Uint8Array(HAND_ROW);
      for (let card = 0; card < LEFT_OUT; card++) cards[world.leftOut[card]!]! += 1;
      world.hands.forEach((count, i) => (cards[i % HAND_ROW]! += count));
      const truly = new Uint8Array(HAND_ROW);
      for (let card = 0; card < LEFT_OUT; card++) truly[state.leftOut[card]!]! += 1;
      state.hands.forEach((count, i) => (truly[i % HAND_ROW]! += count));
      expect(cards).toEqual(truly);
      expect(zillionaire.decode(zillionaire.encode(world))).toEqual(world);
    }
  });

  it('say that who lets a low single card go by holds few of those', () => {
    const rng = fastRng(2);
    const state = zillionaire.setup({ seats: 4, options: { games: 1 } }, rng);
    const leader = state.turn;
    const second = state.next[leader]!;
    const loose = [2, 3, 4, 6, 7, 8, 8, 8, 9, 10, 11, 12, 12, 13, 13];
    const pairs = [2, 2, 3, 3, 4, 4, 6, 6, 7, 7, 8, 8, 8, 13, 13];
    const lowest = Array.from(state.hands.subarray(leader * HAND_ROW)).findIndex((n) => n > 0);
    const lead = zillionaire.parseMove({ type: 'play', rank: lowest, count: 1 })!;
    zillionaire.apply(state, leader, lead, rng);
    zillionaire.apply(state, second, zillionaire.parseMove({ type: 'pass' })!, rng);
    const replay = new Replay(state, policy);
    const withPairs = replay.likelihood(second, handsWith(second, pairs));
    expect(withPairs).toBeGreaterThan(replay.likelihood(second, handsWith(second, loose)));
  });

  it('come nearer to the truth than blind deals', () => {
    let blindError = 0;
    let error = 0;
    for (let seed = 0; seed < POSITIONS; seed++) {
      const state = playedFor(40 + seed, seed);
      const view = thisGame(zillionaire.view(state, state.turn));
      const rng = fastRng(seed);
      const blind = zillionaire.worlds(view);
      const beliefs = new Beliefs(view, policy, rng);
      beliefs.step(SETTLING);
      const sums = new Float64Array(state.hands.length);
      const blindSums = new Float64Array(state.hands.length);
      for (let n = 0; n < WORLDS; n++) {
        beliefs.step(STIRRING);
        const dealt = blind(rng);
        for (let i = 0; i < sums.length; i++) {
          sums[i]! += beliefs.world.hands[i]! / WORLDS;
          blindSums[i]! += dealt.hands[i]! / WORLDS;
        }
      }
      for (let i = 0; i < sums.length; i++) {
        error += (sums[i]! - state.hands[i]!) ** 2;
        blindError += (blindSums[i]! - state.hands[i]!) ** 2;
      }
    }
    expect(error).toBeLessThan(0.95 * blindError);
  });

  it('never take from a partner what was given, nor give what the exchange rules out', () => {
    const state = playedFor(75, 8);
    const row = (state.game - 2) * state.seats;
    expect(state.game).toBeGreaterThan(1);
    const rich = state.finished[row]!;
    const view = thisGame(zillionaire.view(state, rich));
    const highest = Math.min(...view.exchange!.got);
    const beliefs = new Beliefs(view, policy, fastRng(1));
    for (let n = 0; n < 50; n++) {
      beliefs.step(STIRRING);
      for (let rank = highest + 1; rank <= ZILLIONAIRE; rank++) {
        expect(beliefs.world.hands[view.exchange!.with * HAND_ROW + rank]).toBe(0);
      }
    }
  });
});
