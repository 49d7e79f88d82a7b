/** Ce qu’on dit du jeu avant de s’asseoir : son nom, ses bots, ses formules, ses options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Take a Chance',
  line: 'Plus de couleurs, plus de dés, et un coup de chance à tenter.',
  bots: {
    beginner: 'Achète tout ce qui brille et lance les dés pour le plaisir de les entendre.',
    casual: 'Joue au flair : quelques bonnes cartes, puis les tickets.',
    skilled: 'Connaît par cœur les chances de chaque lancer.',
    expert: 'Compte les dés, les tickets et les tours, et conclut au bon moment.',
  },
  presets: {
    standard: ['Classique', 'Six tickets chacun, sept à deux ; les règles de base.'],
    short: ['Courte', 'Cinq tickets chacun.'],
    long: ['Longue', 'Sept tickets chacun.'],
    auctions: ['Enchères', 'Les cartes du marché reviennent à la meilleure offre.'],
    luckyCharm: ['Porte-bonheur', 'Un dé de plus, et des porte-bonheur qui rapportent.'],
    advanced: ['Avancée', 'Enchères et porte-bonheur ensemble.'],
    even: ['Tours égaux', 'Tout le monde joue le même nombre de tours.'],
  },
  options: {
    tickets: {
      name: 'Tickets',
      line: 'Le nombre de tickets de chacun au départ. À deux, c’est toujours sept.',
    },
    auctions: {
      name: 'Enchères',
      line: 'Les cartes du marché reviennent à la meilleure offre. À trois ou plus.',
    },
    luckyCharm: {
      name: 'Porte-bonheur',
      line: 'Un dé porte-bonheur accompagne chaque lancer et paie pour les porte-bonheur, les vôtres ou ceux des autres. À trois ou plus.',
    },
    or: {
      name: 'Le OU d’un ticket',
      line: 'Au choix, ou seulement si la première action est impossible.',
      values: { free: 'Au choix', forced: 'Si nécessaire' },
    },
    ending: {
      name: 'Après le dernier ticket d’une pile',
      line: 'Tout le monde a encore un tour ; ou bien on finit le tour de table, et on en joue encore un complet.',
      values: { rulebook: 'Encore un tour chacun', evenTurns: 'Tours égaux' },
    },
    set: { name: 'Cartes et tickets', line: 'L’exemplaire de Parlor, ou le vôtre.' },
  },
};
