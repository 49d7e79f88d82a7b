/** What tables and pages say outside the games. Whoever shows a table hands in the messages of its language first. */

import type { App } from '@parlor/messages/app';
import { refusal } from '@parlor/messages/refusals';
import type { Illegal } from '@parlor/kit';
import { catalogueOf } from './catalogue.ts';

type Texts = App['texts'];
export type Key = keyof Texts;

/** A text that stands as it is. */
export type PlainKey = { [K in Key]: Texts[K] extends string ? K : never }[Key];

/** What a text has to be told. */
type Params<K extends Key> = Texts[K] extends (params: infer P) => string ? [params: P] : [];

export const words = catalogueOf<App>();

export function t<K extends Key>(key: K, ...params: Params<K>): string {
  const text = words.now.texts[key] as string | ((params: unknown) => string);
  return typeof text === 'string' ? text : text(params[0]);
}

/** The referee's and the server's own reasons in words; undefined for those of a game. */
export const refusedByHouse = (why: Illegal): string | undefined =>
  refusal(words.now.refusals, why);
