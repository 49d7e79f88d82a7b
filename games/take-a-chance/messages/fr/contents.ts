/** Le matériel, valeur par valeur, et ce qui ne va pas dans une valeur, assez court pour tenir à côté. */

import { dollars } from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';
import { charm, colour, combo } from './names.ts';
import { refusals as inFull } from './refusals.ts';
import { choice } from './tickets.ts';

const MOST_MONEY = 100_000;
const HUNDREDS = `Un multiple de 100, de 100 à ${dollars(MOST_MONEY)}.`;

export const contents: Messages['contents'] = {
  refusedInFull: inFull,
  colours: 'Couleurs',
  charms: 'Porte-bonheur',
  cards: 'Cartes, une par porte-bonheur dans chaque couleur',
  tickets: 'Tickets',
  colour: (nth) => `Couleur ${nth}`,
  charm: (nth) => `Porte-bonheur ${nth}`,
  ticket: (nth) => `Ticket ${nth}`,
  name: 'Nom',
  price: 'Prix',
  combination: 'Montre',
  amount: 'Rapporte',
  copies: 'Nombre',
  says: 'Texte',
  does: 'Action',
  less: 'Remise',
  collected: 'Montant',
  dice: 'Dés en plus',
  rethrows: 'Relances en plus',
  factor: 'Gain ×',
  what: 'Gardé pour',
  first: 'D’abord',
  or: 'Ou',
  step: (nth) => `Étape ${nth}`,
  newPay: 'Ajouter un gain',
  newTicket: 'Ajouter un ticket',
  newOr: 'Ajouter un OU',
  newStep: 'Ajouter une étape',
  money: dollars,
  combo,
  colourName: colour,
  charmName: charm,
  kinds: {
    buy: 'acheter une carte',
    'buy-two': 'acheter deux cartes',
    'buy-pool': 'acheter une carte du marché moins cher',
    'buy-new': 'acheter une carte d’une nouvelle couleur',
    swap: 'échanger une carte contre une carte du marché',
    roll: 'lancer les dés',
    collect: 'encaisser de l’argent',
    ticket: 'jouer un autre ticket',
    keep: 'garder le ticket',
  },
  kept: { die: 'un dé de plus', rethrow: 'une relance de plus' },
  ticketText: (choices) => choices.map(choice).join(' ; ou '),
  refusals: {
    'set-colour-without-name': () =>
      'Un seul mot, fait de lettres, de chiffres, de traits d’union ou d’apostrophes.',
    'set-colour-twice': (params) => `Deux couleurs s’appellent ${params.colour}.`,
    'set-price-wrong': () => HUNDREDS,
    'set-amount-wrong': () => HUNDREDS,
    'set-pays-nothing': () => 'Une couleur doit rapporter quelque chose.',
    'set-combination-twice': () => 'Cette couleur montre déjà cette combinaison.',
    'set-charm-without-name': () => 'Il faut un nom à ce porte-bonheur.',
    'set-charm-twice': 'Deux porte-bonheur ont ce nom.',
    'set-ticket-copies-wrong': () => 'Un nombre entier de 1 à 36.',
    'set-needs-36-tickets': ({ have }) => `Il faut 36 tickets ; en voici ${have}.`,
    'set-ticket-empty': () => 'Un ticket demande d’une à six étapes.',
    'set-ticket-step-unknown': () =>
      'Les montants sont des multiples de 100 ; un lancer a au plus 7 dés et 3 relances en plus, et rapporte au plus 5 fois le gain.',
    'set-ticket-step-misplaced': () =>
      'Un achat ou un échange vient en premier, un autre ticket en dernier, et un ticket à garder ne fait rien d’autre.',
    'set-ticket-needs-or': () => 'Le dernier choix doit être toujours possible.',
    'set-ticket-or-unreachable': () => 'Un des choix suivants ne servira jamais.',
  },
};
