/** The components in words, in the languages of the house. */

import type { Language } from '@parlor/kit';
import type { CardKind, SpaceKind } from '../../facts/components.ts';

export interface ContentsWords {
  readonly properties: string;
  readonly property: (number: number) => string;
  readonly newProperty: string;
  readonly allCards: string;
  readonly board: string;
  readonly space: (number: number) => string;
  readonly newSpace: string;
  readonly spaces: string;
  readonly name: string;
  readonly pays: string;
  readonly brings: string;
  readonly copies: string;
  readonly owned: string;
  readonly forProperty: string;
  readonly both: string;
  readonly place: string;
  readonly amount: string;
  readonly newCard: string;
  readonly money: (amount: number) => string;
  readonly many: (owned: number) => string;
  /** A kind of card: of all of them together, and of one. */
  readonly kinds: Readonly<Record<CardKind, readonly [all: string, one: string]>>;
  readonly placeOf: (kind: SpaceKind, property: string) => string;
}

const PLACES_EN: Readonly<Record<SpaceKind, string>> = {
  start: 'START',
  property: '',
  money: 'Money for an unowned box',
  saleUnowned: 'For Sale, unowned',
  saleAny: 'For Sale, any',
  roll: 'Roll again',
  trade: 'Trade',
};

const en: ContentsWords = {
  properties: 'Properties',
  property: (number) => `Property ${number}`,
  newProperty: 'Add a property',
  allCards: 'All cards',
  board: 'Board',
  space: (number) => `Space ${number}`,
  newSpace: 'Add a space',
  spaces: 'Spaces',
  name: 'Name',
  pays: 'Pays',
  brings: 'Brings',
  copies: 'Copies',
  owned: 'Properties needed',
  forProperty: 'Property',
  both: 'For',
  place: 'What lies here',
  amount: 'Amount',
  newCard: 'Add a card',
  money: (amount) => `$${amount}M`,
  many: (owned) => `${owned} properties`,
  kinds: {
    profit: ['Profit cards, one property', 'Profit'],
    dieProfit: ['Die-profit cards', 'Die profit'],
    pairProfit: ['Profit cards, two properties', 'Pair profit'],
    anyProfit: ['Profit cards, any property', 'Any property'],
    manyProfit: ['Profit cards, three and four properties', 'Several properties'],
    tax: ['Tax cards', 'Tax'],
    forceSale: ['Force Sale cards', 'Force Sale'],
    rollFive: ['Roll Die 5 Times cards', 'Roll Die 5 Times'],
    investor: ['Outside Investor cards', 'Outside Investor'],
    out: ['You’re Out cards', 'You’re Out'],
    back: ['I’m Back In cards', 'I’m Back In'],
  },
  placeOf: (kind, property) => (kind === 'property' ? property : PLACES_EN[kind]),
};

const PLACES_DE: Readonly<Record<SpaceKind, string>> = {
  start: 'START',
  property: '',
  money: 'Geld für einen freien Kasten',
  saleUnowned: 'Verkauf, freies Haus',
  saleAny: 'Verkauf, beliebiges Haus',
  roll: 'Noch einmal würfeln',
  trade: 'Tausch',
};

const de: ContentsWords = {
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
  money: (amount) => `${amount} Mio. $`,
  many: (owned) => `${owned} Häuser`,
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
  placeOf: (kind, property) => (kind === 'property' ? property : PLACES_DE[kind]),
};

export const contentsWords: Readonly<Record<Language, ContentsWords>> = { en, de };
