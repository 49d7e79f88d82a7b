/** What a browser is told when something went wrong before the app could say so, in the language it asks for. */

export const TROUBLES = [
  'missing',
  'not-alone',
  'malformed',
  'too-many',
  'closing',
  'failed',
  'not-built',
] as const;
export type Trouble = (typeof TROUBLES)[number];

interface Words {
  readonly again: string;
  readonly home: string;
  readonly troubles: Readonly<Record<Trouble, { readonly title: string; readonly line: string }>>;
}

export const WORDS = {
  en: {
    again: 'Try again',
    home: 'To the start',
    troubles: {
      missing: {
        title: 'There is nothing here',
        line: 'The address may be old or mistyped. Your matches are safe.',
      },
      'not-alone': {
        title: 'Not this way',
        line: 'This address is not meant to be opened by itself. Everything can be reached from the start.',
      },
      malformed: {
        title: 'This address cannot be read',
        line: 'Part of it may have been lost on the way. Copy the whole link once more, or ask for a new one.',
      },
      'too-many': {
        title: 'One moment, please',
        line: 'Very many requests came from you within a minute. Wait a little and try again. Your matches are safe.',
      },
      closing: {
        title: 'Back in a moment',
        line: 'The server is being restarted. Your matches are safe and go on where they stopped.',
      },
      failed: {
        title: 'Something went wrong',
        line: 'The server could not answer. Your matches are saved. Try again.',
      },
      'not-built': {
        title: 'The server is up',
        line: 'Its pages have not been built. Start it with npm start.',
      },
    },
  },
  de: {
    again: 'Noch einmal versuchen',
    home: 'Zum Anfang',
    troubles: {
      missing: {
        title: 'Hier ist nichts',
        line: 'Die Adresse ist vielleicht alt oder vertippt. Deine Partien sind sicher.',
      },
      'not-alone': {
        title: 'Hier geht es nicht hinein',
        line: 'Diese Adresse ist nicht dafür da, allein geöffnet zu werden. Vom Anfang aus ist alles zu erreichen.',
      },
      malformed: {
        title: 'Diese Adresse ist nicht lesbar',
        line: 'Vielleicht ging unterwegs ein Teil verloren. Kopiere den ganzen Link noch einmal, oder lass dir einen neuen geben.',
      },
      'too-many': {
        title: 'Einen Moment, bitte',
        line: 'Von dir kamen in einer Minute sehr viele Anfragen. Warte ein wenig und versuch es noch einmal. Deine Partien sind sicher.',
      },
      closing: {
        title: 'Gleich geht es weiter',
        line: 'Der Server wird neu gestartet. Deine Partien sind sicher und gehen dort weiter, wo sie waren.',
      },
      failed: {
        title: 'Etwas ist schiefgegangen',
        line: 'Der Server konnte nicht antworten. Deine Partien sind aufgehoben. Versuch es noch einmal.',
      },
      'not-built': {
        title: 'Der Server läuft',
        line: 'Seine Seiten sind noch nicht gebaut. Starte ihn mit npm start.',
      },
    },
  },
} as const satisfies Record<string, Words>;

export type Language = keyof typeof WORDS;

/** The one of our languages that an Accept-Language header likes best. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...params] = wish.split(';').map((part) => part.trim());
    const weight = params.find((param) => param.startsWith('q='));
    return {
      language: tag.toLowerCase().split('-')[0]!,
      weight: weight === undefined ? 1 : Number(weight.slice('q='.length)),
    };
  });
  const known = wishes.filter(
    ({ language, weight }) => Object.hasOwn(WORDS, language) && weight > 0,
  );
  // The order of those with the same weight stays as it was.
  known.sort((a, b) => b.weight - a.weight);
  return (known[0]?.language as Language | undefined) ?? 'en';
}
