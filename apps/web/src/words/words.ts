/** What the pages say outside the games, in the language of this device. */

import { type App, loadApp } from '@parlor/messages/app';
import { refusal } from '@parlor/messages/refusals';
import { type Illegal, type Language, LANGUAGES } from '@parlor/kit';
import { catalogueOf } from './catalogue.ts';
import { need, speak } from './language.ts';
import { needShelves } from './shelves.ts';

type Texts = App['texts'];
export type Key = keyof Texts;

/** A text that stands as it is. */
export type PlainKey = { [K in Key]: Texts[K] extends string ? K : never }[Key];

/** What a text has to be told. */
type Params<K extends Key> = Texts[K] extends (params: infer P) => string ? [params: P] : [];

const catalogue = catalogueOf<App>();

const messages = {
  load: (language: Language) => loadApp[language](),
  use: catalogue.use,
};

/** For the first picture: nothing can be shown before. In whatever language there is, where the wanted one cannot be had. */
export async function startIn(wanted: Language): Promise<void> {
  const others = LANGUAGES.filter((language) => language !== wanted);
  for (const language of [wanted, ...others]) {
    try {
      await speak(language);
      await Promise.all([need(messages), needShelves()]);
      return;
    } catch {
      // Not kept on this device, and no network to fetch it by.
    }
  }
}

export function t<K extends Key>(key: K, ...params: Params<K>): string {
  const text = catalogue.now.texts[key] as string | ((params: unknown) => string);
  return typeof text === 'string' ? text : text(params[0]);
}

/** The referee's and the server's own reasons in words; undefined for those of a game. */
export const refusedByHouse = (why: Illegal): string | undefined =>
  refusal(catalogue.now.refusals, why);
