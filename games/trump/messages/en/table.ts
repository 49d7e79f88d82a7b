/** What stands on the table: labels, short enough for a phone, and what is read out in their place. */

import {
  millions,
  number,
  people as listed,
  person,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';

const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });

export const table = {
  cards,

  // Where we are
  part: (part: 1 | 2): string => (part === 1 ? 'Part 1, buying' : 'Part 2, dealing'),
  pile: (count: number) => `pile ${count}`,
  closing: 'the closing sales',
  closingAgain: 'the closing sales, second round',
  players: (count: number) => `${count} players`,
  boxesShut: 'closed boxes',
  cashFromMemory: 'cash from memory',
  cashUnseen: 'cash to be remembered',
  investorsReturn: 'investors’ money goes back',
  noDeals: 'no deals',

  // The board
  board: 'Board',
  spaces: {
    start: 'START',
    saleUnowned: 'Sale: unowned',
    saleAny: 'Sale: any',
    roll: 'Roll × 20',
    trade: 'Trade',
  },
  space: (name: string, pawns: readonly Person[]) =>
    pawns.length === 0 ? name : `${name}. Here: ${listed(pawns)}`,
  property: (name: string, box: string, owner: string) => `${name}, ${box}, ${owner}`,
  box: (amount: number) => `box ${millions(amount)}`,
  boxLeast: (amount: number) => `box closed, at least ${millions(amount)}`,
  atLeast: (amount: number) => `${number(amount)}+`,
  unowned: 'unowned',
  owner: (owner: Person) => (owner.isReader ? 'yours' : `owned by ${owner.name}`),
  outOfGame: 'out of the game',
  village: 'Properties and their boxes',
  pileOf: (count: number) => `Draw pile, ${cards(count)}`,

  // The sale
  sale: 'Sale',
  forSale: (owner: Person | undefined) =>
    !owner
      ? 'for sale, unowned'
      : owner.isReader
        ? 'for sale, yours'
        : `for sale, from ${owner.name}`,
  inBox: (amount: number) => `${millions(amount)} in the box`,
  boxShut: 'the box is closed',
  bids: 'Bids',
  openings: 'Sealed openings',
  /** What a bidder is doing; the Broker is called so before it. */
  standing: (state: string, isBroker: boolean) => (isBroker ? `Broker, ${state}` : state),
  states: {
    sealed: 'sealed',
    choosing: 'is choosing',
    open: 'still open',
    myTurn: 'your turn',
    asked: 'is asked',
    in: 'still in',
    leads: 'leads',
    out: 'knocked out',
    none: 'not in this sale',
  },
  sealedWith: (amount: number) => `sealed: ${millions(amount)}`,
  bidLabel: (who: Person, bid: number, state: string) =>
    `${Subject(who)}, ${millions(bid)}, ${state}`,
  soldTo: (buyer: Person) => `Sold to ${person(buyer)}`,
  keptBy: (owner: Person) => `${Subject(owner)} ${verb(owner, 'keep', 'keeps')} it`,
  nobody: 'Nobody opened',
  nobodyYet: 'Nobody opened: it comes up once more',
  forPrice: (price: number) => `for ${millions(price)}`,
  intoBox: (price: number) => `${millions(price)} goes into the box`,
  yourOpening: 'Your opening',
  openingLabel: 'Opening in millions',
  millionWord: 'million',
  zeroOut: '0, out',
  boxHolds: (amount: string) => `the box holds ${amount}`,
  allCash: (amount: number) => `all your cash, ${number(amount)}`,
  yourBid: 'Put your bid together',
  onTable: 'on the table',
  investors: (count: number): string => (count === 1 ? 'investor' : 'investors'),
  ownCash: 'own cash',
  bidSum: 'your bid',
  less: '10 less',
  more: '10 more',
  cashOpen: 'Own cash is open: an Outside Investor has been played in this sale.',
  cashLocked: 'Own cash stays locked until an Outside Investor is played in this sale.',
  comesBack: 'If you lose, your whole bid comes back.',
  comesBackLess: 'If you lose, your own cash comes back; investors’ money goes to the bank.',

  // My side
  hand: 'Your hand',
  handEmpty: 'You hold no cards.',
  card: (name: string, count: number) => (count > 1 ? `${name}, ${count} of them` : name),
  cardChosen: (name: string, chosen: number, count: number) =>
    count > 1 ? `${name}, ${chosen} of ${count} chosen` : name,
  cardNew: 'just drawn',
  cardPromised: 'promised',
  myCash: (amount: number) => `${millions(amount)} in cash`,
  myProperties: 'Your properties',

  // Who has how much
  moneyHead: 'Money',
  moneyNote: 'cash and owned boxes',
  moneyNoteBids: 'bids counted in',
  player: 'Player',
  cashHead: 'Cash',
  boxesHead: 'Boxes',
  debtsHead: 'Debts',
  sumHead: 'Sum',
  partner: (cash: number | null, hand: number) =>
    cash === null ? cards(hand) : `${millions(cash)}, ${cards(hand)}`,

  // The middle of the cloth
  taxOn: (amount: number, properties: number) =>
    `${millions(amount)} for ${plural(properties, { one: '# property', other: '# properties' })}`,
  ownsNothing: 'owns nothing',
  story: 'What happened last',
  quiet: 'The pawns are on START.',
  quietDealing: 'The board is put away: from here on, cards and deals bring in money.',
  tradeScene: 'Trade',
  youGive: 'you give',
  youGet: 'you get',
  chooses: (chooser: Person, from: Person, to: Person) =>
    `${Subject(chooser)} ${verb(chooser, 'choose', 'chooses')} the card that goes from ${person(from)} to ${person(to)}.`,
  dealsComing: 'The forms for deals are being loaded.',
  dealsFailed: 'The forms for deals could not be loaded. Are you online?',

  // The ending
  won: (winner: Person, sum: number, by: number) =>
    `${Subject(winner)} ${verb(winner, 'win', 'wins')} with ${millions(sum)}, ${millions(by)} ahead.`,
  shared: (winners: readonly Person[], sum: number) =>
    `${listed(winners)} share the win with ${millions(sum)} each.`,
  how: 'How it came about',
};

/** What the keys do. */
export const keys = {
  digits:
    'choose a card, a property or a player; in an offer, go to that line; in a sealed opening, type the amount',
  zero: 'in a sealed opening, type a zero',
  backspace: 'in a sealed opening, delete the last digit',
  plusMinus: 'in a sale, ten million more or less; in an offer, + adds a line',
  arrows: 'move along cards, boxes and the lines of an offer, and from row to row',
};
