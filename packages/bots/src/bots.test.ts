import { fastRng, firstSeat, type Outcome, type Rng, seatsOf } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Bazaar, bazaar } from '../../../docs/template-game/rules/index.ts';
import type { Bot } from './bot.ts';
import { randomBot } from './randomBot.ts';
import { rolloutBot } from './rolloutBot.ts';

const table = { seats: 3, options: bazaar.presets.standard };
const BOTS: readonly Bot[] = [randomBot, rolloutBot(30)];

/** Every position of one match of random players. */
function positions(seed: number): Bazaar['State'][] {
  const rng = fastRng(seed);
  const state = bazaar.setup(table, rng);
  const seen = [bazaar.clone(state)];
  for (; bazaar.toAct(state) !== 0; seen.push(bazaar.clone(state))) {
    const seat = firstSeat(bazaar.toAct(state));
    bazaar.apply(state, seat, bazaar.sample(state, seat, rng), rng);
  }
  return seen.slice(0, -1);
}

describe.each(BOTS)('$name', (bot) => {
  it('always answers legally, knowing only its view', () => {
    for (const state of positions(5)) {
      for (const seat of seatsOf(bazaar.toAct(state))) {
        const view = JSON.parse(JSON.stringify(bazaar.view(state, seat))) as Bazaar['View'];
        const move = bot.choose(bazaar, view, seat, fastRng(9));
        expect(bazaar.check(state, seat, move)).toBeUndefined();
      }
    }
  });

  it('answers the same with the same seed, and leaves the view as it was', () => {
    for (const state of positions(6)) {
      const seat = firstSeat(bazaar.toAct(state));
      const view = bazaar.view(state, seat);
      const before = JSON.stringify(view);
      const move = bot.choose(bazaar, view, seat, fastRng(4));
      expect(bot.choose(bazaar, view, seat, fastRng(4))).toEqual(move);
      expect(JSON.stringify(view)).toBe(before);
    }
  });
});

describe('randomBot', () => {
  it('does anything that is legal sooner or later', () => {
    const state = positions(5).find(
      (at) => bazaar.decision(at, firstSeat(bazaar.toAct(at))).kind === 'sell',
    )!;
    const seat = firstSeat(bazaar.toAct(state));
    const legal: Bazaar['Move'][] = [];
    const count = bazaar.moves(state, seat, legal);
    const view = bazaar.view(state, seat);
    const rng = fastRng(1);
    const chosen = new Set<Bazaar['Move']>();
    for (let i = 0; i < 40 * count; i++) chosen.add(randomBot.choose(bazaar, view, seat, rng));
    expect(count).toBeGreaterThan(2);
    expect(chosen).toEqual(new Set(legal.slice(0, count)));
  });
});

describe('rolloutBot', () => {
  function play(seats: readonly Bot[], rng: Rng): Outcome {
    const state = bazaar.setup(table, rng);
    while (bazaar.toAct(state) !== 0) {
      const seat = firstSeat(bazaar.toAct(state));
      const move = seats[seat]!.choose(bazaar, bazaar.view(state, seat), seat, rng);
      bazaar.apply(state, seat, move, rng);
    }
    return bazaar.outcome(state)!;
  }

  it('beats random players clearly more often than luck would', () => {
    const matches = 60;
    let wins = 0;
    for (let match = 0; match < matches; match++) {
      const own = match % table.seats;
      const seats = [0, 1, 2].map((seat) => (seat === own ? rolloutBot(60) : randomBot));
      if (play(seats, fastRng(match, 77)).places[own] === 1) wins++;
    }
    // By luck a third; the seeds are fixed, so this is the same number every time.
    expect(wins / matches).toBeGreaterThan(0.55);
  });

  it('answers even when it may not try anything', () => {
    const state = positions(5)[0]!;
    const move = rolloutBot(0).choose(bazaar, bazaar.view(state, 0), 0, fastRng(1));
    expect(bazaar.check(state, 0, move)).toBeUndefined();
  });
});
