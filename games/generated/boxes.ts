// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What the components of every game are called, loaded when somebody speaks the language. */

import type { Language } from '@parlor/kit';
import type { GameId } from '../index.ts';

export const loadBoxWords = {
  zillionaire: {
    en: async () => (await import('../zillionaire/messages/en/contents.ts')).contents,
    de: async () => (await import('../zillionaire/messages/de/contents.ts')).contents,
    fr: async () => (await import('../zillionaire/messages/fr/contents.ts')).contents,
    es: async () => (await import('../zillionaire/messages/es/contents.ts')).contents,
  },
  trump: {
    en: async () => (await import('../trump/messages/en/contents.ts')).contents,
    de: async () => (await import('../trump/messages/de/contents.ts')).contents,
    fr: async () => (await import('../trump/messages/fr/contents.ts')).contents,
    es: async () => (await import('../trump/messages/es/contents.ts')).contents,
  },
  'eight-and-a-half': {
    en: async () => (await import('../eight-and-a-half/messages/en/contents.ts')).contents,
    de: async () => (await import('../eight-and-a-half/messages/de/contents.ts')).contents,
    fr: async () => (await import('../eight-and-a-half/messages/fr/contents.ts')).contents,
    es: async () => (await import('../eight-and-a-half/messages/es/contents.ts')).contents,
  },
  'take-a-chance': {
    en: async () => (await import('../take-a-chance/messages/en/contents.ts')).contents,
    de: async () => (await import('../take-a-chance/messages/de/contents.ts')).contents,
    fr: async () => (await import('../take-a-chance/messages/fr/contents.ts')).contents,
    es: async () => (await import('../take-a-chance/messages/es/contents.ts')).contents,
  },
  'pure-profit': {
    en: async () => (await import('../pure-profit/messages/en/contents.ts')).contents,
    de: async () => (await import('../pure-profit/messages/de/contents.ts')).contents,
    fr: async () => (await import('../pure-profit/messages/fr/contents.ts')).contents,
    es: async () => (await import('../pure-profit/messages/es/contents.ts')).contents,
  },
} satisfies Readonly<Record<GameId, Readonly<Record<Language, () => Promise<object>>>>>;
