import { fastRng, type Who } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { STANDARD_COMPONENTS } from '../components.ts';
import { trump } from '../game.ts';
import {
  afterPlay,
  beforePlay,
  CASINO,
  cash,
  ended,
  HOTEL,
  named,
  PASS,
  pair,
  play,
  profit,
  property,
  random,
  type Scene,
  scene,
  share,
  TAX,
  turnEnd,
  willPlay,
} from '../testScene.ts';
import { view } from '../view.ts';
import { type Clause, hideAllCards } from './clauses.ts';
import { clauseOf, linesOf, STARTS, slotsFor, startDeal } from './composer.ts';
import { type DealTalk, readClauses } from './reader.ts';
import { looseTerms } from './sampleOffer.ts';
import { clauseSentence, contractSentences } from './sentences.ts';
import { cardName } from '../names.ts';

const who: Who = (seat) => ['You', 'Ann', 'Bob', 'Cy'][seat]!;
const telling = { components: STANDARD_COMPONENTS, who, seats: [0, 1] as const };
const PAIR = pair(HOTEL);

/** Each clause as data, as a sentence, and as it can be typed by seat 0. */
const CLAUSES: readonly [Clause, string, string][] = [
  [cash(0, 100), 'You will give Ann $100M at once.', 'give 100'],
  [property(1, HOTEL), 'Ann will give you Hotel with its box at once.', 'get hotel now'],
  [named(1, TAX), 'Ann will give you the card Tax at once.', 'get tax'],
  [
    named(0, profit(HOTEL)),
    'You will give Ann the card Hotel Profit 60 at once.',
    'give hotel profit',
  ],
  [random(1, 2), 'Ann will give you 2 random cards at once.', 'get 2 random cards'],
  [random(0, 1), 'You will give Ann a random card at once.', 'give a random card'],
  [
    cash(0, 50, afterPlay(0, PAIR)),
    'Once you have played the card Hotel + Casino Profit 120, you will give Ann $50M.',
    'after I play hotel casino give 50',
  ],
  [
    cash(1, 20, beforePlay(1, TAX)),
    'As soon as Ann has laid down the card Tax, before it pays, Ann will give you $20M.',
    'get 20 before she plays tax',
  ],
  [
    share(1, 50, profit(HOTEL)),
    'Once Ann has played the card Hotel Profit 60, Ann will give you half of what it pays.',
    'when she plays Hotel Profit get half',
  ],
  [
    share(0, 30, PAIR),
    'Once you have played the card Hotel + Casino Profit 120, you will give Ann 30% of what it pays.',
    'give 30% of it after i play hotel + casino profit 120',
  ],
  [
    property(0, CASINO, turnEnd(0, 1)),
    'You will give Ann Casino with its box at the end of your next turn.',
    'give casino at end of my next turn',
  ],
  [
    cash(1, 10, turnEnd(2, 3)),
    "Ann will give you $10M at the end of Bob's third next turn.",
    'get 10 at the end of Bob 3rd next turn',
  ],
  [
    cash(0, 10, turnEnd(0, 0)),
    'You will give Ann $10M at the end of this turn.',
    'give 10 at end of this turn',
  ],
  [
    willPlay(0, PAIR, 1),
    'You will play the card Hotel + Casino Profit 120 by the end of your next turn.',
    'I play hotel casino by turn 1',
  ],
  [
    willPlay(1, TAX, 2),
    "Ann will play the card Tax by the end of Ann's second next turn.",
    'they play tax by their 2nd next turn',
  ],
];

describe('D-7.1 a sentence for every clause', () => {
  it.each(CLAUSES)('%j', (clause, text) => {
    expect(clauseSentence(clause, telling)).toBe(text);
  });

  it('says when something is given back', () => {
    const [, back] = contractSentences(
      [property(1, HOTEL), property(0, HOTEL, turnEnd(0, 1))],
      telling,
    );
    expect(back).toBe('You will give Hotel with its box back to Ann at the end of your next turn.');
  });

  it('leaves the card open where the reader may not know it', () => {
    const hidden = hideAllCards([named(0, TAX), share(0, 50, PAIR), willPlay(0, PAIR, 1)]);
    expect(contractSentences(hidden, telling)).toEqual([
      'You will give Ann a card at once.',
      'Once you have played a card, you will give Ann half of what it pays.',
      'You will play a card by the end of your next turn.',
    ]);
  });
});

const talk: DealTalk = {
  me: 0,
  partner: 1,
  turn: 0,
  properties: STANDARD_COMPONENTS.properties.map(({ name }) => name),
  cards: STANDARD_COMPONENTS.cards.map((_, card) => cardName(STANDARD_COMPONENTS, card)),
  seatOf: (word) => (word === 'bob' ? 2 : word === 'ann' ? 1 : undefined),
};

describe('D-7.1 typed clauses', () => {
  it.each(CLAUSES)('%j', (clause, _, typed) => {
    expect(readClauses(typed, talk)).toEqual([clause]);
  });

  it('reads several between semicolons and commas', () => {
    expect(readClauses('give 100, get Hotel; when she plays Hotel Profit get half', talk)).toEqual([
      cash(0, 100),
      property(1, HOTEL),
      share(1, 50, profit(HOTEL)),
    ]);
  });

  it('finds every property and card by its full name', () => {
    for (const [card, name] of talk.cards.entries()) {
      expect(readClauses(`give card ${name}`, talk)).toEqual([named(0, card)]);
    }
    for (const [number, name] of talk.properties.entries()) {
      expect(readClauses(`give ${name}`, talk)).toEqual([property(0, number)]);
    }
  });

  it.each([
    '',
    ';',
    'give',
    'give any profit',
    'take 100',
    'give 10 at end of',
    'get hotel tomorrow',
    'after play tax give 10',
    'give #99',
    'I play hotel profit by',
  ])('makes nothing of %j', (typed) => {
    expect(readClauses(typed, talk)).toBeUndefined();
  });
});

describe('the composer', () => {
  it('turns lines into clauses and back', () => {
    const state = scene({ part: 2, hands: [[0, TAX, 24, 30]], owned: [[HOTEL], [CASINO]] });
    const rng = fastRng(1);
    for (let tries = 0; tries < 300; tries++) {
      const clauses = looseTerms(state, 0, 1, rng);
      expect(linesOf(clauses).map(clauseOf)).toEqual(clauses);
    }
  });

  it('calls a thing that goes back a return', () => {
    const lines = linesOf([
      property(1, CASINO),
      property(0, CASINO, turnEnd(0, 1)),
      property(0, HOTEL, turnEnd(0, 1)),
    ]);
    expect(lines.map(({ line }) => line)).toEqual(['give', 'return', 'give']);
  });

  it('offers one’s own cards, and any card of the other "if you have it"', () => {
    const state = scene({ part: 2, hands: [[TAX, TAX, 36], [24]], owned: [[HOTEL], [CASINO]] });
    const seen = view(state, 0);
    expect(slotsFor(seen, 0)).toMatchObject({
      properties: [HOTEL],
      cards: [TAX, 36],
      turnCards: [TAX],
      mostCash: 400,
    });
    expect(slotsFor(seen, 1).cards).toHaveLength(38);
    expect(slotsFor(seen, 0).dates[0]).toEqual(turnEnd(0, 0));
    expect(slotsFor(seen, 0).dates).toHaveLength(10 + 3 * 9);
  });

  it('leaves out properties that are promised', () => {
    const state = scene({ part: 2, owned: [[HOTEL], [CASINO]] });
    play(state, 0, { type: 'offer', to: 1, clauses: [property(0, HOTEL, turnEnd(0, 2))] });
    play(state, 1, { type: 'accept' });
    expect(slotsFor(view(state, 2), 0).properties).toEqual([]);
  });

  const PARTIES: Readonly<Record<string, Scene>> = {
    'with property on both sides': {
      hands: [[profit(HOTEL), TAX], [24]],
      owned: [[HOTEL], [CASINO]],
    },
    'with somebody who owns nothing': { hands: [[profit(HOTEL)], [24]], owned: [[HOTEL], []] },
    'where neither owns anything': { hands: [[TAX], [24]], owned: [[], []] },
    'without a card': { hands: [[], []], owned: [[HOTEL], [CASINO]] },
    'with somebody who has no money': { hands: [[TAX], [24]], cash: [100, 0, 0, 0] },
  };

  it.each(Object.keys(PARTIES).flatMap((name) => STARTS.map((start) => [start, name] as const)))(
    'starts a %s %s that is lawful as it stands',
    (start, name) => {
      const state = scene({ part: 2, ...PARTIES[name]! });
      const clauses = startDeal(view(state, 0), 1, start).map(clauseOf);
      expect(trump.check(state, 0, { type: 'offer', to: 1, clauses })).toBeUndefined();
    },
  );

  it('starts with a card that is not promised yet', () => {
    const state = scene({ part: 2, hands: [[profit(HOTEL), TAX], [24]], owned: [[HOTEL]] });
    ended(state, 1, willPlay(0, profit(HOTEL), 3));
    for (const seat of [1, 2, 3]) play(state, seat, PASS);
    expect(startDeal(view(state, 0), 1, 'sale')[0]).toMatchObject({ what: { card: TAX } });
  });
});
