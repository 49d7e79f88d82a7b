/** What each lesson says, held against the rules at every moment of matches with every option. */

import { everyAgreement, holdLessons, type Situation, type Truths } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { BID_STEP, type Move } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { type ChanceTypes, takeAChance } from '../rules/index.ts';
import { lessons } from './lessons.ts';

type Here = Situation<ChanceTypes>;
type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

const all = <Type extends Move['type']>({ legal = [] }: Here, type: Type): Of<Type>[] =>
  legal.filter((move): move is Of<Type> => move.type === type);

const can = (here: Here, type: Move['type']): boolean => all(here, type).length > 0;

const only = ({ legal = [] }: Here, ...types: Move['type'][]): boolean =>
  legal.length > 0 && legal.every(({ type }) => types.includes(type));

const happens = (here: Here, move: Move, type: string): boolean =>
  here.after(move).events.some((event) => event.type === type);

const isInPool = ({ view }: Here, { card }: Of<'buy'>): boolean =>
  view.pool.includes(card) && !view.players[view.turn!]!.stack.includes(card);

/** T-3.1 to T-3.3: a turn is one of three. */
const isTurn = (here: Here): boolean => only(here, 'buy', 'roll', 'chance') && can(here, 'roll');

const ranOut = ({ view }: Here): boolean =>
  view.lastTurns !== null && view.players.some(({ ticketsLeft }) => ticketsLeft === 0);

const TRUTHS: Truths<ChanceTypes, keyof Messages['lessons']> = {
  // T-6.1
  'last-turns': (here) =>
    ranOut(here) &&
    here.view.lastTurns! <= here.view.seats &&
    here.view.options.ending === 'rulebook',
  'last-turns-even': (here) =>
    ranOut(here) &&
    here.view.lastTurns! < 2 * here.view.seats &&
    here.view.options.ending === 'evenTurns',
  turn: (here) => isTurn(here) && all(here, 'buy').every((move) => happens(here, move, 'bought')),
  // T-7.2
  'turn-auctions': (here) =>
    isTurn(here) &&
    here.view.options.auctions &&
    all(here, 'buy').every((move) => happens(here, move, 'bought') !== isInPool(here, move)),
  // T-3.2
  rethrow: (here) =>
    here.view.roll !== null &&
    here.view.roll.rethrows > 0 &&
    [[], here.view.roll.dice.slice(0, 1), here.view.roll.dice.slice(1)].every(
      (dice) =>
        here.check({
          type: 'keep',
          dice: dice.toSorted((a, b) => a - b),
          charm: here.view.roll!.charm !== null,
        }) === undefined,
    ),
  // T-7.3
  charm: ({ view }) =>
    view.options.luckyCharm &&
    view.roll?.charm !== null &&
    view.offers.every(({ bonus, toOthers }) => bonus === 0 || toOthers === 0),
  // T-4.1, T-4.2
  collect: (here) =>
    only(here, 'collect') &&
    all(here, 'collect').every((move) => {
      const offer = here.view.offers.find(({ combo }) => combo === move.combo);
      const paid = here.after(move).events.find((event) => event.type === 'collected');
      return paid?.amount === offer?.amount && paid?.combo === move.combo;
    }),
  // T-5.3
  or: (here) => only(here, 'first', 'or') && can(here, 'or'),
  ticket: (here) =>
    here.view.ticket !== null && !can(here, 'or') && here.view.options.or === 'forced',
  // T-5.1
  kept: ({ events, view }) => {
    const kept = events.find((event) => event.type === 'kept');
    return kept !== undefined && view.players[kept.seat]!.kept.includes(kept.kind);
  },
  swap: (here) =>
    only(here, 'swap') && all(here, 'swap').every((move) => happens(here, move, 'swapped')),
  // T-7.2
  auction: ({ view, legal = [], viewer }) =>
    view.options.auctions &&
    view.auction !== null &&
    legal.every(
      (move) =>
        move.type !== 'bid' ||
        (move.amount % BID_STEP === 0 && move.amount <= view.players[viewer]!.cash),
    ),
};

describe('the lessons', () => {
  const report = holdLessons(takeAChance, lessons, TRUTHS, everyAgreement(takeAChance));

  it('T-3.1 to T-7.3 hold wherever they are shown, with every option', () => {
    expect(report.untrue).toEqual([]);
  });

  it('are all shown at some table', () => {
    expect([...report.shown].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });

  it('would not hold everywhere', () => {
    expect([...report.refutable].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });
});
