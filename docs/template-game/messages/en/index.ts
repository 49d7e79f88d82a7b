/** Everything that is said about the game, in English. Other languages have the same entries. */

import { inWords, list, plural, Possessive, Subject } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { type Counts, type Good, GOODS, type Move } from '../../facts/types.ts';
import { contents } from './contents.ts';

const coins = (count: number): string => plural(count, { one: '1 coin', other: '# coins' });

const goods = (counts: Counts): string => {
  const held = GOODS.flatMap((good, at) => (counts[at]! > 0 ? [`${counts[at]} ${good}`] : []));
  return held.length > 0 ? list(held) : 'nothing';
};

interface Stand {
  readonly coins: number;
  readonly hand: Counts;
  readonly covered: number;
  readonly isSealed: boolean;
}

export const messages = {
  board: {
    day: (day: number, days: number, stall: Good | null) =>
      `Day ${day} of ${days}. On the stall: ${stall ?? 'nothing'}.`,
    seat: (who: Person, { coins: purse, hand, covered, isSealed }: Stand) =>
      [
        `${Subject(who)}: ${coins(purse)}`,
        // Whoever's goods are covered may hold anything.
        ...(covered > 0 && hand.every((count) => count === 0) ? [] : [goods(hand)]),
        ...(covered > 0
          ? [plural(covered, { one: 'one covered good', other: '# covered goods' })]
          : []),
        ...(isSealed ? ['a sealed bid'] : []),
      ].join(', ') + '.',
    rumour: (who: Person, good: Good) => `${Possessive(who)} scout says that ${good} comes next.`,
  },

  log: {
    dealt: (who: Person, held: Counts) => `${Subject(who)} began with ${goods(held)}.`,
    offered: (day: number, good: Good) => `Day ${day} opened with ${good} on the stall.`,
    sealed: (who: Person) => `${Subject(who)} sealed a bid.`,
    sealedFor: (who: Person, bid: number) => `${Subject(who)} sealed a bid of ${coins(bid)}.`,
    bought: (who: Person, good: Good, bid: number) =>
      `${Subject(who)} bought the ${good} for ${coins(bid)}.`,
    sold: (who: Person, count: number, good: Good, price: number) =>
      `${Subject(who)} sold ${count} ${good} for ${coins(price)}.`,
    sentScout: (who: Person) => `${Subject(who)} sent a scout ahead.`,
    scouted: (who: Person, good: Good) => `${Subject(who)} heard that ${good} comes next.`,
    kept: (who: Person) => `${Subject(who)} kept everything.`,
    closed: 'The market closed, and all hands were paid for.',
  },

  question: {
    bid: (good: Good) => `How much do you bid for the ${good}?`,
    sell: 'What do you sell?',
    typing: (most: number) => `Type a number of coins from 0 to ${most}.`,
    answer(move: Move): string {
      switch (move.type) {
        case 'bid':
          return `Bid ${coins(move.coins)}`;
        case 'sell':
          return `Sell ${move.count} ${move.good}`;
        case 'scout':
          return 'Send a scout';
        case 'keep':
          return 'Keep everything';
      }
    },
  },

  refusals: {
    'too-few-coins': ({ have }: { have: number }) => `You have only ${coins(have)}.`,
    'too-few-goods': ({ have, good }: { have: number; good: Good }) =>
      `You have only ${have} ${good}.`,
    'not-your-turn': () => 'It is not your turn.',
    'not-now': () => 'That is not what is asked now.',
    'no-scouting': () => 'There are no scouts at this table.',
    'too-late-to-scout': () => 'There is nothing left for a scout to see.',
    'no-such-seat': () => 'There is no such seat at this table.',
    'too-many-days': ({ most }: { most: number }) =>
      `With so many merchants there are goods for ${inWords(most)} days at most.`,
  },
  refusedOtherwise: (code: string) => `That is not possible (${code}).`,

  /** What the plain search says about a move. */
  tried: 'In matches played on in the head, this came out best.',

  howTo: [
    {
      title: 'The aim',
      paragraphs: [
        'Buy goods that are worth more together. Whoever has the **most coins** at the end wins.',
      ],
    },
    {
      title: 'A day',
      paragraphs: [
        'A good lies on the **stall**. Everybody secretly bids coins for it; the highest bid pays and takes it.',
        'The winner then sells cards of one good, sends a **scout** to see what comes, where scouts are allowed, or keeps everything.',
      ],
    },
  ],
  /** What so many cards of one good bring, from one on. */
  pays: (prices: readonly number[]) =>
    `Sold together, one to six of them bring ${list(prices.map(String))} coins.`,

  contents,
};

export type Messages = typeof messages;
