/** Chaque chose du jeu, et ce qu’elle fait. */

import { capital, dollars, list, plural } from '@parlor/grammar/fr';
import type { Combo } from '../../facts/dice/combos.ts';
import { CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, cardsIn, theCharm } from './names.ts';
import { ticket } from './tickets.ts';

const combos: Readonly<Record<Combo, string>> = {
  pair: 'Deux dés identiques.',
  'two-pairs': 'Deux fois deux dés identiques ; quatre identiques conviennent aussi.',
  'three-pairs': 'Trois fois deux dés identiques ; des groupes plus grands conviennent aussi.',
  'three-of-a-kind': 'Trois dés identiques.',
  'four-of-a-kind': 'Quatre dés identiques.',
  'five-of-a-kind': 'Cinq dés identiques.',
  'six-of-a-kind': 'Six dés identiques.',
  'seven-of-a-kind': 'Sept dés identiques.',
  'straight-of-four': 'Quatre chiffres qui se suivent.',
  'straight-of-five': 'Cinq chiffres qui se suivent.',
  'straight-of-six': 'Les six chiffres.',
  'full-house': 'Un brelan et une paire ; cinq dés identiques conviennent aussi.',
  'two-threes': 'Deux fois trois dés identiques ; six identiques conviennent aussi.',
  'four-and-three':
    'Quatre dés identiques et trois autres identiques ; sept identiques conviennent aussi.',
};

export const glossary: Messages['glossary'] = {
  colourName: (which) => capital(cardsIn(which)),
  colour: (price, pays) =>
    `Prix : ${dollars(price)}. Chacune rapporte ${list(pays.map(({ combo, amount }) => `${dollars(amount)} pour ${aCombo(combo)}`))}.`,
  combo: (which) => combos[which],
  ticketName: (nth) => `Ticket ${nth}`,
  ticket: (choices, or, copies) =>
    `${capital(ticket(choices, or))}. ${plural(copies, { one: 'Un seul sur 36 tickets.', other: '# sur 36 tickets.' })}`,
  pool: {
    name: 'Marché',
    does: 'Trois cartes visibles. À son tour, on peut en acheter une à son prix.',
    doesAuctions: 'Trois cartes visibles. À son tour, qui en veut une la met aux enchères.',
  },
  stack: {
    name: 'Réserve',
    does: 'Trois cartes que personne d’autre ne voit ni ne peut acheter.',
  },
  drawPile: {
    name: 'Pioche',
    does: 'Comble les vides du marché et des réserves tant qu’elle n’est pas épuisée.',
    doesTwo:
      'Comble les vides du marché et des réserves tant qu’elle n’est pas épuisée. Après chaque achat, sa carte suivante est écartée sans être vue.',
  },
  charmDie: {
    name: 'Dé porte-bonheur',
    does: (charms) =>
      `Montre ${list(charms.map(theCharm))}. Si une carte qui rapporte montre ce porte-bonheur, on reçoit ${dollars(CHARM_BONUS)} pour chacune de ses cartes qui le montrent ; si aucune ne le montre, ce sont les autres qui les reçoivent pour les leurs. Un lancer qui ne rapporte rien ne donne aucun bonus.`,
  },
};
