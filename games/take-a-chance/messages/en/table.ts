/** What stands on the table and at the seats. */

import {
  capital,
  dollars,
  list,
  number,
  person,
  plural,
  Possessive,
  Subject,
  verb,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { Named } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import { CHARM_BONUS, type KeptUse } from '../../facts/types.ts';
import { charm, colour, combo, kept, named, names } from './names.ts';

const cardCount = (count: number): string => plural(count, { one: 'one card', other: '# cards' });
const charms = (all: readonly string[]): string => all.map(charm).join(', ');

/** What the table is about. */
const where = {
  auctions: 'Auctions',
  luckyCharm: 'Lucky Charm',
  ownSet: 'own set',
  forcedOr: 'OR only if needed',
  evenTurns: 'even turns',
  players: (count: number) => plural(count, { one: '# player', other: '# players' }),
  lastTurns: (left: number) =>
    left === 1 ? 'The very last turn' : `Last turns: ${number(left)} to go`,
};

/** The three things a turn can be. */
const doors = {
  label: 'Your turn: choose one',
  buy: 'Buy a card',
  buyLine: (count: number, cash: number) =>
    count === 0
      ? `None you can buy with ${dollars(cash)}`
      : plural(count, { one: 'One card to choose from', other: '# cards to choose from' }),
  roll: 'Roll the dice',
  rollLine: (dice: number) => `${dice} dice: 2 black, ${dice - 2} white`,
  rollWorth: (dice: number, value: number) =>
    `${dice} dice: 2 black, ${dice - 2} white; worth ${dollars(Math.round(value))} on average`,
  chance: 'Take a chance',
  chanceLine: (left: number) =>
    left === 0
      ? 'No tickets left'
      : left === 1
        ? 'Your last ticket'
        : `${number(left)} tickets, face down`,
};

/** Both sides of a ticket, and why the first cannot be done. */
const sides = {
  label: 'The ticket: choose one side',
  first: 'First',
  or: 'Or',
  noCard: (cash: number) => `There is no card you can buy with ${dollars(cash)}.`,
  noTwo: (cash: number) => `There are no two cards you can buy with ${dollars(cash)}.`,
  noNew: (cash: number) => `There is no new colour you can buy with ${dollars(cash)}.`,
  noPoolCard: (cash: number) => `There is no Pool card you can buy with ${dollars(cash)}.`,
  noSwap: (cash: number) => `There is no swap you can pay for with ${dollars(cash)}.`,
  poolEmpty: 'The Pool is empty.',
};

/** What choices about dice are worth. */
const worth = {
  head: 'Throw again',
  exact: 'exact, on average',
  now: (value: number) => `as chosen ${dollars(Math.round(value))}`,
  line(dice: readonly (number | { readonly charm: string })[], value: number, rank: Rank): string {
    const thrown = dice.map((die) => (typeof die === 'number' ? String(die) : charm(die.charm)));
    const does = thrown.length === 0 ? 'Keep all' : `Throw ${list(thrown)} again`;
    return `${does}: ${dollars(Math.round(value))} on average${rank === 'best' ? ', the best' : ''}`;
  },
  best: 'best',
  swing: (change: number) =>
    change === 0 ? '= 0' : `${change > 0 ? '↑' : '↓'} ${number(Math.abs(change))}`,
};
type Rank = 'best' | 'other';

/** Money on its way, with what it is for. */
const notes = { bank: 'Bank', ticket: 'ticket', refund: 'back' };

interface DieSpoken {
  /** Black or white with its face, or the charm that its die shows. */
  readonly die:
    | { readonly colour: 'black' | 'white'; readonly face: number }
    | { readonly charm: string };
  /** Whether it is kept; undefined where there is no choice. */
  readonly state?: 'kept' | 'loose';
  /** What moving it to the other tray changes on average. */
  readonly change?: number | undefined;
}

const swings = (change: number): string =>
  change === 0
    ? 'moving it changes nothing'
    : `moving it ${change > 0 ? 'gains' : 'costs'} ${dollars(Math.abs(change))} on average`;

const dice = {
  kept: 'Kept',
  again: 'Throw again',
  againHint: 'Tap dice to throw them again',
  toThrow: 'About to be thrown',
  toThrowSpoken: (size: number) => `About to be thrown: ${number(size)} dice`,
  of: (who: Person) => `${Possessive(who)} dice`,
  spoken: ({ die, state, change }: DieSpoken) =>
    [
      'charm' in die
        ? `Charm die showing the ${charm(die.charm)}`
        : `${capital(die.colour)} die showing ${die.face}`,
      ...(state === undefined ? [] : [state === 'kept' ? 'kept' : 'to be thrown again']),
      ...(change === undefined ? [] : [swings(change)]),
    ].join(', '),
  /** The last throw in small. */
  thrown: (faces: readonly number[], shown: string | null) =>
    [...faces, ...(shown === null ? [] : [charm(shown)])].join(' '),
};

const payout = {
  now: 'These dice pay',
  nowNote: 'one line counts',
  choose: 'Collect for one',
  nothing: 'None of the owned cards pays for these dice.',
  times: (factor: number) => `pays ×${factor}`,
  toOthers: (amount: number) => `others get ${dollars(amount)}`,
  ifOne: 'If the last die shows',
  ifTwo: 'If the two dice show',
  mean: (value: number) => `on average ${dollars(value)}`,
  ways: (count: number) => `${count} of 36`,
  result: (which: Combo, amount: number) => `${names.Combo(which)}: ${dollars(amount)}`,
  noResult: 'Nothing that pays',
  bonus: (who: Person, thrown: string, amount: number) =>
    `${Subject(who)}: ${dollars(amount)} for the ${charm(thrown)}`,
};

/** What somebody did last, in the fewest words. */
const tags = {
  bought: (what: Named, paid: number) => `${named(what)}, ${dollars(paid)}`,
  swapped: (what: Named) => `Swapped for ${named(what)}`,
  ticket: 'Takes a chance',
  first: 'Does the first',
  or: 'Takes the OR',
  kept: 'Keeps a ticket',
  got: (amount: number) => `Gets ${dollars(amount)}`,
  threw: (faces: readonly number[]) => `Rolls ${faces.join(' ')}`,
  bonus: (amount: number) => `Charm: ${dollars(amount)}`,
  /** Behind what the roll paid. */
  andBonus: (amount: number) => `+ ${dollars(amount)}`,
  bid: (amount: number) => `Bids ${dollars(amount)}`,
  passed: 'Passes',
};

const cards = {
  pool: 'Pool',
  drawPile: (left: number) => (left === 0 ? 'draw pile empty' : `${number(left)} in the draw pile`),
  discards: (count: number) => `${number(count)} discarded unseen`,
  emptyPlace: 'Empty',
  stack: 'Your stack, only you see it',
  now: (cost: number) => `now ${dollars(cost)}`,
  /** A card to choose, read out. */
  spoken(about: {
    readonly name: Named;
    readonly place: 'pool' | 'stack';
    readonly price: number;
    readonly pays: readonly { readonly combo: Combo; readonly amount: number }[];
  }): string {
    const pays = about.pays.map((pay) => `${combo(pay.combo)} ${dollars(pay.amount)}`);
    return `${named(about.name)} ${about.place === 'pool' ? 'in the Pool' : 'in your stack'}, ${dollars(about.price)}. Pays ${pays.join(', ')}`;
  },
  /** A colour on somebody's board, with the charms of its cards. */
  group: (which: string, all: readonly string[]) => `${colour(which)}: ${charms(all)}`,
  groupCounted: (which: string, all: readonly string[]) =>
    `${colour(which)} (${cardCount(all.length)}): ${charms(all)}`,
  groupCount: (which: string, count: number) => `${colour(which)}: ${cardCount(count)}`,
  giving: (which: string) => `giving the ${charm(which)}`,
  groupGiving: (which: string, all: readonly string[], given: string) =>
    `${colour(which)}: ${charms(all)}, giving the ${charm(given)}`,
};

const seats = {
  cash: (amount: number) => `${dollars(amount)} in cash`,
  tickets: (left: number) =>
    left === 0 ? 'No tickets' : left === 1 ? 'Last ticket' : `${number(left)} tickets`,
  ticketsLeft: (left: number) => plural(left, { one: '# ticket left', other: '# tickets left' }),
  kept: (use: KeptUse) => `Kept: ${kept[use]}`,
  keptShort: (uses: readonly KeptUse[]) =>
    `Kept: ${uses.map((use) => names.keptShort[use]).join(', ')}`,
};

const auction = {
  of: (who: Person) => `${Possessive(who)} auction`,
  price: (amount: number) => `price ${dollars(amount)}`,
  noBid: 'No bid yet',
  highest: (who: Person) => `highest: ${person(who)}`,
  out: 'out',
  leads: 'leads',
  in: 'in',
  yourBid: 'Your bid',
  more: (amount: number) => `+${number(amount)}`,
  less: (amount: number) => `−${number(amount)}`,
  fullPrice: (amount: number) => `The price, ${dollars(amount)}`,
};

const standing = {
  worth: 'Worth',
  worthNote: 'cash and owned cards',
  player: 'Player',
  board: 'Cards owned',
  cash: 'Cash',
  cards: 'Cards',
  sum: 'Total',
  charms: 'Charms',
  charmsNote: `${dollars(CHARM_BONUS)} for each card with the charm`,
  decided: (who: Person, sum: number, by: number) =>
    `${Subject(who)} ${verb(who, 'win', 'wins')} with ${dollars(sum)}, ${dollars(by)} ahead.`,
  decidedByCards: (who: Person, sum: number) =>
    `A tie at ${dollars(sum)}: ${person(who)} ${verb(who, 'win', 'wins')} with more cards.`,
  shared: (sum: number) =>
    `A tie at ${dollars(sum)}, with the same number of cards: the win is shared.`,
};

export const table = {
  money: dollars,
  where,
  doors,
  sides,
  worth,
  notes,
  dice,
  payout,
  tags,
  cards,
  seats,
  auction,
  standing,
};
