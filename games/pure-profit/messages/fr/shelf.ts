/** Ce qu’on dit du jeu avant de s’asseoir : son nom, ses bots, ses formules et ses options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Pure Profit',
  line: 'Empilez dix millions en Banque pendant que les autres se servent.',
  bots: {
    beginner: 'Place tout ce qui convient et saute sur tout ce qui brille.',
    casual: 'De bonnes habitudes, pas de calculs.',
    skilled: 'Joue le prochain tour de table dans sa tête avant d’agir.',
    expert: 'Compte les cartes encore cachées et sait qui voler.',
  },
  presets: {
    standard: ['Classique', 'Une seule manche.'],
    series: ['Série', 'Trois manches ; les sommets de vos Banques s’additionnent.'],
    openSteal: ['Vols à découvert', 'On regarde avant de voler.'],
  },
  options: {
    games: {
      name: 'Manches',
      line: 'Une seule manche, ou une série où trois Banques comptent.',
      values: { '1': 'Une', '3': 'Trois' },
    },
    openSteal: {
      name: 'Vols à découvert',
      line: 'On voit la main de ses victimes et on choisit ce qu’on prend.',
    },
    steals: {
      name: 'Vols joués',
      line: 'Les Vols déjà joués reviennent-ils en jeu quand la pioche est épuisée ?',
      values: { once: 'Hors jeu', reshuffled: 'Reviennent' },
    },
    finish: {
      name: 'Fin de la manche',
      line: 'Doit-il rester une carte à défausser quand on termine avec plusieurs cartes ?',
      values: { free: 'Sans condition', discard: 'Avec une carte à défausser' },
    },
    deck: {
      name: 'Paquet',
      line: 'Le paquet de Parlor, ou le vôtre.',
    },
  },
};
