import { fastRng, firstSeat, type Rng, type Seat } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import { randomPosition } from '../lab/contracts/storm.ts';
import type { State } from '../rules/state/state.ts';
import { describe, expect, it } from 'vitest';
import { answer, judge } from './answers.ts';
import { Guesses, type Manners } from './bargain.ts';
import { MANNERS } from './levels.ts';
import { ACCEPT } from './lines.ts';
import { policy } from './policy.ts';
import { position } from './position.ts';

const VICTIM: Seat = 1;
const STEPS = 400;

/** Everybody goes on by rule of thumb, keeping no more than what was promised. */
function finalMoney(from: State, seat: Seat): number {
  const state = trump.clone(from);
  for (let at = 0; trump.toAct(state) !== 0 && at < STEPS; at++) {
    const asked = firstSeat(trump.toAct(state));
    trump.apply(state, asked, policy(state, asked, fastRng(at)), fastRng(at));
  }
  return trump.outcome(state)!.scores[seat]!;
}

/** Profit cards of fixed pay, properties and cash: nothing is left to chance. */
function certainPosition(rng: Rng): State {
  const cards = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]);
  const hands = [0, 1, 2].map(() => cards.splice(0, rng.below(6)));
  const owned: number[][] = [[], [], []];
  for (let property = 0; property < 8; property++) owned[rng.below(3)]!.push(property);
  return position({ hands, owned, cash: [0, 1, 2].map(() => 10 * rng.below(50)) });
}

/** The position after the offer, and after the bot's answer to it; the thief takes every counter-offer. */
function answered(state: State, offer: Move, manners: Manners, rng: Rng): State | undefined {
  const after = trump.clone(state);
  trump.apply(after, 0, offer, rng);
  const worlds = trump.worlds(trump.view(after, VICTIM));
  const { move } = answer(new Guesses(worlds, VICTIM, rng, 2), manners);
  expect(trump.check(after, VICTIM, move)).toBeUndefined();
  if (move.type === 'reject') return undefined;
  trump.apply(after, VICTIM, move, rng);
  if (move.type === 'counter') {
    if (trump.check(after, 0, ACCEPT) !== undefined) return undefined;
    trump.apply(after, 0, ACCEPT, rng);
  }
  return after;
}

/** Of many offers the one that the bot takes and has least of in the end. */
function worstTaken(state: State, manners: Manners, rng: Rng, tries: number): State | undefined {
  let worst: State | undefined;
  let least = Infinity;
  for (let index = 0; index < tries; index++) {
    const offer = trump.sample(state, 0, rng);
    if (offer.type !== 'offer' || offer.to !== VICTIM) continue;
    const after = answered(state, offer, manners, rng);
    if (!after) continue;
    const money = finalMoney(after, VICTIM);
    if (money < least) [worst, least] = [after, money];
  }
  return worst;
}

describe('no money pump', () => {
  for (const level of ['casual', 'expert'] as const) {
    it(`${level}: the worst of all offers it takes do not drain it`, () => {
      const rng = fastRng(3);
      let [attacks, gained, worst] = [0, 0, 0];
      for (let index = 0; index < 24; index++) {
        let state = certainPosition(rng);
        const before = finalMoney(state, VICTIM);
        for (let attack = 0; attack < 3; attack++) {
          const after = worstTaken(state, MANNERS[level], rng, 40);
          if (!after) break;
          attacks++;
          state = after;
          // Back to the thief's turn, if there is one.
          for (let at = 0; at < STEPS && trump.toAct(state) !== 0; at++) {
            if (state.turn === 0 && trump.decision(state, 0).kind === 'turn') break;
            const asked = firstSeat(trump.toAct(state));
            trump.apply(state, asked, policy(state, asked, rng), rng);
          }
          if (trump.toAct(state) === 0) break;
        }
        const gain = finalMoney(state, VICTIM) - before;
        gained += gain;
        worst = Math.min(worst, gain);
      }
      expect(attacks).toBeGreaterThan(15);
      expect(gained).toBeGreaterThan(0);
      expect(worst).toBe(0);
    });
  }

  it('never takes an offer that it does not think good, out of very many', () => {
    const rng = fastRng(11);
    let [thrown, taken] = [0, 0];
    while (thrown < 1200) {
      const state = randomPosition(rng);
      for (let tries = 0; tries < 30; tries++) {
        const from = state.turn;
        const offer = trump.sample(state, from, rng);
        if (offer.type !== 'offer') continue;
        thrown++;
        const trial = trump.clone(state);
        trump.apply(trial, from, offer, rng);
        const guesses = new Guesses(trump.worlds(trump.view(trial, offer.to)), offer.to, rng, 1);
        const { move } = answer(guesses, MANNERS.expert);
        expect(trump.check(trial, offer.to, move)).toBeUndefined();
        if (move.type !== 'accept') continue;
        taken++;
        expect(judge(guesses, MANNERS.expert).mine).toBeGreaterThanOrEqual(MANNERS.expert.least);
      }
    }
    expect(taken).toBeGreaterThan(5);
  });
});
