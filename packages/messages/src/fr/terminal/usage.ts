/** Pourquoi une ligne de commande n’a pas de sens. */

import { either, list, number, plural } from '@parlor/grammar/fr';
import type { usage as English } from '../../en/terminal/usage.ts';

const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? '' : ` Vouliez-vous dire ${guess} ?`;

export const usage: typeof English = {
  commandFirst: ({ typed }) =>
    `La commande vient d’abord, puis ses options ; « ${typed} » n’est pas une commande.`,
  noSuchCommand: ({ typed, known, guess }) =>
    `Il n’y a pas de commande « ${typed} ».${didYouMean(guess)} Commandes : ${known.join(', ')}.`,
  noSuchOption: ({ command, option, guess }) =>
    `${command} n’a pas d’option ${option}.${didYouMean(guess)}`,
  noSuchLanguage: ({ typed, known }) => `--language accepte ${either(known)}, pas « ${typed} ».`,
  needs: ({ command, takes }) => `${command} demande ${takes}.`,
  tooMuch: ({ command, typed }) => `${command} ne sait que faire de « ${typed} ».`,
  twice: ({ option }) => `${option} figure deux fois.`,
  needsValue: ({ option }) => `${option} demande une valeur.`,
  notWhole: ({ option, min, max, typed }) =>
    `${option} accepte un nombre entier de ${number(min)} à ${number(max)}, pas « ${typed} ».`,
  notDecimal: ({ option, min, max, typed }) =>
    `${option} accepte un nombre de ${number(min)} à ${number(max)}, pas « ${typed} ».`,
  notAChoice: ({ option, choices, typed, guess }) =>
    `${option} accepte ${either(choices)}, pas « ${typed} ».${didYouMean(guess)}`,
  noSuchGame: ({ typed, known, guess }) =>
    `Il n’y a pas de jeu « ${typed} ».${didYouMean(guess)} Jeux : ${known.join(', ')}.`,
  nobodyPlays: ({ seats, offers }) =>
    `Rien ici ne se joue à ${number(seats)}. Places : ${offers.join(' ; ')}.`,
  notOptions: ({ typed }) =>
    `--options accepte un objet JSON tel que {"games":3}, pas « ${typed} ».`,
  notAnOption: ({ typed }) => `--option accepte nom=valeur, pas « ${typed} ».`,
  gameHasNoOption: ({ game, option, known, guess }) =>
    `${game} n’a pas d’option ${option}.${didYouMean(guess)} Options : ${known.join(', ')}.`,
  optionRefused: ({ option, why }) => `--option ${option} : ${why}`,
  notASeed: ({ digits, typed }) =>
    `--seed accepte jusqu’à ${number(digits)} chiffres hexadécimaux, pas « ${typed} ».`,

  noSet: ({ game }) => `${game} n’accepte pas d’exemplaire personnel.`,
  unplayableSet: ({ path, why }) => `On ne peut pas jouer avec ${path}. ${why}`,
  notASet: ({ path }) => `${path} n’est pas un exemplaire fait avec Parlor.`,
  setOfOther: ({ path, game, expected }) =>
    `${path} est un exemplaire de ${game}, pas de ${expected}.`,
  unreadable: ({ path, why }) => `Impossible de lire ${path} : ${why}.`,
  unwritable: ({ path, why }) => `Impossible d’écrire ${path} : ${why}.`,
  notJson: ({ path }) => `${path} n’est pas du JSON.`,
  notARecord: ({ path, why }) => `${path} n’est pas l’enregistrement d’une partie. ${why}`,
  notAMatch: ({ path, why }) => `${path} n’est pas une partie. ${why}`,
  otherGame: ({ path, game }) =>
    `${path} est une partie de « ${game} », un jeu auquel on ne joue pas ici.`,
  unverifiable: ({ path, why }) => `Impossible de vérifier ${path} ici. ${why}`,
  reasons: {
    ENOENT: 'ce fichier n’existe pas',
    EISDIR: 'c’est un dossier',
    ENOTDIR: 'une partie du chemin n’est pas un dossier',
    EACCES: 'accès refusé',
    EPERM: 'accès refusé',
    EROFS: 'le disque est en lecture seule',
    ENOSPC: 'le disque est plein',
  },

  fileExists: ({ path }) =>
    `${path} existe déjà : --resume le reprend, un autre nom garde les deux.`,
  whichGame: 'play demande un jeu, faute de terminal où en choisir un.',
  twoGames: ({ first, second }) => `Deux jeux sont nommés : ${first} et ${second}.`,
  settled: ({ option }) => `${option} ne va pas avec --resume : l’enregistrement en décide.`,
  recordOfOther: ({ path, game, expected }) =>
    `${path} est une partie de ${game}, pas de ${expected}.`,
  notResumed: ({ path, why }) => `Impossible de reprendre ${path}. ${why}`,
  seatAndWatch: '--seat ne va pas avec --watch : vous n’avez alors pas de place.',
  botsAndSeats: ({ count, bots }) =>
    `--bots nomme ${plural(count, { one: '# bot', other: '# bots' })} pour ${plural(bots, { one: '# place', other: '# places' })} : une seule sorte suffit pour tous.`,
  noAdvice: ({ game, known }) =>
    `Il n’y a pas de conseil exact pour ${game}, seulement pour ${list(known)}.`,

  notAViewer: ({ last, typed }) =>
    `--view accepte une place de 0 à ${last}, ou public, pas « ${typed} ».`,
  noKey: ({ path }) =>
    `${path} n’est pas un fichier de partie signé : il n’y a pas de clé à comparer.`,
  notAKey: '--key accepte 64 chiffres hexadécimaux.',
  notKeys: ({ path, line }) =>
    `La ligne ${line} de ${path} ne commence pas par une clé de 64 chiffres hexadécimaux.`,
  notAHouse: '--house accepte une adresse telle que https://parlor.example.',
  silentHouse: ({ house }) => `${house} ne donne pas de clé : Parlor tourne-t-il à cette adresse ?`,
};
