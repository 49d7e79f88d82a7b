/** Ce qu’on dit du jeu avant que quiconque s’assoie : son nom, ses bots, ses formules et ses options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Bazar',
  line: 'Misez en secret sur des marchandises qui valent plus ensemble.',
  bots: {
    beginner: 'Joue et voit ce qui arrive.',
    casual: 'Essaie deux ou trois choses dans sa tête.',
    skilled: 'Réfléchit un peu plus longtemps.',
    expert: 'Prend tout le temps qu’il faut.',
  },
  presets: {
    standard: ['Standard', 'Huit jours, avec des éclaireurs.'],
    brief: ['Courte', 'Quatre jours et de plus petites bourses.'],
  },
  options: {
    days: { name: 'Jours', line: 'Combien de temps dure le marché.' },
    purse: { name: 'Bourse', line: 'Les pièces que tout le monde a au départ.' },
    scouting: {
      name: 'Éclaireurs',
      line: 'Si l’on peut, en achetant, regarder une marchandise à venir.',
    },
  },
};
