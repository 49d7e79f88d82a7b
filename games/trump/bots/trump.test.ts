import { fastRng, firstSeat, type Seat } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import type { State } from '../rules/state/state.ts';
import { describe, expect, it } from 'vitest';
import { LEVELS, sequentialHalving } from '@parlor/search';
import { isMet, STEP } from './faces.ts';
import { brain } from './index.ts';
import { gainOf, WARY } from './ledger.ts';
import { MANNERS } from './levels.ts';
import { policy } from './policy.ts';
import { position } from './position.ts';
import { CODES } from '../facts/claims.ts';
import { say } from './testSaying.ts';
import { suspicion } from './suspicion.ts';
import {
  type Clause,
  giveCard,
  giveCash,
  giveProperty,
  giveShare,
  promisePlay,
  turnEnd,
} from './terms.ts';

const BRIEF = { iterations: 8 };
const HOTEL = 0;
const HOTEL_PROFIT = 0;
const ANY_PROPERTY = 24;
const CASINO_PROFIT = 1;
const TAX = 28;

const step = (state: State, seat: Seat, move: Move, seed: number): void =>
  trump.apply(state, seat, move, fastRng(seed, 2));

/** A match by rule of thumb, with a look at every so many positions. */
function walk(state: State, look: (state: State, seat: Seat, at: number) => void, every: number) {
  for (let at = 0; trump.toAct(state) !== 0; at++) {
    const seat = firstSeat(trump.toAct(state));
    if (at % every === 0) look(state, seat, at);
    step(state, seat, policy(state, seat, fastRng(at, 3)), at);
  }
}

describe('every level', () => {
  for (const [preset, options] of Object.entries(trump.presets)) {
    for (const seats of trump.seatCounts) {
      it(`answers lawfully and always the same: ${preset}, ${seats} seats`, () => {
        const state = trump.setup({ seats, options }, fastRng(seats));
        walk(
          state,
          (position_, seat, at) => {
            const view = trump.view(position_, seat);
            for (const level of LEVELS) {
              const { move } = brain.think(level, view, seat, fastRng(at), BRIEF);
              expect(trump.check(position_, seat, move)).toBeUndefined();
              expect(brain.think(level, view, seat, fastRng(at), BRIEF).move).toEqual(move);
            }
          },
          71,
        );
      });
    }
  }

  it('plays matches with deals to their end', () => {
    for (const seats of [4]) {
      const options = { ...trump.presets.standard, deals: 3 };
      const state = trump.setup({ seats, options }, fastRng(4));
      for (let at = 0; trump.toAct(state) !== 0; at++) {
        const seat = firstSeat(trump.toAct(state));
        const level = LEVELS[seat % LEVELS.length]!;
        const { move } = brain.think(level, trump.view(state, seat), seat, fastRng(at), BRIEF);
        step(state, seat, move, at);
      }
      expect(trump.outcome(state)).toBeDefined();
      expect(state.contractsMade).toBeGreaterThan(0);
    }
  });
});

describe('what a contract is worth', () => {
  const state = position({
    hands: [[HOTEL_PROFIT], [CASINO_PROFIT], []],
    owned: [[1], [0], [2]],
  });
  const mine = (...clauses: Clause[]): number => gainOf(state, 0, 1, clauses, WARY);

  it('counts cash that comes and goes at once', () => {
    expect(mine(giveCash(1, 100))).toBe(100);
    expect(mine(giveCash(0, 100))).toBe(-100);
  });

  it('counts cash promised by me in full, promised to me with care, and never above what is there', () => {
    expect(mine(giveCash(0, 100, turnEnd(0, 1)))).toBe(-100);
    expect(mine(giveCash(1, 100, turnEnd(1, 1)))).toBeLessThan(100);
    expect(mine(giveCash(1, 5000, turnEnd(1, 1)))).toBeLessThan(350);
  });

  it('counts nothing that hangs on what the other may leave undone', () => {
    const whenHePlays = { type: 'played', seat: 1, card: CASINO_PROFIT, payout: 'after' } as const;
    expect(mine(giveCash(1, 500, whenHePlays))).toBe(0);
    expect(mine(giveCash(0, 500, whenHePlays))).toBe(-500);
  });

  it('sees the profit of a borrowed property, less the share', () => {
    const gain = mine(
      giveProperty(1, HOTEL),
      promisePlay(0, HOTEL_PROFIT, 0),
      giveShare(0, HOTEL_PROFIT, 50),
      giveProperty(0, HOTEL, turnEnd(0, 0)),
    );
    expect(gain).toBeGreaterThan(20);
    expect(gain).toBeLessThanOrEqual(30);
  });

  it('counts a property with its box and what it makes pay', () => {
    expect(mine(giveProperty(1, HOTEL))).toBe(50 + 60);
    expect(mine(giveProperty(0, 1))).toBeLessThanOrEqual(-50);
  });

  it('counts a card by what it pays its new holder', () => {
    expect(mine(giveCard(1, CASINO_PROFIT))).toBe(60);
    expect(mine(giveCard(0, HOTEL_PROFIT))).toBeLessThanOrEqual(0);
  });
});

describe('answers', () => {
  const offered = (clauses: readonly Clause[]): State => {
    const state = position({
      hands: [[HOTEL_PROFIT, ANY_PROPERTY], [CASINO_PROFIT], []],
      owned: [[1], [0], [2]],
    });
    step(state, 0, { type: 'offer', to: 1, clauses }, 1);
    return state;
  };
  const reply = (clauses: readonly Clause[]) =>
    brain.think('casual', trump.view(offered(clauses), 1), 1, fastRng(1));

  it('takes what is good for it', () => {
    expect(reply([giveCash(0, 100)]).move.type).toBe('accept');
  });

  it('refuses what costs it, and says so', () => {
    const { move, remark } = reply([giveCash(1, 100)]);
    expect(move.type).toBe('reject');
    expect(remark?.code).toBe('costs-me');
    expect(say(remark!)).toMatch(/100/);
  });

  it('refuses to depend on the good will of the other', () => {
    const whenYouLike = {
      type: 'played',
      seat: 0,
      card: ANY_PROPERTY,
      payout: 'after',
    } as const;
    const { move, remark } = reply([giveCash(1, 50), giveCash(0, 400, whenYouLike)]);
    expect(move.type).toBe('reject');
    expect(remark?.code).toBe('too-many-ifs');
  });

  it('asks for its part of a deal that is too one-sided', () => {
    const { move } = reply([giveProperty(1, HOTEL), giveCash(0, 80)]);
    expect(['counter', 'reject']).toContain(move.type);
  });
});

describe('offers', () => {
  const lender = (): State =>
    position({ hands: [[HOTEL_PROFIT, 8], [], [CASINO_PROFIT]], owned: [[2], [0, 3], [4]] });

  it('borrows what its cards need and gives a share', () => {
    const { move, remark } = brain.think('expert', trump.view(lender(), 0), 0, fastRng(1), BRIEF);
    expect(move).toMatchObject({ type: 'offer', to: 1 });
    expect(say(remark!)).toMatch(/\.$/);
  });

  it('may borrow for cash without saying what for, and suspects others who do', () => {
    const { move, remark } = brain.think('expert', trump.view(lender(), 0), 0, fastRng(1), BRIEF);
    const { clauses } = move as { clauses: readonly Clause[] };
    expect(clauses.some(({ type }) => type === 'play')).toBe(false);
    expect(remark).toEqual({ code: 'offer-loan', params: { seat: 1 } });
    const quiet = [giveProperty(1, HOTEL), giveCash(0, 10), giveProperty(0, HOTEL, turnEnd(0, 0))];
    expect(suspicion(lender(), 1, 0, quiet)).toBeGreaterThan(20);
    expect(suspicion(lender(), 1, 0, [...quiet, promisePlay(0, HOTEL_PROFIT, 0)])).toBe(0);
  });

  it('does not make a refused offer again at once, and gives up in the end', () => {
    const state = lender();
    const made: string[] = [];
    for (let turn = 0; turn < 60 && trump.toAct(state) !== 0; turn++) {
      const seat = firstSeat(trump.toAct(state));
      const { move } =
        seat === 0
          ? brain.think('expert', trump.view(state, 0), 0, fastRng(1), BRIEF)
          : { move: policy(state, seat, fastRng(turn)) };
      if (seat === 0 && move.type === 'offer') made.push(JSON.stringify(move));
      step(state, seat, move, turn);
    }
    expect(trump.outcome(state)).toBeDefined();
    expect(made.some((text, index) => text === made[index - 1])).toBe(false);
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThanOrEqual(MANNERS.expert.patience);
  });
});

describe('tactics', () => {
  it('taxes whoever cannot pay out of a property', () => {
    const state = position({
      hands: [[TAX], [], []],
      owned: [[1], [0, 3], [4]],
      cash: [300, 10, 300],
    });
    expect(policy(state, 0, fastRng(1))).toEqual({ type: 'play', card: TAX, seat: 1 });
  });

  it('collects the largest profit first and passes with nothing left', () => {
    const state = position({ hands: [[HOTEL_PROFIT, 24], [], []], owned: [[0], [3], [4]] });
    expect(policy(state, 0, fastRng(1))).toEqual({ type: 'play', card: HOTEL_PROFIT });
    expect(policy(state, 1, fastRng(1))).toEqual({ type: 'pass' });
  });

  it('opens within its cash, in steps, and does not stay out of a bargain', () => {
    const options = { ...trump.presets.standard, deals: 0 };
    const state = trump.setup({ seats: 4, options }, fastRng(8));
    walk(
      state,
      (sale, seat) => {
        if (trump.decision(sale, seat).kind !== 'open' || sale.cash[seat]! < STEP) return;
        const { move } = brain.think('skilled', trump.view(sale, seat), seat, fastRng(1), BRIEF);
        const { amount } = move as { amount: number };
        expect(amount % STEP).toBe(0);
        expect(amount).toBeLessThanOrEqual(sale.cash[seat]!);
      },
      3,
    );
  });

  it('knows what a card asks for', () => {
    const { rules } = position({ hands: [[], [], []], owned: [] });
    expect(isMet(rules, HOTEL_PROFIT, 1)).toBe(true);
    expect(isMet(rules, 16, 1)).toBe(false);
    expect(isMet(rules, 16, 3)).toBe(true);
    expect(isMet(rules, 26, 7)).toBe(true);
  });
});

describe('hints, chances, words', () => {
  it('gives a few lawful hints, each with a reason in words', () => {
    const codes = new Set<string>();
    const state = trump.setup({ seats: 3, options: trump.presets.standard }, fastRng(5));
    walk(
      state,
      (at, seat) => {
        const found = brain.hints(trump.view(at, seat), seat, fastRng(1), BRIEF);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(4);
        for (const { move, value, reason } of found) {
          expect(trump.check(at, seat, move)).toBeUndefined();
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          expect(CODES).toContain(reason.code);
          codes.add(reason.code);
        }
      },
      7,
    );
    expect(codes.size).toBeGreaterThan(7);
  });

  it('says how its search goes, for others to run', () => {
    const state = position({
      hands: [[HOTEL_PROFIT], [CASINO_PROFIT], []],
      owned: [[1], [0], [2]],
    });
    const view = trump.view(state, 0);
    const { guide, game } = brain.guide!(view, 0);
    const ranking = sequentialHalving(game, guide, view, 0, fastRng(1), { iterations: 40 });
    expect(ranking.some(({ move }) => move.type === 'offer')).toBe(true);
    for (const { move } of ranking) expect(trump.check(state, 0, move)).toBeUndefined();
  });

  it('gives chances that add up to 1, to everybody, to the very end', () => {
    const state = trump.setup({ seats: 4, options: trump.presets.standard }, fastRng(6));
    const addUp = (viewer: Seat | 'public'): void => {
      const all = brain.chances(trump.view(state, viewer), fastRng(1), { iterations: 8 });
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    };
    addUp('public');
    walk(state, (_, seat) => addUp(seat), 90);
    addUp('public');
    const { places } = trump.outcome(state)!;
    const all = brain.chances(trump.view(state, 0), fastRng(1));
    expect(all[places.indexOf(1)]).toBeGreaterThan(0);
  });

  it('has a sentence for every code, and for one it does not know', () => {
    for (const code of [...CODES, 'no such code']) expect(say({ code })).toMatch(/^[A-Z$].*\.$/);
  });
});
