/**
 * Everything a player of this game says. Params that only its own eyes may see are left out of
 * what is said aloud, so every sentence does without them. Each claims no more than has been looked up.
 */

import { millions, person, plural, Subject } from '@parlor/grammar/en';
import type { Person, Sentences } from '@parlor/kit';
import type { Claim, Claims, Kind } from '../../facts/claims.ts';

const money = (amount = 0): string => millions(amount);
const about = (amount = 0): string => `about ${millions(Math.abs(amount))}`;
const they = (other?: Person): string => (other ? person(other) : 'another player');
const They = (other?: Person): string => (other ? Subject(other) : 'Another player');
const thing = (claim: Claim): string => claim.thing ?? 'this property';
const Thing = (claim: Claim): string => claim.thing ?? 'This property';
const another = (claim: Claim): string => claim.other ?? 'another one';

/** A closed box may hold more than was last seen in it. */
const worth = ({ worth: sum, least }: Claim): string =>
  `${least === undefined ? 'about' : 'at least about'} ${money(sum)}`;

/** A share is rounded down to the smallest note, so it is named in money where the pay is fixed. */
const part = ({ amount, percent = 0 }: Claim): string =>
  amount === undefined
    ? `${percent}% of what it pays, rounded down to a multiple of $10M,`
    : `${money(amount)} of it`;

/** What a card pays by the die is an average. */
const pays = ({ pays: sum, die }: Claim): string =>
  die === undefined ? money(sum) : `${money(sum)} on average`;

const outs = ({ outs: count = 0 }: Claim): string =>
  plural(count, { one: 'one You’re Out', other: '# You’re Outs' });

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  show: 'showing cards',
  abstain: 'promises not to do something',
  option: 'options that others may use',
  bought: 'payments that depend on a sale',
  lapsed: 'lines that stand in for others',
  several: 'promises among several players',
  ends: 'swapping one contract for another',
};

const kindOf = ({ kind }: Claim): string => (kind ? KIND_NAMES[kind] : 'this kind of line');

/** `other`: the player whose seat is named in it. */
export const reasons: Sentences<Claims, [other?: Person]> = {
  // Said at the table
  'good-for-me': () => 'That suits me: we have a deal.',
  'costs-me': ({ mine }) =>
    mine === undefined
      ? 'I would be giving more than I get.'
      : `That would cost me ${about(mine)}.`,
  'too-little': () => 'There is too little in it for me.',
  'too-many-ifs': () => 'That pays me only if you feel like it, so I would rather not.',
  'void-promise': () => 'You promise me something that will not be yours to give.',
  'one-sided': () => 'You would get more out of it than I would.',
  'feeds-rival': () => 'You are my strongest rival: I would have to get more out of it than that.',
  'not-my-kind': (p) => `I do not deal in ${kindOf(p)}.`,
  'want-more': () => 'I would want more for that.',
  'counter-cash': ({ amount }) => `Put ${money(amount)} on top and I am in.`,
  'counter-deal': () => 'I would do it like this.',
  'offer-loan': (p) =>
    p.percent === undefined
      ? 'Lend me what I need for a while: you get it back, and something for your trouble.'
      : `Lend me what I need for a card: I give it back at once, and ${part(p)} is yours.`,
  'offer-card': () => 'I hold a card that does more for you than for me: buy it from me.',
  'offer-buy-card': () => 'A card of yours does more for me than for you: sell it to me.',
  'offer-lend': () => 'I lend you what you need for your card, and we share.',
  'offer-buy': (p) => `I can make more of ${thing(p)} than you can, so let us talk about a price.`,
  'offer-sell': (p) => `${Thing(p)} is worth more to you than to me.`,
  'offer-swap': () => 'We would both be better off if we swapped these two.',
  'offer-deal': () => 'I have a deal to offer.',

  // Hints on deals
  'take-deal': ({ mine }) => `The deal leaves you ${about(mine)} better off.`,
  'take-loss': ({ mine }) => `The deal leaves you ${about(mine)} worse off.`,
  'refuse-nothing': () => 'Leaves everything as it is.',
  'refuse-cannot': () => 'You cannot do what it asks of you.',
  'refuse-void': () =>
    'It is only good if everything happens as written, and not all of it has to.',
  'refuse-cost': ({ mine }) => `The deal would leave you ${about(mine)} worse off.`,
  'refuse-kind': (p) => `Nothing here tells what ${kindOf(p)} would be worth to you.`,
  'refuse-plays': () =>
    'Played through to the end a few times, it did not leave you clearly better off.',
  'refuse-ifs': () => 'Whether it pays you is up to the other side.',
  'refuse-little': ({ mine }) => `The deal would leave you only ${about(mine)} better off.`,
  'refuse-one-sided': ({ mine, theirs }) =>
    `It does more for the other side, ${about(theirs)}, than for you, ${about(mine)}.`,
  'counter-more': ({ amount }) => `The same deal with ${money(amount)} more for you.`,
  'propose-loan': (p, other) =>
    `Borrow what you need for a card that pays ${pays(p)}: ${part(p)} goes to ${they(other)}.`,
  'propose-quiet-loan': ({ amount, pays: sum }) =>
    `Borrow for ${money(amount)} what you need for cards that pay ${about(sum)}.`,
  'propose-card': (p, other) =>
    `Sell a card for ${money(p.amount)} that pays ${they(other)} ${pays(p)} and, as things stand, you nothing.`,
  'propose-buy-card': (p) => `Buy a card for ${money(p.amount)} that pays you ${pays(p)}.`,
  'propose-lend': (p, other) =>
    `Lend ${they(other)} what is needed for a card that pays ${pays(p)}: ${part(p)} comes to you.`,
  'propose-buy': (p, other) =>
    `On a rough estimate, ${thing(p)} is worth more to you than to ${they(other)}.`,
  'propose-sell': (p, other) =>
    `On a rough estimate, ${thing(p)} is worth more to ${they(other)} than to you.`,
  'propose-swap': (_, other) =>
    `On a rough estimate, both you and ${they(other)} gain by the swap.`,

  // Hints on turns and cards
  'cards-can-wait': () => 'Cards that pay can still be played in Part 2; rolls cannot.',
  'cash-in': ({ pays: sum }) => `Collects ${money(sum)} from the bank.`,
  'cash-in-die': () => 'Collects $20M for each point of the die, $60M on average.',
  'play-related': ({ pays: sum }) => `Goes with the deal: collects ${money(sum)} now.`,
  'tax-leader': ({ amount }, other) =>
    `Takes ${money(amount)} from ${they(other)}, who has the most money.`,
  'tax-most': ({ amount }, other) =>
    `Takes ${money(amount)} from ${they(other)}; nobody else would have to pay more.`,
  'tax-property': ({ amount }, other) =>
    `${They(other)} cannot pay it all: you get ${money(amount)} and a property.`,
  'tax-up-to': ({ amount }, other) => `Takes up to ${money(amount)} from ${they(other)}.`,
  'tax-some': ({ amount }, other) => `Takes ${money(amount)} from ${they(other)}.`,
  'steal-cards': () => 'Five rolls, and each T takes a card from somebody.',
  'roll-idle': () => 'Five rolls, but nobody else has a card to take.',
  'force-with-outs': (p, other) =>
    `Makes ${they(other)} defend ${thing(p)}, and you hold ${outs(p)}.`,
  'force-to-deny': (p, other) => `Makes ${they(other)} defend ${thing(p)}.`,
  'force-open': (p) => `Puts ${thing(p)}, which nobody owns, up for sale.`,
  'force-own': (p) => `Puts your own ${thing(p)} up: whoever else wins it pays you.`,
  'nothing-left': () => 'No profit card in your hand can be played as things stand.',
  'wait-and-see': () => 'Keeps your cards for later.',
  'done-related': () => 'No profit card that goes with the deal can be played.',
  'use-option': () => 'Calls for what a contract lets you have.',
  'choose-own': () => 'You have to give a card, and it may be this one.',
  'choose-theirs': () => 'A card is yours to choose, and it may be this one.',
  'done-anyway': () => 'Ends your turn.',
  'take-most': (_, other) => `Of the others ${they(other)} has the most cards.`,
  'take-even': (_, other) => `Nobody you can choose has more cards than ${they(other)}.`,
  'take-one': (_, other) => `Takes a card from ${they(other)}.`,
  'fits-best': (p) => `${Thing(p)} fits your cards best.`,
  'fits-even': (p) => `${Thing(p)} fits your cards as well as ${another(p)}.`,
  'fits-some': (p) => `You hold a profit card for ${thing(p)}.`,
  'fill-some': (p) => `The money goes into the box of ${thing(p)}.`,
  'put-up-free': (p) => `${Thing(p)}, which nobody owns, comes up for sale.`,
  'put-up-own': (p) => `Your own ${thing(p)} comes up: whoever else wins it pays you.`,
  'put-up-other': (p, other) => `${They(other)} has to defend ${thing(p)}.`,
  'trade-boxes': (p) =>
    `Brings you ${thing(p)} with ${money(p.gets)} in its box for ${another(p)} with ${money(p.gives)}.`,
  'trade-swap': (p) => `Brings you ${thing(p)} for ${another(p)}.`,
  'trade-no': () => 'Keeps what you have.',
  'give-up-least': (p) => `Nothing you could give up is worth less to you than ${thing(p)}.`,
  'give-up': (p) => `Gives up ${thing(p)} with ${money(p.gives)} in its box.`,

  // Hints on sales
  'open-out': () => 'Stays out of this sale.',
  'open-owner': () => 'It is yours: if you win, your bid goes into its box.',
  'open-cheap': (p) =>
    `A small bid for what is worth ${worth(p)} to you, with ${outs(p)} behind it.`,
  'open-shaded': (p) => `Well below what it is worth to you, ${worth(p)}.`,
  'open-strong': (p) => `Most of what it is worth to you, ${worth(p)}.`,
  'open-above': (p) => `More than it is worth to you, ${worth(p)}.`,
  'open-some': ({ amount }) => `Opens with ${money(amount)}.`,
  'knock-leader': ({ amount }) => `Puts you in the lead at ${money(amount)}.`,
  'knock-rival': (_, other) => `Takes ${they(other)} out of the bidding.`,
  'raise-free': ({ amount }) =>
    `The investor’s ${money(amount)} comes back to you as cash if you lose.`,
  'raise-investor': ({ amount }) => `${money(amount)} of it is an investor’s money.`,
  'raise-cash': (p) =>
    `At ${money(p.amount)} you are still below what it is worth to you, ${worth(p)}.`,
  'raise-to': ({ amount }) => `Takes your bid to ${money(amount)}.`,
  'come-back': ({ amount }) => `Back in the lead at ${money(amount)}.`,
  'come-back-in': ({ amount }) => `Back in the bidding at ${money(amount)}.`,
  'let-it-go': (p) =>
    `You would have to bid ${money(p.amount)}, more than it is worth to you, ${worth(p)}.`,
  'let-it-sell': ({ amount }) => `As it stands you get ${money(amount)} for it.`,
  'leave-it': ({ amount }, other) => `Leaves it to ${they(other)}, who leads at ${money(amount)}.`,
  'stay-out': () => 'Stays out of the bidding.',
  'already-ahead': () => 'You are in the lead: nothing to add.',
};

/** For a code that is none of these. */
export const reasonOtherwise = 'It looks best on the whole.';
