// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** Everything that every game says, loaded when somebody speaks the language. */

import type { Language } from '@parlor/kit';
import type { GameId } from '../index.ts';

export const loadMessages = {
  zillionaire: {
    en: async () => (await import('../zillionaire/messages/en/index.ts')).messages,
    de: async () => (await import('../zillionaire/messages/de/index.ts')).messages,
    fr: async () => (await import('../zillionaire/messages/fr/index.ts')).messages,
    es: async () => (await import('../zillionaire/messages/es/index.ts')).messages,
  },
  trump: {
    en: async () => (await import('../trump/messages/en/index.ts')).messages,
    de: async () => (await import('../trump/messages/de/index.ts')).messages,
    fr: async () => (await import('../trump/messages/fr/index.ts')).messages,
    es: async () => (await import('../trump/messages/es/index.ts')).messages,
  },
  'eight-and-a-half': {
    en: async () => (await import('../eight-and-a-half/messages/en/index.ts')).messages,
    de: async () => (await import('../eight-and-a-half/messages/de/index.ts')).messages,
    fr: async () => (await import('../eight-and-a-half/messages/fr/index.ts')).messages,
    es: async () => (await import('../eight-and-a-half/messages/es/index.ts')).messages,
  },
  'take-a-chance': {
    en: async () => (await import('../take-a-chance/messages/en/index.ts')).messages,
    de: async () => (await import('../take-a-chance/messages/de/index.ts')).messages,
    fr: async () => (await import('../take-a-chance/messages/fr/index.ts')).messages,
    es: async () => (await import('../take-a-chance/messages/es/index.ts')).messages,
  },
  'pure-profit': {
    en: async () => (await import('../pure-profit/messages/en/index.ts')).messages,
    de: async () => (await import('../pure-profit/messages/de/index.ts')).messages,
    fr: async () => (await import('../pure-profit/messages/fr/index.ts')).messages,
    es: async () => (await import('../pure-profit/messages/es/index.ts')).messages,
  },
} satisfies Readonly<Record<GameId, Readonly<Record<Language, () => Promise<object>>>>>;
