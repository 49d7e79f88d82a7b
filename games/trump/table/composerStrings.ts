/** What the paper of a deal says while it is written and read; it comes with the composer. */

import { D } from './dealStrings.ts';
import { money } from './printed.ts';

const { possessive, ordinal } = D;

const count = (n: number, one: string): string => (n === 1 ? `one ${one}` : `${n} ${one}s`);

/** 'Nadia', 'Nadia and Otto', 'Nadia, Otto and Bruno' */
const listed = (names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

const share = (percent: number): string =>
  percent === 100 ? 'all' : percent === 50 ? 'half' : `${percent} %`;

export const C = {
  listed,

  // The paper
  offerTo: (names: string) => `Offer to ${names}`,
  counterTo: (name: string) => `Your answer to ${name}`,
  offerFrom: (from: string, to: string) => `${possessive(from)} offer to ${to}`,
  counterFrom: (from: string, to: string) => `${possessive(from)} counter-offer to ${to}`,
  startFrom: 'Start from',
  starts: { sale: 'Sale', trade: 'Trade', loan: 'Loan', gift: 'Gift' },
  again: 'Last offer',
  addLine: 'Add a line',
  adds: { give: 'Give or get', share: 'Share', promise: 'Promise', return: 'Return' },
  addsShort: { give: 'Give', share: 'Share', promise: 'Promise', return: 'Return' },
  more: 'More…',
  moreTitle: 'More for this deal',
  moreLines: 'A line that…',
  rare: {
    abstain: {
      name: 'forbids something',
      note: 'no tax, no knock-out, no Force Sale, no high bid, no other deal',
    },
    option: {
      name: 'gives an option',
      note: 'one of you may have something happen on a turn of their own',
    },
    every: {
      name: 'pays every turn',
      note: 'a sum at the end of each turn, also only while one owns something',
    },
    bought: {
      name: 'waits for a sale',
      note: 'a sum, or a part of the price, when somebody buys a property',
    },
    lapsed: {
      name: 'stands in for another',
      note: 'what happens instead if a line of this deal lapses',
    },
    choice: {
      name: 'gives a card of choice',
      note: 'chosen when it is due, by who gives or by who gets it',
    },
    show: { name: 'shows cards', note: 'one card or the whole hand, when the deal is made' },
  },
  moreParties: 'With whom else',
  moreEnds: 'In place of',
  endsContract: (n: number) => `Contract ${n}`,
  addsWhy: {
    give: 'Nobody has anything to give.',
    share: 'Neither of you has a card that pays.',
    promise: 'Neither of you has a card to play.',
    return: 'Only a property or a card that is given now can come back.',
    abstain: 'Nobody can be bound so.',
    option: 'Nobody has anything to give.',
    every: 'Nobody has anything to give.',
    bought: 'There is nothing left to buy.',
    lapsed: 'No line of this deal can lapse: add a promise, or a property or card given later.',
    choice: 'Nobody has cards.',
    show: 'Nobody has cards.',
  },
  tooMany: (max: number) => `A deal has at most ${max} lines.`,
  line: (n: number) => `Line ${n}`,
  remove: (n: number) => `Remove line ${n}`,
  removeGift: (n: number) => `Remove gift ${n} of the option`,
  addGift: 'Gift',
  ends: (n: number) => `Contract ${n} ends; what stands here takes its place.`,
  endsOnly: (n: number) => `Contract ${n} ends, and nothing takes its place.`,
  keeps: (n: number) => `Keep contract ${n}`,
  asRead: (name: string) => `As ${name} reads it`,
  signs: (name: string) => `${name}: `,
  signed: 'signed',
  notYet: 'not yet',
  changed: 'changed',
  stamps: { accepted: 'Accepted', rejected: 'Refused' },
  contract: (n: number) => `contract ${n}`,
  silent: (names: string) => `Between ${names}. The names of cards stay between them.`,

  // Sentences with slots
  i: 'I',
  me: 'me',
  my: 'my',
  give: (isMe: boolean) => (isMe ? 'give' : 'gives'),
  giveBack: (isMe: boolean) => (isMe ? 'give back' : 'gives back'),
  play: (isMe: boolean) => (isMe ? 'play' : 'plays'),
  show: (isMe: boolean) => (isMe ? 'show' : 'shows'),
  doNot: (isMe: boolean) => (isMe ? 'do not' : 'does not'),
  may: 'may,',
  haveHappen: (isMe: boolean) => `on a turn of ${isMe ? 'my' : 'their'} own, have this happen:`,
  when: 'When',
  shareGets: (name: string, isMe: boolean) => (isMe ? 'then I get' : `then ${name} gets`),
  on: 'on',
  anybody: 'anybody',
  anyProperty: 'any property',
  forProperty: 'for',
  now: 'now',
  percent: (percent: number, amount: number | undefined, atLeast = 0) =>
    `${share(percent)} of what it pays${amount === undefined ? '' : `, ${money(amount)}`}${atLeast > 0 ? `, at least ${money(atLeast)}` : ''}`,
  priceShare: (percent: number, atLeast = 0) =>
    `${percent === 100 ? 'the whole price' : `${share(percent)} of the price`}${atLeast > 0 ? `, at least ${money(atLeast)}` : ''}`,
  random: (n: number) => (n === 1 ? 'a random card' : `${n} random cards`),
  choice: (whose: string) => `a card of ${whose} choice`,
  wholeHand: (whose: string) => `${whose} whole hand`,
  propertyWithBox: (name: string, box: string) => `${name}, box ${box}`,
  propertyBack: (name: string) => `${name} and box`,
  turnOf: (whose: string, turn: number) =>
    turn === 0 ? 'this turn' : `${whose} ${ordinal(turn)}next turn`,
  atEnd: (turn: string) => `at the end of ${turn}`,
  by: (turn: string) => `by the end of ${turn}`,
  until: (turn: string) => `until the end of ${turn}`,
  forGood: 'to the end of the game',
  whenPlayed: (name: string, isMe: boolean, card: string, isBefore: boolean) =>
    `when ${isMe ? 'I play' : `${name} plays`} ${card}${isBefore ? ', before it pays' : ''}`,
  whenBought: (name: string, isMe: boolean, property: string, by: string) =>
    `if ${isMe ? 'I buy' : `${name} buys`} ${property} in a sale${by === '' ? '' : ` ${by}`}`,
  everyTurn: (whose: string, turns: number) =>
    turns === 1
      ? `at the end of ${whose} next turn`
      : `at the end of each of ${whose} next ${turns} turns`,
  whileOwning: (name: string, isMe: boolean, property: string) =>
    ` while ${isMe ? 'I own' : `${name} owns`} ${property}`,
  ifLapsed: (n: number) => `if line ${n} lapses`,
  acts: {
    tax: (name: string) => `tax ${name}`,
    knockOut: (name: string) => `knock ${name} out`,
    forceSale: (property: string) => `force ${property} into a sale`,
    bid: (above: number, property: string | undefined) =>
      above === 0
        ? `bid for ${property ?? 'any property'}`
        : `bid more than ${money(above)} for ${property ?? 'any property'}`,
    deal: (thing: string) => `deal with others about ${thing}`,
  },

  // Slots; first what a slot is, for whoever hears it
  slots: {
    seat: 'Who: ',
    to: 'To whom: ',
    what: 'What: ',
    when: 'When: ',
    card: 'Which card: ',
    percent: 'How much: ',
    turn: 'By when: ',
    aim: 'At whom or what: ',
    act: 'What not: ',
    until: 'How long: ',
    shown: 'What is shown: ',
  },
  whoGives: 'Who gives?',
  whoGets: 'Who gets it?',
  whoPlays: 'Who plays?',
  whoIsBound: 'Who is bound?',
  whoMay: 'Who may use it?',
  whoShows: 'Who shows?',
  whatGiven: (name: string, isMe: boolean) =>
    isMe ? 'What do you give?' : `What does ${name} give?`,
  whatShown: 'What is shown?',
  whenGiven: 'When?',
  whichCard: 'Which card?',
  whichPart: 'Which part of it?',
  byWhen: 'By when?',
  howLong: 'How long?',
  whichAim: 'Aimed at?',
  whichAct: 'What not to do?',
  whatBack: 'What comes back?',
  whatKind: 'What kind of thing',
  kinds: { cash: 'Cash', property: 'Property', card: 'Card', unnamed: 'Unnamed' },
  actKinds: {
    tax: 'Tax',
    knockOut: 'Knock out',
    forceSale: 'Force Sale',
    bid: 'Bid',
    deal: 'Deal',
  },
  cash: 'Cash',
  cashNow: (amount: number) => `${money(amount)} in hand now`,
  properties: 'Properties',
  whichProperty: 'Which property',
  cardsIf: (name: string) => `Any card, if ${name} has it`,
  cardsKnown: (name: string) => `You know ${name} holds`,
  randomCards: 'Drawn at random',
  choiceCard: 'One card, chosen when it is due',
  chosenBy: (name: string, isMe: boolean) => (isMe ? 'I choose' : `${name} chooses`),
  choiceGiver: 'without showing the others',
  choiceTaker: 'and sees the cards to choose from',
  guaranteed: 'At least',
  noGuarantee: 'Nothing',
  use: (what: string) => `Use ${what}`,
  atOnce: 'Now',
  atOnceNote: 'as soon as the deal is made',
  atTurnEnd: 'At the end of a turn',
  onPlay: 'When a card is played',
  ways: {
    everyTurnEnd: 'At the end of every turn',
    bought: 'When somebody buys a property',
    lapsed: 'If another line lapses',
  },
  cashOnly: 'money only',
  whoseTurn: 'Whose turn',
  whichTurn: 'Which turn',
  whoseTurns: 'Whose turns',
  howManyTurns: 'How many turns',
  onlyWhile: 'Only while the giver owns',
  always: 'Whatever they own',
  whoPlaysIt: 'Who plays it',
  whoBuysIt: 'Who buys it',
  whichLine: 'Which line',
  beforePays: 'before it pays',
  afterPays: 'after it pays',
  payout: 'Before or after its payout',
  whom: 'Whom',
  about: 'About what',
  limit: 'Highest bid allowed',
  done: 'Done',
  less: (n: number) => `${n} less`,
  moreBy: (n: number) => `${n} more`,
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
  scalesWithout: 'Without the marked lines',

  // What fate can spoil, and what it would mean
  lapses: 'this line lapses',
  lapsesInto: (n: number) => `line ${n} happens instead`,
  risks: {
    'risk-card': (then: string) => `A T can take the card first; then ${then}.`,
    'risk-property': (then: string) => `A sale or a tax can take it first; then ${then}.`,
    'risk-debt': () => 'What is not there then stays owed, and new cash pays it first.',
    'risk-hand': (then: string) => `There may be no free card then; then ${then}.`,
    'risk-no-sale': () => 'Without such a sale nothing happens.',
  } as Readonly<Record<string, (then: string) => string>>,

  // Contracts in force
  contracts: 'Contracts in force',
  between: (n: number, names: string) => `Contract ${n}: ${names}`,
  change: 'Change or end it',
  changeWhich: (n: number) => `: contract ${n}`,
};
