/** Les parties qu’on revoit, avec `replay` et `verify`. */

import { plural } from '@parlor/grammar/fr';
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
  check: 'vérification',
  result: 'résultat',
  fine: 'correct',
  wrong: 'FAUX',
  checks: {
    chain:
      'chaque entrée découle de la précédente : rien d’omis, d’ajouté, de modifié ni d’interverti',
    shares: 'chaque part est celle que le joueur avait fixée, et les bots n’en ont ajouté aucune',
    commitment: 'la graine révélée est bien celle qui avait été fixée',
    seed: 'tout le hasard découle de cette graine et de ce que chaque place y a ajouté',
    moves: 'chaque coup était permis quand il a été joué',
    ending: 'ils mènent à la situation où la partie s’est terminée',
    outcome: 'les points et les rangs sont ceux de cette situation',
    signature: 'tout cela est signé avec la clé du fichier, et n’a pas changé depuis',
    key: 'cette clé est celle d’une maison que vous connaissez',
  },
  verdicts: {
    genuine: 'Authentique : tout est comme annoncé, et une maison que vous connaissez l’a signé.',
    'unknown-key':
      'Cohérent, mais signé avec une clé inconnue : n’importe qui peut en faire une. --key, --keys ou --house dit qui vous connaissez.',
    'not-genuine': 'Pas authentique.',
  },
  unbound: ({ count }) =>
    `${plural(count, { one: 'Un joueur n’était lié', other: '# joueurs n’étaient liés' })} à aucune part des dés avant la partie ; les bots n’en ont ajouté aucune.`,
  older:
    'Ce fichier a une forme plus ancienne : coups repris, remplacements et heures n’y figurent pas.',
  broken: 'Cette partie n’est pas ce qu’elle prétend.',
  unsigned: 'Tout est cohérent, mais personne ne l’a signé : n’importe qui peut l’avoir fait.',
  plain: 'Un simple enregistrement ne dit pas d’où viennent ses dés.',
};
