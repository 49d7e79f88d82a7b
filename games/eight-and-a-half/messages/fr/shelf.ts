/** Ce qu’on dit du jeu avant que quiconque s’assoie : son nom, ses bots, ses formules et ses options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: '8½',
  line: 'Faites monter la pile par demi-pas, sans vous faire attraper entre deux.',
  bots: {
    beginner: 'Adore attraper, oublie ce qui est passé, ne garde rien en réserve.',
    casual: 'Les cartes basses d’abord, les jokers à la fin, les Demis sans risque.',
    skilled: 'Joue plusieurs fois la manche dans sa tête.',
    expert: 'Compte chaque carte et sait ce qui peut encore venir.',
  },
  presets: {
    standard: ['Classique', 'Six manches.'],
    short: ['Courte', 'Une seule manche.'],
  },
  options: {
    rounds: {
      name: 'Manches',
      line: 'Le nombre de manches de la partie\u00a0; le total le plus élevé gagne.',
    },
    halves: {
      name: 'Plusieurs Demis',
      line: 'Plusieurs Demis posés dans un même tour comptent comme un seul coup, ou se posent l’un après l’autre, jamais sur 8½.',
      values: { together: 'Ensemble\u00a0: deux sur 8 font 9', oneByOne: 'Un par un' },
    },
    collected: {
      name: 'Mains ramassées',
      line: 'La table montre-t-elle les cartes que tout le monde a vu ramasser\u00a0?',
      values: { shown: 'Montrées', memory: 'De mémoire' },
    },
    memoryAids: {
      name: 'Aide-mémoire',
      line: 'Quand on joue de mémoire, les conseils et les bots connaissent toujours ces cartes.',
    },
  },
};
