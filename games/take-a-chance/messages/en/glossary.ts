/** Every thing of the game with what it does. */

import { capital, dollars, list, plural } from '@parlor/grammar/en';
import type { Combo } from '../../facts/dice/combos.ts';
import { CHARM_BONUS, type Step } from '../../facts/types.ts';
import type { Or } from '../../rules/options.ts';
import { aCombo, charm, colour } from './names.ts';
import { ticket } from './tickets.ts';

const combos: Readonly<Record<Combo, string>> = {
  pair: 'Two dice alike.',
  'two-pairs': 'Two and two dice alike; four alike will do.',
  'three-pairs': 'Three times two dice alike; larger groups will do.',
  'three-of-a-kind': 'Three dice alike.',
  'four-of-a-kind': 'Four dice alike.',
  'five-of-a-kind': 'Five dice alike.',
  'six-of-a-kind': 'Six dice alike.',
  'seven-of-a-kind': 'Seven dice alike.',
  'straight-of-four': 'Four numbers in a row.',
  'straight-of-five': 'Five numbers in a row.',
  'straight-of-six': 'All six numbers.',
  'full-house': 'Three dice alike and two others alike; five alike will do.',
  'two-threes': 'Three and three dice alike; six alike will do.',
  'four-and-three': 'Four dice alike and three others alike; seven alike will do.',
};

export const glossary = {
  colourName: (which: string) => `${colour(which)} cards`,
  colour: (price: number, pays: readonly { readonly combo: Combo; readonly amount: number }[]) =>
    `Price ${dollars(price)}. Each pays ${list(pays.map(({ combo, amount }) => `${dollars(amount)} for ${aCombo(combo)}`))}.`,
  combo: (which: Combo) => combos[which],
  ticketName: (nth: number) => `Ticket ${nth}`,
  ticket: (choices: readonly (readonly Step[])[], or: Or | undefined, copies: number) =>
    `${capital(ticket(choices, or))}. ${plural(copies, { one: 'One of 36 tickets.', other: '# of 36 tickets.' })}`,
  pool: {
    name: 'Pool',
    does: 'Three open cards. Anybody may buy one at its price on their turn.',
    doesAuctions: 'Three open cards. Whoever wants one on their turn puts it up for auction.',
  },
  stack: {
    name: 'Stack',
    does: 'Three cards of your own that only you see, and only you can buy.',
  },
  drawPile: {
    name: 'Draw pile',
    does: 'Fills the gaps in the Pool and the stacks until it is empty.',
    doesTwo:
      'Fills the gaps in the Pool and the stacks until it is empty. After every purchase its next card is discarded unseen.',
  },
  charmDie: {
    name: 'Charm die',
    does: (charms: readonly string[]) =>
      `Shows ${list(charms.map((one) => `the ${charm(one)}`))}. If a card that pays shows the charm, its owner gets ${dollars(CHARM_BONUS)} for each card with it; if none does, the others get that for theirs. A roll that pays nothing brings no bonus.`,
  },
};
