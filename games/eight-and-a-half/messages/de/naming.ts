/** Wie Karten und Mengen im Satz heißen. Zahlen und Halbe sind weiblich, der Geist ist männlich. */

import { capital, inWords, list, plural } from '@parlor/grammar/de';
import { counted } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';

const NUMBERS = [
  'Null',
  'Eins',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
] as const;

const MANY = [
  'Nullen',
  'Einsen',
  'Zweien',
  'Dreien',
  'Vieren',
  'Fünfen',
  'Sechsen',
  'Siebenen',
  'Achten',
  'Neunen',
] as const;

/** Fürs Auge: 7, Halbe, Geist. */
export const nameOf = (card: Card): string =>
  card === HALF ? 'Halbe' : card === GHOST ? 'Geist' : String(card);

/** Fürs Ohr: Sieben, Halbe, Geist. */
export const spoken = (card: Card): string => NUMBERS[card] ?? nameOf(card);

/** Was vor der Karte steht, nach ihrem Geschlecht. */
export const bent = (card: Card, feminine: string, masculine: string): string =>
  card === GHOST ? masculine : feminine;

/** „eine 7“, „ein Geist“. */
export const one = (card: Card): string => `${bent(card, 'eine', 'ein')} ${nameOf(card)}`;

export const One = (card: Card): string => capital(one(card));

/** „eine 7“, „einen Geist“: wen oder was. */
export const oneAccusative = (card: Card): string =>
  `${bent(card, 'eine', 'einen')} ${nameOf(card)}`;

/** „keine 7“, „keinen Geist“: wen oder was. */
export const noneAccusative = (card: Card): string =>
  `${bent(card, 'keine', 'keinen')} ${nameOf(card)}`;

/** „einer 7“, „einer Halben“, „einem Geist“: womit. */
export const oneDative = (card: Card): string =>
  card === HALF ? 'einer Halben' : `${bent(card, 'einer', 'einem')} ${nameOf(card)}`;

export const many = (card: Card): string =>
  card === HALF ? 'Halbe' : card === GHOST ? 'Geister' : MANY[card]!;

/** „eine 7“, „zwei Siebenen“: wen oder was. */
export const someAccusative = (card: Card, count: number): string =>
  count === 1 ? oneAccusative(card) : `${inWords(count)} ${many(card)}`;

/** „7“, „zwei Siebenen“. */
export const several = (card: Card, count: number): string =>
  count === 1 ? nameOf(card) : `${inWords(count)} ${many(card)}`;

/** „zwei Siebenen und einen Geist“: wen oder was. */
export const groupAccusative = (cards: readonly Card[]): string =>
  list(counted(cards).map(({ card, count }) => someAccusative(card, count)));

/** „7, 7 und Geist“. */
export const names = (cards: readonly Card[]): string => list(cards.map(nameOf));

/** „offene“, „verdeckte“ vor einer Karte mit „die“ oder „den“: wen oder was. */
export const theAccusative = (card: Card, adjective: string): string =>
  bent(card, `die ${adjective}e`, `den ${adjective}en`).concat(` ${nameOf(card)}`);

/** „1 Karte“, „5 Karten“. */
export const cardCount = (count: number): string =>
  plural(count, { one: '# Karte', other: '# Karten' });

export const pointCount = (points: number): string =>
  plural(points, { one: '# Punkt', other: '# Punkte' });

/** „1 Punkt“, „3 Punkten“: mit wie vielen. */
export const pointCountDative = (points: number): string =>
  plural(points, { one: '# Punkt', other: '# Punkten' });

/** „den Stapel mit 5 Karten“. */
export const thePile = (count: number): string => `den Stapel mit ${cardCount(count)}`;
