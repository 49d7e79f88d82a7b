/** What is asked, what may be answered, and how that is typed. */

import { person, possessive } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { valueName } from '../../facts/cards.ts';
import type { Card } from '../../facts/types.ts';
import { nameOf, one, some } from './naming.ts';

export const questions = {
  swap: (loser: Person) => `Swap an Open card for one of ${possessive(loser)}?`,
  start: 'How do you start the round?',
  newPile: 'What do you start the new pile with?',
  five: 'After a 5 you need 5 or less, a Half or a Ghost. What do you play?',
  play: (value: number) => `The pile is at ${valueName(value)}. What do you play?`,
  playOrCatch: ({ value, card, who }: { value: number; card: Card; who: Person }) =>
    `The pile is at ${valueName(value)}; ${one(card)} would catch ${person(who)}. What do you play?`,
};

export const answers = {
  play: (card: Card, count: number) => `Play ${some(card, count)}`,
  pair: 'Play 8 and Half together',
  open: (card: Card) => `Play the Open ${nameOf(card)}`,
  blind: (place: number) => `Turn up Blind card ${place}`,
  swap: (give: Card, take: Card) => `Swap ${nameOf(give)} for ${nameOf(take)}`,
  keep: 'Don’t swap',
};

export const typing = {
  swap: 'Type “swap 7 for 3” with your card first, or “keep” to swap nothing.',
  play: 'Type the cards: 7, 2x7, 1/2, ghost, 8+1/2, open 7 or blind 2.',
  /** Words that mean the same when they are typed; the first column is the notation of the game. */
  words: {
    half: ['half', 'halves'],
    ghost: ['ghost', 'ghosts'],
    open: ['open'],
    blind: ['blind'],
    swap: ['swap'],
    for: ['for'],
    keep: ['keep'],
  },
};
