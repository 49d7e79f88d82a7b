/** How to play, from the beginning. **Names of the game** stand out. */

import { list } from '@parlor/grammar/en';
import { FIVE, type Play } from '../../facts/types.ts';
import { cards } from './cards.ts';

const led = ({ rank, count }: Play): string => `${cards(rank, count)} led`;

const beats = ({ rank, count }: Play, before: Play): string =>
  rank === FIVE
    ? 'one 5 is enough'
    : `${cards(rank, count)} ${count === 1 ? 'beats' : 'beat'} ${before.count === 1 ? 'it' : 'them'}`;

export const howTo = {
  aim: {
    title: 'What it is about',
    text: 'Get rid of your cards. Whoever runs out first becomes **Rich**, whoever is left with cards becomes **Poor**, and your status decides where you sit and which cards you swap in the next game. After the agreed number of games, the most points win the match.',
    note: 'Points from Rich to Poor: 6, 5, 4, 3, 2, 1. With fewer than six players, some of the statuses in between are left out.',
  },
  round: {
    title: 'A round',
    text: 'Somebody leads any number of cards of one rank. Clockwise, everyone then plays **the same number of a higher rank** or passes. Passing is not final: if the round comes back to you, you may play again. When all the others have passed in a row, whoever played last wins the round and leads the next one.',
  },
  ranks: {
    title: 'From low to high',
    text: 'The numbers rise from 1 to 8. Above them stand Bump, Bankrupt, Bankroll, Millionaire and Zillionaire.',
    climb:
      'The Climb in the middle of the table shows all thirteen ranks, lit where they beat what lies on top. In matches that do not count for a rating, the figure below each tells how many cards of that rank are still out.',
  },
  five: {
    title: 'The 5: any number',
    text: 'A 5 is always played alone and counts as however many fives the round asks for. When a 5 is **led**, the number is open: whoever beats it first chooses how many.',
  },
  special: { title: 'Cards with special effects' },
  out: {
    title: 'Going out',
    text: 'With your last card you take the best status still free. The others may still beat that card; if nobody does, the next player with cards leads. The game ends when only one player has cards left.',
  },
  next: {
    title: 'The next game',
    text: 'Everybody changes seats: Poor sits on Rich’s left, and the others follow by rising status. Rich deals. Then cards change hands, and nobody has a choice: Rich gives Poor the two lowest cards and gets Poor’s two highest. With four players or more, one more couple swaps a single card. Poor leads.',
    note: 'Two cards stay unseen in every game, so you can never be quite sure what the others hold.',
  },
  screen: {
    title: 'At this table',
    text: 'Tap a card, and as many of its rank as the round asks for come up; tap single cards to change that. Drag them up or press the brass button to play. On a keyboard, the digits choose a rank, 9 goes through the named cards, + and − change the number, Enter plays and P passes.',
  },
  /** Under the cards of an example: what leads, and what beats what lay there before. */
  led,
  beats,
  /** The same as a paragraph. */
  example: (plays: readonly Play[]) =>
    `For example: ${list(plays.map((play, nth) => (nth === 0 ? led(play) : beats(play, plays[nth - 1]!))))}.`,
};
