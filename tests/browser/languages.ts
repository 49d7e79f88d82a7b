/** Texts by language: which words betray English on a page in another one, and which language needs most room. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brains } from '@parlor/bots';
import { type Language, LANGUAGES, LEVELS } from '@parlor/kit';
import { GAME_IDS } from '@parlor/registry';
import { isLong } from './long.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The sources of everything that is said in a language. */
const foldersOf = (language: Language): readonly string[] => [
  `packages/messages/src/${language}`,
  ...GAME_IDS.map((game) => `games/${game}/messages/${language}`),
];

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(path);
    return /^(?!.*\.test).*\.ts$/.test(path) ? [readFileSync(join(ROOT, path), 'utf8')] : [];
  });
}

/** What stands between quotes; what is worked out in between belongs to no language. */
function textsOf(language: Language): string[] {
  return foldersOf(language)
    .flatMap(sourcesIn)
    .flatMap((source) => {
      const code = source
        .replaceAll(/^import[^;]*;$/gm, '')
        .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      const plain = [...code.matchAll(/(?<!\w)'((?:[^'\\\n]|\\.)*)'(?!\s*:)/g)].map(
        ([, text]) => text!,
      );
      const built = [...code.matchAll(/`((?:[^`\\]|\\.)*)`/g)].map(([, text]) =>
        withoutCode(text!),
      );
      return [...plain, ...built];
    });
}

/** `${…}`, however deep. */
function withoutCode(text: string): string {
  let plain = '';
  for (let at = 0, depth = 0; at < text.length; at++) {
    if (text.startsWith('${', at)) {
      depth++;
      at++;
    } else if (depth > 0 && text[at] === '{') depth++;
    else if (depth > 0 && text[at] === '}') depth--;
    else if (depth === 0) plain += text[at];
    if (depth === 0 && text[at] === '}') plain += ' ';
  }
  return plain;
}

const FEWEST_LETTERS = 3;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= FEWEST_LETTERS);

/** Words on a page that only English uses, and why they may stand there: names, in every language … */
const NAMES: Readonly<Record<string, string>> = {
  bankrupts: 'several cards of that name',
  complex: 'of the name of a property',
  moves: 'of the name of a publisher',
};

/** … and words that a language shares with English. */
const SHARED: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { million: 'one million in words' },
  fr: { triples: 'several Steals of three' },
};

/** What the bots are called, the same everywhere. */
async function namesOfBots(): Promise<string[]> {
  const all = await Promise.all(GAME_IDS.map((game) => brains[game]()));
  return all.flatMap(({ personas }) => LEVELS.map((level) => personas[level].name));
}

/** Finds what is English on a page in another language. */
export async function englishIn(language: Language): Promise<(text: string) => string[]> {
  const english = new Set(textsOf('en').flatMap(wordsIn));
  for (const word of textsOf(language).flatMap(wordsIn)) english.delete(word);
  for (const word of (await namesOfBots()).flatMap(wordsIn)) english.delete(word);
  for (const word of Object.keys({ ...NAMES, ...SHARED[language] })) english.delete(word);
  return (text) => [...new Set(wordsIn(text).filter((word) => english.has(word)))];
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
