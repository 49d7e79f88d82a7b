/** The words of the pages, which those of the tables are among, in the language of this device. */

import { loadApp } from '@parlor/messages/app';
import { type Language, LANGUAGES } from '@parlor/kit';
import { words } from '@parlor/table-ui/words';
import { need, speak } from '../platform/language.ts';
import { needShelves } from './shelves.ts';

export { type Key, type PlainKey, refusedByHouse, t } from '@parlor/table-ui/words';

const messages = {
  load: (language: Language) => loadApp[language](),
  use: words.use,
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
