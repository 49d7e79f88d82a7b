/** What is asked, what may be answered, and how to type it: the table as text. */

import { list, millions, people as listed, person, possessive } from '@parlor/grammar/en';
import type { People, Person, Seat } from '@parlor/kit';
import { propertyName } from '../../facts/names.ts';
import type { Telling } from '../../facts/telling.ts';
import type { Move } from '../../facts/types.ts';
import { cardName, spaceName } from './names.ts';

export const question = {
  turn: (part: 1 | 2, canDeal: boolean): string => {
    if (part === 1) return 'Roll, or play a card?';
    return canDeal ? 'Play a card, offer a deal, or pass?' : 'Play a card, or pass?';
  },
  take: 'You rolled a T. Whose hand do you take a card from?',
  fill: (space: number, { components }: Telling) =>
    `Which unowned box gets the money? You are on ${spaceName(components, space)}.`,
  putUp: 'Which property do you put up for sale?',
  closing: 'Which of the remaining properties do you put up next?',
  closingAgain: 'Nobody opened for these. Which of them do you put up once more?',
  trade: 'Trade one of your properties, or keep them all?',
  surrender: 'Your cash did not cover the tax. Which property do you hand over?',
  open: (property: number, { components }: Telling) =>
    `How much do you open with for ${propertyName(components, property)}? 0 keeps you out of this sale.`,
  knockedOut: 'You are knocked out. Come back, or let it go?',
  bid: (leader: Person, bid: number) =>
    `${leader.isReader ? 'You lead' : `${leader.name} leads`} with ${millions(bid)}. Raise, knock somebody out, or let it go?`,
  /** D-5.6: whoever acted last without leading has the last word. */
  bidAgain: (leader: Person, bid: number) =>
    `All others let it go. ${leader.name} leads with ${millions(bid)}. Raise, knock somebody out, or let it go?`,
  answer: (from: Person) => `Do you accept what ${person(from)} offered?`,
  related: 'Play one card that goes with the deal, or leave it at that?',
  giveCard: (to: Person) => `Which card do you give ${person(to)}?`,
  takeCard: (from: Person) => `Which card do you take from ${possessive(from)} hand?`,
};

type Answers = {
  readonly [Type in Exclude<Move['type'], 'offer' | 'counter' | 'pass'>]: (
    move: Extract<Move, { type: Type }>,
    telling: Telling,
  ) => string;
};

const answers: Answers = {
  roll: () => 'Roll',
  play: ({ card, seat, property }, { components, people }) => {
    const on = seat === undefined ? '' : ` on ${person(people(seat))}`;
    const of = property === undefined ? '' : ` for ${propertyName(components, property)}`;
    return `Play ${cardName(components, card)}${on}${of}`;
  },
  take: ({ seat }, { people }) => `Take a card from ${person(people(seat))}`,
  fill: ({ property }, { components }) =>
    `Put it into the box of ${propertyName(components, property)}`,
  putUp: ({ property }, { components }) => `Put up ${propertyName(components, property)}`,
  trade: ({ give, take }, { components }) =>
    `Trade ${propertyName(components, give)} for ${propertyName(components, take)}`,
  keep: () => 'Keep what you have',
  surrender: ({ property }, { components }) => `Give up ${propertyName(components, property)}`,
  open: ({ amount }) => (amount === 0 ? 'Stay out' : `Open with ${millions(amount)}`),
  raise: ({ cash, cards }, { components }) =>
    `Raise with ${list([
      ...cards.map((card) => cardName(components, card)),
      ...(cash > 0 ? [`${millions(cash)} in cash`] : []),
    ])}`,
  knockOut: ({ seat }, { people }) => `Knock ${person(people(seat))} out`,
  backIn: () => 'Come back in',
  use: ({ contract, clause }) => `Use the option in line ${clause + 1} of contract ${contract}`,
  choose: ({ card }, { components }) => `Choose ${cardName(components, card)}`,
  accept: () => 'Accept',
  reject: () => 'Refuse',
  done: () => 'Leave it at that',
};

export const answer = {
  ...answers,
  pass: (isSale: boolean): string => (isSale ? 'Let it go' : 'Pass'),
  /** With the lines of the deal, a sentence each. */
  offer: (people: People, takers: readonly Seat[], lines: readonly string[]) =>
    `Offer to ${listed(takers.map(people))}: ${lines.join(' ')}`,
  counter: (lines: readonly string[]) => `Counter-offer: ${lines.join(' ')}`,
};

const DEALS =
  'Lines of a deal stand between semicolons, such as: give 100; get hotel; get 2 random; ' +
  'after I play hotel casino give half; I play hotel casino by turn 1; give hotel at end of my next turn; ' +
  'get 20 before they play tax; otherwise give 50; they do not tax me until my 2nd next turn; ' +
  'I may buy casino for 100 until my turn 3; they show their hand; get a card of my choice; ' +
  'give 20 at end of each of my next 5 turns. ' +
  'Type offer left right: … for several players, offer left ends 3: … to change contract 3, use 2 1 for line 1 of contract 2. ' +
  'Players are I, they, left, across, right, s0, or a name.';

export const typing = {
  open: (most: number) => `Type an amount from 0 to ${most}, in steps of 10.`,
  bid: 'Type: pass, raise 30, raise 30 + 40 50 (your cash + Outside Investors by amount), raise + 50, out left, back.',
  answer: `Type: yes, no, or counter: … ${DEALS}`,
  turn: `Type: pass, play tax left, play force sale hotel, or offer left: … ${DEALS}`,
  listed: 'Type one of the answers listed.',
};
