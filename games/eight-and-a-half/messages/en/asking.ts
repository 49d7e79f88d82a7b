/** What is asked of me at the table, and the one rule that matters now. */

import { inWords, person, possessive } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { valueName } from '../../facts/cards.ts';
import type { Card } from '../../facts/types.ts';
import { nameOf, one } from './naming.ts';

interface Where {
  readonly round: number;
  readonly rounds: number;
  readonly seats: number;
  readonly isSwap: boolean;
  readonly isOneByOne: boolean;
  readonly isFromMemory: boolean;
}

export const asking = {
  where: ({ round, rounds, seats, isSwap, isOneByOne, isFromMemory }: Where) =>
    [
      `Round ${round} of ${rounds}`,
      isSwap ? 'the swap' : `${seats} players`,
      ...(isOneByOne ? ['Halves one by one'] : []),
      ...(isFromMemory ? ['hands from memory'] : []),
    ].join(' · '),

  blind: {
    title: 'Turn up a Blind card',
    line: 'If it does not fit, you pick it up together with the pile. It can catch like any card.',
  },
  start: (card: Card, count: number) => ({
    title: `Start the round with your ${nameOf(card)}`,
    line:
      count === 1
        ? 'Nobody holds a lower yellow card.'
        : `Nobody holds a lower yellow card. You may play ${count === 2 ? 'both' : `all ${inWords(count)}`} at once.`,
  }),
  startWithAny: {
    title: 'Start the round with any card',
    line: 'Nobody holds a yellow card, so the choice is yours.',
  },
  newPile: { title: 'Start a new pile', line: 'The pile is empty: any card fits.' },
  five: {
    title: 'Play 5 or less',
    line: 'Or a Half, which ends the demand of the 5, or a Ghost, which passes it on.',
  },
  eightAndAHalf: {
    title: 'Play on 8½',
    line: 'Only a 9, a Ghost, or 8 and Half together fit.',
    fromTable: 'Only a 9 or a Ghost fits.',
  },
  catch: ({ who, card, isIntoHand }: { who: Person; card: Card; isIntoHand: boolean }) => ({
    title: `Catch ${person(who)}, or play on`,
    line: `If you play ${one(card)}, ${person(who)} must ${
      isIntoHand ? 'pick up the whole pile' : 'set the whole pile aside'
    }, and you start a new one.`,
  }),
  half: ({ value, card, who }: { value: number; card: Card; who: Person }) => ({
    title: `Play on ${valueName(value)}`,
    line: `You have no ${nameOf(card)} to catch ${person(who)} with. Higher numbers, a Half or a Ghost fit, a 0 does not.`,
  }),
  aboveNineAndAHalf: (value: number) => ({
    title: `Play on ${valueName(value)}`,
    line: 'No number is that high: only a Half or a Ghost fits.',
  }),
  aboveNine: (value: number) => ({
    title: `Play on ${valueName(value)}`,
    line: 'No number is that high: only a 0, a Half or a Ghost fits.',
  }),
  nine: { title: 'Play on 9', line: 'Only another 9, a 0, a Half or a Ghost fits.' },
  zero: { title: 'Play any card', line: 'Everything fits on 0.' },
  value: (value: number) => ({
    title: `Play ${valueName(value)} or more`,
    line: 'A 0 takes the pile back to 0, a Half adds ½, a Ghost changes nothing.',
  }),
  /** Said with the other lines while Open cards are played. */
  oneOpenCard: 'One Open card each turn.',

  swap: (loser: Person) => ({
    title: 'Swap an Open card?',
    line: `You won the last round: you may swap one of your Open cards for one of ${possessive(loser)}.`,
  }),
};
