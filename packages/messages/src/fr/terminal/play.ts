/** Une partie dans le terminal. */

import { dollars, list, millions, number, ordinal, plural } from '@parlor/grammar/fr';
import type { play as English } from '../../en/terminal/play.ts';

const moves = (count: number): string => plural(count, { one: '# coup', other: '# coups' });

export const play: typeof English = {
  you: 'Vous',
  seat: ({ number: at }) => `Place ${at}`,

  which: 'À quoi voulez-vous jouer ?',
  choose: ({ last }) => `1 à ${last}, ou q pour arrêter : `,
  noSuchGame: ({ name }) => `Il n’y a pas de jeu « ${name} ».`,
  yourTable: ({ names }) =>
    `Vous jouez avec ${list(names)}. Tapez ? pour l’aide, ou « règles » pour lire comment on joue.`,
  theirTable: ({ names }) => `${list(names)} jouent ; vous regardez.`,
  introduction: ({ name, level, style, others }) =>
    others.length === 0
      ? `${name}, ${level} : ${style}`
      : `${name}, ${level} : ${style} ${list(others)} ${others.length === 1 ? 'joue' : 'jouent'} de la même façon.`,
  levels: { beginner: 'novice', casual: 'tranquille', skilled: 'habile', expert: 'virtuose' },
  valuesListed: 'Tapez « valeurs » pour les voir toutes.',

  commands: {
    help: 'aide',
    rules: 'règles',
    cards: 'cartes',
    table: 'table',
    log: 'journal',
    values: 'valeurs',
    quit: 'quitter',
  },
  commandHelp: {
    help: 'ce qui est demandé, et comment répondre',
    rules: 'comment on joue',
    cards: 'chaque carte et son effet ; « ? NOM » en explique une',
    table: 'la table encore une fois',
    log: 'tout ce qui s’est passé jusqu’ici',
    values: 'chaque valeur, et si elle vient du livret',
    quit: 'arrêter de jouer',
  },
  orElse: 'Vous pouvez aussi taper :',

  fromList: 'Tapez # et le numéro d’une ligne, par exemple #1, ou les mots d’une ligne.',
  noAnswer: ({ typed }) => `« ${typed} » n’est pas une réponse ici.`,
  noLine: ({ last }) => `Les lignes vont de #1 à #${last}.`,
  notUnique: ({ typed, lines }) =>
    `« ${typed} » peut vouloir dire plusieurs choses : ${lines.join(' ; ')}.`,
  numberIsNoLine: ({ typed }) =>
    `« ${typed} » seul n’est pas une réponse ici. Pour la ligne ${typed}, tapez #${typed}.`,
  forced: ({ answer }) => `Il n’y a qu’une chose à faire, et c’est fait : ${answer}.`,
  worth: ({ value }) => `${dollars(Math.round(value))} en moyenne`,
  noValues:
    'Cette partie suit des règles plus anciennes, dont les valeurs ne sont pas listées ici.',
  noSuchCard: ({ name }) => `Rien ici ne s’appelle « ${name} ». Tapez « cartes » pour tout voir.`,
  remark: ({ name, text }) => `${name} : « ${text} »`,
  trouble: ({ name }) => `(${name} n’a pas pu réfléchir et a joué au hasard.)`,

  over: ({ count }) => `La partie est finie après ${moves(count)}.`,
  stopped: ({ count }) => `Vous avez arrêté après ${moves(count)} ; la partie n’est pas finie.`,
  inputEnded: ({ count }) =>
    `L’entrée s’est arrêtée après ${moves(count)} ; la partie n’est pas finie.`,
  interrupted: ({ count }) => `Interruption après ${moves(count)} ; la partie n’est pas finie.`,
  place: 'rang',
  player: 'nom',
  points: 'points',
  placed: ({ place }) => ordinal(place),
  score: {
    points: ({ value }) => number(value),
    dollars: ({ value }) => dollars(value),
    millions: ({ value }) => millions(value),
  },
  seed: ({ seed }) => `Graine : ${seed}`,
  record: ({ path }) => `Enregistrement : ${path}`,
  keep: 'Garder l’enregistrement ? Un nom de fichier, ou Entrée pour non : ',
  exists: ({ path }) => `${path} existe déjà.`,
};
