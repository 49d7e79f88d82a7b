/** L’aide des commandes qui servent à jouer. Celles du développement parlent anglais partout. */

import type { help as English } from '../../en/terminal/help.ts';

export const help: typeof English = {
  headline:
    'Parlor : des jeux de société dans le terminal, et les outils qui veillent sur leurs règles.',
  usage: 'Utilisation',
  synopsis: '[options]',
  commands: 'Commandes',
  options: 'Options',
  examples: 'Exemples',
  startHere: 'Pour commencer',
  startPlay: 'choisir un jeu et y jouer contre des bots',
  startGames: 'à quoi on peut jouer',
  exitCodes: 'Codes de sortie',
  exits: {
    fine: 'tout va bien',
    failed: 'une vérification a échoué',
    usage: 'la ligne de commande, ou un fichier qu’elle nomme, n’a pas de sens',
    defect: 'un défaut de ce programme',
    interrupted: 'interruption ; ce qui était fait jusque-là est indiqué',
  },
  helpOption: 'cette page',
  languageOption: ({ known }) => `parle ${known.join(', ')} (par défaut : la langue du système)`,

  play: {
    summary: 'jouer dans le terminal contre des bots',
    about:
      'Joue à un jeu dans le terminal. Vous occupez une place, des bots les autres ; ils n’en voient pas plus que vous n’en verriez à leur place. Sans nom de jeu, un menu s’affiche. Vous répondez par le numéro d’une ligne (#1), par ses mots, ou par un coup tapé. « ? » aide, « règles » dit comment on joue, « cartes » explique chaque carte, « quitter » arrête. Si l’entrée vient d’un tube, chaque ligne est une réponse, et la fin de l’entrée termine la session.',
    game: 'à quoi on joue ; comme le nommer sans --game',
    seats: 'combien de places a la table (par défaut : 4, si le jeu le permet)',
    seat: 'votre place, comptée à partir de 0 (par défaut : 0)',
    preset: 'une formule, par son nom (par défaut : standard) ; voir « parlor games »',
    option: 'une option du jeu ; peut se répéter',
    set: 'joue avec les cartes et les valeurs de ce fichier, tel que l’éditeur des pages l’enregistre',
    bots: ({ kinds }) =>
      `une sorte pour tous les bots, ou une pour chacun, séparées par des virgules : ${kinds.join(', ')} (par défaut : casual)`,
    seed: 'jusqu’à 64 chiffres hexadécimaux : la même graine distribue les mêmes cartes (par défaut : tirée au sort)',
    save: 'y garde l’enregistrement de la partie, à jour après chaque réponse',
    resume: 'reprend une partie enregistrée, et continue de l’y enregistrer',
    watch: 'des bots à toutes les places ; vous regardez',
    advice: ({ games }) =>
      `dit exactement ce que vaut chaque réponse en moyenne (${games.join(', ')})`,
    examples: {
      menu: 'choisir dans le menu',
      quick: 'une partie courte',
      levels: 'contre quelqu’un de coriace et quelqu’un qui débute',
      save: 'avec une option choisie, gardée dans un fichier',
      resume: 'reprendre là où vous en étiez',
      advice: 'avec les chances calculées pour vous',
      watch: 'une partie entre bots, chaque fois la même',
    },
  },

  games: {
    summary: 'ce à quoi on peut jouer, avec options et formules',
    about:
      'Donne la liste des jeux : à combien on y joue, leurs options et leurs formules, l’édition de leurs règles, et ce qui, dans la boîte, est reconstitué parce que le livret ne le donne pas.',
    json: 'en une liste JSON',
    values:
      'chaque carte, prix et nombre d’un jeu, avec sa source : le livret ou une reconstitution',
    examples: {
      plain: 'des tableaux à lire',
      values: 'le contenu de la boîte, valeur par valeur',
      json: 'la même chose pour les programmes',
    },
  },

  replay: {
    summary: 'rejouer un enregistrement : résultat, empreinte, ou ce qu’une place a vu',
    about:
      'Rejoue l’enregistrement d’une partie, en vérifiant chaque coup, et affiche son résultat et l’empreinte de son dernier état. Le code de sortie 1 veut dire que l’enregistrement ne tient pas avec ces règles.',
    view: 'aussi ce qui s’est passé, et la table telle que cette place (à partir de 0) ou « public » l’a vue',
    ply: 's’arrêter après ce nombre de coups',
    json: 'en un objet JSON',
    examples: {
      plain: 'qui a gagné, et l’empreinte à comparer',
      view: 'ce que savait la place 2 après 40 coups',
    },
  },

  verify: {
    summary: 'recalculer une partie finie : dés, coups, fin, signature',
    about:
      'Recalcule tout ce que contient un fichier de partie venu d’un serveur (son adresse est /api/matches/ suivi de l’identifiant de la partie) : que la graine était fixée avant que quiconque y ajoute, que tout le hasard en découle, que chaque coup était permis et menait à cette fin, et que le tout est signé. N’importe qui peut faire un tel fichier avec sa propre clé : seules les clés des maisons que vous connaissez disent si la partie est authentique. D’un simple enregistrement, on ne peut vérifier que les coups. Le code de sortie 0 veut dire authentique ; 1, que quelque chose n’est pas comme annoncé, que personne n’a signé ou que la clé est inconnue.',
    key: 'la clé publique d’une maison que vous connaissez ; peut être répétée',
    keys: 'un fichier de telles clés, une au début de chaque ligne ; # commence une remarque',
    house: 'demande sa clé à la maison où vous jouez',
    json: 'en un objet JSON',
    examples: {
      plain: 'tout vérifier, sauf de qui est la signature',
      house: 'vérifier aussi que cette maison l’a bien signé',
      keys: 'vérifier aussi qu’une des maisons du fichier l’a signé',
    },
  },
};
