/** Why something was refused, in a sentence. */

import type { Illegal, Who } from '@parlor/kit';
import { dollars } from './phrases.ts';

type Params = Readonly<Record<string, string | number>>;
type Sentence = string | ((params: Params) => string);

const money = (amount: string | number | undefined): string => dollars(Number(amount));

const SENTENCES = {
  'match-over': 'The match is over.',
  'not-your-turn': 'Somebody else is asked now.',
  'no-such-move': 'There is no such move.',
  'not-asked-now': 'That is no answer to what is asked now.',
  'card-not-available': 'That card is neither in your stack nor in the Pool.',
  'pool-cards-only': 'This ticket is for Pool cards.',
  'colour-not-new': 'You own that colour already; the ticket is for a new one.',
  'not-enough-cash': ({ have, need }: Params) =>
    `That costs ${money(need)}, and you have ${money(have)}.`,
  'no-cash-for-second-card':
    'You have to buy two cards, and this one leaves too little for another.',
  'no-tickets-left': 'You have no tickets left.',
  'first-cannot-be-done': 'What the ticket says first cannot be done; take its OR.',
  'card-not-yours': 'You can only give a card you own.',
  'card-not-in-pool': 'You can only take a card from the Pool.',
  'dice-not-there': ({ face }: Params) => `There are not that many dice that show ${face}.`,
  'no-charm-die': 'There is no charm die in this match.',
  'charm-die-thrown-twice': 'The charm die has been thrown again already and has to stay.',
  'combination-does-not-pay': 'Your dice and cards do not pay for that.',
  'bid-not-in-hundreds': 'Bids go in steps of $100.',
  'bid-too-low': ({ least }: Params) => `The least you can bid is ${money(least)}.`,
  'bid-beyond-cash': ({ have }: Params) => `You cannot bid more than the ${money(have)} you have.`,

  'auctions-need-three': 'Auctions need three players or more.',
  'lucky-charm-needs-three': 'The charm die needs three players or more.',
  'two-have-seven-tickets': 'Two players always have seven tickets each.',
  'set-or-needs-free': ({ kind }: Params) =>
    `The OR of ticket ${kind} would never be reached: what comes before it can always be done.`,

  'set-not-an-object': 'A component set has to be an object.',
  'set-part-missing': ({ part }: Params) => `The component set lacks its ${part}.`,
  'set-part-unknown': ({ part }: Params) => `A component set has no part called ${part}.`,
  'set-field-unknown': ({ part, place }: Params) =>
    `Entry ${Number(place) + 1} of the ${part} has a field that is not known.`,
  'set-needs-six-colours': ({ have }: Params) => `A set has six colours, this one ${have}.`,
  'set-colour-without-name': ({ place }: Params) =>
    `Colour ${Number(place) + 1} needs a name of one word.`,
  'set-colour-twice': ({ colour }: Params) => `${colour} is there twice.`,
  'set-price-wrong': ({ colour }: Params) =>
    `The price of ${colour} has to be whole hundreds up to $100,000.`,
  'set-pays-nothing': ({ colour }: Params) => `${colour} shows no combination.`,
  'set-combination-unknown': ({ colour }: Params) =>
    `${colour} shows a combination that is not known.`,
  'set-combination-twice': ({ colour, combo }: Params) => `${colour} shows ${combo} twice.`,
  'set-amount-wrong': ({ colour, combo }: Params) =>
    `What ${colour} pays for ${combo} has to be whole hundreds up to $100,000.`,
  'set-needs-six-charms': ({ have }: Params) => `A set has six charms, this one ${have}.`,
  'set-charm-without-name': ({ place }: Params) => `Charm ${Number(place) + 1} needs a name.`,
  'set-charm-twice': 'Two charms have the same name.',
  'set-needs-36-cards': ({ have }: Params) => `A set has 36 cards, this one ${have}.`,
  'set-card-unknown': ({ place }: Params) =>
    `Card ${Number(place) + 1} has an unknown colour or charm.`,
  'set-card-twice': ({ colour, charm }: Params) => `${colour} has the ${charm} twice.`,
  'set-needs-36-tickets': ({ have }: Params) => `A set has 36 tickets, this one ${have}.`,
  'set-ticket-copies-wrong': ({ kind }: Params) => `Ticket ${kind} needs a number of copies.`,
  'set-ticket-empty': ({ kind }: Params) => `Ticket ${kind} has nothing to do.`,
  'set-ticket-step-unknown': ({ kind }: Params) =>
    `Ticket ${kind} asks for something that is not known.`,
  'set-ticket-step-misplaced': ({ kind }: Params) =>
    `The steps of ticket ${kind} are in no order that works.`,
  'set-ticket-needs-or': ({ kind }: Params) =>
    `Ticket ${kind} needs an OR that can always be done.`,
  'set-ticket-too-long': ({ kind }: Params) => `Ticket ${kind} has more choices than fit on it.`,
  'set-ticket-or-unreachable': ({ kind }: Params) =>
    `An OR of ticket ${kind} can never be reached.`,
} satisfies Readonly<Record<string, Sentence>>;

/** A reason that `check`, `checkTable` or the check of a set gives: none without its sentence. */
export interface Refusal extends Illegal {
  readonly code: keyof typeof SENTENCES;
}

export function refused({ code, params = {} }: Illegal, _who: Who): string {
  if (!Object.hasOwn(SENTENCES, code)) return 'That is not possible.';
  const sentence: Sentence = SENTENCES[code as Refusal['code']];
  return typeof sentence === 'string' ? sentence : sentence(params);
}
