/** Ce qu’on dit du jeu avant que quiconque s’assoie : son nom, ses bots, ses formules et ses options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Zillionaire',
  line: 'Surenchérissez à chaque coup, videz votre main, finissez Rich.',
  bots: {
    beginner: 'Joue ce qui passe et croise les doigts.',
    casual: 'Garde ses paires entières et ses cartes fortes pour la fin.',
    skilled: 'Joue le reste de la manche dans sa tête avant chaque carte.',
    expert: 'Devine votre main à ce que vous n’avez pas joué.',
  },
  presets: {
    standard: ['Classique', 'Quatre manches, pour que le statut compte.'],
    quick: ['Rapide', 'Une seule manche.'],
    evening: ['Toute la soirée', 'Dix manches.'],
  },
  options: {
    games: {
      name: 'Manches',
      line: 'Le nombre de manches de la partie ; le plus grand total gagne.',
    },
  },
};
