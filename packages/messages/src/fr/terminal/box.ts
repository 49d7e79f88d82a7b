/** Ce que contient une boîte, et d’où cela vient. */

import { list, number, plural } from '@parlor/grammar/fr';
import type { box as English } from '../../en/terminal/box.ts';

export const box: typeof English = {
  marks: {
    rulebook: 'livret',
    published: 'critiques',
    rebuilt: 'recréée',
    house: 'de la table',
  },
  legend: {
    rulebook: 'livret : donnée par le livret',
    published: 'critiques : le livret n’en dit rien, et les critiques publiées concordent',
    rebuilt: 'recréée : le livret n’en dit rien, et la valeur est de Parlor',
    house: 'de la table : saisie pour cette table',
  },
  extents: {
    none: 'toutes les valeurs viennent du livret',
    published: 'valeurs du livret et de critiques publiées',
    house: 'valeurs propres à la table',
    few: 'quelques valeurs recréées',
    partly: 'valeurs en partie recréées',
    mostly: 'valeurs largement recréées',
  },
  counts: {
    rulebook: ({ count }) => `${number(count)} du livret`,
    published: ({ count }) => `${number(count)} des critiques`,
    rebuilt: ({ count }) => plural(count, { one: '# recréée', other: '# recréées' }),
    house: ({ count }) => `${number(count)} de la table`,
  },
  line: ({ edition, extent, counts }) =>
    `Édition ${edition} des règles, ${extent} (${list(counts)}).`,
  rulebook: ({ title, whose }) =>
    whose === '' ? `Livret : ${title}.` : `Livret : ${title} (${whose}).`,
  from: 'source',
  value: 'valeur',

  // All games at once
  game: 'jeu',
  id: 'code',
  seats: 'places',
  option: 'option',
  values: 'valeurs',
  everyValue: 'Chaque valeur et sa source : parlor games --values <code>',
  ownSet: 'vos propres valeurs, en JSON',
};
