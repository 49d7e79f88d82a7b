import { fastRng, type Seat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { plant } from './audit.ts';
import type { Clause } from '../facts/clauses.ts';
import { choosable } from './deal/schedule.ts';
import { clone, type State } from './state/state.ts';
import {
  ANY_40,
  ANY_50,
  BACK,
  cash,
  deal,
  ended,
  HOTEL,
  named,
  OFFICE,
  OUT,
  profit,
  ROLL_FIVE,
  scene,
  TAX,
  turnEnd,
  willPlay,
} from './testScene.ts';
import { view } from './view.ts';
import { worlds } from './worlds.ts';

const choice = (from: Seat): Clause => ({
  type: 'give',
  from,
  what: { type: 'choice', by: 'taker' },
  when: { type: 'now' },
});

const handShown = (seat: Seat): Clause => ({ type: 'show', seat, card: null });

const WORLDS = 100;

/** Every world of a seat looks to it as the truth does, and lets it choose the same cards. */
function expectLikeness(state: State, seat: Seat): void {
  const seen = view(state, seat);
  const sample = worlds(JSON.parse(JSON.stringify(seen)));
  for (let seed = 0; seed < WORLDS; seed++) {
    const world = sample(fastRng(seed));
    expect(view(world, seat)).toEqual(seen);
    expect(choosable(world)).toEqual(choosable(state));
  }
}

/** Seat 1 has promised cards to seat 2; now seat 0 chooses one of its cards. */
function chosenFrom(hand: readonly number[], ...promises: Clause[]): State {
  const state = scene({
    part: 2,
    seats: 3,
    turn: 1,
    hands: [[], hand, [ANY_50]],
    owned: [[], [HOTEL], [OFFICE]],
  });
  ended(state, 2, ...promises);
  ended(state, 0, cash(2, 10));
  deal(state, 1, cash(0, 10), choice(1));
  return state;
}

describe('D-7.7 whoever chooses from a hand sees all that no clause names', () => {
  it('so that a card that is not there to choose is the one promised to somebody else', () => {
    const state = chosenFrom([ROLL_FIVE, BACK], named(1, BACK, turnEnd(1, 2)));
    expect(view(state, 0).choosing!.cards).toEqual([ROLL_FIVE]);
    expectLikeness(state, 0);
  });

  it('so that several promised ones are named each in a clause that can name it', () => {
    const state = chosenFrom(
      [profit(HOTEL), ANY_40, ANY_40, TAX, OUT, BACK],
      named(1, OUT, turnEnd(1, 3)),
      named(1, ANY_40, turnEnd(1, 2)),
      { type: 'play', seat: 1, card: TAX, turn: 2, target: 2 },
      willPlay(1, profit(HOTEL), 1),
    );
    expect(view(state, 0).choosing!.cards).toEqual([BACK]);
    expectLikeness(state, 0);
  });

  it('so that nothing hidden changes there for the sake of a secret', () => {
    const state = chosenFrom([ROLL_FIVE, TAX], named(1, TAX, turnEnd(1, 2)));
    const seen = view(state, 0);
    for (let seed = 0; seed < WORLDS; seed++) {
      const planted = clone(state);
      plant(planted, 0, fastRng(seed));
      expect(view(planted, 0)).toEqual(seen);
    }
  });

  it('and to everybody else there is at least one such card', () => {
    const state = chosenFrom([ROLL_FIVE, BACK], named(1, BACK, turnEnd(1, 2)));
    const sample = worlds(view(state, 'public'));
    for (let seed = 0; seed < WORLDS; seed++) {
      const world = sample(fastRng(seed));
      expect(choosable(world).length).toBeLessThanOrEqual(2);
      expect(choosable(world).length).toBeGreaterThan(0);
    }
  });
});

describe('D-8.3 copies of a card that are seen together', () => {
  it('are remembered one by one when a hand is shown', () => {
    const state = scene({ part: 2, seats: 3, hands: [[], [OUT, OUT, OUT, BACK]] });
    ended(state, 1, cash(0, 10), handShown(1));
    expect(view(state, 0).known.map(({ card }) => card)).toEqual([OUT, OUT, OUT, BACK]);
  });

  it('are remembered one by one when a card is chosen from a hand', () => {
    const state = scene({ part: 2, seats: 3, hands: [[], [OUT, OUT, BACK]] });
    deal(state, 1, cash(0, 10), choice(1));
    expectLikeness(state, 0);
  });

  it('take the place of notes that may be about them, and of no others', () => {
    const state = scene({ part: 2, seats: 3, hands: [[], [OUT, OUT]] });
    ended(state, 1, cash(0, 10), { type: 'show', seat: 1, card: OUT });
    ended(state, 0, cash(1, 10), handShown(1));
    expect(view(state, 0).known.map(({ card }) => card)).toEqual([OUT, OUT]);
  });
});
