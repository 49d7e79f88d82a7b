/** What the deals of this table say. */

import type { View } from '@parlor/trump';
import type { VoidReason } from '@parlor/trump/words';
import { money } from './printed.ts';

const ORDINALS = ['', '', '2nd ', '3rd ', '4th ', '5th ', '6th ', '7th ', '8th ', '9th '];

/** 'Nadia' → 'Nadia's', 'You' → 'your' */
const possessive = (name: string): string =>
  name === 'You' ? 'your' : name.endsWith('s') ? `${name}’` : `${name}’s`;

const lower = (name: string): string => (name === 'You' ? 'you' : name);
const accepts = (name: string): string => (name === 'You' ? 'you accept' : `${name} accepts`);

const count = (n: number, one: string): string => (n === 1 ? `one ${one}` : `${n} ${one}s`);

type How = View['ended'][number]['how'];

const ended: Readonly<Record<How, string>> = {
  done: 'done',
  played: 'kept',
  sold: 'lapsed: the property was sold',
  taxed: 'lapsed: the property went for a tax',
  'not-owned': 'lapsed: the property was no longer there to give',
  'not-held': 'lapsed: the card was no longer in the hand',
  'no-cards': 'lapsed: the hand was empty',
  'not-playable': 'lapsed: the card could not be played',
  'no-turn-left': 'lapsed: another promised card took the turn',
  'game-over': 'lapsed: the game was over',
  'not-possible': 'lapsed: it could no longer be kept',
};

export const D = {
  possessive,

  // The paper
  offerTo: (name: string) => `Offer to ${name}`,
  counterTo: (name: string) => `Your answer to ${name}`,
  offerFrom: (from: string, to: string) => `${possessive(from)} offer to ${to}`,
  counterFrom: (from: string, to: string) => `${possessive(from)} counter-offer to ${to}`,
  startFrom: 'Start from',
  starts: { sale: 'Sale', trade: 'Trade', loan: 'Loan', gift: 'Gift' },
  again: 'Last offer',
  addLine: 'Add a line',
  adds: { give: 'Give or get', share: 'Share', promise: 'Promise', return: 'Return' },
  addsShort: { give: 'Give', share: 'Share', promise: 'Promise', return: 'Return' },
  addsWhy: {
    give: 'Nobody has anything to give.',
    share: 'Neither of you has a card that pays.',
    promise: 'Neither of you has a card to play.',
    return: 'Only a property or a card that is given now can come back.',
  },
  tooMany: (max: number) => `A deal has at most ${max} lines.`,
  line: (n: number) => `Line ${n}`,
  remove: (n: number) => `Remove line ${n}`,
  empty: 'Nothing in it yet. Add a line, or start from a usual deal.',
  signs: (name: string) => `${name}: `,
  signed: 'signed',
  notYet: 'not yet',
  changed: 'changed',
  stamps: { accepted: 'Accepted', rejected: 'Refused' },
  contract: (n: number) => `contract ${n}`,
  silent: (from: string, to: string) =>
    `Between ${from} and ${to}. The names of cards stay between them.`,

  // Sentences with slots
  i: 'I',
  me: 'me',
  give: (isMe: boolean) => (isMe ? 'give' : 'gives'),
  giveBack: (isMe: boolean) => (isMe ? 'give back' : 'gives back'),
  play: (isMe: boolean) => (isMe ? 'play' : 'plays'),
  when: 'When',
  shareGets: (name: string, isMe: boolean) => (isMe ? 'then I get' : `then ${name} gets`),
  now: 'now',
  percent: (percent: number, amount: number | undefined) =>
    `${percent === 100 ? 'all' : percent === 50 ? 'half' : `${percent} %`} of what it pays${amount === undefined ? '' : `, ${money(amount)}`}`,
  random: (n: number) => (n === 1 ? 'a random card' : `${n} random cards`),
  propertyWithBox: (name: string, box: string) => `${name}, box ${box}`,
  propertyBack: (name: string) => `${name} and box`,
  turnOf: (whose: string, turn: number) =>
    turn === 0 ? 'this turn' : `${whose} ${ORDINALS[turn] ?? `${turn}th `}next turn`,
  atEnd: (turn: string) => `at the end of ${turn}`,
  by: (turn: string) => `by the end of ${turn}`,
  whenPlayed: (name: string, isMe: boolean, card: string, isBefore: boolean) =>
    `when ${isMe ? 'I play' : `${name} plays`} ${card}${isBefore ? ', before it pays' : ''}`,
  my: 'my',

  // Slots; first what a slot is, for whoever hears it
  slots: {
    seat: 'Who: ',
    what: 'What: ',
    when: 'When: ',
    card: 'Which card: ',
    percent: 'How much: ',
    turn: 'By when: ',
  },
  whoGives: 'Who gives?',
  whoPlays: 'Who plays?',
  whatGiven: (name: string, isMe: boolean) =>
    isMe ? 'What do you give?' : `What does ${name} give?`,
  whenGiven: 'When?',
  whichCard: 'Which card?',
  whichPart: 'Which part of it?',
  byWhen: 'By when?',
  whatBack: 'What comes back?',
  whatKind: 'What kind of thing',
  kinds: { cash: 'Cash', property: 'Property', card: 'Card', random: 'Unseen' },
  cash: 'Cash',
  cashNow: (amount: number) => `${money(amount)} in hand now`,
  properties: 'Properties',
  cardsIf: (name: string) => `Any card, if ${name} has it`,
  cardsKnown: (name: string) => `You know ${name} holds`,
  randomCards: 'Cards drawn at random',
  use: (what: string) => `Use ${what}`,
  atOnce: 'Now',
  atOnceNote: 'as soon as the deal is made',
  atTurnEnd: 'At the end of a turn',
  onPlay: 'When a card is played',
  whoseTurn: 'Whose turn',
  whichTurn: 'Which turn',
  whoPlaysIt: 'Who plays it',
  beforePays: 'before it pays',
  afterPays: 'after it pays',
  payout: 'Before or after its payout',
  done: 'Done',
  less: (n: number) => `${n} less`,
  more: (n: number) => `${n} more`,
  amount: 'Amount in millions',

  // What it comes to
  scales: 'If all goes as written',
  gain: (amount: number, isAbout: boolean) =>
    `${isAbout ? '~ ' : ''}${amount < 0 ? '−' : '+'} ${Math.abs(amount)}`,
  plusCards: (n: number) => `${n > 0 ? '+' : '−'} ${count(Math.abs(n), 'card')}`,
  gets: (names: string) => `gets ${names}`,
  loses: (names: string) => `gives up ${names}`,
  willSee: (name: string, cards: string) => `${name} will see of your hand: ${cards}`,
  seesNothing: (name: string) => `${name} will see none of your cards.`,

  // Lines that come to nothing
  void: {
    'turn-over': (name) => `This cannot happen: the turn ends when ${accepts(name)}.`,
    'not-related': () =>
      'This cannot happen: after it is signed, only a card that has to do with the deal may be played this turn.',
    'turn-taken': () =>
      'This will not happen: one card a turn, and another promised card comes first.',
    'not-playable': (name) =>
      `As things stand ${lower(name)} cannot play that card: what it asks for will not be ${name === 'You' ? 'yours' : 'there'}.`,
    'not-held': () => 'This cannot happen: the card will be gone by then.',
    bound: () => 'This cannot happen: another promise keeps the card in the hand.',
    'not-owned': (name) =>
      `As things stand this cannot happen: it will not be ${possessive(name) === 'your' ? 'yours' : possessive(name)} to give.`,
    unbound: (name) => `Nothing makes ${lower(name)} play that card.`,
  } satisfies Readonly<Record<VoidReason, (name: string) => string>>,
  voidHangs: ' Do not count on what hangs on it.',
  voidMay: ' You may get nothing for it.',
  voidNothing: ' You would get nothing for it.',
  voidLine: 'Warning: ',
  voidInside: (n: number) =>
    n === 1
      ? 'Mind the warning: one line comes to nothing, or may.'
      : `Mind the warnings: ${n} lines come to nothing, or may.`,
  scalesWithout: 'Without the marked lines',

  spentTwice: (card: string) => `${card} cannot be given now and be there later too.`,

  // Promises
  promises: 'Promises in force',
  promisesNone: 'No promises are open.',
  owes: (from: string, to: string, amount: number) =>
    `${from} ${from === 'You' ? 'owe' : 'owes'} ${to === 'You' ? 'you' : to} ${money(amount)}. New cash pays it first.`,
  due: (name: string, left: number) =>
    left <= 0
      ? 'due at the end of this turn'
      : `due at the end of ${possessive(name)} ${ORDINALS[left] ?? `${left}th `}next turn`,
  waits: 'waits for the card',
  ended,
  promised: (sentence: string, code: string) =>
    code === 'promise-play'
      ? `A promise comes first: “${sentence}”`
      : `That is promised: “${sentence}”`,
};
