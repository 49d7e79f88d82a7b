/** Why a move is a good one, in words. */

import type { Reason } from '../../brain.ts';

type Params = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<string, (params: Params) => string>> = {
  'new-die': ({ colour, income }) =>
    `${colour} is a new colour: one more die in every roll, and about ${dollars(income)} more each time.`,
  'earns-more': ({ colour, income }) =>
    `Another ${colour} card makes each of your rolls worth about ${dollars(income)} more.`,
  denies: ({ colour, player }) =>
    `Player ${player} would make more of that ${colour} card than anybody: better you have it.`,
  'keeps-its-price': ({ colour }) =>
    `${colour} has little time left to earn, but its price counts in the end.`,
  'two-steps': ({ colour }) =>
    `${colour} does little by itself yet; together with what you can buy next it pays.`,
  'ticket-beats-roll': ({ rolls }) =>
    `A ticket is worth about ${rolls} rolls of yours, and unused ones are worth nothing.`,
  'ends-while-ahead': () =>
    'It is your last ticket and you are ahead: time to bring the match home.',
  'ends-anyway': () => 'Your last ticket starts the end, but waiting would help the others more.',
  'last-turn-ticket': () => 'There is no later turn to save the ticket for.',
  'roll-and-wait': () =>
    'Your last ticket would start the end while you are behind; a roll keeps the match open.',
  'roll-pays': ({ income }) => `Your board pays about ${dollars(income)} a roll as it is.`,
  'free-roll': () => 'The card went to another player, and the roll costs you nothing.',
  'no-roll': () => 'A roll would rather bring the charm of the others than money of yours.',
  'swap-up': ({ give, take, income }) =>
    `${take} for ${give} makes each roll worth about ${dollars(income)} more.`,
  'swap-least': ({ give, take }) => `If you must swap, ${give} for ${take} costs you least.`,
  stand: ({ amount }) => `${dollars(amount)} is sure, and throwing again promises less.`,
  'keep-for-money': ({ dice, mean }) =>
    `Keeping ${dice} brings about ${dollars(mean)} on average, as exact sums show.`,
  'keep-for-win': ({ dice }) =>
    `Keeping ${dice} gives the best chance of what you need to win, not the most money on average.`,
  'spend-rethrow': ({ mean }) =>
    `Now is the time for the re-roll you kept: it takes this roll to about ${dollars(mean)}.`,
  'save-rethrow': () => 'The re-roll you kept will do more for a later roll.',
  'use-die': () => 'One more die does as much for this roll as it ever will.',
  'save-die': () => 'The die you kept will do more for a later roll.',
  'collect-most': ({ combo, amount }) => `${combo} pays most: ${dollars(amount)}.`,
  'collect-charm': ({ combo, bonus }) =>
    `With ${combo} a card that pays shows the charm: ${dollars(bonus)} more for you.`,
  'collect-less': ({ combo }) => `${combo} pays less, but sets you up no worse for the win.`,
  'bid-low': ({ worth }) =>
    `A low bid first: the card is worth about ${dollars(worth)} to you, no need to say so.`,
  'bid-high': ({ worth }) =>
    `Up to about ${dollars(worth)} the card pays for itself, and a high bid scares the others off.`,
  'bid-to-deny': ({ player }) => `Player ${player} wants it more than you; make it cost.`,
  'too-dear': ({ worth }) => `Beyond about ${dollars(worth)} the card does not pay for itself.`,
  'let-go': () => 'Your money does more elsewhere than in this card.',
};

const dollars = (amount: string | number | undefined): string => {
  const rounded = 100 * Math.round(Number(amount ?? 0) / 100);
  const text = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, ',');
  return rounded < 0 ? `−$${text}` : `$${text}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const say = ({ code, params }: Reason): string =>
  capital(TEXTS[code]?.(params ?? {}) ?? 'it came out best in the matches played in the head.');
