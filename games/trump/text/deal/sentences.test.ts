import { fastRng, type People } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { STANDARD_COMPONENTS } from '../../facts/components.ts';
import { trump } from '../../rules/game.ts';
import {
  afterPlay,
  beforePlay,
  CASINO,
  cash,
  ended,
  FORCE_SALE,
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
} from '../../rules/testScene.ts';
import { view } from '../../rules/view.ts';
import { type Clause, type Give, isSimple } from '../../facts/clauses.ts';
import { hideAllCards } from '../../facts/deal/naming.ts';
import { clauseOf, linesOf, STARTS, slotsFor, startDeal } from './composer.ts';
import { readClauses } from './reader.ts';
import type { DealTalk } from './wordReader.ts';
import { looseTerms } from '../../rules/deal/sampleOffer.ts';
import { messages } from '../../messages/en/index.ts';
import { contractSentences } from './sentences.ts';

const people: People = (seat) => ({
  name: ['Dee', 'Ann', 'Bob', 'Cy'][seat]!,
  isReader: seat === 0,
});
const telling = { components: STANDARD_COMPONENTS, people, seats: [0, 1] as const };
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
    'Ann will give you $10M at the end of Bob’s third turn from now.',
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
    'Ann will play the card Tax by the end of their second turn from now.',
    'they play tax by their 2nd next turn',
  ],
  [
    { type: 'play', seat: 1, card: TAX, turn: 1, target: 2 },
    'Ann will play the card Tax on Bob by the end of their next turn.',
    'they play tax on Bob by turn 1',
  ],
  [
    { type: 'play', seat: 0, card: FORCE_SALE, turn: 1, property: CASINO },
    'You will play the card Force Sale for Casino by the end of your next turn.',
    'I play force sale for casino by turn 1',
  ],
  [
    {
      type: 'abstain',
      seat: 1,
      act: { type: 'tax', seat: 0 },
      until: { seat: 0, turn: 2 },
    },
    'Ann will not tax you until the end of your second turn from now.',
    'they do not tax me until my 2nd next turn',
  ],
  [
    { type: 'abstain', seat: 1, act: { type: 'knockOut', seat: 0 }, until: null },
    'Ann will not knock you out of the bidding for the rest of the game.',
    'she will never knock me out',
  ],
  [
    { type: 'abstain', seat: 0, act: { type: 'forceSale', property: HOTEL }, until: null },
    'You will not force a sale of Hotel for the rest of the game.',
    'I do not force a sale of hotel',
  ],
  [
    { type: 'abstain', seat: 1, act: { type: 'bid', above: 60, property: CASINO }, until: null },
    'Ann will not bid above $60M for Casino for the rest of the game.',
    'they will not bid above 60 for casino',
  ],
  [
    { type: 'abstain', seat: 1, act: { type: 'bid', above: 0, property: null }, until: null },
    'Ann will not bid for anything for the rest of the game.',
    'they never bid',
  ],
  [
    {
      type: 'abstain',
      seat: 1,
      act: { type: 'deal', about: { property: CASINO } },
      until: { seat: 1, turn: 1 },
    },
    'Ann will not deal with anybody else about Casino until the end of their next turn.',
    'they do not deal with others about casino until their next turn',
  ],
  [
    {
      type: 'option',
      seat: 0,
      clauses: [property(1, CASINO) as Give, cash(0, 100) as Give],
      until: { seat: 0, turn: 3 },
    },
    'You have an option until the end of your third turn from now: Ann gives you Casino with its box and you give Ann $100M.',
    'I may buy casino for 100 until my turn 3',
  ],
  [
    {
      type: 'option',
      seat: 1,
      clauses: [named(1, TAX) as Give, cash(0, 60) as Give],
      until: null,
    },
    'Ann has an option for the rest of the game: Ann gives you the card Tax and you give Ann $60M.',
    'they may sell tax for 60',
  ],
  [
    { type: 'show', seat: 1, card: null },
    'Ann will show you their whole hand at once.',
    'they show me their hand',
  ],
  [{ type: 'show', seat: 0, card: TAX }, 'You will show Ann the card Tax at once.', 'I show tax'],
  [
    {
      type: 'give',
      from: 0,
      what: { type: 'share', percent: 50, atLeast: 30 },
      when: afterPlay(0, PAIR),
    },
    'Once you have played the card Hotel + Casino Profit 120, you will give Ann half of what it pays, but at least $30M.',
    'after I play hotel casino give half at least 30',
  ],
  [
    { type: 'give', from: 1, what: { type: 'choice', by: 'taker' }, when: { type: 'now' } },
    'Ann will give you a card of your choice at once.',
    'get a card of my choice',
  ],
  [
    { type: 'give', from: 1, what: { type: 'choice', by: 'giver' }, when: turnEnd(0, 1) },
    'Ann will give you a card of their choice at the end of your next turn.',
    'get a card of their choice at end of my next turn',
  ],
  [
    {
      type: 'give',
      from: 1,
      what: { type: 'share', percent: 40 },
      when: { type: 'bought', seat: 0, property: CASINO, until: null },
    },
    'If you buy Casino in a sale, Ann will give you 40% of the price.',
    'when I buy casino get 40% of the price',
  ],
  [
    cash(0, 20, { type: 'everyTurnEnd', seat: 0, turns: 5, while: HOTEL }),
    'You will give Ann $20M at the end of each of your next 5 turns as long as you own Hotel.',
    'give 20 at end of each of my next 5 turns while I own hotel',
  ],
  [
    cash(0, 50, { type: 'lapsed', clause: 1 }),
    'If line 2 lapses, you will give Ann $50M.',
    'if line 2 lapses give 50',
  ],
];

describe('D-7.1, D-7.7 a sentence for every clause', () => {
  it.each(CLAUSES)('%j', (clause, text) => {
    expect(messages.contract.clause(clause, telling)).toBe(text);
  });

  it('says when something is given back', () => {
    const [, back] = contractSentences(
      messages,
      [property(1, HOTEL), property(0, HOTEL, turnEnd(0, 1))],
      telling,
    );
    expect(back).toBe('You will give Hotel with its box back to Ann at the end of your next turn.');
  });

  it('leaves the card open where the reader may not know it', () => {
    const hidden = hideAllCards([named(0, TAX), share(0, 50, PAIR), willPlay(0, PAIR, 1)]);
    expect(contractSentences(messages, hidden, telling)).toEqual([
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
  cards: STANDARD_COMPONENTS.cards.map((_, card) => messages.names.card(STANDARD_COMPONENTS, card)),
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
      const clauses = looseTerms(state, 0, 1, rng).filter((clause) => isSimple(clause));
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
