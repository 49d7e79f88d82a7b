import { describe, expect, it } from 'vitest';
import { peopleAt } from '@parlor/testkit';
import type { Clause } from '../../facts/clauses.ts';
import { hideAllCards } from '../../facts/deal/naming.ts';
import {
  afterPlay,
  CASINO,
  cash,
  deal,
  HOTEL,
  named,
  PASS,
  play,
  profit,
  property,
  random,
  scene,
  share,
  TAX,
  turnEnd,
  willPlay,
} from '../../rules/testScene.ts';
import type { Event } from '../../facts/events.ts';
import { view } from '../../rules/view.ts';
import { messages } from '../../messages/en/index.ts';
import { textOf } from '../textOf.ts';

const english = textOf(messages);

const people = peopleAt(['Me', 'Ann', 'Bob', 'Cy'], 0);

const offered = (from: number, to: number, clauses: readonly Clause[], counters = 0): Event => ({
  type: 'offered',
  from,
  to,
  counters,
  clauses,
});

/** From seat 1 to seat 0. */
const LINES: readonly [string, readonly Clause[], string][] = [
  [
    'one thing for another',
    [property(1, HOTEL), cash(0, 220)],
    'Ann offered you Hotel with its box for $220M.',
  ],
  ['a gift', [cash(1, 50)], 'Ann offered you $50M for nothing.'],
  ['a request', [named(0, TAX)], 'Ann offered you nothing for the card Tax.'],
  ['cards at random', [random(1, 2), cash(0, 10)], 'Ann offered you 2 random cards for $10M.'],
  [
    'more than fits a line',
    [property(1, HOTEL), cash(1, 20), property(0, CASINO)],
    'Ann offered you a deal: 2 things for 1.',
  ],
  [
    'something that comes later',
    [cash(1, 50, turnEnd(1, 1))],
    'Ann offered you a deal: 1 thing for nothing.',
  ],
  [
    'what is only asked for, later',
    [cash(0, 50, afterPlay(0, TAX)), cash(0, 10)],
    'Ann offered you a deal: nothing for 2 things.',
  ],
  [
    'a loan for a share',
    [
      property(0, HOTEL),
      willPlay(1, profit(HOTEL), 0),
      share(1, 50, profit(HOTEL)),
      property(1, HOTEL, turnEnd(1, 0)),
    ],
    'Ann offered you a deal: 2 things for 1, with a promise to play a card.',
  ],
  [
    'promises alone',
    [willPlay(1, TAX, 1), willPlay(0, TAX, 1)],
    'Ann offered you a deal: 2 promises to play cards.',
  ],
];

describe('an offer in the log', () => {
  it.each(LINES)('is one short line: %s', (_, clauses, text) => {
    expect(english.happened(offered(1, 0, clauses), people)).toBe(text);
  });

  it('says who is answered', () => {
    const event = offered(0, 1, [property(1, HOTEL), cash(0, 250)], 1);
    expect(english.happened(event, people)).toBe(
      'You answered Ann with $250M for Hotel with its box.',
    );
  });

  it('names no card to those who may not know it', () => {
    const hidden = hideAllCards([named(1, TAX), cash(2, 40)]) as readonly Clause[];
    expect(english.happened(offered(1, 2, hidden), people)).toBe(
      'Ann offered Bob a card for $40M.',
    );
  });

  it('has its sentences behind it, one for each clause', () => {
    expect(english.details!(offered(1, 0, [property(1, HOTEL), cash(0, 220)]), people)).toEqual([
      'Ann will give you Hotel with its box at once.',
      'You will give Ann $220M at once.',
    ]);
    expect(english.details!({ type: 'passed', seat: 0 }, people)).toEqual([]);
  });
});

describe('a promise on the table', () => {
  it('counts its turns from now on, not from when it was made', () => {
    const state = scene({ part: 2, owned: [[HOTEL]] });
    const promises = (): string[] =>
      english
        .board(view(state, 0), people)
        .split('\n')
        .filter((line) => line.startsWith('  '));
    // A deal is the turn.
    deal(state, 1, cash(0, 50, turnEnd(0, 2)), cash(1, 20, turnEnd(1, 1)));
    expect(promises()).toEqual([
      '  You will give Ann $50M at the end of your second turn from now.',
      '  Ann will give you $20M at the end of this turn.',
    ]);
    for (const seat of [1, 2, 3]) play(state, seat, PASS);
    expect(promises()).toEqual(['  You will give Ann $50M at the end of your next turn.']);
  });
});
