/**
 * Everything a player of this game says, in words. Params that only its own
 * eyes may see are left out of what is said aloud, so every sentence does without them.
 * Each sentence claims no more than whoever gives the reason has looked up.
 */

import { midSentence, type Who } from '@parlor/kit';
import { byNumber, type Reason } from '@parlor/search';
import type { Kind } from './reading.ts';

type Params = NonNullable<Reason['params']>;

const money = (amount: string | number | undefined): string => `$${amount ?? 0}M`;
const player = (params: Params): string => `${params['name'] ?? 'another player'}`;
const thing = (params: Params): string => `${params['thing'] ?? 'This property'}`;
const other = (params: Params): string => `${params['other'] ?? 'another one'}`;

/** A closed box may hold more than was last seen in it. */
const worth = (params: Params): string =>
  `${params['least'] === undefined ? 'about' : 'at least about'} ${money(params['worth'])}`;

/** A share is rounded down to the smallest note, so it is named in money where the pay is fixed. */
const part = (params: Params): string =>
  params['amount'] === undefined
    ? `${params['percent'] ?? 0}% of what it pays, rounded down to a multiple of $10M,`
    : `${money(params['amount'])} of it`;

/** What a card pays by the die is an average. */
const pays = (params: Params): string =>
  params['die'] === undefined ? money(params['pays']) : `${money(params['pays'])} on average`;

const about = (amount: string | number | undefined): string =>
  `about ${money(Math.abs(Number(amount ?? 0)))}`;

/** Kinds of clauses that no value is put on. */
const KIND_NAMES: Readonly<Record<Kind, string>> = {
  show: 'the showing of cards',
  abstain: 'promises not to do something',
  option: 'options that others may use',
  bought: 'payments that hang on a sale',
  lapsed: 'things that are due only when something else fails',
  several: 'promises among several players',
  ends: 'ending a contract by another',
};

const kindOf = (params: Params): string =>
  KIND_NAMES[params['kind'] as Kind] ?? 'this kind of clause';

type Sentences = Readonly<Record<string, (params: Params) => string>>;

/** Said at the table. */
const ALOUD: Sentences = {
  'good-for-me': () => 'That suits me: we have a deal.',
  'costs-me': (p) =>
    p['mine'] === undefined
      ? 'I would be giving more than I get.'
      : `That would cost me ${about(p['mine'])}.`,
  'too-little': () => 'There is too little in it for me.',
  'too-many-ifs': () => 'That pays me only if you feel like it, so I would rather not.',
  'void-promise': () => 'You promise me something that will not be yours to give.',
  'one-sided': () => 'You would get more out of it than I would.',
  'feeds-rival': () => 'You are my strongest rival: I would have to get more out of it than that.',
  'not-my-kind': (p) => `I do not deal in ${kindOf(p)}.`,
  'want-more': () => 'I would want more for that.',
  'counter-cash': (p) => `Put ${money(p['amount'])} on top and I am in.`,
  'counter-deal': () => 'I would do it like this.',
  'offer-loan': (p) =>
    p['percent'] === undefined
      ? 'Lend me what I need for a while: you get it back, and something for your trouble.'
      : `Lend me what I need for a card: I give it back at once, and ${part(p)} is yours.`,
  'offer-card': () => 'I hold a card that does more for you than for me: buy it from me.',
  'offer-buy-card': () => 'A card of yours does more for me than for you: sell it to me.',
  'offer-lend': () => 'I lend you what you need for your card, and we share.',
  'offer-buy': (p) => `I can make more of ${thing(p)} than you can, so let us talk about a price.`,
  'offer-sell': (p) => `${thing(p)} is worth more to you than to me.`,
  'offer-swap': () => 'We would both be better off if we swapped these two.',
  'offer-deal': () => 'I have a deal to offer.',
};

/** Hints on deals. */
const DEALS: Sentences = {
  'take-deal': (p) => `The deal leaves you ${about(p['mine'])} better off.`,
  'take-loss': (p) => `The deal leaves you ${about(p['mine'])} worse off.`,
  'refuse-nothing': () => 'Leaves everything as it is.',
  'refuse-cannot': () => 'You cannot do what it asks of you.',
  'refuse-void': () =>
    'It would do only if everything came as it is written, and not all of it has to.',
  'refuse-cost': (p) => `The deal would leave you ${about(p['mine'])} worse off.`,
  'refuse-kind': (p) => `Nothing here tells what ${kindOf(p)} would be worth to you.`,
  'refuse-plays': () =>
    'Played through to the end a few times, it did not leave you clearly better off.',
  'refuse-ifs': () => 'Whether it pays you is up to the other side.',
  'refuse-little': (p) => `The deal would leave you only ${about(p['mine'])} better off.`,
  'refuse-one-sided': (p) =>
    `It does more for the other side, ${about(p['theirs'])}, than for you, ${about(p['mine'])}.`,
  'counter-more': (p) => `The same deal with ${money(p['amount'])} more for you.`,
  'propose-loan': (p) =>
    `Borrow what a card needs that pays ${pays(p)}: ${part(p)} goes to ${player(p)}.`,
  'propose-quiet-loan': (p) =>
    `Borrow for ${money(p['amount'])} what cards of yours need that pay ${about(p['pays'])}.`,
  'propose-card': (p) =>
    `Sell a card for ${money(p['amount'])} that pays ${player(p)} ${pays(p)} and, as things stand, you nothing.`,
  'propose-buy-card': (p) => `Buy a card for ${money(p['amount'])} that pays you ${pays(p)}.`,
  'propose-lend': (p) =>
    `Lend ${player(p)} what a card needs that pays ${pays(p)}: ${part(p)} comes to you.`,
  'propose-buy': (p) => `By this count ${thing(p)} is worth more to you than to ${player(p)}.`,
  'propose-sell': (p) => `By this count ${thing(p)} is worth more to ${player(p)} than to you.`,
  'propose-swap': (p) => `By this count both you and ${player(p)} gain by the swap.`,
};

/** Hints on turns and cards. */
const TURNS: Sentences = {
  'cards-can-wait': () => 'Cards that pay can still be played in Part 2; rolls cannot.',
  'cash-in': (p) => `Collects ${money(p['pays'])} from the bank.`,
  'cash-in-die': () => 'Collects $20M for each point of the die, $60M on average.',
  'play-related': (p) => `Has to do with the deal: collects ${money(p['pays'])} now.`,
  'tax-leader': (p) => `Takes ${money(p['amount'])} from ${player(p)}, who has the most money.`,
  'tax-most': (p) =>
    `Takes ${money(p['amount'])} from ${player(p)}; nobody else would have to pay more.`,
  'tax-property': (p) =>
    `${player(p)} cannot pay it all: you get ${money(p['amount'])} and a property.`,
  'tax-up-to': (p) => `Takes up to ${money(p['amount'])} from ${player(p)}.`,
  'tax-some': (p) => `Takes ${money(p['amount'])} from ${player(p)}.`,
  'steal-cards': () => 'Five throws, and each T takes a card from somebody.',
  'roll-idle': () => 'Five throws, but nobody else has a card to take.',
  'force-with-outs': (p) =>
    `Makes ${player(p)} defend ${thing(p)}, and you hold ${p['outs'] ?? 0} You're Out.`,
  'force-to-deny': (p) => `Makes ${player(p)} defend ${thing(p)}.`,
  'force-open': (p) => `Puts ${thing(p)} up for sale, which nobody owns.`,
  'force-own': (p) => `Puts your own ${thing(p)} up: whoever else wins it pays you.`,
  'nothing-left': () => 'No profit card in your hand can be played as things stand.',
  'wait-and-see': () => 'Keeps your cards for later.',
  'done-related': () => 'No profit card that has to do with the deal can be played.',
  'use-option': () => 'Calls for what a contract lets you have.',
  'choose-own': () => 'You have to give a card, and it may be this one.',
  'choose-theirs': () => 'A card is yours to choose, and it may be this one.',
  'done-anyway': () => 'Ends your turn.',
  'take-most': (p) => `Of the others ${player(p)} has the most cards.`,
  'take-even': (p) => `Nobody you can choose has more cards than ${player(p)}.`,
  'take-one': (p) => `Takes one of the cards of ${player(p)}.`,
  'fits-best': (p) => `${thing(p)} fits your cards best.`,
  'fits-even': (p) => `${thing(p)} fits your cards as well as ${other(p)}.`,
  'fits-some': (p) => `You hold a profit card for ${thing(p)}.`,
  'fill-some': (p) => `The money goes into the box of ${thing(p)}.`,
  'put-up-free': (p) => `${thing(p)} comes up for sale, which nobody owns.`,
  'put-up-own': (p) => `Your own ${thing(p)} comes up: whoever else wins it pays you.`,
  'put-up-other': (p) => `${player(p)} has to defend ${thing(p)}.`,
  'trade-boxes': (p) =>
    `Brings you ${thing(p)} with ${money(p['gets'])} in its box for ${other(p)} with ${money(p['gives'])}.`,
  'trade-swap': (p) => `Brings you ${thing(p)} for ${other(p)}.`,
  'trade-no': () => 'Keeps what you have.',
  'give-up-least': (p) => `Nothing you could give up is worth less to you than ${thing(p)}.`,
  'give-up': (p) => `Gives up ${thing(p)} with ${money(p['gives'])} in its box.`,
};

/** Hints on sales. */
const SALES: Sentences = {
  'open-out': () => 'Stays out of this sale.',
  'open-owner': () => 'It is yours: if you win, your bid goes into its box.',
  'open-cheap': (p) =>
    `A small bid for what is worth ${worth(p)} to you, with ${p['outs'] ?? 0} You're Out behind it.`,
  'open-shaded': (p) => `Well below what it is worth to you, ${worth(p)}.`,
  'open-strong': (p) => `Most of what it is worth to you, ${worth(p)}.`,
  'open-above': (p) => `More than it is worth to you, ${worth(p)}.`,
  'open-some': (p) => `Opens with ${money(p['amount'])}.`,
  'knock-leader': (p) => `Puts you in the lead at ${money(p['amount'])}.`,
  'knock-rival': (p) => `Takes ${player(p)} out of the bidding.`,
  'raise-free': (p) =>
    `The investor's ${money(p['amount'])} comes back to you as cash if you lose.`,
  'raise-investor': (p) => `${money(p['amount'])} of it is an investor's money.`,
  'raise-cash': (p) =>
    `At ${money(p['amount'])} you are still below what it is worth to you, ${worth(p)}.`,
  'raise-to': (p) => `Takes your bid to ${money(p['amount'])}.`,
  'come-back': (p) => `Back in the lead at ${money(p['amount'])}.`,
  'come-back-in': (p) => `Back in the bidding at ${money(p['amount'])}.`,
  'let-it-go': (p) =>
    `You would have to bid ${money(p['amount'])}, more than it is worth to you, ${worth(p)}.`,
  'let-it-sell': (p) => `As it stands you get ${money(p['amount'])} for it.`,
  'leave-it': (p) => `Leaves it to ${player(p)}, who leads at ${money(p['amount'])}.`,
  'stay-out': () => 'Stays out of the bidding.',
  'already-ahead': () => 'You are in the lead: nothing to add.',
};

const SENTENCES: Sentences = { ...ALOUD, ...DEALS, ...TURNS, ...SALES };

export function say({ code, params = {} }: Reason, who: Who = byNumber): string {
  const { seat } = params;
  const named = seat === undefined ? params : { ...params, name: midSentence(who)(Number(seat)) };
  const text = SENTENCES[code]?.(named) ?? 'It looks best on the whole.';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const CODES: readonly string[] = Object.keys(SENTENCES);
