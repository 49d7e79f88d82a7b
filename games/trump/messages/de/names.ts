/**
 * Wie die Dinge dieses Spiels heißen. Die Wörter, einmal für alle Texte:
 *
 *   property → Haus, box → Kasten, sale → Verkauf, to put up → zum Verkauf stellen, Broker → Leitung (wer den Verkauf leitet),
 *   opening → Anfangsgebot, to seal → verdeckt abgeben, bid → Gebot, to raise → erhöhen,
 *   to knock out → rauswerfen, to come back → zurückkommen, to let it go → verzichten,
 *   Outside Investor → Investor, You’re Out → „Du bist raus“, I’m Back In → „Wieder dabei“,
 *   Tax → Steuer, Force Sale → Zwangsverkauf, Roll Die 5 Times → Fünfmal würfeln,
 *   Profit → Gewinn, Die Profit → Würfelgewinn, payout → Auszahlung, cash → Bargeld, debt → Schuld,
 *   deal → Abmachung, offer → Angebot, counter-offer → Gegenangebot, contract → Vertrag,
 *   line, clause → Zeile, promise → Versprechen, option → Option, to lapse → verfallen,
 *   to accept → annehmen, to refuse → ablehnen, party → wer dabei ist, turn → Zug, to pass → passen,
 *   closing sales → die letzten Verkäufe (ein Schlussverkauf ist etwas anderes), draw pile → Stapel, space → Feld, trade → Tausch.
 *
 * Die Namen der Häuser stehen im Spielsatz des Tischs und bleiben, wie sie dort stehen.
 */

import { list, millions, number } from '@parlor/grammar/de';
import type { Components } from '../../facts/components.ts';
import { cardFromCode, type NamedCard, namedCard, propertyName } from '../../facts/names.ts';
import type { Card } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

function card({ kind, properties, amount, owned }: NamedCard): string {
  switch (kind) {
    case 'profit':
    case 'pairProfit':
      return `Gewinn ${properties.join(' + ')} ${amount}`;
    case 'dieProfit':
      return `Würfelgewinn ${properties.join(' + ')}`;
    case 'anyProfit':
      return `Gewinn beliebiges Haus ${amount}`;
    case 'manyProfit':
      return `Gewinn ${owned} Häuser ${amount}`;
    case 'tax':
      return 'Steuer';
    case 'forceSale':
      return 'Zwangsverkauf';
    case 'rollFive':
      return 'Fünfmal würfeln';
    case 'investor':
      return `Investor ${amount}`;
    case 'out':
      return '„Du bist raus“';
    case 'back':
      return '„Wieder dabei“';
  }
}

export function cardName(components: Components, number: Card): string {
  const named = namedCard(components, number);
  return named ? card(named) : `Karte ${number}`;
}

export function codedCard(code: string): string {
  const named = cardFromCode(code);
  return named ? card(named) : code;
}

/** Im Nominativ wie im Akkusativ. */
export const dieKarte = (components: Components, number: Card | null): string =>
  number === null ? 'eine Karte' : `die Karte ${cardName(components, number)}`;

export const mitKasten = (name: string): string => `${name} mit Kasten`;

/** Karten in einer Liste, gleiche zusammen. */
export function cardList(components: Components, cards: readonly (Card | null)[]): string {
  const counts = new Map<string, number>();
  for (const one of cards) {
    const name = one === null ? 'eine Karte' : cardName(components, one);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return list([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)));
}

export function spaceName(components: Components, at: number): string {
  const space = components.board[at];
  switch (space?.space) {
    case 'start':
      return 'START';
    case 'property':
      return propertyName(components, space.property);
    case 'money':
      return `Geld ${millions(space.amount)}`;
    case 'saleUnowned':
      return 'Verkauf (freies Haus)';
    case 'saleAny':
      return 'Verkauf (beliebiges Haus)';
    case 'roll':
      return 'Noch mal würfeln';
    case 'trade':
      return 'Tausch';
    default:
      return `Feld ${at}`;
  }
}

export const names: Messages['names'] = {
  card: cardName,
  space: spaceName,
  money: millions,
  figure: number,
  list,
  shortMoney: (amount) => `${number(amount)}\u00a0Mio.`,
  tightMoney: number,
  million: 'Mio.',
  short: {
    'Convention Center': 'Convention Ctr',
    'Office Complex': 'Office Cplx',
    'Sports Complex': 'Sports Cplx',
    'Tropical Island': 'Tropical Isle',
  },
  print: {
    profit: 'GEWINN',
    dieProfit: 'WÜRFELGEWINN',
    anyProperty: 'BELIEBIGES HAUS',
    many: (owned) => `AB ${owned} HÄUSERN`,
    tax: 'STEUER',
    taxNote: '20 PRO HAUS',
    forceSale: 'ZWANGSVERKAUF',
    forceSaleNote: 'DU LEITEST IHN',
    rollFive: 'WÜRFELN',
    investor: ['EXTERNER', 'INVESTOR'],
    out: ['DU BIST', 'RAUS AUS', 'DEM VERKAUF'],
    back: ['WIEDER', 'DABEI IM', 'VERKAUF'],
  },
};
