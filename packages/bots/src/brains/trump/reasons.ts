/**
 * Everything a player of this game says, in words. Params that only its own
 * eyes may see are left out of what is said aloud, so every sentence does without them.
 */

import { midSentence, type Who } from '@parlor/kit';
import type { Reason } from '../../brain.ts';
import { byNumber } from '../../reasons.ts';

type Params = NonNullable<Reason['params']>;

const money = (amount: string | number | undefined): string => `$${amount ?? 0}M`;
const player = (params: Params): string => `${params['name'] ?? 'another player'}`;
const thing = (params: Params): string => `${params['thing'] ?? 'This property'}`;

const worth = (params: Params): string =>
  params['pays'] === undefined ? '' : ` worth ${money(params['pays'])}`;

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  // Answers to offers.
  'good-for-me': () => 'That suits me: we have a deal.',
  'cannot-deliver': () => 'I do not have what you are asking for.',
  'costs-me': (p) =>
    p['mine'] === undefined
      ? 'I would be giving more than I get.'
      : `That would cost me about ${money(Math.abs(Number(p['mine'])))}.`,
  'too-little': () => 'There is too little in it for me.',
  'too-many-ifs': () => 'That pays me only if you feel like it, so I would rather not.',
  'one-sided': (p) =>
    `You would get far more out of it than I do${p['theirs'] === undefined ? '' : `, by my count ${money(p['theirs'])}`}.`,
  'feeds-rival': () => 'You are too close to winning for me to help you with that.',
  'counter-cash': (p) => `Put ${money(p['amount'])} on top and I am in.`,
  // Offers.
  'offer-loan': (p) =>
    p['share'] === undefined
      ? 'Lend me what I need for a while: you get it back, and something for your trouble.'
      : `Lend me what I need for a card${worth(p)}, I give it back at once and ${p['share']}% is yours.`,
  'offer-card': (p) =>
    p['pays'] === undefined
      ? 'I hold a card that does more for you than for me: buy it from me.'
      : `This card pays you ${money(p['pays'])} and me nothing: buy it from me.`,
  'offer-buy-card': (p) =>
    p['pays'] === undefined
      ? 'A card of yours does more for me than for you: sell it to me.'
      : `You hold a card that pays me ${money(p['pays'])}: sell it to me.`,
  'offer-lend': (p) => `I lend you what you need for your card${worth(p)}, and we share.`,
  'offer-buy': (p) => `I can make more of ${thing(p)} than you can, so let us talk about a price.`,
  'offer-sell': (p) => `${thing(p)} is worth more to you than to me.`,
  'offer-swap': () => 'We would both be better off if we swapped these two.',
  // Hints.
  'cards-can-wait': () => 'Cards can be played in Part 2, rolls cannot: move on.',
  'cash-in': (p) => `Collects ${money(p['pays'])} before anybody can spoil it.`,
  'cash-in-die': () => 'Collects about $60M, and a T takes a card on the way.',
  'tax-richest': (p) => `Takes ${money(p['amount'])} from ${player(p)}, who owns the most.`,
  'tax-leader': (p) => `Slows down ${player(p)}, who is ahead.`,
  'steal-cards': () => 'Five throws bring about one card from somebody else.',
  'force-to-win': (p) => `Your bidding cards should bring ${thing(p)} home cheaply.`,
  'force-to-deny': (p) => `Makes ${player(p)} defend ${thing(p)}.`,
  'nothing-left': () => 'Nothing in your hand pays any more.',
  'wait-and-see': () => 'What is left in your hand does more good later.',
  'open-out': () => 'Let the others pay for this one.',
  'open-cheap': (p) =>
    `A small bid with ${p['outs']} You're Out behind it can win at ${money(p['amount'])}.`,
  'open-strong': (p) => `Worth about ${money(p['worth'])} to you, and this leads most of the time.`,
  'open-shaded': (p) =>
    `Well below the ${money(p['worth'])} it is worth to you, and still in the running.`,
  'open-owner': () => 'It is yours: what you bid only goes into its box.',
  'knock-leader': (p) => `Puts you in the lead at ${money(p['amount'])}.`,
  'knock-rival': (p) => `Takes ${player(p)} out before it comes to that.`,
  'raise-free': (p) =>
    `The investor's ${money(p['amount'])} comes back to you as cash if you lose.`,
  'raise-cash': (p) => `At ${money(p['amount'])} it is still a bargain for you.`,
  'come-back': (p) => `Back in the lead at ${money(p['amount'])}.`,
  'let-it-go': () => 'The price has gone beyond what it is worth to you.',
  'already-ahead': () => 'You are in the lead: nothing to add.',
  'take-from': (p) => `${player(p)} has the cards most worth having.`,
  'fill-wanted': (p) => `You want ${thing(p)} more than the others do.`,
  'put-up-wanted': (p) => `${thing(p)} fits your cards best.`,
  'put-up-other': (p) => `${thing(p)} costs the others more than it costs you.`,
  'trade-up': (p) => `${thing(p)} is worth more in your hands.`,
  'trade-no': () => 'What you have fits your cards better.',
  'give-up-least': (p) => `${thing(p)} is the one you miss least.`,
  'take-deal': (p) => `The deal leaves you about ${money(p['mine'])} better off.`,
  'refuse-deal': () => 'The deal does more for the other side than for you.',
  'offer-deal': () => 'A deal that does you both good.',
  'counter-deal': () => 'The same deal at a better price.',
  'play-related': (p) => `What the deal brought lets you collect ${money(p['pays'])}.`,
  'done-related': () => 'Nothing that came with the deal pays now.',
};

export function say({ code, params = {} }: Reason, who: Who = byNumber): string {
  const { seat } = params;
  const named = seat === undefined ? params : { ...params, name: midSentence(who)(Number(seat)) };
  const text = SENTENCES[code]?.(named) ?? 'It looks best on the whole.';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const CODES: readonly string[] = Object.keys(SENTENCES);
