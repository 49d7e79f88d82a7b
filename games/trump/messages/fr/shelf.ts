/** Ce qu’on dit du jeu avant que quelqu’un s’asseye : son nom, ses bots, ses variantes, ses options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Trump: The Game',
  line: 'Misez en secret, bâtissez un empire, puis négociez jusqu’au sommet.',
  bots: {
    beginner: 'Achète ce qui brille et joue toutes les cartes qui rapportent.',
    casual: 'Sait ce que vaut une propriété et coupe volontiers la poire en deux.',
    skilled: 'Essaie chaque enchère dans sa tête avant de l’écrire.',
    expert: 'Enchérit jusqu’aux dix derniers millions et lit les petites lignes.',
  },
  presets: {
    standard: ['Classique', 'Coffres visibles, l’argent des investisseurs est gardé.'],
    rulebook: ['Selon le livret', 'À vous de retenir les coffres et le liquide des autres.'],
    memory: ['De mémoire', 'À vous de retenir ce que contient chaque coffre.'],
    returned: ['Argent rendu', 'Qui perd une vente rend l’argent des investisseurs.'],
    noDeals: ['Sans accords', 'La seconde phase se joue avec les cartes seules.'],
  },
  options: {
    investorMoney: {
      name: 'Argent des investisseurs',
      line: 'Ce que devient l’argent des investisseurs quand on perd une vente.',
      values: { kept: 'On le garde', returned: 'On le rend' },
    },
    boxes: {
      name: 'Coffres',
      line: 'Tout le monde voit-il à tout moment ce qu’ils contiennent ?',
      values: { open: 'Visibles', memory: 'Fermés, de mémoire' },
    },
    cash: {
      name: 'Liquide',
      line: 'Voit-on ce que les autres ont, ou seulement ce qui circule ?',
      values: { open: 'Visible', memory: 'De mémoire' },
    },
    memoryAids: {
      name: 'Aide-mémoire',
      line: 'Avec les coffres ou le liquide de mémoire, les conseils et les bots tiennent quand même les comptes.',
    },
    deals: {
      name: 'Accords',
      line: 'Le nombre d’accords que chacun peut proposer dans la seconde phase.',
    },
    components: {
      name: 'Propriétés, cartes et plateau',
      line: 'L’exemplaire de Parlor, ou le vôtre.',
    },
  },
};
