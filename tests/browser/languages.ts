/** Texts by language: which words betray English on a page in another one, and which language needs most room. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brains } from '@parlor/bots';
import { type Language, LANGUAGES, LEVELS } from '@parlor/kit';
import { GAME_IDS } from '@parlor/registry';
import { textsOfFolder } from '../../scripts/catalogueTexts.mjs';
import { isLong } from './long.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The sources of everything that is said in a language. */
const foldersOf = (language: Language): readonly string[] => [
  `packages/messages/src/${language}`,
  ...GAME_IDS.map((game) => `games/${game}/messages/${language}`),
];

const textsOf = (language: Language): string[] =>
  foldersOf(language).flatMap((folder) => textsOfFolder(join(ROOT, folder)));

/** Words of others that are at home in a language, by its lists of excuses. */
const sharedBy = (language: Language): string[] =>
  foldersOf(language).flatMap((folder) => {
    const held = readFileSync(join(ROOT, folder, 'held.ts'), 'utf8');
    const shared = /\bshared: \[([^\]]*)\]/.exec(held)?.[1] ?? '';
    return shared.toLowerCase().match(/\p{L}+/gu) ?? [];
  });

const FEWEST_LETTERS = 3;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= FEWEST_LETTERS);

/** Words on a page that only English uses, and why they may stand there in every language: names. */
const NAMES: Readonly<Record<string, string>> = {
  bankrupts: 'several cards of that name',
  complex: 'of the name of a property',
  moves: 'of the name of a publisher',
};

/** What the bots are called, the same everywhere. */
async function namesOfBots(): Promise<string[]> {
  const all = await Promise.all(GAME_IDS.map((game) => brains[game]()));
  return all.flatMap(({ personas }) => LEVELS.map((level) => personas[level].name));
}

const ADDRESS = /https?:\/\/\S+/g;

/** Finds what is English on a page in another language. */
export async function englishIn(language: Language): Promise<(text: string) => string[]> {
  const english = new Set(textsOf('en').flatMap(wordsIn));
  for (const word of textsOf(language).flatMap(wordsIn)) english.delete(word);
  for (const word of (await namesOfBots()).flatMap(wordsIn)) english.delete(word);
  for (const word of [...Object.keys(NAMES), ...sharedBy(language)]) english.delete(word);
  return (text) => [
    ...new Set(wordsIn(text.replaceAll(ADDRESS, ' ')).filter((word) => english.has(word))),
  ];
}

/** Everything but the one that everything was written in first. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Where there is little time, the language whose texts are longest: what it fits into, all fit into. */
const LONGEST = LANGUAGES.map((language) => ({
  language,
  length: textsOf(language).join('').length,
})).reduce((most, one) => (one.length > most.length ? one : most)).language;

/** Languages to lay pages out in. */
export const LAID_OUT: readonly Language[] = isLong ? LANGUAGES : [LONGEST];

/** Languages to walk all the screens in; with time, at every phase of every game. */
export const WALKED: readonly Language[] = isLong ? OTHERS : OTHERS.slice(0, 1);
export const isWholeWalk = isLong;

/** All that can be read on a page, or is said to whoever listens. As text: it runs in the page. */
export const EVERYTHING_SAID = `(() => {
  const said = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-next']) {
      const text = element.getAttribute(name);
      if (text) said.push(text);
    }
    if (element.matches('.sr, option, dialog *') && element.children.length === 0) said.push(element.textContent);
  }
  return said.join('\\n');
})()`;
