/** Was gefragt wird, was man antworten kann und wie man es tippt: der Tisch als Text. */

import {
  accusative,
  dative,
  list,
  millions,
  people as listed,
  possessive,
} from '@parlor/grammar/de';
import { propertyName } from '../../facts/names.ts';
import type { Messages } from '../en/index.ts';
import { cardName, spaceName } from './names.ts';

export const question: Messages['question'] = {
  turn: (part, canDeal) => {
    if (part === 1) return 'Würfeln oder eine Karte spielen?';
    return canDeal
      ? 'Eine Karte spielen, eine Abmachung anbieten oder passen?'
      : 'Eine Karte spielen oder passen?';
  },
  take: 'Du hast ein T gewürfelt. Wem nimmst du eine Karte ab?',
  fill: (space, { components }) =>
    `In welchen freien Kasten kommt das Geld? Du stehst auf dem Feld ${spaceName(components, space)}.`,
  putUp: 'Welches Haus stellst du zum Verkauf?',
  closing: 'Welches der übrigen Häuser kommt als Nächstes zum Verkauf?',
  closingAgain: 'Für diese wollte niemand bieten. Welches davon kommt noch einmal zum Verkauf?',
  trade: 'Eins deiner Häuser tauschen oder alle behalten?',
  surrender: 'Dein Bargeld reicht nicht für die Steuer. Welches Haus gibst du ab?',
  open: (property, { components }) =>
    `Wie hoch ist dein Anfangsgebot für ${propertyName(components, property)}? Mit 0 bist du in diesem Verkauf nicht dabei.`,
  knockedOut: 'Du bist rausgeworfen. Zurückkommen oder verzichten?',
  bid: (leader, bid) =>
    `${leader.isReader ? 'Du führst' : `${leader.name} führt`} mit ${millions(bid)}. Erhöhen, jemanden rauswerfen oder verzichten?`,
  bidAgain: (leader, bid) =>
    `Alle anderen verzichten. ${leader.name} führt mit ${millions(bid)}. Erhöhen, jemanden rauswerfen oder verzichten?`,
  answer: (from) => `Nimmst du ${possessive(from, 'dein')} Angebot an?`,
  related: 'Noch eine Karte spielen, die zur Abmachung gehört, oder es dabei belassen?',
  giveCard: (to) => `Welche Karte gibst du ${dative(to)}?`,
  takeCard: (from) => `Welche Karte nimmst du aus ${possessive(from, 'deiner')} Hand?`,
};

export const answer: Messages['answer'] = {
  roll: () => 'Würfeln',
  play: ({ card, seat, property }, { components, people }) => {
    const on = seat === undefined ? '' : ` gegen ${accusative(people(seat))}`;
    const of = property === undefined ? '' : ` für ${propertyName(components, property)}`;
    return `${cardName(components, card)}${on}${of} spielen`;
  },
  take: ({ seat }, { people }) => `${dative(people(seat))} eine Karte abnehmen`,
  fill: ({ property }, { components }) => `In den Kasten von ${propertyName(components, property)}`,
  putUp: ({ property }, { components }) =>
    `${propertyName(components, property)} zum Verkauf stellen`,
  trade: ({ give, take }, { components }) =>
    `${propertyName(components, give)} gegen ${propertyName(components, take)} tauschen`,
  keep: () => 'Alles behalten',
  surrender: ({ property }, { components }) => `${propertyName(components, property)} abgeben`,
  open: ({ amount }) => (amount === 0 ? 'Draußen bleiben' : `Mit ${millions(amount)} anfangen`),
  raise: ({ cash, cards }, { components }) =>
    `Erhöhen mit ${list([
      ...cards.map((card) => cardName(components, card)),
      ...(cash > 0 ? [`${millions(cash)} Bargeld`] : []),
    ])}`,
  knockOut: ({ seat }, { people }) => `${accusative(people(seat))} rauswerfen`,
  backIn: () => 'Zurückkommen',
  use: ({ contract, clause }) => `Die Option in Zeile ${clause + 1} von Vertrag ${contract} nutzen`,
  choose: ({ card }, { components }) => `${cardName(components, card)} wählen`,
  accept: () => 'Annehmen',
  reject: () => 'Ablehnen',
  done: () => 'Dabei belassen',
  pass: (isSale) => (isSale ? 'Verzichten' : 'Passen'),
  offer: (people, takers, lines) =>
    `Angebot an ${listed(takers.map(people), accusative)}: ${lines.join(' ')}`,
  counter: (lines) => `Gegenangebot: ${lines.join(' ')}`,
};

const DEALS =
  'Zwischen den Zeilen einer Abmachung stehen Strichpunkte, zum Beispiel: gib 100; bekomme Hotel; bekomme 2 zufällige Karten; ' +
  'wenn ich Hotel Casino spiele gib die Hälfte; ich spiele Hotel Casino bis Zug 1; gib Hotel am Ende meines nächsten Zugs; ' +
  'bekomme 20 bevor sie Steuer spielen; sonst gib 50; sie besteuern mich nicht bis zu meinem übernächsten Zug; ' +
  'ich darf Casino für 100 kaufen bis zu meinem Zug 3; sie zeigen ihre Hand; bekomme eine Karte meiner Wahl; ' +
  'gib 20 am Ende jedes meiner nächsten 5 Züge. ' +
  'Tippe biete links rechts: … für mehrere, biete links statt 3: … um Vertrag 3 zu ändern, nutze 2 1 für Zeile 1 von Vertrag 2. ' +
  'Wer gemeint ist, heißt ich, sie, links, gegenüber, rechts, s0 oder beim Namen.';

export const typing: Messages['typing'] = {
  open: (most) => `Tippe einen Betrag von 0 bis ${most}, in Zehnerschritten.`,
  bid: 'Tippe: verzichte, erhöhe 30, erhöhe 30 + 40 50 (Bargeld + Investoren nach Betrag), erhöhe + 50, raus links, zurück.',
  answer: `Tippe: ja, nein oder Gegenangebot: … ${DEALS}`,
  turn: `Tippe: passe, spiele Steuer links, spiele Zwangsverkauf Hotel oder biete links: … ${DEALS}`,
  listed: 'Tippe eine der Antworten aus der Liste.',
};
