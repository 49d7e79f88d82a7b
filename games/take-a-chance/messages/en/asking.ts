/** What the table asks of its reader, and the buttons that answer it. */

import { capital, dollars, inWords, plural } from '@parlor/grammar/en';
import type { Named } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import { aCombo, dice, named } from './names.ts';

const average = (value: number): string => `worth ${dollars(Math.round(value))} on average`;

export const asking = {
  turn: 'Buy, roll, or take a chance?',
  turnLine: 'Choose one of the three, or tap a card in the Pool or your stack to buy it.',
  turnLineAuctions:
    'Choose one of the three, or tap a card: from your stack to buy it, in the Pool to auction it.',
  lastButOneLine: 'The last turns have begun: you have one more after this one.',
  lastLine: 'This is your last turn. Then your cash and the price of your cards count.',
  or: 'What it says first, or its OR?',
  orLine: 'Tap the side you prefer.',
  orOnlyLine: 'You cannot do what it says first, so it has to be the OR.',
  buy: 'Which card do you buy?',
  buySecond: 'Which is the second card?',
  buyLine: 'The ticket lets you buy any card from the Pool or your stack.',
  buyPoolLine: (less: number) => `The ticket lets you buy a Pool card for ${dollars(less)} less.`,
  buyNewLine: 'The ticket lets you buy a card of a colour you do not own yet.',
  buyTwoLine: 'The ticket lets you buy two cards: keep enough cash for the second.',
  swap: 'Which card do you swap for which?',
  swapLine: 'Tap one of your cards, then one in the Pool. You pay or get the difference in price.',
  extraDie: 'An extra die for this roll?',
  extraDieLine: (size: number) => `Spending your kept ticket makes it ${dice(size)}.`,
  rethrow: (left: number) =>
    left === 1
      ? 'Throw some dice again? One re-roll left'
      : `Throw some dice again? ${capital(inWords(left))} re-rolls left`,
  rethrowLine: 'Tap a die to move it between the trays.',
  keptRethrow: 'Spend your kept ticket on one more re-roll?',
  keptRethrowLine: 'If you keep all dice, the ticket stays yours for a later roll.',
  collect: 'Which combination do you collect for?',
  collectLine: 'Every card you own that shows it pays.',
  open: (what: Named) => `Open the bidding for ${named(what)}`,
  openLine: (cash: number) => `Your opening is a bid of your own. You have ${dollars(cash)}.`,
  bid: (what: Named) => `Bid for ${named(what)}, or pass?`,
  bidLine: (cash: number) => `A pass is final. You have ${dollars(cash)}.`,
  outbid: 'You cannot bid any higher',
  outbidLine: (cash: number) => `You have ${dollars(cash)}, so you can only pass.`,
  consolation: 'You did not win it. Roll instead?',
  consolationLine: 'Whoever puts a card up for auction and does not get it may roll.',

  // With advice, what an answer is worth.
  useWorth: (size: number, value: number) => `Spend it: throw ${dice(size)}, ${average(value)}.`,
  saveWorth: (size: number, value: number) => `Save it: throw ${dice(size)}, ${average(value)}.`,
  rollWorth: (size: number, value: number) => `Roll ${dice(size)}: ${average(value)}.`,
};

export const buttons = {
  choose: 'Choose one',
  chooseWhy: 'First choose to buy, to roll or to take a chance.',
  chooseSide: 'Choose a side',
  chooseSideWhy: 'First choose one side of the ticket.',
  doFirst: 'Do the first',
  takeOr: 'Take the OR',
  chooseCard: 'Buy a card',
  chooseCardWhy: 'First tap a card in the Pool or your stack.',
  chooseSwap: 'Swap',
  chooseGive: 'First tap one of your cards to give away.',
  chooseTake: 'Now tap the Pool card to take.',
  buy: (what: Named, cost: number) => `Buy ${named(what)} for ${dollars(cost)}`,
  auction: (what: Named) => `Auction ${named(what)}`,
  roll: (size: number) => `Roll ${dice(size)}`,
  chance: 'Turn over a ticket',
  /** What is paid for the difference; less than nothing is got. */
  swap: (give: Named, take: Named, cost: number) =>
    `${named(give)} for ${named(take)}${cost === 0 ? '' : cost > 0 ? `, pay ${dollars(cost)}` : `, get ${dollars(-cost)}`}`,
  useTicket: (size: number) => `Spend it: throw ${dice(size)}`,
  saveTicket: (size: number) => `Save it: throw ${dice(size)}`,
  keepAll: 'Keep all',
  throwAgain: (count: number) => plural(count, { one: 'Throw one again', other: 'Throw # again' }),
  collect: (combo: Combo, amount: number) => `Collect ${dollars(amount)} for ${aCombo(combo)}`,
  bid: (amount: number) => `Bid ${dollars(amount)}`,
  open: (amount: number) => `Open at ${dollars(amount)}`,
  pass: 'Pass for good',
  noRoll: 'Do not roll',
  follow: 'Take the hint',
};
