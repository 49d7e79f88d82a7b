import { describe, expect, it } from 'vitest';
import { facts } from '../facts.ts';
import { trump } from '../game.ts';
import { handOf, pileSize } from '../state/state.ts';
import {
  ACCEPT,
  ANY_40,
  afterPlay,
  asked,
  beforePlay,
  CASINO,
  CONVENTION,
  cash,
  cashOf,
  counter,
  DONE,
  deal,
  ended,
  FORCE_SALE,
  face,
  HOTEL,
  INVESTOR_50,
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
  type Scene,
  scene,
  share,
  T,
  TAX,
  THREE,
  turnEnd,
  willPlay,
} from '../testScene.ts';

const dealing = (rest: Scene = {}) => scene({ part: 2, ...rest });
const card = (number: number) => ({ type: 'play', card: number }) as const;

describe('D-6.1 a turn in Part 2', () => {
  it('has no board and no drawing', () => {
    const state = dealing({ pile: [TAX] });
    expect(refusal(state, 0, { type: 'roll' })).toBe('wrong-answer');
    play(state, 0, PASS);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
    expect([pileSize(state), state.handSize[1]]).toEqual([1, 0]);
  });

  it('is one of a card, a deal, or a pass', () => {
    const state = dealing({ hands: [[ANY_40]], owned: [[HOTEL]] });
    expect(refusal(state, 0, card(ANY_40))).toBeUndefined();
    expect(refusal(state, 0, offer(1, cash(0, 10)))).toBeUndefined();
    expect(refusal(state, 0, PASS)).toBeUndefined();
    play(state, 0, card(ANY_40));
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('keeps the other cards working: a Force Sale, five rolls', () => {
    const state = dealing({
      hands: [[FORCE_SALE], [INVESTOR_50], [TAX]],
      owned: [[], [], [HOTEL]],
    });
    play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
    openSale(state, [10, 20, 30, 0]);
    play(state, 0, PASS);
    play(state, 1, { type: 'raise', cash: 0, cards: [INVESTOR_50] });
    play(state, 2, PASS);
    play(state, 0, PASS);
    expect(owners(state)[HOTEL]).toBe(1);
    expect(cashOf(state)).toEqual([400, 380, 470, 400]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
    const rolling = dealing({ hands: [[30], [TAX]] });
    play(rolling, 0, card(30), face(1), face(1), face(1), face(1), T);
    play(rolling, 0, { type: 'take', seat: 1 }, 0);
    expect(handOf(rolling, 0)).toEqual([TAX]);
  });
});

describe('D-6.2 offers and their answers', () => {
  const three = () => dealing({ hands: [[profit(HOTEL)]], owned: [[], [HOTEL], [CASINO]] });

  it('goes to one other player, who accepts', () => {
    const state = three();
    play(state, 0, offer(1, named(0, profit(HOTEL)), cash(1, 40)));
    expect(asked(state)).toEqual({ kind: 'answer', seats: [1] });
    play(state, 1, ACCEPT);
    expect(cashOf(state)).toEqual([440, 360, 400, 400]);
    expect(handOf(state, 1)).toEqual([profit(HOTEL)]);
  });

  it('or rejects, which ends the turn', () => {
    const state = three();
    play(state, 0, offer(1, cash(0, 40)));
    play(state, 1, REJECT);
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('or answers with a counter-offer, three a turn at most, alternating', () => {
    const state = three();
    play(state, 0, offer(1, cash(0, 10)));
    play(state, 1, counter(cash(0, 20)));
    expect(asked(state)).toEqual({ kind: 'answer', seats: [0] });
    play(state, 0, counter(cash(0, 30)));
    expect(asked(state)).toEqual({ kind: 'answer', seats: [1] });
    play(state, 1, counter(cash(0, 40)));
    expect(asked(state)).toEqual({ kind: 'answer', seats: [0] });
    expect(refusal(state, 0, counter(cash(0, 50)))).toBe('no-counters-left');
    expect(listed(state, 0)).toEqual([REJECT, ACCEPT]);
    play(state, 0, ACCEPT);
    expect(cashOf(state)).toEqual([360, 440, 400, 400]);
    expect(state.contractsMade).toBe(1);
  });

  it('ends the turn of the player on turn when a counter-offer is rejected', () => {
    const state = three();
    play(state, 0, offer(2, cash(0, 10)));
    play(state, 2, counter(cash(0, 20)));
    play(state, 0, REJECT);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('counts the counter-offers of each turn anew', () => {
    const state = three();
    play(state, 0, offer(1, cash(0, 10)));
    play(state, 1, counter(cash(0, 20)));
    play(state, 0, REJECT);
    play(state, 1, offer(0, cash(1, 10)));
    expect(state.offer?.counters).toBe(0);
  });

  it('is for another seat at the table', () => {
    const state = three();
    expect(refusal(state, 0, offer(0, cash(0, 10)))).toBe('not-yourself');
    expect(refusal(scene({ part: 2, seats: 3 }), 0, offer(3, cash(0, 10)))).toBe('no-such-seat');
    expect(refusal(state, 1, offer(0, cash(1, 10)))).toBe('not-asked');
  });

  it('lets each player open only so many deals, counter-offers apart', () => {
    const state = dealing({ options: { deals: 1 } });
    play(state, 0, offer(1, cash(0, 10)));
    play(state, 1, counter(cash(0, 20)));
    play(state, 0, REJECT);
    expect(trump.moves(state, 1, [])).toBe(-1);
    for (const seat of [1, 2, 3]) play(state, seat, PASS);
    expect(refusal(state, 0, offer(1, cash(0, 10)))).toBe('no-deals-left');
    expect(listed(state, 0)).toEqual([PASS]);
  });
});

describe('D-6.3 the related card', () => {
  it('may be a card got in the deal', () => {
    const state = dealing({ hands: [[ANY_40], [profit(HOTEL)]], owned: [[HOTEL]] });
    deal(state, 1, named(1, profit(HOTEL)), cash(0, 40));
    expect(asked(state)).toEqual({ kind: 'related', seats: [0] });
    expect(listed(state, 0)).toEqual([DONE, card(profit(HOTEL))]);
    expect(refusal(state, 0, card(ANY_40))).toBe('not-related');
    play(state, 0, card(profit(HOTEL)));
    expect(state.cash[0]).toBe(400 - 40 + 60);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('may be a random card that came', () => {
    const state = dealing({ hands: [[], [profit(HOTEL)]], owned: [[HOTEL]] });
    play(state, 0, offer(1, random(1, 1), cash(0, 10)));
    play(state, 1, ACCEPT, 0);
    expect(listed(state, 0)).toEqual([DONE, card(profit(HOTEL))]);
  });

  it('may be one whose condition a property got in the deal meets', () => {
    const state = dealing({
      hands: [[profit(CASINO), pair(HOTEL), pair(CONVENTION), ANY_40, THREE, profit(HOTEL), TAX]],
      owned: [[HOTEL, OFFICE], [CASINO]],
    });
    deal(state, 1, property(1, CASINO), cash(0, 40));
    expect(listed(state, 0)).toEqual([
      DONE,
      card(profit(CASINO)),
      card(pair(HOTEL)),
      card(ANY_40),
      card(THREE),
    ]);
    expect(refusal(state, 0, card(profit(HOTEL)))).toBe('not-related');
    expect(refusal(state, 0, card(pair(CONVENTION)))).toBe('not-related');
    expect(refusal(state, 0, { type: 'play', card: TAX, seat: 1 })).toBe('not-related');
  });

  it('is one card at most, and may be left', () => {
    const state = dealing({ hands: [[ANY_40, profit(CASINO)]], owned: [[], [CASINO]] });
    deal(state, 1, property(1, CASINO));
    play(state, 0, DONE);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
    expect(refusal(state, 0, card(ANY_40))).toBe('not-asked');
  });

  it('is for the player on turn, whoever made the accepted version', () => {
    const state = dealing({ hands: [[profit(CASINO)]], owned: [[], [CASINO]] });
    play(state, 0, offer(1, property(1, CASINO)));
    play(state, 1, counter(property(1, CASINO), cash(0, 100)));
    play(state, 0, ACCEPT);
    expect(asked(state)).toEqual({ kind: 'related', seats: [0] });
  });

  it('may be a card that the deal names, whoever gives it and whenever', () => {
    const hands = [[TAX, TAX, ANY_40], [profit(CASINO)]];
    const owned = [[HOTEL], [CASINO]];
    const taxes = [1].map((seat) => ({ type: 'play', card: TAX, seat }));
    for (const clause of [
      named(0, TAX),
      named(0, TAX, turnEnd(0, 2)),
      named(1, TAX, turnEnd(1, 2)),
      cash(0, 10, afterPlay(0, TAX)),
      cash(1, 10, beforePlay(0, TAX)),
      willPlay(0, TAX, 2),
    ]) {
      const state = dealing({
        hands: clause.type === 'give' && clause.from === 1 ? [hands[0]!, [TAX]] : hands,
        owned,
      });
      deal(state, 1, clause, cash(1, 20));
      expect(facts(state)).toMatchObject({ related: { cards: [TAX], properties: [] } });
      expect(listed(state, 0)).toEqual([DONE, ...taxes]);
      expect(refusal(state, 0, card(ANY_40))).toBe('not-related');
    }
  });

  it('may be what the deal promised to play in this very turn, and then it must be', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    deal(state, 1, cash(1, 30), willPlay(0, profit(HOTEL), 0), share(0, 50, profit(HOTEL)));
    expect(listed(state, 0)).toEqual([card(profit(HOTEL))]);
    expect(refusal(state, 0, DONE)).toBe('promise-play');
    play(state, 0, card(profit(HOTEL)));
    expect(cashOf(state)).toEqual([460, 400, 400, 400]);
    expect(state.contracts).toEqual([]);
  });

  it('is asked for whenever a card is named or something came, playable or not, and not otherwise', () => {
    const state = dealing({ hands: [[], [TAX]] });
    deal(state, 1, named(1, TAX), cash(0, 10));
    expect(asked(state)).toEqual({ kind: 'related', seats: [0] });
    const sold = dealing({ hands: [[TAX]] });
    deal(sold, 1, named(0, TAX), cash(1, 10));
    expect(asked(sold)).toEqual({ kind: 'related', seats: [0] });
    expect(listed(sold, 0)).toEqual([DONE]);
    const paid = dealing({ hands: [[TAX]], owned: [[HOTEL]] });
    deal(paid, 1, property(0, HOTEL), cash(1, 10));
    expect(asked(paid)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('counts each number once, drawn cards among them, and shows others only that there are any', () => {
    const state = dealing({ hands: [[TAX], [TAX, TAX]], owned: [[], [HOTEL]] });
    play(state, 0, offer(1, random(1, 2), named(0, TAX)));
    play(state, 1, ACCEPT, 0, 0);
    expect(facts(state)).toMatchObject({ related: { cards: [TAX], properties: [] } });
    expect(trump.view(state, 1).related?.cards).toEqual([TAX]);
    expect(trump.view(state, 2).related?.cards).toEqual([null]);
    const two = dealing({ hands: [[TAX], [ANY_40, THREE]], owned: [[], [HOTEL]] });
    play(two, 0, offer(1, random(1, 2), named(0, TAX)));
    play(two, 1, ACCEPT, 0, 0);
    expect(facts(two)).toMatchObject({ related: { cards: [ANY_40, THREE, TAX] } });
    expect(trump.view(two, 2).related?.cards).toEqual([null]);
  });

  it('does not count what comes later', () => {
    const state = dealing({ hands: [[ANY_40]], owned: [[], [CASINO]] });
    deal(state, 1, property(1, CASINO, turnEnd(1, 1)), cash(0, 10));
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
  });

  it('does not count what came by an earlier deal at the end of a turn', () => {
    const state = dealing({ hands: [[], [TAX, ANY_40]], owned: [[HOTEL], [CASINO]] });
    ended(state, 1, named(1, TAX, turnEnd(0, 0)), cash(0, 10));
    expect(handOf(state, 0)).toEqual([TAX]);
    for (const seat of [1, 2, 3]) play(state, seat, PASS);
    deal(state, 1, named(1, ANY_40));
    expect(listed(state, 0)).toEqual([DONE, card(ANY_40)]);
  });
});

describe('D-6.4 the end of the game', () => {
  it('comes when all have passed in a row', () => {
    const state = dealing({ hands: [[ANY_40]] });
    for (const seat of [0, 1, 2]) play(state, seat, PASS);
    expect(trump.outcome(state)).toBeUndefined();
    play(state, 3, PASS);
    expect(asked(state)).toEqual({ kind: 'over', seats: [] });
    expect(trump.outcome(state)?.places).toEqual([1, 1, 1, 1]);
  });

  it('does not come while somebody plays or deals in between', () => {
    const state = dealing({ hands: [[], [], [ANY_40]], owned: [[], [], [HOTEL]] });
    play(state, 0, PASS);
    play(state, 1, PASS);
    play(state, 2, card(ANY_40));
    play(state, 3, PASS);
    play(state, 0, PASS);
    play(state, 1, offer(2, cash(1, 10)));
    play(state, 2, REJECT);
    for (const seat of [2, 3, 0]) play(state, seat, PASS);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [1] });
    play(state, 1, PASS);
    expect(asked(state).kind).toBe('over');
  });

  it('waits for promises that have a date; passing goes on until then', () => {
    const state = dealing({ owned: [[], [CASINO]] });
    deal(state, 1, property(1, CASINO), property(0, CASINO, turnEnd(0, 2)));
    play(state, 0, DONE);
    for (const seat of [1, 2, 3, 0, 1, 2, 3]) play(state, seat, PASS);
    expect(asked(state)).toEqual({ kind: 'turn', seats: [0] });
    expect(owners(state)[CASINO]).toBe(0);
    play(state, 0, PASS);
    expect(owners(state)[CASINO]).toBe(1);
    expect(asked(state).kind).toBe('over');
  });

  it('waits for a promise to play, too', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    ended(state, 1, willPlay(0, profit(HOTEL), 2), cash(1, 10));
    for (const seat of [1, 2, 3, 0, 1, 2, 3]) play(state, seat, PASS);
    expect(refusal(state, 0, PASS)).toBe('promise-play');
    play(state, 0, card(profit(HOTEL)));
    expect(state.cash[0]).toBe(470);
  });

  it('does not wait for what hangs on a card nobody plays', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[HOTEL]] });
    ended(state, 1, cash(0, 30, afterPlay(0, profit(HOTEL))), cash(1, 10));
    for (const seat of [1, 2, 3]) play(state, seat, PASS);
    play(state, 0, PASS);
    expect(asked(state).kind).toBe('over');
    expect(state.contracts).toEqual([]);
    expect(state.ended.at(-1)?.how).toBe('game-over');
  });
});
