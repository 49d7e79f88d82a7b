/** Names of whoever runs a server, and of nobody: in the languages of ours. */

import { looksOf } from './looks.ts';

/** No word of a name, also with something before or behind it. */
const OFFICES = [
  ...['admin', 'moderator', 'moderateur', 'moderatrice', 'moderador'],
  ...['betreiber', 'sysop', 'webmaster'],
];

/** No word of a name. */
const WORDS = [
  ...['operator', 'operatorin', 'operateur', 'operatrice', 'operador', 'operadora'],
  ...['server', 'serveur', 'servidor', 'system', 'systeme', 'sistema', 'parlor', 'support'],
  ...['bot', 'robot', 'mod', 'mods', 'modteam', 'supermod'],
];

/** No whole name; many people have one of these among others. */
const NAMES = [
  ...['host', 'hostess', 'gastgeber', 'gastgeberin', 'hote', 'hotesse', 'anfitrion', 'anfitriona'],
  ...['house', 'haus', 'maison', 'casa', 'root', 'staff'],
  ...['owner', 'besitzer', 'besitzerin', 'inhaber', 'inhaberin', 'proprietaire'],
  ...['propietario', 'propietaria', 'dueño', 'dueña', 'moderation', 'moderacion', 'modo'],
  ...['former guest', 'früherer gast', 'frühere gästin', 'ehemaliger gast', 'ehemalige gästin'],
  ...['ancien invité', 'ancienne invitée', 'antiguo invitado', 'antigua invitada'],
];

const ARTICLES = [
  ...['the', 'der', 'die', 'das', 'ein', 'eine', 'le', 'la', 'les', 'l', 'un', 'une', 'el', 'los'],
  ...['las', 'una', 'your', 'our', 'dein', 'deine', 'euer', 'unser', 'ton', 'ta', 'votre', 'notre'],
  ...['tu', 'vuestro', 'nuestro', 'nuestra'],
];

const looks = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(looksOf));
const offices = [...looks(OFFICES)];
const words = looks(WORDS);
const names = looks([...OFFICES, ...WORDS, ...NAMES]);
const articles = looks(ARTICLES);

/** Numbers behind a name are how namesakes are told apart. */
export const withoutNumber = (name: string): string => name.replace(/[\p{Nd} ._'’-]+$/u, '');

export const wordsOf = (name: string): readonly string[] => name.split(/[^\p{L}\p{M}\p{Nd}〇]+/u);

const isWord = (word: string): boolean =>
  words.has(word) || offices.some((one) => word.startsWith(one) || word.endsWith(one));

/** Would its owner be taken for whoever runs the server, for a bot, or for somebody who is not there any more? */
export function isReserved(name: string): boolean {
  // ModTeam is two words.
  const spread = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const parts = [...wordsOf(name), ...wordsOf(spread)].map((one) => looksOf(withoutNumber(one)));
  if (parts.some(isWord)) return true;
  const whole = withoutNumber(name);
  const bare = wordsOf(whole).filter((one) => !articles.has(looksOf(one)));
  return [whole, bare.join('')].some((one) => names.has(looksOf(one)));
}
