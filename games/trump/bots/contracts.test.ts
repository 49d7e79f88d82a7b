/** What every level makes of the whole contract language. */

import { fastRng, firstSeat } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import { CHOOSE, type State } from '../rules/state/state.ts';
import { randomPosition } from '../lab/contracts/storm.ts';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '@parlor/search';
import { brain } from './index.ts';
import { position } from './position.ts';
import { say } from './testSaying.ts';

const HOTEL = 0;
const CASINO = 1;
const CASINO_PROFIT = 1;
const HOTEL_PROFIT = 0;
const ANY_PROPERTY = 24;
const TAX = 28;
const OUT = 36;

const BRIEF = { iterations: 8 };

/** Seat 0 makes offers to seat 1; both have cash, a property, a card that pays and one that does not. */
const table = (): State =>
  position({
    hands: [[CASINO_PROFIT, ANY_PROPERTY, TAX, OUT], [HOTEL_PROFIT, ANY_PROPERTY, OUT], [OUT]],
    owned: [
      [CASINO, 7],
      [HOTEL, 2],
      [3, 4],
    ],
    cash: [600, 400, 300],
  });

function reply(level: Level, offer: object) {
  const state = table();
  const move = trump.parseMove({ type: 'offer', to: 1, ...offer })!;
  expect(trump.check(state, 0, move)).toBeUndefined();
  trump.apply(state, 0, move, fastRng(1));
  return brain.think(level, trump.view(state, 1), 1, fastRng(1), BRIEF);
}

const now = { type: 'now' };
const cash = (from: number, amount: number, when: object = now, to?: number) => ({
  type: 'give',
  from,
  what: { type: 'cash', amount },
  when,
  ...(to === undefined ? {} : { to }),
});

/** However much is paid for it. */
const PAY = cash(0, 600);

describe('D-7.7 what is not dealt in', () => {
  const declined: readonly (readonly [string, RegExp, object])[] = [
    ['showing', /showing cards/, { clauses: [PAY, { type: 'show', seat: 1, card: null }] }],
    [
      'abstaining',
      /not to do something/,
      { clauses: [PAY, { type: 'abstain', seat: 1, act: { type: 'tax', seat: 0 }, until: null }] },
    ],
    [
      'an option for the other',
      /options/,
      {
        clauses: [
          PAY,
          {
            type: 'option',
            seat: 0,
            clauses: [
              { type: 'give', from: 1, what: { type: 'property', property: HOTEL }, when: now },
            ],
            until: null,
          },
        ],
      },
    ],
    [
      'paying on a sale',
      /depend on a sale/,
      { clauses: [PAY, cash(1, 10, { type: 'bought', seat: 1, property: 5, until: null })] },
    ],
    [
      'paying when something lapses',
      /stand in for others/,
      {
        clauses: [
          PAY,
          { type: 'play', seat: 0, card: CASINO_PROFIT, turn: 1 },
          cash(1, 10, { type: 'lapsed', clause: 1 }),
        ],
      },
    ],
    [
      'promising among several',
      /among several/,
      {
        and: [2],
        clauses: [cash(0, 600, now, 1), cash(1, 10, { type: 'turnEnd', seat: 1, turn: 1 }, 2)],
      },
    ],
  ];
  for (const level of LEVELS) {
    for (const [name, words, offer] of declined) {
      it(`${level} declines ${name} with its true reason`, () => {
        const { move, remark } = reply(level, offer);
        expect(move.type).toBe('reject');
        expect(say(remark!)).toMatch(words);
      });
    }
  }
});

describe('D-7.7 what is valued at the least it comes to', () => {
  const isTaken = (level: Level, ...clauses: object[]): boolean =>
    reply(level, { clauses }).move.type !== 'reject';
  const played = { type: 'played', seat: 0, card: CASINO_PROFIT, payout: 'after' };
  const promised = { type: 'play', seat: 0, card: CASINO_PROFIT, turn: 1 };
  const share = (percent: number, atLeast: number) => ({
    type: 'give',
    from: 0,
    what: { type: 'share', percent, atLeast },
    when: played,
  });

  it.each(LEVELS)('%s: payments at every turn’s end', (level) => {
    const every = (amount: number) =>
      cash(0, amount, { type: 'everyTurnEnd', seat: 0, turns: 4, while: null });
    expect(isTaken(level, cash(1, 50), every(50))).toBe(true);
    expect(isTaken(level, cash(1, 150), every(30))).toBe(false);
    // Whoever pays only while owning something need not own it for long.
    const while7 = cash(0, 50, { type: 'everyTurnEnd', seat: 0, turns: 4, while: 7 });
    expect(isTaken(level, cash(1, 60), while7)).toBe(false);
    // And one's own payments count in full.
    const mine = cash(1, 30, { type: 'everyTurnEnd', seat: 1, turns: 9, while: null });
    expect(isTaken(level, cash(0, 200), mine)).toBe(false);
  });

  it.each(LEVELS)('%s: a share with a minimum', (level) => {
    expect(isTaken(level, cash(1, 50), promised, share(10, 200))).toBe(true);
    expect(isTaken(level, cash(1, 50), promised, share(10, 10))).toBe(false);
    // Nothing makes the other play it.
    expect(isTaken(level, cash(1, 50), share(10, 200))).toBe(false);
  });

  it.each(LEVELS)('%s: a minimum that it would have to pay itself', (level) => {
    const own = { type: 'played', seat: 1, card: HOTEL_PROFIT, payout: 'after' };
    const least = { type: 'share', percent: 10, atLeast: 1000 };
    const clauses = [
      cash(0, 200),
      { type: 'play', seat: 1, card: HOTEL_PROFIT, turn: 1 },
      { type: 'give', from: 1, what: least, when: own },
    ];
    expect(isTaken(level, ...clauses)).toBe(false);
  });

  it.each(LEVELS)('%s: what the other promises beyond that is worth nothing', (level) => {
    const gifts = [
      { type: 'show', seat: 0, card: null },
      { type: 'abstain', seat: 0, act: { type: 'tax', seat: 1 }, until: null },
    ];
    expect(isTaken(level, cash(1, 50), ...gifts)).toBe(false);
    expect(isTaken(level, cash(0, 50), ...gifts)).toBe(true);
  });

  it.each(LEVELS)('%s: a card of choice', (level) => {
    const choice = (by: string) => ({
      type: 'give',
      from: 1,
      what: { type: 'choice', by },
      when: now,
    });
    expect(isTaken(level, cash(0, 40), choice('giver'))).toBe(true);
    expect(isTaken(level, cash(0, 20), choice('taker'))).toBe(false);
  });

  it.each(LEVELS)('%s: money among three', (level) => {
    const paid = [cash(0, 100, now, 1), cash(0, 10, now, 2)];
    expect(reply(level, { and: [2], clauses: paid }).move.type).toBe('accept');
    const paying = [cash(1, 100, now, 2), cash(0, 10, now, 2)];
    expect(reply(level, { and: [2], clauses: paying }).move.type).toBe('reject');
  });
});

describe('D-7.7 new questions', () => {
  const agree = (state: State, clauses: readonly object[]): void => {
    const offer = trump.parseMove({ type: 'offer', to: 1, clauses })!;
    expect(trump.check(state, 0, offer)).toBeUndefined();
    trump.apply(state, 0, offer, fastRng(1));
    expect(trump.check(state, 1, { type: 'accept' })).toBeUndefined();
    trump.apply(state, 1, { type: 'accept' }, fastRng(1));
  };
  const think = (state: State, level: Level, seat: number): Move => {
    const { move } = brain.think(level, trump.view(state, seat), seat, fastRng(1), BRIEF);
    expect(trump.check(state, seat, move)).toBeUndefined();
    return move;
  };
  const choice = (by: string) => ({
    type: 'give',
    from: 1,
    what: { type: 'choice', by },
    when: now,
  });

  it.each(['beginner', 'casual'] as const)(
    'a %s gives its least card, and takes the best',
    (level) => {
      const giver = table();
      agree(giver, [choice('giver')]);
      expect(giver.phase).toBe(CHOOSE);
      expect(think(giver, level, 1)).toEqual({ type: 'choose', card: OUT });
      const taker = table();
      agree(taker, [choice('taker')]);
      // The Hotel's card would pay its taker nothing.
      expect(think(taker, level, 0)).toEqual({ type: 'choose', card: ANY_PROPERTY });
    },
  );

  it.each(['beginner', 'casual'] as const)(
    'a %s keeps a card that would cost more than it brings',
    (level) => {
      const state = position({
        hands: [[ANY_PROPERTY], [], []],
        owned: [[CASINO], [HOTEL], [3]],
      });
      const played = { type: 'played', seat: 0, card: ANY_PROPERTY, payout: 'before' };
      agree(state, [cash(0, 200, played)]);
      expect(think(state, level, 0).type).toBe('done');
      state.contracts = [];
      expect(think(state, level, 0)).toEqual({ type: 'play', card: ANY_PROPERTY });
    },
  );

  it.each(LEVELS)('a %s answers them lawfully, and uses an option that gains', (level) => {
    const state = table();
    const option = {
      type: 'option',
      seat: 0,
      clauses: [
        { type: 'give', from: 1, what: { type: 'property', property: HOTEL }, when: now },
        cash(0, 10),
      ],
      until: null,
    };
    agree(state, [option]);
    while (state.turn !== 0 || trump.decision(state, 0).kind !== 'turn') {
      const seat = firstSeat(trump.toAct(state));
      const kind = trump.decision(state, seat).kind;
      trump.apply(state, seat, { type: kind === 'related' ? 'done' : 'pass' }, fastRng(1));
    }
    state.dealsOpened.fill(state.options.deals);
    const move = think(state, level, 0);
    // A beginner may play a card first; the others may find a better move by trying.
    expect(['use', 'play']).toContain(move.type);
    if (level === 'casual') expect(move).toMatchObject({ type: 'use', clause: 0 });
  });
});

describe('D-7.7 contracts of every kind', () => {
  it('stop no level from playing on to the end', () => {
    const rng = fastRng(5);
    let made = 0;
    for (let match = 0; match < 12; match++) {
      const state = randomPosition(rng);
      for (let at = 0; trump.toAct(state) !== 0 && at < 400; at++) {
        const seat = firstSeat(trump.toAct(state));
        const kind = trump.decision(state, seat).kind;
        const offer =
          kind === 'turn' && made < 10 * (match + 1) ? trump.sample(state, seat, rng) : undefined;
        const level = LEVELS[(seat + match) % LEVELS.length]!;
        const isForced =
          kind === 'answer' && trump.check(state, seat, { type: 'accept' }) === undefined;
        const move: Move =
          offer?.type === 'offer'
            ? offer
            : isForced
              ? { type: 'accept' }
              : brain.think(level, trump.view(state, seat), seat, fastRng(at), { iterations: 2 })
                  .move;
        if (isForced) made++;
        expect(trump.check(state, seat, move)).toBeUndefined();
        trump.apply(state, seat, move, rng);
      }
    }
    expect(made).toBeGreaterThan(60);
  });
});
