/** The two bidding examples of the rulebook, played through with its sums. */

import { describe, expect, it } from 'vitest';
import {
  ANY_40,
  cashOf,
  eventsOf,
  HOTEL,
  INVESTOR_50,
  knockOut,
  openSale,
  OUT,
  PASS,
  play,
  raise,
  refusal,
  scene,
} from './testScene.ts';
import { view } from './view.ts';

const [YOU, DONNA, MIKE, JEFF] = [0, 1, 2, 3];

describe('D-5.6, D-5.7 the first bidding example: the Hotel', () => {
  it('goes to the Broker for 100 after knocking out the leader', () => {
    const state = scene({ hands: [[OUT], [ANY_40], [ANY_40], [ANY_40]], pawns: [2, 0, 0, 0] });
    play(state, YOU, { type: 'roll' }, 0);
    play(state, YOU, { type: 'putUp', property: HOTEL });
    openSale(state, [100, 70, 120, 10]);
    expect(view(state, YOU).sale?.leader).toBe(MIKE);
    play(state, YOU, knockOut(MIKE));
    expect(view(state, YOU).sale?.leader).toBe(YOU);
    play(state, DONNA, PASS);
    play(state, MIKE, PASS);
    const emissions = play(state, JEFF, PASS);
    expect(eventsOf(emissions, 'sold')).toEqual([
      { type: 'sold', property: HOTEL, to: YOU, price: 100, paid: 'bank' },
    ]);
    expect(eventsOf(emissions, 'boxShown')).toMatchObject([{ amount: 50 }]);
    expect(cashOf(state)).toEqual([300, 400, 400, 400]);
  });
});

describe('D-5.3 to D-5.7 the second bidding example: the Convention Center', () => {
  it('goes to Mike for 100 in the end', () => {
    const CENTER = 2;
    const state = scene({
      turn: DONNA,
      hands: [[], [], [INVESTOR_50, OUT], [OUT]],
      pawns: [0, 2, 0, 0],
      boxes: { [CENTER]: 130 },
    });
    play(state, DONNA, { type: 'roll' }, 0);
    play(state, DONNA, { type: 'putUp', property: CENTER });
    openSale(state, [10, 60, 50, 60]);
    expect(view(state, YOU).sale?.leader).toBe(DONNA);
    play(state, DONNA, PASS);
    expect(refusal(state, MIKE, raise(20))).toBe('cash-needs-investor');
    play(state, MIKE, raise(0, INVESTOR_50));
    expect(state.bids[MIKE]).toBe(100);
    play(state, JEFF, raise(50));
    expect(state.bids[JEFF]).toBe(110);
    play(state, YOU, PASS);
    play(state, DONNA, raise(60));
    expect(state.bids[DONNA]).toBe(120);
    play(state, MIKE, PASS);
    play(state, JEFF, knockOut(DONNA));
    expect(view(state, YOU).sale?.leader).toBe(JEFF);
    play(state, YOU, PASS);
    play(state, DONNA, PASS);
    play(state, MIKE, knockOut(JEFF));
    expect(view(state, YOU).sale?.leader).toBe(MIKE);
    play(state, JEFF, PASS);
    play(state, YOU, PASS);
    // Donna, knocked out, is asked once more (D-5.6).
    const emissions = play(state, DONNA, PASS);
    expect(eventsOf(emissions, 'sold')).toEqual([
      { type: 'sold', property: CENTER, to: MIKE, price: 100, paid: 'bank' },
    ]);
    expect(eventsOf(emissions, 'boxShown')).toMatchObject([{ amount: 130 }]);
    expect(cashOf(state)).toEqual([400, 400, 350, 400]);
  });
});
