import { describe, expect, it } from 'vitest';
import { check } from '../../rules/check.ts';
import { decode, encode } from '../../rules/codec.ts';
import { trump } from '../../rules/game.ts';
import { cardCode } from '../names.ts';
import { parseMove } from '../parseMove.ts';
import type { State } from '../../rules/state/state.ts';
import {
  ACCEPT,
  AIRLINE,
  ANY_40,
  cash,
  cashOf,
  CONVENTION,
  counter,
  deal,
  ended,
  eventsOf,
  FORCE_SALE,
  HOTEL,
  listed,
  named,
  offer,
  PASS,
  play,
  profit,
  property,
  refusal,
  REJECT,
  type Scene,
  scene,
  share,
  TAX,
  THREE,
  turnEnd,
  willPlay,
} from '../../rules/testScene.ts';

const dealing = (rest: Scene = {}): State => scene({ part: 2, ...rest });
const pass = (state: State, ...seats: number[]) => seats.flatMap((seat) => play(state, seat, PASS));

describe('D-7.5 naming cards', () => {
  it('is for one’s own cards, or "if you have it"', () => {
    const state = dealing({ hands: [[TAX], [ANY_40]] });
    expect(refusal(state, 0, offer(1, named(0, ANY_40)))).toBe('card-not-held');
    expect(refusal(state, 0, offer(1, willPlay(0, ANY_40, 1)))).toBe('unsound-not-held');
    expect(refusal(state, 0, offer(1, named(0, ANY_40, turnEnd(0, 1))))).toBe('unsound-not-held');
    // Held or not, asking is the same to the one who asks.
    expect(refusal(state, 0, offer(1, named(1, ANY_40)))).toBeUndefined();
    expect(refusal(state, 0, offer(1, named(1, FORCE_SALE)))).toBeUndefined();
    expect(refusal(state, 0, offer(1, willPlay(1, FORCE_SALE, 1)))).toBeUndefined();
  });

  it('cannot be accepted by who has it not, and only that player is told', () => {
    const state = dealing({ hands: [[TAX], [ANY_40]] });
    play(state, 0, offer(1, named(1, FORCE_SALE), cash(0, 50)));
    expect(listed.bind(null, state, 1)).toThrow('wide');
    expect(check(state, 1, ACCEPT)).toEqual({
      code: 'card-not-held',
      params: { card: cardCode(state.rules.components, FORCE_SALE) },
    });
    expect(refusal(state, 0, ACCEPT)).toBe('not-asked');
    expect(refusal(state, 2, ACCEPT)).toBe('not-asked');
    play(state, 1, REJECT);
  });

  it('cannot be accepted against an earlier promise', () => {
    const state = dealing({ hands: [[], [TAX]] });
    ended(state, 1, named(1, TAX, turnEnd(1, 5)));
    pass(state, 1);
    play(state, 2, offer(1, named(1, TAX)));
    expect(refusal(state, 1, ACCEPT)).toBe('promise-card');
    expect(refusal(state, 1, counter(named(1, TAX)))).toBe('promise-card');
  });

  it('shows the names to the two parties and hides them from the table', () => {
    const state = dealing({ hands: [[TAX, ANY_40], [profit(HOTEL)]], owned: [[HOTEL]] });
    const terms = [
      named(0, TAX),
      named(1, profit(HOTEL), turnEnd(1, 2)),
      share(0, 50, ANY_40),
      willPlay(0, ANY_40, 3),
    ];
    const move = offer(1, ...terms);
    expect(trump.notate(state, 0, move, 2)).toBe(
      'offer s1: s0 gives card ? now; s1 gives card ? at end of s1 turn 2; s0 gives share 50% after s0 plays ?; s0 plays ? by turn 3',
    );
    expect(trump.notate(state, 0, move, 1)).toContain('s0 gives card 28 now');
    const emissions = play(state, 0, move);
    expect(eventsOf(emissions, 'offered', 1)[0]?.clauses).toEqual(terms);
    for (const viewer of [2, 3, 'public'] as const) {
      expect(JSON.stringify(eventsOf(emissions, 'offered', viewer))).not.toMatch(/"card":\d/);
      expect(JSON.stringify(trump.view(state, viewer).offer)).not.toMatch(/"card":\d/);
    }
    const agreed = play(state, 1, ACCEPT);
    expect(eventsOf(agreed, 'gave', 2)[0]?.gift).toEqual({ type: 'card', card: null });
    expect(eventsOf(agreed, 'gave', 1)[0]?.gift).toEqual({ type: 'card', card: TAX });
    expect(JSON.stringify(trump.view(state, 2).contracts)).not.toMatch(/"card":\d/);
    expect(JSON.stringify(trump.view(state, 0).contracts)).toMatch(/"card":24/);
  });

  it('tells the other party what the offerer holds, also if nothing comes of it', () => {
    const state = dealing({ hands: [[TAX, ANY_40]] });
    play(state, 0, offer(1, named(0, TAX), cash(1, 50)));
    play(state, 1, REJECT);
    expect(trump.view(state, 1).known).toEqual([{ card: TAX, seats: [0], seenIn: 0 }]);
    expect(trump.view(state, 2).known).toEqual([]);
  });
});

describe('D-7.6 talk beside the contract', () => {
  it('is no move: nothing said binds', () => {
    expect(parseMove({ type: 'say', text: 'I will never tax you' })).toBeUndefined();
    const state = dealing({ hands: [[TAX]], owned: [[], [HOTEL]] });
    expect(refusal(state, 0, { type: 'play', card: TAX, seat: 1 })).toBeUndefined();
  });
});

describe('contracts as part of the state', () => {
  it('survive encoding', () => {
    const state = dealing({
      hands: [[TAX, ANY_40], [AIRLINE]],
      owned: [[HOTEL], [CONVENTION]],
      cash: [0],
    });
    ended(
      state,
      1,
      property(0, HOTEL, turnEnd(2, 4)),
      share(0, 40, ANY_40),
      cash(0, 30, turnEnd(0, 0)),
      willPlay(0, TAX, 3),
    );
    const copy = decode(JSON.parse(JSON.stringify(encode(state))));
    expect(encode(copy)).toEqual(encode(state));
    expect(copy.debts).toEqual([{ from: 0, to: 1, amount: 30 }]);
    expect(copy.contracts).toEqual(state.contracts);
    expect(refusal(copy, 1, offer(0, property(0, HOTEL)))).toBe('promise-property');
  });

  it('happen in the order of contract and clause', () => {
    const state = dealing({ cash: [100, 0, 0, 0], hands: [[THREE]] });
    deal(state, 1, cash(0, 60, turnEnd(0, 1)));
    pass(state, 1, 2, 3);
    deal(state, 2, cash(0, 30, turnEnd(0, 0)), cash(2, 50, turnEnd(0, 0)));
    // First contract 1: 60 to seat 1; then 30 to seat 2, who owes 50 and pays 30 of it back at once.
    expect(cashOf(state)).toEqual([40, 60, 0, 0]);
    expect(state.debts).toEqual([{ from: 2, to: 0, amount: 20 }]);
  });
});
