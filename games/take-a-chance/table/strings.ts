/** What this table says, in one place. */

import { YOU } from '@parlor/kit';
import { dollars } from './printed.ts';

/** 12000 → '12,000' */
export const figures = (amount: number): string => dollars(amount).slice(1);

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const word = (n: number): string => NUMBERS[n] ?? String(n);
const dice = (n: number): string => `${n} ${n === 1 ? 'die' : 'dice'}`;
const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

export const S = {
  money: dollars,
  cards,
  // T-5.3: whether the player may choose it, or only when what comes before cannot be done.
  orFree: 'or, if you prefer:',
  orForced: 'if that cannot be done:',
  keep: 'keep',

  // Where we are
  auctions: 'Auctions',
  luckyCharm: 'Lucky Charm',
  ownSet: 'own set',
  forcedOr: 'OR only if needed',
  evenTurns: 'even turns',
  players: (n: number) => `${n} players`,
  board: 'Board',
  lastTurns: (n: number) => (n === 1 ? 'The very last turn' : `Last turns: ${n} to go`),

  // The doors
  doors: 'Your turn: choose one',
  buyDoor: 'Buy a card',
  buyLine: (n: number, cash: number) =>
    n === 0
      ? `Nothing for your ${dollars(cash)}`
      : `${n === 1 ? 'One is' : `${n} are`} within your ${dollars(cash)}`,
  rollDoor: 'Roll the dice',
  rollLine: (n: number) => `${n} dice: 2 black, ${n - 2} white`,
  chanceDoor: 'Take a chance',
  chanceLine: (n: number) =>
    n === 0 ? 'No tickets left' : n === 1 ? 'Your last ticket' : `${n} tickets, unseen`,

  // The sides of a ticket
  sides: 'The ticket: choose one side',
  firstSide: 'First',
  orSide: 'Or',
  noCard: (cash: number) => `Nothing for sale within your ${dollars(cash)}.`,
  noTwo: (cash: number) => `Your ${dollars(cash)} does not pay for two.`,
  noNew: (cash: number) => `No new colour within your ${dollars(cash)}.`,
  noPoolCard: (cash: number) => `No Pool card within your ${dollars(cash)}.`,
  noSwap: (cash: number) => `No swap within your ${dollars(cash)}.`,
  poolEmpty: 'The Pool is empty.',

  // Questions
  askTurn: 'Buy, roll, or take a chance?',
  askTurnLine: 'Choose a door, or tap a card in the Pool or your stack to buy it.',
  askLastButOneLine: 'The last turns have begun: you have one more after this one.',
  askLastLine: 'This is your last turn: cash and the price of your cards count.',
  askOr: 'What it says first, or its OR?',
  askOrLine: 'Tap the side you prefer.',
  askOrOnlyLine: 'What it says first cannot be done, so the OR is all there is.',
  askBuy: 'Which card do you buy?',
  askSecond: 'Which is the second card?',
  askBuyLine: 'The ticket is for any card in the Pool or your stack.',
  askBuyPool: (less: number) => `The ticket is for a Pool card, ${dollars(less)} below its price.`,
  askBuyNew: 'The ticket is for a colour you do not own yet.',
  askBuyTwo: 'The ticket is for two cards: keep enough for the second.',
  askSwap: 'Swap which card for which?',
  askSwapLine: 'Tap one of your cards, then one in the Pool. The difference in price is settled.',
  askExtra: 'One more die for this roll?',
  askExtraLine: (n: number) => `Your kept ticket makes it ${n} dice. It is used up then.`,
  askThrow: (n: number) =>
    n === 1
      ? 'Keep or throw again? One throw left'
      : `Keep or throw again? ${sentence(word(n))} throws left`,
  askThrowLine: 'Tap a die to move it between the trays.',
  askKept: 'Spend your ticket on one more throw?',
  askKeptLine: 'Keep all, and the ticket stays yours for a later roll.',
  askCollect: 'What do you collect for?',
  askCollectLine: 'Every card you own that shows it pays.',
  askOpen: (card: string) => `Open the bidding for ${card}`,
  askOpenLine: (cash: number) => `Your opening is a bid of your own. You have ${dollars(cash)}.`,
  askBid: (card: string) => `Bid for ${card}, or pass`,
  askBidLine: (cash: number) => `A pass is final. You have ${dollars(cash)}.`,
  askOutbid: 'The bidding is beyond your cash',
  askOutbidLine: (cash: number) => `You have ${dollars(cash)}: passing is all there is.`,
  askConsolation: 'You did not win it. Roll instead?',
  askConsolationLine: 'Whoever holds the auction and does not get the card may roll.',

  // Buttons
  choose: 'Choose a door',
  chooseWhy: 'Choose a door first, or tap a card to buy it.',
  chooseSide: 'Choose a side',
  chooseSideWhy: 'Choose one side of the ticket first.',
  doFirst: 'Do the first',
  takeOr: 'Take the OR',
  chooseCard: 'Buy a card',
  chooseCardWhy: 'Tap a card in the Pool or your stack first.',
  chooseSwap: 'Swap',
  chooseGive: 'Tap the card of yours that you give.',
  chooseTake: 'Tap the Pool card that you take.',
  buy: (card: string, cost: number) => `Buy ${card} for ${dollars(cost)}`,
  auctionOff: (card: string) => `Auction ${card}`,
  roll: (n: number) => `Roll ${dice(n)}`,
  chance: 'Turn over a ticket',
  swap: (give: string, take: string, cost: number) =>
    `${give} for ${take}${cost === 0 ? '' : cost > 0 ? `, pay ${dollars(cost)}` : `, get ${dollars(-cost)}`}`,
  useTicket: (n: number) => `Spend it: throw ${dice(n)}`,
  saveTicket: (n: number) => `Save it: throw ${dice(n)}`,
  keepAll: 'Keep all',
  throwAgain: (n: number) => `Throw ${n} again`,
  throwAll: 'Throw all',
  clear: 'Clear',
  collect: (combo: string, amount: number) => `Collect ${dollars(amount)} for ${combo}`,
  bid: (amount: number) => `Bid ${dollars(amount)}`,
  open: (amount: number) => `Open at ${dollars(amount)}`,
  passForGood: 'Pass for good',
  noRoll: 'End the turn',

  follow: 'Choose what is advised',

  // What choices are worth
  worthHead: 'Throw again',
  worthExact: 'exact, on average',
  worthNow: (value: number) => `as chosen ${dollars(Math.round(value))}`,
  worthLine: (thrown: readonly string[], value: number, isBest: boolean) =>
    `${thrown.length === 0 ? 'Keep all' : `Throw ${thrown.join(', ')} again`}: ${dollars(Math.round(value))} on average${isBest ? ', the best' : ''}`,
  worthRoll: (value: number) => `worth ${dollars(Math.round(value))} on average`,
  best: 'best',
  swing: (change: number) =>
    change === 0 ? '= 0' : `${change > 0 ? '↑' : '↓'} ${figures(Math.abs(change))}`,
  swingWords: (change: number) =>
    change === 0
      ? 'moving it changes nothing'
      : `moving it ${change > 0 ? 'gains' : 'costs'} ${dollars(Math.abs(change))} on average`,

  // Money on its way
  bank: 'Bank',
  noteTicket: 'ticket',
  noteRefund: 'for the card',

  // Dice
  kept: 'Kept',
  again: 'Throw again',
  againHint: 'Tap dice you would rather throw again',
  onTable: 'On the table',
  toThrow: 'About to be thrown',
  dieName: (isBlack: boolean, face: number) => `${isBlack ? 'Black' : 'White'} die showing ${face}`,
  charmName: (charm: string) => `Charm die showing the ${charm}`,
  loose: 'to be thrown again',
  held: 'kept',
  times: (n: number) => `pays ×${n}`,
  throwsLeft: (n: number) =>
    n === 0 ? 'the last throw' : n === 1 ? 'one throw left' : `${n} throws left`,
  rolledBy: (name: string) => (name === YOU ? 'Your dice' : `${name}’s dice`),

  // Payout
  safe: 'They pay now',
  safeNote: 'one of them counts',
  collectHead: 'Collect for one',
  paysNothing: 'These dice pay nothing on the cards owned.',
  charmOwn: (n: string) => `charm ${n}`,
  charmOthers: (amount: number) => `others get ${dollars(amount)}`,
  ifOne: 'If the last die shows',
  ifTwo: 'If the two dice show',
  ifNote: (mean: number) => `on average ${dollars(mean)}`,
  ways: (n: number) => `${n} of 36`,

  // What happened
  paid: (combo: string, amount: number) => `${sentence(combo)}: ${dollars(amount)}`,
  paidNothing: 'Nothing that pays',
  bonus: (name: string, charm: string, amount: number) =>
    `${name}: ${dollars(amount)} for the ${charm}`,
  ticketNow: 'The ticket',
  quietTable: 'No dice on the table',

  tagBought: (name: string, paid: number) => `${name}, ${dollars(paid)}`,
  tagSwapped: (name: string) => `Swapped for ${name}`,
  tagTicket: 'Takes a chance',
  tagFirst: 'Does the first',
  tagOr: 'Takes the OR',
  tagKept: 'Keeps a ticket',
  tagGot: (amount: number) => `Gets ${dollars(amount)}`,
  tagThrew: (faces: readonly number[]) => `Rolls ${faces.join(' ')}`,
  tagBonus: (amount: number, before: string | undefined) =>
    before !== undefined ? `${before} + ${dollars(amount)}` : `Charm: ${dollars(amount)}`,
  tagBid: (amount: number) => `Bids ${dollars(amount)}`,
  tagPassed: 'Passes',

  // Pool and stack
  pool: 'Pool',
  drawPile: (n: number) => (n === 0 ? 'draw pile empty' : `${n} in the draw pile`),
  discards: (n: number) => `${n} out unseen`,
  emptyPlace: 'Empty for good',
  stack: 'Your stack, only you see it',
  cash: (amount: number) => `${dollars(amount)} in cash`,
  tickets: (n: number) => (n === 0 ? 'No tickets' : n === 1 ? 'Last ticket' : `${n} tickets`),
  ticketsShort: (n: number) => `${n} ${n === 1 ? 'ticket' : 'tickets'} left`,
  keptTicket: (use: string) => `Kept: ${use}`,
  keptShort: { die: '+1 die', rethrow: '+1 throw' },
  fromPool: 'in the Pool',
  fromStack: 'in your stack',
  now: (cost: number) => `now ${dollars(cost)}`,
  cardLine: (name: string, price: number, pays: string) =>
    `${name}, ${dollars(price)}. Pays ${pays}`,
  boardLine: (colour: string, charms: string) => `${colour}: ${charms}`,
  giving: (charm: string) => `giving the ${charm}`,
  noCards: 'no cards',

  // Auction
  auctionOf: (name: string) => (name === YOU ? 'Your auction' : `${name}’s auction`),
  price: (amount: number) => `price ${dollars(amount)}`,
  noBid: 'No bid yet',
  highest: (name: string) => `highest: ${name === YOU ? 'you' : name}`,
  isOut: 'out',
  leads: 'leads',
  stillIn: 'in',
  yourBid: 'Your bid',
  more: (amount: number) => `+${figures(amount)}`,
  less: (amount: number) => `−${figures(amount)}`,
  fullPrice: (amount: number) => `Its price, ${dollars(amount)}`,

  // Standing
  worth: 'Worth',
  worthNote: 'cash and owned cards',
  player: 'Player',
  cashHead: 'Cash',
  cardsHead: 'Cards',
  sum: 'Sum',
  charms: 'Charms',
  charmsNote: '$1,000 for each card with the charm',

  // The end
  decided: (name: string, sum: number, by: number) =>
    `${name === YOU ? 'You win' : `${name} wins`} with ${dollars(sum)}, ${dollars(by)} ahead.`,
  decidedByCards: (name: string, sum: number) =>
    `A tie at ${dollars(sum)}: ${name === YOU ? 'you win' : `${name} wins`} with more cards.`,
  shared: (sum: number) => `All square at ${dollars(sum)}: the win is shared.`,
} as const;
