/** Words about values and sets. Apart from the others: whoever only plays never needs them. */

import { loadSets, type Sets } from '@parlor/messages/sets';
import type { Language } from '@parlor/kit';
import { catalogueOf } from '@parlor/table-ui/words';
import { need } from '../platform/language.ts';

type Params<K extends keyof Sets> = Sets[K] extends (params: infer P) => string ? [params: P] : [];

const catalogue = catalogueOf<Sets>();

const messages = {
  load: (language: Language) => loadSets[language](),
  use: catalogue.use,
};

export const loadSetWords = (): Promise<void> => need(messages);

/** Has `loadSetWords` fetched them? Whatever shows them before that asks. */
export const hasSetWords = (): boolean => catalogue.isThere;

export function st<K extends keyof Sets>(key: K, ...params: Params<K>): string {
  const text = catalogue.now[key] as string | ((params: unknown) => string);
  return typeof text === 'string' ? text : text(params[0]);
}
