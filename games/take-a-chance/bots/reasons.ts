/** Why a move is a good one: what each reason claims, and the words for it. */

import type { Seat } from '@parlor/kit';
import { reasonsOf, type Sentences, speaker, TRIED } from '@parlor/search';

/** What each reason claims, by code. Sums are dollars; `income` is what it adds to a plain roll on average. */
export interface Claims {
  'new-die': { colour: string; income: number };
  'earns-more': { colour: string; income: number };
  'adds-little': { colour: string; income: number };
  denies: { colour: string; seat: Seat };
  'keeps-its-price': { colour: string };
  'tickets-roll': { rolls: number; tickets: number };
  'ends-while-ahead': undefined;
  'starts-the-end': undefined;
  'last-turn-ticket': undefined;
  'roll-and-wait': undefined;
  'roll-pays': { income: number };
  'free-roll': undefined;
  'charm-for-others': undefined;
  'swap-up': { give: string; take: string; income: number };
  'swap-least': { give: string; take: string };
  'swap-down': { give: string; take: string; income: number };
  'first-impossible': undefined;
  'too-late-to-buy': undefined;
  'side-rolls': { dice: number };
  'side-pays': { amount: number };
  'side-buys': { colour: string; income: number };
  'side-swaps': { give: string; take: string; income: number };
  stand: { amount: number };
  'sure-amount': { amount: number };
  'keep-for-money': { dice: string; mean: number };
  'keep-for-win': { dice: string };
  'keep-for-both': { dice: string };
  'spend-rethrow': { dice: string; mean: number };
  'save-rethrow': undefined;
  'use-die': { dice: number };
  'save-die': undefined;
  'collect-most': { combo: string; amount: number };
  'collect-charm': { combo: string; bonus: number };
  'bid-low': { worth: number };
  'bid-fair': { worth: number };
  'bid-above': { worth: number };
  'bid-to-deny': { seat: Seat; worth: number };
  'cannot-bid': { bid: number };
  'too-dear': { worth: number };
  'let-go': { seat: Seat; bid: number };
  tried: undefined;
}

export const reason = reasonsOf<Claims>();

const dollars = (amount: number): string => {
  const rounded = 100 * Math.round(amount / 100);
  const text = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, ',');
  return rounded < 0 ? `−$${text}` : `$${text}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SENTENCES: Sentences<Claims> = {
  'new-die': ({ colour, income }) =>
    `${colour} is a new colour: one more die in every roll, and about ${dollars(income)} more each time.`,
  'earns-more': ({ colour, income }) =>
    `Another ${colour} card makes each of your rolls worth about ${dollars(income)} more.`,
  'adds-little': ({ colour, income }) =>
    `${colour} adds only about ${dollars(income)} to each roll for now, but its price counts in the end.`,
  denies: ({ colour, seat }, who) =>
    `It lies open to ${who(seat)}, who can pay for that ${colour} card and would make more of it than you.`,
  'keeps-its-price': ({ colour }) =>
    `The end is near, so ${colour} may earn little; but its price counts in the end.`,
  'tickets-roll': ({ rolls, tickets }) =>
    `Of the ${tickets} tickets ${rolls} let you roll as well, and unused ones are worth nothing.`,
  'ends-while-ahead': () =>
    'It is your last ticket and you are ahead: time to bring the match home.',
  'starts-the-end': () => 'It is your last ticket: once it is played, the last turns begin.',
  'last-turn-ticket': () => 'There is no later turn to save the ticket for.',
  'roll-and-wait': () =>
    'Your last ticket would start the end while you are not ahead; a roll keeps the match open.',
  'roll-pays': ({ income }) => `Your board pays about ${dollars(income)} a roll as it is.`,
  'free-roll': () => 'The card went to another player, and the roll costs you nothing.',
  'charm-for-others': () => 'A roll that pays may bring the others money for the charm.',
  'swap-up': ({ give, take, income }) =>
    `${take} for ${give} makes each roll worth about ${dollars(income)} more.`,
  'swap-least': ({ give, take }) => `If you must swap, ${take} for ${give} costs your rolls least.`,
  'swap-down': ({ give, take, income }) =>
    `${take} for ${give} makes each roll worth about ${dollars(-income)} less.`,
  'first-impossible': () => 'What the ticket says first cannot be done, so its OR it is.',
  'too-late-to-buy': () => 'It is your last turn: cards bought now would not earn anything more.',
  'side-rolls': ({ dice }) => `That is a roll of ${dice} dice at once.`,
  'side-pays': ({ amount }) => `That is ${dollars(amount)} at once, without any luck.`,
  'side-buys': ({ colour, income }) =>
    `It can bring you a ${colour} card, which adds about ${dollars(income)} to each roll.`,
  'side-swaps': ({ give, take, income }) =>
    `Giving ${give} for ${take} would make each roll worth about ${dollars(income)} more.`,
  stand: ({ amount }) => `${dollars(amount)} is sure, and throwing again promises no more.`,
  'sure-amount': ({ amount }) => `${dollars(amount)} is sure.`,
  'keep-for-money': ({ dice, mean }) => `Keeping ${dice} brings about ${dollars(mean)} on average.`,
  'keep-for-win': ({ dice }) =>
    `Keeping ${dice} gives the best chance to win, though not the most money on average.`,
  'keep-for-both': ({ dice }) =>
    `Keeping ${dice} gives the best chance to win, and the most money on average.`,
  'spend-rethrow': ({ dice, mean }) =>
    `With the re-roll you kept, keeping ${dice} brings about ${dollars(mean)} on average.`,
  'save-rethrow': () => 'The re-roll you kept stays yours for a later roll.',
  'use-die': ({ dice }) => `The die you kept makes this a roll of ${dice} dice.`,
  'save-die': () => 'The die you kept stays yours for a later roll.',
  'collect-most': ({ combo, amount }) => `${capital(combo)} pays most: ${dollars(amount)}.`,
  'collect-charm': ({ combo, bonus }) =>
    `With ${combo} a card that pays shows the charm: ${dollars(bonus)} more for you.`,
  'bid-low': ({ worth }) =>
    `A low bid first: by its price and what it should earn, the card is worth about ${dollars(worth)} to you.`,
  'bid-fair': ({ worth }) =>
    `Up to about ${dollars(worth)} the card pays for itself, by its price and what it should earn.`,
  'bid-above': ({ worth }) =>
    `It is more than the ${dollars(worth)} or so that the card should bring you.`,
  'bid-to-deny': ({ seat, worth }, who) =>
    `The card should bring you only about ${dollars(worth)}, but more to ${who(seat)}, who can still bid.`,
  'cannot-bid': ({ bid }) => `You cannot pay more than the ${dollars(bid)} bid so far.`,
  'too-dear': ({ worth }) =>
    `Beyond about ${dollars(worth)} the card does not pay for itself, by its price and what it should earn.`,
  'let-go': ({ seat, bid }, who) =>
    `It keeps your money; as things stand the card goes to ${who(seat)} for ${dollars(bid)}.`,
  tried: () => TRIED,
};

export const say = speaker(SENTENCES);
