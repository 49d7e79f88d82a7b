/** Der Tisch in Zeilen zum Vorlesen. */

import {
  dative,
  either,
  list,
  millions,
  nominative,
  people as listed,
  plural,
  possessive,
} from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';
import { cardName, spaceName } from './names.ts';

const cards = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' });

export const board: Messages['board'] = {
  over: 'Das Spiel ist zu Ende.',
  heading: (part, turn) =>
    `Teil ${part}, ${part === 1 ? 'Kaufen' : 'Handeln'}. ${turn.isReader ? 'Du bist am Zug.' : `${turn.name} ist am Zug.`}`,
  seat: (who, parts) => `${who.isReader ? 'Du' : who.name}: ${parts.join(', ')}`,
  cash: (amount) => (amount === null ? 'Bargeld nicht gezählt' : millions(amount)),
  cards,
  property: (name, box) => `${name} (${box})`,
  box: (amount) => `${millions(amount)} im Kasten`,
  boxLeast: (amount) => `mindestens ${millions(amount)} im Kasten`,
  boxClosed: 'Kasten zu',
  noProperty: 'kein Haus',
  pawn: (space, { components }) => `auf ${spaceName(components, space)}`,
  total: (amount) => `insgesamt ${millions(amount)}`,
  unowned: (properties, pile) =>
    `Frei: ${properties.length === 0 ? 'nichts' : properties.join(', ')}. Stapel: ${cards(pile)}.`,
  lastCard: (card, { components }) => `Zuletzt gespielt: ${cardName(components, card)}.`,
  saleSealing: (property, sealed) =>
    `Zum Verkauf: ${property}. Anfangsgebot abgegeben: ${sealed.length === 0 ? 'noch niemand' : listed(sealed)}.`,
  saleBids: (property, bids) => `Zum Verkauf: ${property}. Gebote: ${bids.join(', ')}.`,
  bid: (who, bid, isOut) => `${nominative(who)} ${millions(bid)}${isOut ? ' (rausgeworfen)' : ''}`,
  lead: (leader, isCashOpen) =>
    `${leader.isReader ? 'Du führst' : `${leader.name} führt`}. Eigenes Bargeld ${isCashOpen ? 'darf dazu' : 'darf erst dazu, wenn ein Investor gespielt ist'}.`,
  offer: (from, takers) =>
    `${possessive(from, 'Dein')} Angebot an ${listed(takers, (one) => (one.isReader ? 'dich' : one.name))}:`,
  acceptedBy: (who) => `Angenommen von ${dative(who)}.`,
  endsContract: (contract) => `Damit endet Vertrag ${contract}.`,
  debt: (from, to, amount) =>
    `${from.isReader ? 'Du schuldest' : `${from.name} schuldet`} ${dative(to)} ${millions(amount)}.`,
  hand: (hand, { components }) =>
    `Deine Hand: ${hand.length === 0 ? 'leer' : hand.map((card) => cardName(components, card)).join(', ')}.`,
  known: (known, { components }) =>
    `Du weißt von: ${list(
      known.map(
        ({ card, holders }) =>
          `${cardName(components, card)} auf ${either(holders.map((one) => possessive(one, 'deiner')))} Hand`,
      ),
    )}.`,
};
