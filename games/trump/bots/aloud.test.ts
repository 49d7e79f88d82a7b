import { fastRng, firstSeat } from '@parlor/kit';
import { type Move, trump, type View } from '../rules/index.ts';
import type { State } from '../rules/state/state.ts';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Reason } from '@parlor/search';
import { objection, openTable, type Remark, remarkOn } from './aloud.ts';
import { judge } from './answers.ts';
import { Guesses } from './bargain.ts';
import { brain } from './index.ts';
import { MANNERS } from './levels.ts';
import { REJECT } from './lines.ts';
import { position } from './position.ts';
import { say } from './testSaying.ts';
import { giveCard, giveCash, giveProperty } from './terms.ts';

const BRIEF = { iterations: 8 };
const HOTEL = 0;
const HOTEL_PROFIT = 0;
const CASINO_PROFIT = 1;
const SOME_OTHER_CARD = 7;
const PRIVATE = ['pays', 'card', 'theirs', 'worth', 'outs'];

const namesOf = (state: State): string[] =>
  state.rules.components.properties.map(({ name }) => name);

/** The move with every named card turned into one and the same other card. */
function asHeard(move: Move): Move {
  const text = JSON.stringify(move).replaceAll(/"card":\d+/g, `"card":${SOME_OTHER_CARD}`);
  return JSON.parse(text) as Move;
}

/** Whole matches in which every remark is looked at. */
function remarksOf(seats: number, options: View['options'], seed: number): Reason[] {
  const state = trump.setup({ seats, options }, fastRng(seed));
  const heard: Reason[] = [];
  for (let at = 0; trump.toAct(state) !== 0; at++) {
    const seat = firstSeat(trump.toAct(state));
    const level = LEVELS[(seat + seed) % LEVELS.length]!;
    const view = trump.view(state, seat);
    const { move, remark } = brain.think(level, view, seat, fastRng(at, seed), BRIEF);
    const outside = openTable(trump.view(state, 'public'), namesOf(state));
    if (move.type !== 'reject') expect(remark).toEqual(remarkOn(outside, seat, asHeard(move)));
    // A refusal says what lies open, or names no reason but the price.
    else if (remark && remark.code !== 'want-more')
      expect(remark).toEqual(objection(outside, seat));
    if (remark) heard.push(remark);
    trump.apply(state, seat, move, fastRng(at, 9));
  }
  return heard;
}

describe('what is said aloud', () => {
  it('can be worked out by anybody who only watches, without a card being named', () => {
    const codes = new Set<string>();
    for (const [seats, preset] of [
      [3, 'standard'],
      [4, 'memory'],
    ] as const) {
      const options = { ...trump.presets[preset]!, deals: 6 };
      for (const { code, params = {} } of remarksOf(seats, options, seats)) {
        codes.add(code);
        for (const name of PRIVATE) expect(params).not.toHaveProperty(name);
      }
    }
    expect(codes.size).toBeGreaterThan(4);
  });

  /** What seat 1 says when it refuses. */
  const refused = (hand: readonly number[], clauses: readonly object[]) => {
    const state = position({ hands: [[HOTEL_PROFIT], hand, []], owned: [[1], [0], [2]] });
    trump.apply(state, 0, trump.parseMove({ type: 'offer', to: 1, clauses })!, fastRng(1));
    const view = trump.view(state, 1);
    const guesses = new Guesses(trump.worlds(view), 1, fastRng(1), 1);
    const table = openTable(view, namesOf(state));
    return remarkOn(table, 1, REJECT, judge(guesses, MANNERS.casual));
  };

  it('does not tell who asks for a card whether it is there', () => {
    const asks = [giveCard(1, CASINO_PROFIT), giveCash(0, 10)];
    expect(refused([CASINO_PROFIT, 1 + 8], asks)).toBeUndefined();
    expect(refused([16, 20], asks)).toBeUndefined();
  });

  it('does not tell what the hand makes of an offer', () => {
    const asks = [giveProperty(1, HOTEL), giveCash(0, 10)];
    expect(refused([HOTEL_PROFIT + 8, 16], asks)).toEqual(refused([20, 21], asks));
  });

  it('names money only where the money itself lies on the table', () => {
    expect(refused([], [giveCash(1, 100)])).toEqual({
      code: 'costs-me',
      params: { seat: 0, mine: -100 },
    });
    expect(say(refused([], [giveProperty(1, HOTEL), giveCash(0, 20)])!)).not.toMatch(/\d/);
  });

  it('is a kind of its own: a private reason is no remark', () => {
    const reason: Reason = { code: 'costs-me', params: { mine: -30 } };
    // @ts-expect-error only aloud.ts makes what is said aloud
    const remark: Remark = reason;
    expect(remark).toBe(reason);
  });
});
