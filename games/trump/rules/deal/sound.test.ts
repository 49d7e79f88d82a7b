import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import type { State } from '../state/state.ts';
import {
  ACCEPT,
  afterPlay,
  ANY_40,
  ANY_50,
  CASINO,
  CRUISE,
  cash,
  cashOf,
  deal,
  ended,
  FORCE_SALE,
  HOTEL,
  listed,
  named,
  offer,
  PASS,
  pair,
  play,
  profit,
  property,
  type Scene,
  scene,
  share,
  TAX,
  turnEnd,
  willPlay,
} from '../testScene.ts';
import type { Clause, Give, Until } from '../../facts/clauses.ts';
import { risksOf } from './risks.ts';

const dealing = (rest: Scene = {}): State => scene({ part: 2, ...rest });
const card = (number: number) => ({ type: 'play', card: number }) as const;
const pass = (state: State, ...seats: number[]) => seats.flatMap((seat) => play(state, seat, PASS));

/** Why seat 0 cannot offer this to seat 1. */
const why = (state: State, ...clauses: Clause[]) => check(state, 0, offer(1, ...clauses));
const unsound = (code: string, line: number) => ({ code: `unsound-${code}`, params: { line } });

const abstain = (seat: number, target: number, until: Until | null = null): Clause => ({
  type: 'abstain',
  seat,
  act: { type: 'tax', seat: target },
  until,
});
const option = (seat: number, until: Until | null, ...clauses: Clause[]): Clause => ({
  type: 'option',
  seat,
  clauses: clauses as Give[],
  until,
});
const otherwise = (from: number, clause: number, number: number): Clause =>
  property(from, number, { type: 'lapsed', clause });

describe('D-7.2 three swindles', () => {
  it('"300 now, and when I play this card this turn you get 360" binds', () => {
    const state = dealing({ hands: [[profit(CASINO)]], owned: [[CASINO]] });
    deal(
      state,
      1,
      cash(1, 300),
      willPlay(0, profit(CASINO), 0),
      cash(0, 360, afterPlay(0, profit(CASINO))),
    );
    expect(listed(state, 0)).toEqual([card(profit(CASINO))]);
    play(state, 0, card(profit(CASINO)));
    expect(cashOf(state)).toEqual([400, 460, 400, 400]);
  });

  it('a return tied to a card that cannot be played then is refused', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[], [CASINO], [HOTEL]] });
    const back = property(0, CASINO, afterPlay(0, profit(HOTEL)));
    expect(why(state, property(1, CASINO), back)).toEqual(unsound('never-played', 2));
    expect(why(state, property(1, CASINO), willPlay(0, profit(HOTEL), 1), back)).toEqual(
      unsound('not-playable', 2),
    );
  });

  it('two plays for one turn, of which only the second is paid for, are refused', () => {
    const state = dealing({ hands: [[profit(CASINO), ANY_40]], owned: [[CASINO], [HOTEL]] });
    const paid = [willPlay(0, profit(CASINO), 0), share(0, 90, profit(CASINO))];
    expect(why(state, cash(1, 50), willPlay(0, ANY_40, 0), ...paid)).toEqual(
      unsound('turn-taken', 3),
    );
    expect(why(state, cash(1, 50), willPlay(0, ANY_40, 1), ...paid)).toBeUndefined();
  });
});

describe('D-7.2 sound or refused', () => {
  it('wants a card that is there, or comes first under the same contract', () => {
    const state = dealing({ hands: [[TAX], [ANY_40]], owned: [[HOTEL], [CASINO]] });
    expect(why(state, willPlay(0, ANY_40, 1))).toEqual(unsound('not-held', 1));
    expect(why(state, willPlay(0, ANY_40, 2), named(1, ANY_40, turnEnd(0, 1)))).toBeUndefined();
    expect(why(state, willPlay(0, ANY_40, 1), named(1, ANY_40, turnEnd(0, 1)))).toEqual(
      unsound('not-playable', 1),
    );
  });

  it('gives a thing away once', () => {
    const state = dealing({ hands: [[TAX]], owned: [[HOTEL], [CASINO]] });
    expect(why(state, named(0, TAX, turnEnd(0, 1)), named(0, TAX, turnEnd(0, 2)))).toEqual(
      unsound('not-held', 2),
    );
    expect(why(state, named(0, TAX, turnEnd(0, 1)), willPlay(0, TAX, 2))).toEqual(
      unsound('turn-taken', 2),
    );
    expect(why(state, property(0, CASINO, turnEnd(0, 1)))).toEqual(unsound('not-owned', 1));
  });

  it('keeps what was promised before', () => {
    const state = dealing({ hands: [[ANY_40, ANY_50]], owned: [[HOTEL], [CASINO]] });
    ended(state, 2, willPlay(0, ANY_40, 1));
    pass(state, 1, 2, 3);
    expect(listed(state, 0)).toEqual([card(ANY_40)]);
    const late = dealing({ hands: [[ANY_40, ANY_50]], owned: [[HOTEL], [CASINO]] });
    ended(late, 2, willPlay(0, ANY_40, 2));
    pass(late, 1, 2, 3);
    expect(why(late, property(0, HOTEL), cash(1, 60))).toEqual({
      code: 'unsound-old',
      params: { contract: 1, clause: 1 },
    });
    // What belongs to the deal can be played in this turn, so there is room for one more.
    expect(why(late, willPlay(0, ANY_50, 0))).toBeUndefined();
    expect(why(late, willPlay(0, ANY_50, 1))).toBeUndefined();
  });

  it('knows the other’s promises by their dates, and only the own by their cards', () => {
    const state = dealing({
      hands: [[TAX], [ANY_40, ANY_50], []],
      owned: [[HOTEL], [CASINO]],
      turn: 1,
    });
    ended(state, 2, willPlay(1, ANY_40, 1));
    pass(state, 2, 3);
    expect(why(state, cash(0, 10), willPlay(1, ANY_50, 1))).toEqual(unsound('turn-taken', 2));
    expect(why(state, cash(0, 10), willPlay(1, ANY_50, 2))).toBeUndefined();
  });

  it('lets no abstention contradict a promised play', () => {
    const state = dealing({ hands: [[TAX]], owned: [[], [HOTEL]] });
    expect(why(state, willPlay(0, TAX, 1), abstain(0, 1))).toEqual(unsound('not-playable', 1));
    expect(why(state, willPlay(0, TAX, 2), abstain(0, 1, { seat: 0, turn: 1 }))).toBeUndefined();
    const aimed: Clause = { type: 'play', seat: 0, card: TAX, turn: 1, target: 2 };
    expect(why(state, aimed)).toEqual(unsound('not-playable', 1));
  });

  it('has an option that can be used, of things that stay there however it is', () => {
    const state = dealing({ hands: [[profit(HOTEL)]], owned: [[HOTEL], [CASINO]] });
    const buy = (until: Until | null) => option(1, until, property(0, HOTEL), cash(1, 100));
    expect(why(state, buy({ seat: 0, turn: 0 }))).toEqual(unsound('option', 1));
    expect(why(state, buy({ seat: 1, turn: 1 }))).toBeUndefined();
    // Until the other has a turn it can be played; afterwards the Hotel may be gone.
    expect(why(state, buy(null), willPlay(0, profit(HOTEL), 0))).toBeUndefined();
    expect(why(state, buy(null), willPlay(0, profit(HOTEL), 1))).toBeUndefined();
    const late = dealing({ hands: [[profit(HOTEL), ANY_40]], owned: [[HOTEL], [CASINO]] });
    expect(why(late, buy(null), willPlay(0, ANY_40, 0), willPlay(0, profit(HOTEL), 1))).toEqual(
      unsound('turn-taken', 3),
    );
    expect(why(state, option(0, null, property(1, HOTEL)))).toEqual(unsound('option', 1));
  });

  it('has an alternative whose thing is there', () => {
    const state = dealing({ hands: [[TAX]], owned: [[HOTEL], [CASINO]] });
    expect(why(state, willPlay(0, TAX, 1), otherwise(0, 0, HOTEL))).toBeUndefined();
    expect(why(state, willPlay(0, TAX, 1), otherwise(0, 0, CASINO))).toEqual(
      unsound('not-owned', 2),
    );
    expect(why(state, cash(0, 10, turnEnd(0, 1)), otherwise(0, 0, HOTEL))).toEqual({
      code: 'no-alternative',
      params: { line: 2 },
    });
    expect(why(state, otherwise(0, 1, HOTEL), otherwise(0, 0, HOTEL))?.code).toBe('no-alternative');
  });

  it('pays rent only for what is owned', () => {
    const state = dealing({ owned: [[HOTEL], [CASINO]] });
    const rent = (owned: number): Clause =>
      cash(0, 20, { type: 'everyTurnEnd', seat: 0, turns: 3, while: owned });
    expect(why(state, rent(CASINO))).toEqual(unsound('while', 1));
    expect(why(state, property(1, CASINO), rent(CASINO))).toBeUndefined();
  });

  it('is tested again at the acceptance, by what the other knows', () => {
    const state = dealing({ hands: [[], [ANY_40]], owned: [[HOTEL], []] });
    play(
      state,
      0,
      offer(1, cash(0, 10), willPlay(1, ANY_40, 2), property(0, HOTEL, turnEnd(0, 1))),
    );
    expect(check(state, 1, ACCEPT)).toBeUndefined();
    const poor = dealing({ hands: [[], [TAX]], owned: [[HOTEL], [CASINO]] });
    play(poor, 0, offer(1, cash(0, 10), willPlay(1, ANY_40, 2)));
    expect(check(poor, 1, ACCEPT)).toEqual(unsound('not-held', 2));
  });

  it('tests no more than eight promised plays', () => {
    const cards = [ANY_40, ANY_50, 26, 27, TAX, FORCE_SALE, 30, profit(HOTEL), pair(HOTEL)];
    const state = dealing({ hands: [cards], owned: [[HOTEL, CASINO, CRUISE, 5], [2]] });
    const all = cards.map((one) => willPlay(0, one, 9));
    ended(state, 1, ...all.slice(0, 8));
    pass(state, 1, 2, 3);
    expect(why(state, all[8]!)).toEqual({ code: 'too-complex', params: { most: 8 } });
    expect(why(state, cash(0, 10, turnEnd(0, 1)))).toBeUndefined();
  });
});

describe('D-7.8 shares', () => {
  it('of one payout are no more than all of it, over all contracts', () => {
    const state = dealing({ hands: [[ANY_40]], owned: [[HOTEL]] });
    expect(why(state, share(0, 60, ANY_40), share(0, 50, ANY_40))).toEqual({
      code: 'shares-over',
      params: { line: 2, most: 100 },
    });
    ended(state, 2, share(0, 60, ANY_40));
    pass(state, 1, 2, 3);
    expect(why(state, share(0, 50, ANY_40))?.code).toBe('shares-over');
    expect(why(state, share(0, 40, ANY_40))).toBeUndefined();
  });
});

describe('the risks of an offer', () => {
  it('are what fate alone can spoil, by line', () => {
    expect(
      risksOf([
        property(1, CASINO),
        property(0, CASINO, turnEnd(0, 1)),
        cash(0, 20, afterPlay(0, TAX)),
      ]),
    ).toEqual([
      { code: 'risk-property', params: { line: 2 } },
      { code: 'risk-debt', params: { line: 3 } },
      { code: 'risk-unplayed', params: { line: 3 } },
    ]);
  });
});
