/** The table in lines to be read out. */

import {
  either,
  list,
  millions,
  people as listed,
  person,
  plural,
  possessive,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { Card } from '../../facts/types.ts';
import type { Telling } from '../../facts/telling.ts';
import { cardName, spaceName } from './names.ts';

export const board = {
  over: 'The game is over.',
  heading: (part: 1 | 2, turn: Person) =>
    `Part ${part}, ${part === 1 ? 'buying' : 'dealing'}. ${turn.isReader ? 'It is your turn.' : `It is ${possessive(turn)} turn.`}`,

  seat: (who: Person, parts: readonly string[]) =>
    `${who.isReader ? 'You' : who.name}: ${parts.join(', ')}`,
  cash: (amount: number | null): string =>
    amount === null ? 'cash not counted' : millions(amount),
  cards: (count: number) => plural(count, { one: '# card', other: '# cards' }),
  property: (name: string, box: string) => `${name} (${box})`,
  box: (amount: number) => `${millions(amount)} in the box`,
  boxLeast: (amount: number) => `at least ${millions(amount)} in the box`,
  boxClosed: 'box closed',
  noProperty: 'no property',
  pawn: (space: number, { components }: Telling) => `on ${spaceName(components, space)}`,
  total: (amount: number) => `${millions(amount)} in all`,

  unowned: (properties: readonly string[], pile: number) =>
    `Unowned: ${properties.length === 0 ? 'nothing' : properties.join(', ')}. Draw pile: ${plural(pile, { one: '# card', other: '# cards' })}.`,
  lastCard: (card: Card, { components }: Telling) =>
    `Last card played: ${cardName(components, card)}.`,

  saleSealing: (property: string, sealed: readonly Person[]) =>
    `For sale: ${property}. Openings sealed by ${sealed.length === 0 ? 'nobody yet' : listed(sealed)}.`,
  saleBids: (property: string, bids: readonly string[]) =>
    `For sale: ${property}. Bids: ${bids.join(', ')}.`,
  bid: (who: Person, bid: number, isOut: boolean) =>
    `${person(who)} ${millions(bid)}${isOut ? ' (knocked out)' : ''}`,
  lead: (leader: Person, isCashOpen: boolean) =>
    `${leader.isReader ? 'You lead' : `${leader.name} leads`}. Own cash ${isCashOpen ? 'may be added' : 'cannot be added before an Outside Investor is played'}.`,

  offer: (from: Person, takers: readonly Person[]) =>
    `${from.isReader ? 'Your' : possessive(from)} offer to ${listed(takers)}:`,
  acceptedBy: (who: Person) => `Accepted by ${person(who)}.`,
  endsContract: (contract: number) => `It ends contract ${contract}.`,
  debt: (from: Person, to: Person, amount: number) =>
    `${from.isReader ? 'You owe' : `${from.name} owes`} ${person(to)} ${millions(amount)}.`,

  hand: (cards: readonly Card[], { components }: Telling) =>
    `Your hand: ${cards.length === 0 ? 'empty' : cards.map((card) => cardName(components, card)).join(', ')}.`,
  /** Cards in other hands, each in one of those named. */
  known: (
    cards: readonly { readonly card: Card; readonly holders: readonly Person[] }[],
    { components }: Telling,
  ) =>
    `You know of: ${list(
      cards.map(
        ({ card, holders }) =>
          `${cardName(components, card)} in ${either(holders.map(possessive))} hand`,
      ),
    )}.`,
};
