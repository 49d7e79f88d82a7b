// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** Every game in words, loaded when somebody wants to read it. Apart from the rules, which never need them. */

import type { AnyText, Language } from '@parlor/kit';
import type { GameId } from '../index.ts';
import { loadMessages } from './messages.ts';

export const loadText: Readonly<Record<GameId, (language: Language) => Promise<AnyText>>> = {
  zillionaire: async (language) => {
    const { textOf } = await import('../zillionaire/text/textOf.ts');
    return textOf(await loadMessages.zillionaire[language]());
  },
  trump: async (language) => {
    const { textOf } = await import('../trump/text/textOf.ts');
    return textOf(await loadMessages.trump[language]());
  },
  'eight-and-a-half': async (language) => {
    const { textOf } = await import('../eight-and-a-half/text/textOf.ts');
    return textOf(await loadMessages['eight-and-a-half'][language]());
  },
  'take-a-chance': async (language) => {
    const { textOf } = await import('../take-a-chance/text/textOf.ts');
    return textOf(await loadMessages['take-a-chance'][language]());
  },
  'pure-profit': async (language) => {
    const { textOf } = await import('../pure-profit/text/textOf.ts');
    return textOf(await loadMessages['pure-profit'][language]());
  },
};
