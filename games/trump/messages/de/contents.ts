/** Die Bestandteile Wert für Wert, und warum ein Spielsatz nicht geht, kurz genug für daneben. */

import { millions, plural } from '@parlor/grammar/de';
import type { SpaceKind } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

const places: Readonly<Record<SpaceKind, string>> = {
  start: 'START',
  property: '',
  money: 'Geld für einen freien Kasten',
  saleUnowned: 'Verkauf (freies Haus)',
  saleAny: 'Verkauf (beliebiges Haus)',
  roll: 'Noch mal würfeln',
  trade: 'Tausch',
};

export const contents: Messages['contents'] = {
  properties: 'Häuser',
  property: (number) => `Haus ${number}`,
  newProperty: 'Haus hinzufügen',
  allCards: 'Alle Karten',
  board: 'Brett',
  space: (number) => `Feld ${number}`,
  newSpace: 'Feld hinzufügen',
  spaces: 'Felder',
  name: 'Name',
  pays: 'Zahlt',
  brings: 'Bringt',
  copies: 'Anzahl',
  owned: 'Nötige Häuser',
  forProperty: 'Haus',
  both: 'Für',
  place: 'Was hier liegt',
  amount: 'Betrag',
  newCard: 'Karte hinzufügen',
  money: millions,
  many: (owned) => plural(owned, { one: '# Haus', other: '# Häuser' }),
  kinds: {
    profit: ['Gewinnkarten, ein Haus', 'Gewinn'],
    dieProfit: ['Würfelgewinn-Karten', 'Würfelgewinn'],
    pairProfit: ['Gewinnkarten, zwei Häuser', 'Paargewinn'],
    anyProfit: ['Gewinnkarten, beliebiges Haus', 'Beliebiges Haus'],
    manyProfit: ['Gewinnkarten, drei und vier Häuser', 'Mehrere Häuser'],
    tax: ['Steuerkarten', 'Steuer'],
    forceSale: ['Zwangsverkauf-Karten', 'Zwangsverkauf'],
    rollFive: ['Fünfmal-würfeln-Karten', 'Fünfmal würfeln'],
    investor: ['Investorenkarten', 'Investor'],
    out: ['„Du bist raus“-Karten', '„Du bist raus“'],
    back: ['„Wieder dabei“-Karten', '„Wieder dabei“'],
  },
  placeOf: (kind, property) => (kind === 'property' ? property : places[kind]),
  refused: {
    'components-property-name': ({ max }) =>
      `Ein Name mit 1 bis ${max} Zeichen, ohne Leerzeichen am Rand.`,
    'components-property-twice': () => 'Ein anderes Haus heißt auch so.',
    'components-property-count': ({ min, max }) => `Es müssen ${min} bis ${max} Häuser sein.`,
    'components-card': () =>
      'Beträge sind ganze Zehner von 10 bis 500, Anzahlen ganze Zahlen von 1 bis 150.',
    'components-card-twice': () => 'So eine Karte gibt es schon: Erhöhe ihre Anzahl.',
    'components-deck-size': ({ min, max }) => `Es müssen ${min} bis ${max} Karten sein.`,
    'components-too-many-faces': ({ max }) => `Es kann höchstens ${max} verschiedene Karten geben.`,
    'components-space': () => 'Beträge sind ganze Zehner von 10 bis 500.',
    'components-space-twice': () => 'Dieses Haus hat schon ein Feld.',
    'components-start': () => 'Nur das erste Feld ist START.',
    'components-board-size': ({ min, max }) => `Das Brett hat ${min} bis ${max} Felder.`,
    'components-property-not-on-board': () => 'Jedes Haus braucht ein Feld auf dem Brett.',
    'components-no-sale-space': () => 'Mindestens ein Feld muss einen Verkauf bringen.',
    'components-not-an-object': () => 'Das ist kein Spielsatz aus Häusern, Karten und Feldern.',
    'components-field-unknown': () => 'Der Spielsatz hat einen Teil, den es nicht gibt.',
    'components-lists-missing': () => 'Dem Spielsatz fehlt ein Teil.',
    'components-property-field': () => 'Bei diesem Haus steht etwas, das nicht dazugehört.',
    'components-card-field': () => 'Bei dieser Karte steht etwas, das nicht dazugehört.',
    'components-space-field': () => 'Bei diesem Feld steht etwas, das nicht dazugehört.',
    'components-rebuilt': () => 'Woher die Werte stammen, ist nicht zu lesen.',
  },
  refusedOtherwise: 'So kann damit nicht gespielt werden.',
};
