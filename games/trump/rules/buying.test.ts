import { eventsFor } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';
import { addCard, handOf, pileSize } from './state/state.ts';
import {
  AIRLINE,
  ANY_40,
  asked,
  CASINO,
  CONVENTION,
  CRUISE,
  cashOf,
  eventsOf,
  FORCE_SALE,
  face,
  HOTEL,
  ISLAND,
  listed,
  OFFICE,
  openSale,
  owners,
  play,
  profit,
  refusal,
  ROLL_FIVE,
  SPORTS,
  scene,
  T,
  TAX,
} from './testScene.ts';
import { view } from './view.ts';

const ROLL = { type: 'roll' } as const;
const NO_OPENINGS = [0, 0, 0, 0];

describe('D-3.1 a turn begins with a draw, then a roll or a card', () => {
  it('draws for the next player when a turn ends', () => {
    const state = scene({ pile: [TAX, ANY_40], pawns: [0, 0, 0, 0] });
    const emissions = play(state, 0, ROLL, face(1));
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
    expect(handOf(state, 1)).toEqual([TAX]);
    expect(eventsOf(emissions, 'drew', 1)).toEqual([{ type: 'drew', seat: 1, card: TAX }]);
    expect(eventsOf(emissions, 'drew', 2)).toEqual([{ type: 'drew', seat: 1, card: null }]);
  });

  it('lets a player play one card instead of rolling, and the turn is over', () => {
    const state = scene({ hands: [[ANY_40, profit(HOTEL)]], owned: [[HOTEL]] });
    play(state, 0, { type: 'play', card: ANY_40 });
    expect(Array.from(state.pawns)).toEqual([0, 0, 0, 0]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('has no passing and no deals in Part 1', () => {
    const state = scene({});
    expect(refusal(state, 0, { type: 'pass' })).toBe('wrong-answer');
    expect(refusal(state, 0, { type: 'offer', to: 1, clauses: [] })).toBe('wrong-answer');
  });
});

describe('D-3.2 a T takes a card and rolls again', () => {
  it('takes a random card from the opponent chosen, as often as T comes', () => {
    const state = scene({ hands: [[], [TAX], [ANY_40, ROLL_FIVE], []], pile: [FORCE_SALE] });
    play(state, 0, ROLL, T);
    expect(asked(state)).toEqual({ kind: 'take', seats: [0] });
    play(state, 0, { type: 'take', seat: 2 }, 1, T);
    expect(handOf(state, 0)).toEqual([ROLL_FIVE]);
    play(state, 0, { type: 'take', seat: 1 }, 0, face(1));
    expect(handOf(state, 0)).toEqual([TAX, ROLL_FIVE]);
    expect(state.pawns[0]).toBe(1);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('offers only opponents with cards', () => {
    const state = scene({ hands: [[TAX], [TAX], [], [ANY_40]] });
    play(state, 0, ROLL, T);
    expect(listed(state, 0)).toEqual([
      { type: 'take', seat: 1 },
      { type: 'take', seat: 3 },
    ]);
    expect(refusal(state, 0, { type: 'take', seat: 2 })).toBe('no-cards-there');
    expect(refusal(state, 0, { type: 'take', seat: 0 })).toBe('not-yourself');
  });

  it('just rolls again when nobody else has cards', () => {
    const state = scene({ hands: [[TAX]] });
    play(state, 0, ROLL, T, T, face(4));
    expect(state.pawns[0]).toBe(4);
  });
});

describe('D-3.3 moving', () => {
  it('moves clockwise by the number and round the board', () => {
    const state = scene({ pawns: [21, 0, 0, 0] });
    play(state, 0, ROLL, face(4));
    expect(state.pawns[0]).toBe(1);
    expect(state.box[HOTEL]).toBe(60);
  });

  it('does nothing on START for passing it', () => {
    const state = scene({ pawns: [21, 0, 0, 0], hands: [[], [TAX], [TAX], [TAX]] });
    play(state, 0, ROLL, face(4));
    expect(state.handSize[0]).toBe(0);
  });
});

describe('D-3.4 START', () => {
  it('takes one random card from each opponent with cards, clockwise', () => {
    const state = scene({
      turn: 2,
      pawns: [0, 0, 23, 0],
      hands: [[TAX], [], [], [ANY_40, ROLL_FIVE]],
      pile: [FORCE_SALE],
    });
    const emissions = play(state, 2, ROLL, face(1), 1, 0);
    expect(handOf(state, 2)).toEqual([TAX, ROLL_FIVE]);
    expect(eventsOf(emissions, 'took').map(({ from }) => from)).toEqual([3, 0]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [3] });
  });
});

describe("D-3.5 a property's space", () => {
  it.each([[[]], [[HOTEL]]])('puts 10 from the bank into the box, owned or not', (owned) => {
    const state = scene({ owned: [[], owned] });
    play(state, 0, ROLL, face(1));
    expect(state.box[HOTEL]).toBe(60);
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });
});

describe('D-3.6 a money space', () => {
  const atMoney = () => scene({ owned: [[HOTEL]], pile: [TAX, ANY_40] });

  it('puts the amount into an unowned box of choice, then draws a card', () => {
    const state = atMoney();
    play(state, 0, ROLL, face(2));
    expect(asked(state)).toEqual({ kind: 'fill', seats: [0] });
    play(state, 0, { type: 'fill', property: CRUISE });
    expect(state.box[CRUISE]).toBe(70);
    expect(handOf(state, 0)).toEqual([TAX]);
    expect(handOf(state, 1)).toEqual([ANY_40]);
  });

  it('keeps to unowned boxes', () => {
    const state = atMoney();
    play(state, 0, ROLL, face(2));
    expect(listed(state, 0)).toHaveLength(7);
    expect(refusal(state, 0, { type: 'fill', property: HOTEL })).toBe('box-owned');
    expect(refusal(state, 0, { type: 'fill', property: 9 })).toBe('no-such-property');
  });
});

describe('D-3.7 FOR SALE', () => {
  it('on the unowned space puts up an unowned property', () => {
    const state = scene({ owned: [[HOTEL], [CASINO]] });
    play(state, 0, ROLL, face(3));
    expect(asked(state)).toEqual({ kind: 'put up', seats: [0] });
    expect(listed(state, 0)).toEqual(
      [2, 3, 4, 5, 6, 7].map((property) => ({ type: 'putUp', property })),
    );
    expect(refusal(state, 0, { type: 'putUp', property: HOTEL })).toBe('not-unowned');
    play(state, 0, { type: 'putUp', property: OFFICE });
    expect(state.broker).toBe(0);
    expect(asked(state)).toEqual({ kind: 'open', seats: [0, 1, 2, 3] });
  });

  it('on the other space puts up any, owned or not, one’s own or another’s', () => {
    const state = scene({ owned: [[HOTEL], [CASINO]], pawns: [7, 0, 0, 0] });
    play(state, 0, ROLL, face(1));
    expect(listed(state, 0)).toHaveLength(8);
    play(state, 0, { type: 'putUp', property: HOTEL });
    expect(state.lot).toBe(HOTEL);
  });
});

describe('D-3.8 the roll-again space', () => {
  it('pays 20 times the number', () => {
    const state = scene({ pawns: [4, 0, 0, 0] });
    play(state, 0, ROLL, face(1), face(3));
    expect(cashOf(state)).toEqual([460, 400, 400, 400]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('takes a card on a T and rolls again', () => {
    const state = scene({ pawns: [4, 0, 0, 0], hands: [[], [TAX]] });
    play(state, 0, ROLL, face(1), T);
    expect(asked(state)).toEqual({ kind: 'take', seats: [0] });
    play(state, 0, { type: 'take', seat: 1 }, 0, face(5));
    expect(state.cash[0]).toBe(500);
    expect(handOf(state, 0)).toEqual([TAX]);
    expect(state.pawns[0]).toBe(5);
  });
});

describe('D-3.9 the trade space', () => {
  const atTrade = (owned: readonly (readonly number[])[]) => {
    const state = scene({
      owned,
      pawns: [10, 0, 0, 0],
      boxes: { [HOTEL]: 80, [CASINO]: 120, [OFFICE]: 90 },
    });
    play(state, 0, ROLL, face(1));
    return state;
  };

  it('swaps boxes with their money; the other cannot refuse', () => {
    const state = atTrade([[HOTEL], [CASINO]]);
    play(state, 0, { type: 'trade', give: HOTEL, take: CASINO });
    expect(owners(state).slice(0, 2)).toEqual([1, 0]);
    expect([state.box[HOTEL], state.box[CASINO]]).toEqual([80, 120]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('takes an unowned property and leaves one’s own unowned on its space', () => {
    const state = atTrade([[HOTEL], [CASINO]]);
    play(state, 0, { type: 'trade', give: HOTEL, take: OFFICE });
    expect(owners(state).slice(0, 4)).toEqual([null, 1, null, 0]);
    expect([state.box[HOTEL], state.box[OFFICE]]).toEqual([80, 90]);
  });

  it('may be left alone', () => {
    const state = atTrade([[HOTEL], [CASINO]]);
    play(state, 0, { type: 'keep' });
    expect(owners(state).slice(0, 2)).toEqual([0, 1]);
  });

  it('gives one’s own for what is not one’s own', () => {
    const state = atTrade([[HOTEL, OFFICE], [CASINO]]);
    expect(listed(state, 0)).toHaveLength(1 + 2 * 6);
    expect(refusal(state, 0, { type: 'trade', give: CASINO, take: HOTEL })).toBe('not-yours');
    expect(refusal(state, 0, { type: 'trade', give: HOTEL, take: OFFICE })).toBe('already-yours');
  });

  it('passes over whoever owns nothing', () => {
    expect(asked(atTrade([[], [CASINO]]))).toEqual({ kind: 'turn', seats: [1] });
  });
});

describe('D-3.10 Part 1 ends when all properties are owned', () => {
  it('begins Part 2 with the player to the left', () => {
    const state = scene({
      turn: 1,
      pawns: [0, 2, 0, 0],
      owned: [[HOTEL, CASINO], [CONVENTION, OFFICE], [SPORTS, AIRLINE], [CRUISE]],
    });
    const before = pileSize(state);
    play(state, 1, ROLL, face(1));
    play(state, 1, { type: 'putUp', property: ISLAND });
    openSale(state, [0, 0, 30, 0]);
    expect(state.part).toBe(2);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [2] });
    expect(pileSize(state)).toBe(before);
  });

  it('goes on while one is unowned', () => {
    const state = scene({
      pawns: [2, 0, 0, 0],
      owned: [[HOTEL, CASINO, CONVENTION, OFFICE, SPORTS, AIRLINE]],
    });
    play(state, 0, ROLL, face(1));
    play(state, 0, { type: 'putUp', property: ISLAND });
    openSale(state, [0, 0, 30, 0]);
    expect(state.part).toBe(1);
  });
});

describe('D-3.11 the draw pile runs out', () => {
  const lastCard = () =>
    scene({
      turn: 1,
      pile: [],
      owned: [[HOTEL, CASINO], [CONVENTION], [SPORTS], [AIRLINE, CRUISE]],
    });

  it('lets the player who drew the last card finish the turn, then sell what is left, one at a time', () => {
    const state = lastCard();
    play(state, 1, ROLL, face(1));
    expect(state.box[HOTEL]).toBe(60);
    expect(asked(state)).toEqual({ kind: 'put up', seats: [1] });
    expect(listed(state, 1)).toEqual([
      { type: 'putUp', property: OFFICE },
      { type: 'putUp', property: ISLAND },
    ]);
    play(state, 1, { type: 'putUp', property: ISLAND });
    openSale(state, [0, 0, 0, 40]);
    expect(listed(state, 1)).toEqual([{ type: 'putUp', property: OFFICE }]);
    expect(refusal(state, 1, { type: 'putUp', property: ISLAND })).toBe('already-put-up');
    play(state, 1, { type: 'putUp', property: OFFICE });
    openSale(state, [10, 0, 0, 0]);
    expect(state.part).toBe(2);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [2] });
  });

  it('puts up once more what nobody opened for, after the others, again as the Broker chooses', () => {
    const state = lastCard();
    play(state, 1, ROLL, face(1));
    expect(facts(state)).toMatchObject({ closing: [OFFICE, ISLAND], again: [], closingRound: 1 });
    play(state, 1, { type: 'putUp', property: ISLAND });
    expect(facts(state)).toMatchObject({ closing: [OFFICE], again: [], closingRound: 1 });
    const unsold = openSale(state, NO_OPENINGS);
    expect(eventsOf(unsold, 'unsold')).toEqual([{ type: 'unsold', property: ISLAND, again: true }]);
    expect(facts(state)).toMatchObject({ closing: [OFFICE], again: [ISLAND], closingRound: 1 });
    expect(listed(state, 1)).toEqual([{ type: 'putUp', property: OFFICE }]);
    play(state, 1, { type: 'putUp', property: OFFICE });
    openSale(state, NO_OPENINGS);
    expect(facts(state)).toMatchObject({ closing: [OFFICE, ISLAND], again: [], closingRound: 2 });
    expect(listed(state, 1)).toEqual([
      { type: 'putUp', property: OFFICE },
      { type: 'putUp', property: ISLAND },
    ]);
    const once = play(state, 1, { type: 'putUp', property: ISLAND });
    expect(eventsOf(once, 'putUp')).toMatchObject([{ closing: true, again: true }]);
    openSale(state, [0, 0, 30, 0]);
    expect(owners(state)[ISLAND]).toBe(2);
    expect(listed(state, 1)).toEqual([{ type: 'putUp', property: OFFICE }]);
    play(state, 1, { type: 'putUp', property: OFFICE });
    const gone = openSale(state, NO_OPENINGS);
    expect(eventsOf(gone, 'unsold')).toEqual([{ type: 'unsold', property: OFFICE, again: false }]);
    expect(facts(state)).toMatchObject({ part: 2, closing: [], again: [], closingRound: 0 });
    expect(asked(state)).toEqual({ kind: 'turn', seats: [2] });
  });

  it('has no second round when everything was sold, or where only the second was refused', () => {
    const state = lastCard();
    play(state, 1, ROLL, face(1));
    for (const property of [ISLAND, OFFICE]) {
      play(state, 1, { type: 'putUp', property });
      openSale(state, property === ISLAND ? NO_OPENINGS : [10, 0, 0, 0]);
    }
    expect(facts(state)).toMatchObject({ closing: [ISLAND], closingRound: 2 });
    play(state, 1, { type: 'putUp', property: ISLAND });
    openSale(state, NO_OPENINGS);
    expect(state.part).toBe(2);
  });

  it('leaves unowned what nobody opens for again; a Force Sale can put it up in Part 2 (D-4.3)', () => {
    const state = lastCard();
    addCard(state, 2, FORCE_SALE);
    play(state, 1, ROLL, face(1));
    play(state, 1, { type: 'putUp', property: ISLAND });
    openSale(state, NO_OPENINGS);
    // Each comes up once only in a round.
    expect(listed(state, 1)).toEqual([{ type: 'putUp', property: OFFICE }]);
    expect(refusal(state, 1, { type: 'putUp', property: ISLAND })).toBe('already-put-up');
    for (const property of [OFFICE, ISLAND, OFFICE]) {
      play(state, 1, { type: 'putUp', property });
      openSale(state, NO_OPENINGS);
    }
    expect(state.part).toBe(2);
    expect(owners(state)).toEqual([0, 0, 1, null, 2, 3, 3, null]);
    expect(refusal(state, 2, { type: 'play', card: FORCE_SALE, property: HOTEL })).toBeUndefined();
    const bank = state.bank;
    play(state, 2, { type: 'play', card: FORCE_SALE, property: ISLAND });
    openSale(state, [20, 0, 0, 0]);
    expect([owners(state)[ISLAND], state.bank - bank]).toEqual([0, 20]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [3] });
  });

  it('runs out on a money space too: the card is drawn, then the sales begin', () => {
    const state = scene({ pile: [TAX], owned: [[HOTEL]] });
    play(state, 0, ROLL, face(2));
    play(state, 0, { type: 'fill', property: CASINO });
    expect(handOf(state, 0)).toEqual([TAX]);
    expect(asked(state)).toEqual({ kind: 'put up', seats: [0] });
    expect(listed(state, 0)).toHaveLength(7);
  });

  it('has nothing to draw on a money space when the turn’s own card was the last', () => {
    const state = scene({ pile: [], owned: [[HOTEL]] });
    play(state, 0, ROLL, face(2));
    play(state, 0, { type: 'fill', property: CASINO });
    expect(state.handSize[0]).toBe(0);
    expect(asked(state)).toEqual({ kind: 'put up', seats: [0] });
  });

  it('runs out in the middle of a sale on the same turn: that sale first, then the rest', () => {
    const state = scene({
      pile: [],
      owned: [
        [HOTEL, CASINO, CONVENTION, OFFICE],
        [SPORTS, AIRLINE],
      ],
    });
    play(state, 0, ROLL, face(3));
    play(state, 0, { type: 'putUp', property: CRUISE });
    openSale(state, [0, 10, 0, 0]);
    expect(owners(state)[CRUISE]).toBe(1);
    expect(listed(state, 0)).toEqual([{ type: 'putUp', property: ISLAND }]);
  });

  it('needs no more sales when the last turn sold the last property', () => {
    const state = scene({
      pile: [],
      owned: [
        [HOTEL, CASINO, CONVENTION, OFFICE],
        [SPORTS, AIRLINE, CRUISE],
      ],
    });
    play(state, 0, ROLL, face(3));
    play(state, 0, { type: 'putUp', property: ISLAND });
    openSale(state, [0, 10, 0, 0]);
    expect(state.part).toBe(2);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('puts a property that came back to the board by a trade up as well', () => {
    const state = scene({
      pile: [],
      owned: [
        [HOTEL, CASINO, CONVENTION, OFFICE],
        [SPORTS, AIRLINE, CRUISE],
      ],
      pawns: [10, 0, 0, 0],
    });
    play(state, 0, ROLL, face(1));
    play(state, 0, { type: 'trade', give: HOTEL, take: ISLAND });
    expect(listed(state, 0)).toEqual([{ type: 'putUp', property: HOTEL }]);
  });
});

describe('D-3.12 discards and hand sizes', () => {
  it('lets everybody see a played card and every hand’s size', () => {
    const state = scene({ hands: [[ANY_40, TAX], [TAX]], owned: [[HOTEL]], pile: [ROLL_FIVE] });
    const emissions = play(state, 0, { type: 'play', card: ANY_40 });
    expect(eventsFor(emissions, 3)[0]).toEqual({
      type: 'played',
      seat: 0,
      card: ANY_40,
      target: null,
      property: null,
    });
    const seen = view(state, 3);
    expect(seen.discards.at(-1)).toBe(ANY_40);
    expect(seen.handSizes).toEqual([1, 2, 0, 0]);
    expect(seen.pileSize).toBe(0);
  });
});
