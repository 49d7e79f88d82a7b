/** The five deals of the rulebook, played through with its sums. */

import { describe, expect, it } from 'vitest';
import { handOf } from '../state/state.ts';
import {
  ACCEPT,
  afterPlay,
  asked,
  CASINO,
  CONVENTION,
  CRUISE,
  cash,
  cashOf,
  counter,
  DONE,
  deal,
  eventsOf,
  FORCE_SALE,
  HOTEL,
  ISLAND,
  listed,
  named,
  OFFICE,
  offer,
  openSale,
  owners,
  PASS,
  pair,
  play,
  profit,
  property,
  REJECT,
  random,
  refusal,
  SPORTS,
  scene,
  TAX,
  THREE,
  turnEnd,
  willPlay,
} from '../testScene.ts';

const [YOU, DONNA, MIKE, JEFF] = [0, 1, 2, 3] as const;
const card = (number: number) => ({ type: 'play', card: number }) as const;

describe('D-7.1 deal #1: a card is sold', () => {
  const situation = () => scene({ part: 2, hands: [[profit(HOTEL)]], owned: [[], [HOTEL]] });

  it('brings you 40, and the turn is over; Donna plays the card for 60', () => {
    const state = situation();
    deal(state, DONNA, named(YOU, profit(HOTEL)), cash(DONNA, 40));
    expect(cashOf(state)).toEqual([440, 360, 400, 400]);
    // Asked for a related card (D-6.3), and there is none left to play.
    expect(listed(state, YOU)).toEqual([DONE]);
    play(state, YOU, DONE);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [DONNA] });
    play(state, DONNA, card(profit(HOTEL)));
    expect(state.cash[DONNA]).toBe(420);
  });

  it('or you buy the Hotel and play the card yourself', () => {
    const state = situation();
    deal(state, DONNA, property(DONNA, HOTEL), cash(YOU, 100));
    play(state, YOU, card(profit(HOTEL)));
    expect(cashOf(state)).toEqual([360, 500, 400, 400]);
  });
});

describe('D-7.1 deal #2: the Casino on a temporary basis', () => {
  it('brings you 70 and Jeff 50, and Jeff keeps his property', () => {
    const CARD = pair(HOTEL);
    const state = scene({
      part: 2,
      hands: [[CARD]],
      owned: [[HOTEL], [], [], [CASINO]],
      boxes: { [CASINO]: 90 },
    });
    // 30 more than the property is worth: Jeff says no, and the turn is over.
    play(state, YOU, offer(JEFF, property(JEFF, CASINO), cash(YOU, 120)));
    play(state, JEFF, REJECT);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [DONNA] });
    play(state, DONNA, PASS);
    play(state, MIKE, PASS);
    play(
      state,
      JEFF,
      offer(
        YOU,
        property(JEFF, CASINO),
        cash(YOU, 10),
        cash(YOU, 50, afterPlay(YOU, CARD)),
        property(YOU, CASINO, turnEnd(YOU, 1)),
        cash(JEFF, 10, turnEnd(YOU, 1)),
      ),
    );
    play(state, YOU, ACCEPT);
    expect(cashOf(state)).toEqual([390, 400, 400, 410]);
    play(state, JEFF, DONE);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [YOU] });
    play(state, YOU, card(CARD));
    expect(cashOf(state)).toEqual([470, 400, 400, 450]);
    expect(owners(state)[CASINO]).toBe(JEFF);
    expect(state.box[CASINO]).toBe(90);
    expect(state.contracts).toEqual([]);
  });
});

describe('D-7.1, D-6.2 deal #3: two cards at random, with a counter-offer', () => {
  it('costs you 30 and brings the Convention Center card and a Tax worth 60', () => {
    const CARD = profit(CONVENTION);
    const state = scene({
      part: 2,
      turn: JEFF,
      hands: [[], [], [], [CARD, TAX, FORCE_SALE]],
      owned: [[CONVENTION], [], [HOTEL, CASINO, OFFICE]],
    });
    play(state, JEFF, offer(YOU, named(JEFF, CARD), cash(YOU, 30)));
    play(state, YOU, REJECT);
    for (const seat of [YOU, DONNA, MIKE]) play(state, seat, PASS);
    play(state, JEFF, offer(YOU, random(JEFF, 2), cash(YOU, 40)));
    play(state, YOU, counter(random(JEFF, 2), cash(YOU, 30)));
    // Chance: the first of three cards, then the first of the two left.
    play(state, JEFF, ACCEPT, 0, 0);
    expect(cashOf(state)).toEqual([370, 400, 400, 430]);
    expect(handOf(state, YOU)).toEqual([CARD, TAX]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [YOU] });
    play(state, YOU, { type: 'play', card: TAX, seat: MIKE });
    expect(cashOf(state)).toEqual([430, 400, 340, 430]);
    for (const seat of [DONNA, MIKE, JEFF]) play(state, seat, PASS);
    play(state, YOU, card(CARD));
    expect(state.cash[YOU]).toBe(470);
  });
});

describe('D-7.1, D-6.2 deal #4: the Cruise Line until the end of your next turn', () => {
  const CARD = pair(CRUISE);
  const agreed = () => {
    const state = scene({ part: 2, hands: [[CARD]], owned: [[ISLAND], [], [], [CRUISE]] });
    const loan = [property(JEFF, CRUISE), cash(YOU, 10), cash(YOU, 60, afterPlay(YOU, CARD))];
    // The return hangs on the card, and nobody said when it would be played.
    play(
      state,
      YOU,
      offer(
        JEFF,
        ...loan,
        property(YOU, CRUISE, afterPlay(YOU, CARD)),
        cash(JEFF, 10, afterPlay(YOU, CARD)),
      ),
    );
    // Jeff wants a date.
    play(
      state,
      JEFF,
      counter(...loan, property(YOU, CRUISE, turnEnd(YOU, 1)), cash(JEFF, 10, turnEnd(YOU, 1))),
    );
    play(state, YOU, ACCEPT);
    return state;
  };

  it('pays Jeff 60 out of 100 when you play the card, and he has the Cruise Line back in time', () => {
    const state = agreed();
    expect(asked(state)).toEqual({ kind: 'related', seats: [YOU] });
    play(state, YOU, DONE);
    for (const seat of [DONNA, MIKE, JEFF]) play(state, seat, PASS);
    play(state, YOU, card(CARD));
    expect(cashOf(state)).toEqual([440, 400, 400, 460]);
    expect(owners(state)[CRUISE]).toBe(JEFF);
  });

  it('lets you play the card at once, since it is related', () => {
    const state = agreed();
    play(state, YOU, card(CARD));
    expect(cashOf(state)).toEqual([430, 400, 400, 470]);
    expect(owners(state)[CRUISE]).toBe(YOU);
    for (const seat of [DONNA, MIKE, JEFF, YOU]) play(state, seat, PASS);
    expect(cashOf(state)).toEqual([440, 400, 400, 460]);
    expect(owners(state)[CRUISE]).toBe(JEFF);
  });

  it('brings the property back even if you never play it', () => {
    const state = agreed();
    play(state, YOU, DONE);
    for (const seat of [DONNA, MIKE, JEFF, YOU]) play(state, seat, PASS);
    expect(owners(state)[CRUISE]).toBe(JEFF);
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
  });
});

describe('D-7.3 deal #5: what fate takes is gone', () => {
  const SPORTS_CARD = profit(SPORTS);
  const agreed = () => {
    const state = scene({
      part: 2,
      hands: [[SPORTS_CARD, THREE], [], [FORCE_SALE]],
      owned: [[HOTEL, CASINO], [SPORTS]],
    });
    deal(
      state,
      DONNA,
      property(DONNA, SPORTS),
      willPlay(YOU, SPORTS_CARD, 0),
      cash(YOU, 20, afterPlay(YOU, SPORTS_CARD)),
      willPlay(YOU, THREE, 1),
      cash(YOU, 70, afterPlay(YOU, THREE)),
      property(YOU, SPORTS, afterPlay(YOU, THREE)),
    );
    return state;
  };

  it('pays Donna 20 of the first 30, as promised for this very turn', () => {
    const state = agreed();
    expect(refusal(state, YOU, DONE)).toBe('promise-play');
    expect(refusal(state, YOU, card(THREE))).toBe('promise-play');
    play(state, YOU, card(SPORTS_CARD));
    expect(cashOf(state)).toEqual([410, 420, 400, 400]);
  });

  it('pays her 70 of 160 and returns the Sports Complex if all goes well', () => {
    const state = agreed();
    play(state, YOU, card(SPORTS_CARD));
    for (const seat of [DONNA, MIKE, JEFF]) play(state, seat, PASS);
    expect(refusal(state, YOU, PASS)).toBe('promise-play');
    play(state, YOU, card(THREE));
    expect(cashOf(state)).toEqual([500, 490, 400, 400]);
    expect(owners(state)[SPORTS]).toBe(DONNA);
  });

  it('loses the Sports Complex for both when Mike forces its sale', () => {
    const state = agreed();
    play(state, YOU, card(SPORTS_CARD));
    play(state, DONNA, PASS);
    play(state, MIKE, { type: 'play', card: FORCE_SALE, property: SPORTS });
    const sale = openSale(state, [0, 0, 0, 80]);
    expect(owners(state)[SPORTS]).toBe(JEFF);
    expect(eventsOf(sale, 'lapsed')).toMatchObject([
      { contract: 1, why: 'sold', clause: { what: { type: 'property', property: SPORTS } } },
    ]);
    play(state, JEFF, PASS);
    // With two properties left the second card cannot be played: nobody's fault.
    const turn = play(state, YOU, PASS);
    expect(eventsOf(turn, 'lapsed', DONNA)).toMatchObject([
      { why: 'not-playable', clause: { type: 'play', card: THREE } },
    ]);
    expect(cashOf(state)).toEqual([490, 420, 400, 320]);
  });
});
