import { fastRng, firstSeat } from '@parlor/kit';
import { trump } from '../rules/index.ts';
import { voidPromises } from '../rules/deal/voidPromises.ts';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '@parlor/search';
import { brain } from './index.ts';
import { position } from './position.ts';
import {
  type Clause,
  giveCash,
  giveProperty,
  giveShare,
  promisePlay,
  turnEnd,
  type When,
} from './terms.ts';

const HOTEL = 0;
const HOTEL_PROFIT = 0;
const CASINO_PROFIT = 1;
const HOTEL_AND_CASINO = 16;
const TAX = 28;
const THIEF = 0;
const VICTIM = 1;

const onceIPlay = (card: number): When => ({
  type: 'played',
  seat: THIEF,
  card,
  payout: 'after',
});

/** The thief is rich and holds what it names; the victim has money, and a property that the thief's cards need. */
const table = (seats: number) =>
  position({
    hands: [[HOTEL_PROFIT, CASINO_PROFIT, HOTEL_AND_CASINO, TAX], [20, 36], [21], [22]].slice(
      0,
      seats,
    ),
    owned: [
      [1, 7],
      [HOTEL, 2],
      [3, 4],
      [5, 6],
    ].slice(0, seats),
    cash: [600, 400, 300, 300].slice(0, seats),
  });

const SWINDLES: Readonly<Record<string, readonly Clause[]>> = {
  'money now for money when a card is played that its player cannot play': [
    giveCash(VICTIM, 300),
    promisePlay(THIEF, HOTEL_PROFIT, 0),
    giveCash(THIEF, 360, onceIPlay(HOTEL_PROFIT)),
  ],
  'a property promised that will not be its giver’s by then': [
    giveCash(VICTIM, 20),
    giveProperty(THIEF, HOTEL, turnEnd(THIEF, 1)),
    giveProperty(THIEF, 7, onceIPlay(HOTEL_PROFIT)),
  ],
  'two cards promised for one turn, of which only the second is paid for': [
    giveProperty(VICTIM, HOTEL),
    promisePlay(THIEF, HOTEL_PROFIT, 0),
    promisePlay(THIEF, HOTEL_AND_CASINO, 0),
    giveShare(THIEF, HOTEL_AND_CASINO, 70),
    giveProperty(THIEF, HOTEL, turnEnd(THIEF, 0)),
  ],
  'a card that can be left unplayed because other promises take its last turns': [
    giveCash(VICTIM, 100),
    giveProperty(VICTIM, HOTEL),
    promisePlay(THIEF, CASINO_PROFIT, 1),
    promisePlay(THIEF, HOTEL_PROFIT, 1),
    promisePlay(THIEF, TAX, 1),
    giveCash(THIEF, 300, onceIPlay(TAX)),
  ],
};

function reply(seats: number, clauses: readonly Clause[], level: (typeof LEVELS)[number]) {
  const state = table(seats);
  const offer = { type: 'offer', to: VICTIM, clauses } as const;
  expect(trump.check(state, THIEF, offer)).toBeUndefined();
  trump.apply(state, THIEF, offer, fastRng(1));
  const view = trump.view(state, VICTIM);
  return brain.think(level, view, VICTIM, fastRng(1), { iterations: 8 });
}

describe('D-7.2 promises that come to nothing', () => {
  for (const [name, clauses] of Object.entries(SWINDLES)) {
    for (const seats of trump.seatCounts) {
      it(`cannot even be offered, ${seats} seats: ${name}`, () => {
        const refused = trump.check(table(seats), THIEF, { type: 'offer', to: VICTIM, clauses });
        expect(refused?.code).toMatch(/^unsound-/);
      });
    }
  }

  it('are weighed on their merits once they can be kept', () => {
    const nextTurn = (back: number): readonly Clause[] => [
      giveCash(VICTIM, 100),
      promisePlay(THIEF, CASINO_PROFIT, 1),
      giveCash(THIEF, back, onceIPlay(CASINO_PROFIT)),
    ];
    const thisTurn = (back: number): readonly Clause[] => [
      giveCash(VICTIM, 100),
      promisePlay(THIEF, CASINO_PROFIT, 0),
      giveCash(THIEF, back, onceIPlay(CASINO_PROFIT)),
    ];
    const lent = (percent: number): readonly Clause[] => [
      giveProperty(VICTIM, HOTEL),
      promisePlay(THIEF, HOTEL_AND_CASINO, 0),
      giveShare(THIEF, HOTEL_AND_CASINO, percent),
      giveProperty(THIEF, HOTEL, turnEnd(THIEF, 0)),
    ];
    for (const level of LEVELS) {
      for (const seats of trump.seatCounts) {
        expect(reply(seats, nextTurn(300), level).move.type).not.toBe('reject');
        expect(reply(seats, nextTurn(110), level).move.type).not.toBe('accept');
        expect(reply(seats, lent(60), level).move.type).not.toBe('reject');
        // D-6.3: a card that the deal names may be played in the turn in progress.
        expect(reply(seats, thisTurn(300), level).move.type).not.toBe('reject');
        expect(reply(seats, thisTurn(100), level).move.type).not.toBe('accept');
        // A beginner does not ask what is in it for the other.
        if (level === 'beginner') continue;
        expect(reply(seats, lent(10), level).move.type).not.toBe('accept');
      }
    }
  });

  it('are never proposed', () => {
    let proposed = 0;
    for (const seats of trump.seatCounts) {
      const options = { ...trump.presets.standard, deals: 6 };
      const state = trump.setup({ seats, options }, fastRng(seats + 2));
      for (let at = 0; trump.toAct(state) !== 0; at++) {
        const seat = firstSeat(trump.toAct(state));
        const view = trump.view(state, seat);
        const level = LEVELS[(seat + at) % LEVELS.length]!;
        const { move } = brain.think(level, view, seat, fastRng(at), { iterations: 4 });
        trump.apply(state, seat, move, fastRng(at, 9));
        if (move.type !== 'offer' && move.type !== 'counter') continue;
        proposed++;
        const after = trump.view(state, seat);
        expect(voidPromises(after, after.offer!)).toEqual([]);
      }
    }
    expect(proposed).toBeGreaterThan(20);
  });
});
