/** What happened, as the log tells it, and the table as text. */

import { list, person, Possessive, Subject, verb } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { isPair, TURN_CAP, valueName } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';
import type { Collected, Laid, RoundEnd, SeatTold, Swapped, Tally } from '../parameters.ts';
import { cardCount, group, nameOf, names, one, pointCount, some, thePile } from './naming.ts';

const tallied = (tallies: readonly Tally[]): string =>
  list(tallies.map(({ who, count }) => `${person(who)} ${count}`));

const FROM_TABLE = { open: 'Open', blind: 'Blind' } as const;

export const log = {
  dealt: (dealer: Person, round: number) => `${Subject(dealer)} dealt round ${round}.`,

  drew: (who: Person, count: number) =>
    `${Subject(who)} drew ${count === 1 ? 'a card' : cardCount(count)}.`,

  drewCards: (who: Person, cards: readonly Card[]) => `${Subject(who)} drew ${group(cards)}.`,

  swapped: ({ who, other, give, take }: Swapped) =>
    `${Subject(who)} gave ${person(other)} an Open ${nameOf(give)} for an Open ${nameOf(take)}.`,

  kept: (who: Person) => `${Subject(who)} did not swap a card.`,

  starts: (who: Person) => `${Subject(who)} ${verb(who, 'start', 'starts')} the round.`,

  // A catch follows as an event of its own, so this must not say what comes next.
  laid: ({ who, cards, from, value }: Laid) => {
    const [card] = cards as readonly [Card, ...Card[]];
    if (isPair(cards))
      return `${Subject(who)} played 8 and Half together: the pile is now ${valueName(value)}.`;
    const what =
      from === 'hand' ? some(card, cards.length) : `the ${FROM_TABLE[from]} ${nameOf(card)}`;
    const leads =
      card === HALF
        ? `: the pile is now ${valueName(value)}`
        : card === GHOST
          ? `: the pile is still ${valueName(value)}`
          : card === 0
            ? ': the pile is back at 0'
            : '';
    return `${Subject(who)} played ${what}${leads}.`;
  },

  turned: ({ who, place, card }: { who: Person; place: number; card: Card }) =>
    `${Subject(who)} turned up Blind card ${place}: ${one(card)}.`,

  caught: ({ by, who, value }: { by: Person; who: Person; value: number }) =>
    `${Subject(by)} caught ${person(who)} on ${valueName(value)}.`,

  collected: ({ who, count, why, to }: Collected) => {
    const took = to === 'hand' ? `picked up ${thePile(count)}` : `set ${thePile(count)} aside`;
    switch (why) {
      case 'nothing-to-lay':
        return `${Subject(who)} could not play and ${took}.`;
      case 'blind':
        return `The Blind card did not fit, so ${person(who)} ${took}.`;
      case 'caught':
        return `${Subject(who)} ${took}.`;
    }
  },

  table: (who: Person) => `${Subject(who)} ${verb(who, 'play', 'plays')} from the table now.`,

  out: (who: Person) =>
    `${Subject(who)} played the last card and ${verb(who, 'are', 'is')} out, unless the next player catches the half.`,

  roundEnded: ({ round, winner, loser, scored }: RoundEnd) => {
    const points = `points this round: ${tallied(scored)}`;
    if (!winner) return `Round ${round} was stopped after ${TURN_CAP} turns each; ${points}.`;
    const last = loser ? `, ${person(loser)} ${verb(loser, 'are', 'is')} the Big Loser` : '';
    return `${Subject(winner)} won round ${round}${last}; ${points}.`;
  },

  cardsLeft: (left: readonly Tally[]) => `Cards left: ${tallied(left)}.`,

  matchEnded: (points: readonly Tally[]) => `The match is over; points: ${tallied(points)}.`,
};

export const board = {
  hand: (who: Person, cards: readonly Card[]) =>
    `${Possessive(who)} hand: ${cards.length === 0 ? 'no cards' : names(cards)}.`,

  round: ({ round, rounds, dealer }: { round: number; rounds: number; dealer: Person }) =>
    `Round ${round} of ${rounds}, dealt by ${person(dealer)}.`,

  emptyPile: 'The pile is empty.',

  pile: ({ value, by, hasDemand }: { value: number; by: Person; hasDemand: boolean }) =>
    `The pile is at ${valueName(value)}, left by ${person(by)}${
      hasDemand ? '; now only 5 or less, a Half or a Ghost fits' : ''
    }.`,

  inPile: (cards: readonly Card[]) => `From bottom to top: ${names(cards)}.`,

  pending: (who: Person) =>
    `${Subject(who)} ${verb(who, 'are', 'is')} out, unless the half is caught.`,

  seat: ({ who, handSize, hand, bank, open, places, aside, points, isOnTurn }: SeatTold) => {
    const count = cardCount(handSize);
    const held =
      handSize === 0
        ? 'no cards in hand'
        : hand.kind === 'known'
          ? `${count} in hand, known to all: ${names(hand.cards)}`
          : hand.kind === 'hidden'
            ? `${count} in hand, hidden`
            : hand.kind === 'to-be-remembered'
              ? `${count} in hand, which everyone saw being picked up`
              : `${count} in hand`;
    const parts = [
      held,
      `${bank} in the Bank`,
      open.length === 0 ? 'no Open cards' : `Open cards: ${names(open)}`,
      places.length === 0
        ? 'no Blind cards'
        : places.length === 1
          ? `a Blind card in place ${places[0]}`
          : `Blind cards in places ${list(places.map(String))}`,
      `${aside} set aside`,
      pointCount(points),
      ...(isOnTurn ? ['next to play'] : []),
    ];
    return `${Subject(who)}: ${parts.join('; ')}.`;
  },
};
