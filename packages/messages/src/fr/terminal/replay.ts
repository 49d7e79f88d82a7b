/** Les parties qu’on revoit, avec `replay` et `verify`. */

import { list, plural } from '@parlor/grammar/fr';
import type { replay as EnglishReplay, verify as EnglishVerify } from '../../en/terminal/replay.ts';

export const replay: typeof EnglishReplay = {
  headline: ({ game, edition, seats, moves }) =>
    `${game}, édition ${edition} des règles, ${plural(seats, { one: '# place', other: '# places' })}, ${plural(moves, { one: '# coup', other: '# coups' })}`,
  options: ({ options }) => `options : ${options}`,
  notOver: 'pas encore finie',
  hash: ({ hash }) => `empreinte ${hash}`,
};

export const verify: typeof EnglishVerify = {
  headline: ({ game, edition, match }) =>
    match === null
      ? `${game}, édition ${edition} des règles, un simple enregistrement`
      : `${game}, édition ${edition} des règles, partie ${match}`,
  seats: ({ names }) => `Places : ${list(names)}`,
  formerGuest: 'ancien invité',
  check: 'vérification',
  result: 'résultat',
  fine: 'correct',
  wrong: 'FAUX',
  checks: {
    chain:
      'chaque entrée découle de la précédente : rien n’a été retiré, ajouté, modifié ni déplacé',
    shares:
      'la part de chaque personne dans les dés est celle qu’elle avait fixée, et aucun bot n’en a ajouté',
    commitment: 'la graine révélée est bien celle qui avait été fixée',
    seed: 'tout le hasard découle de cette graine et de ce que chaque place y a ajouté',
    moves: 'chaque coup était permis quand il a été joué',
    ending: 'ils mènent à la situation où la partie s’est terminée',
    outcome: 'les points et les rangs sont ceux de cette situation',
    signature: 'tout cela est signé avec la clé du fichier, et n’a pas changé depuis',
    key: 'cette clé est celle d’une maison que vous connaissez',
  },
  verdicts: {
    genuine: 'Authentique : tout est comme annoncé, et une maison que vous connaissez l’a signée.',
    'unknown-key':
      'Cohérente, mais signée avec une clé inconnue : n’importe qui peut en faire une. --key, --keys ou --house indique quelles maisons vous connaissez.',
    'not-genuine': 'Pas authentique.',
  },
  open: 'NON LIÉ',
  unbound: ({ names }) =>
    `rien ne lie ${list(names)} à une part : qui a accueilli la partie a pu choisir les dés`,
  older:
    'Ce fichier est dans un format plus ancien : les coups repris, les remplacements par un bot et les heures n’y figurent pas.',
  broken: 'Cette partie n’est pas ce qu’elle prétend.',
  unsigned:
    'Tout est cohérent, mais personne n’a signé ce fichier : n’importe qui peut l’avoir fait.',
  plain: 'Un simple enregistrement ne dit pas d’où viennent ses dés.',
};
