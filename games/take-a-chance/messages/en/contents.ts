/** The components value by value, and why one is refused, short enough to stand beside it. */

import { dollars } from '@parlor/grammar/en';
import type { Refusals } from '../../facts/refusals.ts';
import type { KeptUse, Step } from '../../facts/types.ts';
import type { Sentences } from '../sentences.ts';
import { charm, colour, combo } from './names.ts';
import { refusals as inFull } from './refusals.ts';
import { choice } from './tickets.ts';

/** What a kind of step is called in a list. */
const kinds: Readonly<Record<Step['do'], string>> = {
  buy: 'buy a card',
  'buy-two': 'buy two cards',
  'buy-pool': 'buy a Pool card for less',
  'buy-new': 'buy a card of a new colour',
  swap: 'swap a card for a Pool card',
  roll: 'roll',
  collect: 'collect money',
  ticket: 'play another ticket',
  keep: 'keep the ticket',
};

const kept: Readonly<Record<KeptUse, string>> = {
  die: 'an extra die',
  rethrow: 'an extra re-roll',
};

const HUNDREDS = 'Whole hundreds, from $100 to $100,000.';

/** The same codes as elsewhere; where it stands says which colour or ticket is meant. */
const refusals: Partial<Sentences<Refusals>> = {
  'set-colour-without-name': () => 'One word, of letters, digits, hyphens or apostrophes.',
  'set-colour-twice': (params) => `Two colours are called ${params.colour}.`,
  'set-price-wrong': () => HUNDREDS,
  'set-amount-wrong': () => HUNDREDS,
  'set-pays-nothing': () => 'A colour has to pay for something.',
  'set-combination-twice': () => 'This colour shows that already.',
  'set-charm-without-name': () => 'A charm needs a name.',
  'set-charm-twice': 'Two charms have this name.',
  'set-ticket-copies-wrong': () => 'A whole number from 1 to 36.',
  'set-needs-36-tickets': ({ have }) => `There have to be 36 tickets; these are ${have}.`,
  'set-ticket-empty': () => 'A ticket needs something to do, in one to six steps.',
  'set-ticket-step-unknown': () =>
    'Money goes in whole hundreds; a roll has at most 7 extra dice, 3 extra re-rolls and 5 times the pay.',
  'set-ticket-step-misplaced': () =>
    'Buying or swapping comes first, another ticket comes last, and a kept ticket does nothing else.',
  'set-ticket-needs-or': () => 'The last choice has to be one that can always be done.',
  'set-ticket-or-unreachable': () => 'A choice after this one can never be reached.',
};

export const contents = {
  /** What has no shorter sentence. */
  refusedInFull: inFull,
  colours: 'Colours',
  charms: 'Lucky charms',
  cards: 'Cards, one for each charm in every colour',
  tickets: 'Tickets',
  colour: (nth: number) => `Colour ${nth}`,
  charm: (nth: number) => `Charm ${nth}`,
  ticket: (nth: number) => `Ticket ${nth}`,
  name: 'Name',
  price: 'Price',
  combination: 'Shows',
  amount: 'Pays',
  copies: 'Copies',
  says: 'Says',
  does: 'Does',
  less: 'Cheaper by',
  collected: 'Amount',
  dice: 'Extra dice',
  rethrows: 'Extra re-rolls',
  factor: 'Pays times',
  what: 'Kept for',
  first: 'First',
  or: 'Or',
  step: (nth: number) => `Step ${nth}`,
  newPay: 'Add a payout',
  newTicket: 'Add a ticket',
  newOr: 'Add an OR',
  newStep: 'Add a step',
  money: dollars,
  combo,
  colourName: colour,
  charmName: charm,
  kinds,
  kept,
  /** A ticket as a whole, whatever a table agrees on about its OR. */
  ticketText: (choices: readonly (readonly Step[])[]) => choices.map(choice).join('; or '),
  refusals,
};
