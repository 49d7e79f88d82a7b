/** What is asked, what can be answered, and how to type it. */

import { inWords, person, possessive } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { Commands } from '../../facts/commands.ts';
import type { Bankrupt, Card, Steal, Value } from '../../facts/types.ts';
import type { Taking } from '../parameters.ts';
import { takingsOf } from './log.ts';
import { cardName, cardNames } from './names.ts';

export const question = {
  draw: 'Which pile do you draw from?',
  settle: 'Which Bankrupt takes its card next?',
  settleFirst: 'Which Bankrupt do you discard first?',
  lay: 'Which pair do you discard next?',
  act: 'What do you do?',
  choose: (victim: Person): string => `Which card do you take from ${person(victim)}?`,
  stuck: 'You have no value card for a Bankrupt. Do you play a Steal?',
  ruin: 'You hold nothing but Bankrupts. Which one do you discard?',
  take: (left: number): string =>
    left === 1
      ? 'Which player do you take a card from?'
      : `You may take up to ${inWords(left)} cards. Which player do you take the next one from?`,
};

export const answer = {
  draw: 'Draw from the draw pile',
  takeDiscard: (top: Card): string => `Take ${cardName(top)} from the discard pile`,
  settle: (bankrupt: Bankrupt, value: Value | undefined): string =>
    value === undefined ? cardName(bankrupt) : `${cardName(bankrupt)}: lose ${cardName(value)}`,
  lay: (bankrupt: Bankrupt, value: Value): string =>
    `Discard ${cardName(bankrupt)} with ${cardName(value)} on top`,
  bank: (card: Card): string => `Bank ${cardName(card)}`,
  discard: (card: Card): string => `Discard ${cardName(card)}`,
  choose: (card: Card): string => `Take ${cardName(card)}`,
  steal: (card: Steal): string => `Play ${cardName(card)}`,
  stealFrom: (card: Steal, takings: readonly Taking[]): string =>
    takings.length === 0
      ? `Discard ${cardName(card)} and steal nothing`
      : `Play ${cardName(card)}: ${takingsOf(takings)}`,
  pass: 'Pass and keep all cards',
  take: (victim: Person): string => `Take a card from ${person(victim)}`,
  look: (victim: Person): string => `Look at ${possessive(victim)} hand and take a card`,
  stop: 'Take no more cards',
  finish: (cards: readonly Value[], discard: Card | null): string =>
    discard === null
      ? `Finish with ${cardNames(cards)}`
      : `Finish with ${cardNames(cards)}, then discard ${cardName(discard)}`,
};

export const typing = {
  draw: 'Type “draw” for the draw pile or “take” for the top card of the discard pile.',
  settle: 'Type “settle lowest” or “settle highest”.',
  lay: 'Type “lay” and the pair, such as “lay lowest 3”.',
  act: 'Type “bank 3”, “discard 7”, “steal two” or “finish 8 9 10 discard 4”.',
  actFirst:
    'Type “bank 3”, “discard 7”, “steal two from 1,3” (players by number, “nobody” for none) or “finish 8 9 10 discard 4”.',
  stuck: 'Type “steal one” or “pass”.',
  ruin: 'Type “discard Bankrupt Lowest” or “discard Bankrupt Highest”.',
  take: 'Type “rob” and the player, by name or number, such as “rob 1”; or “stop”.',
  choose: 'Type “choose” and the card, such as “choose 7” or “choose Steal One”.',
};

/** What can be typed beyond the notation: other words for it, and words that say nothing. */
export const commands: Commands = {
  verbs: {
    draw: ['draw'],
    take: ['take'],
    settle: ['settle'],
    lay: ['lay'],
    bank: ['bank'],
    discard: ['discard'],
    choose: ['choose'],
    steal: ['steal', 'play'],
    rob: ['rob'],
    pass: ['pass'],
    stop: ['stop'],
    finish: ['finish', 'win'],
  },
  nouns: {
    bankrupt: ['bankrupt'],
    lowest: ['lowest'],
    highest: ['highest'],
    steal: ['steal'],
    one: ['one'],
    two: ['two'],
    three: ['three'],
    from: ['from'],
    nobody: ['nobody'],
    discard: ['discard'],
  },
  noise: ['with', 'and', 'then'],
};
