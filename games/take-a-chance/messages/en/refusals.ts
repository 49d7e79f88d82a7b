/** Why something is refused. */

import { dollars } from '@parlor/grammar/en';
import type { Combo } from '../../facts/dice/combos.ts';
import type { Refusals, SetPart } from '../../facts/refusals.ts';
import type { Sentences } from '../sentences.ts';
import { charm, colour, combo } from './names.ts';

const PARTS: Readonly<Record<SetPart, string>> = {
  colours: 'colours',
  charms: 'charms',
  cards: 'cards',
  tickets: 'tickets',
};
const LEAST_MONEY = 100;
const MOST_MONEY = 100_000;
const HUNDREDS = `whole hundreds, from ${dollars(LEAST_MONEY)} to ${dollars(MOST_MONEY)}`;
/** Places are counted from 0, and people count from 1. */
const nth = (place: number): number => place + 1;

const sentences: Sentences<Refusals> = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is somebody else’s turn to answer.',
  'no-such-move': 'There is no such move.',
  'not-asked-now': 'That does not answer the question.',
  'card-not-available': 'That card is neither in your stack nor in the Pool.',
  'pool-cards-only': 'This ticket is for Pool cards only.',
  'colour-not-new': 'You already own that colour; the ticket is for a new one.',
  'not-enough-cash': ({ have, need }) =>
    `That costs ${dollars(need)}, and you have ${dollars(have)}.`,
  'no-cash-for-second-card':
    'You have to buy two cards, and this one leaves too little cash for a second.',
  'no-tickets-left': 'You have no tickets left.',
  'first-cannot-be-done': 'You cannot do what the ticket says first, so take its OR.',
  'card-not-yours': 'You can only give a card you own.',
  'card-not-in-pool': 'You can only take a card from the Pool.',
  'dice-not-there': ({ face }) => `There are not that many dice showing ${face}.`,
  'no-charm-die': 'There is no charm die in this match.',
  'charm-die-thrown-twice': 'The charm die can be thrown again only once, so it has to stay.',
  'combination-does-not-pay': 'Your dice and cards do not pay for that.',
  'bid-not-in-hundreds': 'Bids go in steps of $100.',
  'bid-too-low': ({ least }) => `You have to bid at least ${dollars(least)}.`,
  'bid-beyond-cash': ({ have }) => `You cannot bid more than the ${dollars(have)} you have.`,

  'auctions-need-three': 'Auctions need three players or more.',
  'lucky-charm-needs-three': 'The charm die needs three players or more.',
  'two-have-seven-tickets': 'Two players always have seven tickets each.',
  'set-or-needs-free': ({ kind }) =>
    `The OR of ticket ${nth(kind)} would never be used: what comes before it can always be done.`,

  'set-not-an-object': 'That is not a set of cards and tickets.',
  'set-part-missing': ({ part }) => `The set has no ${PARTS[part]}.`,
  'set-part-unknown': ({ part }) => `A set has no part called “${part}”.`,
  'set-field-unknown': ({ part, place }) =>
    `Number ${nth(place)} of the ${PARTS[part]} has something that does not belong in a set.`,
  'set-needs-six-colours': ({ have }) => `A set has six colours; this one has ${have}.`,
  'set-colour-without-name': ({ place }) => `Colour ${nth(place)} needs a name of one word.`,
  'set-colour-twice': (params) => `Two colours are called ${params.colour}.`,
  'set-price-wrong': (params) => `The price of ${colour(params.colour)} has to be ${HUNDREDS}.`,
  'set-pays-nothing': (params) => `${colour(params.colour)} has to pay for something.`,
  'set-combination-unknown': (params) =>
    `${colour(params.colour)} shows a combination that does not exist.`,
  'set-combination-twice': (params) =>
    `${colour(params.colour)} shows “${combo(params.combo as Combo)}” twice.`,
  'set-amount-wrong': (params) =>
    `What ${colour(params.colour)} pays for “${combo(params.combo as Combo)}” has to be ${HUNDREDS}.`,
  'set-needs-six-charms': ({ have }) => `A set has six charms; this one has ${have}.`,
  'set-charm-without-name': ({ place }) => `Charm ${nth(place)} needs a name.`,
  'set-charm-twice': 'Two charms have the same name.',
  'set-needs-36-cards': ({ have }) => `A set has 36 cards; this one has ${have}.`,
  'set-card-unknown': ({ place }) =>
    `Card ${nth(place)} has a colour or a charm that does not exist.`,
  'set-card-twice': (params) => `${colour(params.colour)} has the ${charm(params.charm)} twice.`,
  'set-needs-36-tickets': ({ have }) => `A set has 36 tickets; this one has ${have}.`,
  'set-ticket-copies-wrong': ({ kind }) =>
    `Ticket ${nth(kind)} needs a number of copies, from 1 to 36.`,
  'set-ticket-empty': ({ kind }) =>
    `Ticket ${nth(kind)} needs something to do, in one to six steps.`,
  'set-ticket-step-unknown': ({ kind }) =>
    `Ticket ${nth(kind)} asks for something that cannot be done.`,
  'set-ticket-step-misplaced': ({ kind }) =>
    `The steps of ticket ${nth(kind)} are in an order that does not work.`,
  'set-ticket-needs-or': ({ kind }) => `Ticket ${nth(kind)} needs an OR that can always be done.`,
  'set-ticket-too-long': ({ kind }) => `Ticket ${nth(kind)} has more choices than fit on it.`,
  'set-ticket-or-unreachable': ({ kind }) => `An OR of ticket ${nth(kind)} can never be reached.`,
};

export const refusals = {
  sentences,
  /** Of a code that nobody knows. */
  unknown: 'That is not possible.',
};
