/** What just happened: on the tags at the seats and in the sentence on the cloth. */

import { capital, person, possessive, Subject, verb } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { isPair, valueName } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';
import type { Collected, Laid, Swapped } from '../parameters.ts';
import { cardCount, nameOf, one, several, some } from './naming.ts';

const FIVE: Card = 5;

/** At a seat, in a few words: who it is stands above it. */
export const tags = {
  laid: ({ cards, from, value }: Omit<Laid, 'who'>) => {
    const [card] = cards as readonly [Card, ...Card[]];
    if (isPair(cards)) return `8 and Half: ${valueName(value)}`;
    const what =
      from === 'hand'
        ? capital(several(card, cards.length))
        : `${from === 'open' ? 'Open' : 'Blind'} ${nameOf(card)}`;
    if (card === HALF) return `${what}: now ${valueName(value)}`;
    if (card === GHOST) return `${what}: still ${valueName(value)}`;
    if (card === 0) return `${what}: back to 0`;
    if (card === FIVE) return `${what}: now 5 or less`;
    return what;
  },
  collected: ({ count, why, card }: Omit<Collected, 'who' | 'to'> & { card: Card }) =>
    why === 'caught'
      ? `caught, takes ${cardCount(count)}`
      : why === 'blind'
        ? `${nameOf(card)} does not fit, takes ${cardCount(count)}`
        : `nothing fits, takes ${cardCount(count)}`,
  swapped: (give: Card, take: Card) => `swaps ${nameOf(give)} for ${nameOf(take)}`,
  kept: 'does not swap',
  out: 'out, unless caught',
  starts: 'starts the round',
  catches: (who: Person) => `catches ${person(who)}`,
  bigLoser: 'Big Loser of the last round',
  lastWinner: 'won the last round',
};

/** On the cloth: the weightiest thing of a moment, in a sentence. */
export const captions = {
  stopped: (round: number) => `Round ${round} is stopped.`,
  won: (who: Person, round: number) =>
    `${Subject(who)} ${verb(who, 'win', 'wins')} round ${round}.`,
  caught: ({ by, who, value, count }: { by: Person; who: Person; value: number; count: number }) =>
    `${Subject(by)} ${verb(by, 'catch', 'catches')} ${person(who)} on ${valueName(value)}. ${Subject(who)} ${verb(who, 'take', 'takes')} ${cardCount(count)}.`,
  blindDoesNotFit: ({ who, card, count, to }: Omit<Collected, 'why'> & { card: Card }) =>
    `${Subject(who)} ${verb(who, 'turn', 'turns')} up ${one(card)}, which does not fit, and ${
      to === 'hand'
        ? `${verb(who, 'pick', 'picks')} up ${cardCount(count)}`
        : `${verb(who, 'set', 'sets')} ${cardCount(count)} aside`
    }.`,
  nothingFits: (who: Person, count: number) =>
    `${Subject(who)} cannot play and ${verb(who, 'take', 'takes')} ${cardCount(count)}.`,
  /** `next` is the only one who can still catch. */
  out: (who: Person, next: Person) =>
    `${Subject(who)} ${verb(who, 'are', 'is')} out, unless ${person(next)} ${verb(next, 'catch', 'catches')} the half.`,
  laid: ({ who, cards, from, value }: Laid) => {
    const [card] = cards as readonly [Card, ...Card[]];
    const what = isPair(cards)
      ? '8 and Half'
      : from === 'hand'
        ? some(card, cards.length)
        : `the ${from === 'open' ? 'Open' : 'Blind'} ${nameOf(card)}`;
    const leads =
      card === HALF || isPair(cards)
        ? `: now ${valueName(value)}`
        : card === GHOST
          ? `: still ${valueName(value)}`
          : card === 0
            ? ': back to 0'
            : card === FIVE
              ? ': now 5 or less'
              : '';
    return `${Subject(who)} ${verb(who, 'play', 'plays')} ${what}${leads}.`;
  },
  canCatch: (by: Person, who: Person) =>
    `Only ${person(by)} can catch ${person(who)}, and only now.`,
  swapped: ({ who, other, give, take }: Swapped) =>
    `${Subject(who)} ${verb(who, 'swap', 'swaps')} ${one(give)} for ${possessive(other)} ${nameOf(take)}.`,
  kept: (who: Person) => `${Subject(who)} ${verb(who, 'do', 'does')} not swap.`,
  starts: (who: Person) => `${Subject(who)} ${verb(who, 'start', 'starts')} the round.`,
  dealt: (dealer: Person, round: number) =>
    `${Subject(dealer)} ${verb(dealer, 'deal', 'deals')} round ${round}.`,
  maySwap: (winner: Person, loser: Person) =>
    `${Subject(winner)} won the last round and may swap an Open card with ${person(loser)}, the Big Loser.`,
};
