/** Was ein Browser erfährt, wenn etwas schiefging, bevor die App es sagen konnte. */

import type { server as English } from '../en/server.ts';

const ADJECTIVES = [
  ...['Still', 'Flink', 'Froh', 'Kühn', 'Klug', 'Sanft', 'Schnell', 'Sonnig'],
  ...['Golden', 'Samten', 'Kupfern', 'Silbern'],
];
/** Mit der Endung, die ihr Geschlecht verlangt. */
const ANIMALS = [
  ['Reiher', 'er'],
  ['Otter', 'er'],
  ['Fuchs', 'er'],
  ['Elster', 'e'],
  ['Dachs', 'er'],
  ['Luchs', 'er'],
  ['Meise', 'e'],
  ['Hase', 'er'],
  ['Fink', 'er'],
  ['Wiesel', 'es'],
  ['Eule', 'e'],
  ['Zaunkönig', 'er'],
] as const;

export const server: typeof English = {
  guestName({ first, second }) {
    const [animal, ending] = ANIMALS[second % ANIMALS.length]!;
    return `${ADJECTIVES[first % ADJECTIVES.length]}${ending} ${animal}`;
  },
  app: {
    description: 'Gesellschaftsspiele, mit Freunden oder gegen die Bots.',
    shortcuts: { '/new': 'Tisch eröffnen', '/tables': 'Deine Tische' },
  },
  again: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  troubles: {
    missing: {
      title: 'Hier ist nichts',
      line: 'Die Adresse ist vielleicht alt oder vertippt. Deine Partien sind sicher.',
    },
    'not-alone': {
      title: 'Hier geht es nicht hinein',
      line: 'Diese Adresse ist nicht dafür da, allein geöffnet zu werden. Von der Startseite aus ist alles zu erreichen.',
    },
    banned: {
      title: 'Kein Zutritt',
      line: 'Dieser Server lässt dich nicht herein. Wenn du das für einen Irrtum hältst, frag die Person, die den Server betreibt.',
    },
    malformed: {
      title: 'Diese Adresse ist nicht lesbar',
      line: 'Vielleicht ging unterwegs ein Teil verloren. Kopiere den ganzen Link noch einmal, oder lass dir einen neuen geben.',
    },
    'other-name': {
      title: 'Bitte eine andere Adresse',
      line: 'Der Server hört nicht auf diesen Namen. Nimm die Adresse, die du bekommen hast, oder frag die Person, die ihn betreibt.',
    },
    'too-many': {
      title: 'Einen Moment, bitte',
      line: 'Von dir kamen in einer Minute sehr viele Anfragen. Warte ein wenig und versuch es noch einmal. Deine Partien sind sicher.',
    },
    closing: {
      title: 'Gleich geht es weiter',
      line: 'Der Server wird neu gestartet. Deine Partien sind sicher und gehen weiter, wo sie aufgehört haben.',
    },
    failed: {
      title: 'Etwas ist schiefgegangen',
      line: 'Der Server konnte nicht antworten. Deine Partien sind gespeichert. Versuch es noch einmal.',
    },
    'not-built': {
      title: 'Der Server läuft',
      line: 'Seine Seiten sind noch nicht gebaut. Starte ihn mit npm start.',
    },
  },
};
