/** Was geschieht, in der Gegenwart, und der Tisch als Text. */

import {
  capital,
  dative,
  inWords,
  list,
  millions,
  nominative,
  plural,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';
import type { Taking } from '../parameters.ts';
import { cardName, cardNames, countedCards, pairName } from './names.ts';

const CARDS = { one: '# Karte', other: '# Karten' };

const cardOrAny = (card: number | undefined): string =>
  card === undefined ? 'eine Karte' : cardName(card);

/** „zwei Karten von Ann und eine Karte von dir“ */
export const takingsOf = (takings: readonly Taking[]): string =>
  list(
    takings.map(
      ({ victim, count }) =>
        `${count === 1 ? 'eine Karte' : `${inWords(count)} Karten`} von ${dative(victim)}`,
    ),
  );

export const log: Messages['log'] = {
  dealt: (who, cards) => `${Subject(who)} ${verb(who, 'bekommst', 'bekommt')} ${cardNames(cards)}.`,
  opened: (dealer, card, game) => {
    const opened = `${Subject(dealer)} ${verb(dealer, 'teilst aus und deckst', 'teilt aus und deckt')} ${cardName(card)} auf.`;
    return game === undefined ? opened : `Spiel ${game}: ${opened}`;
  },
  reshuffled: (cards, gone) => {
    const pile = plural(cards, { one: 'einer Karte', other: '# Karten' });
    const shuffled = `Der Ablagestapel wird zu einem neuen Nachziehstapel mit ${pile} gemischt`;
    return gone.length === 0
      ? `${shuffled}.`
      : `${shuffled}; nicht mehr im Spiel: ${countedCards(gone)}.`;
  },
  drew: (who, card) => `${Subject(who)} ${verb(who, 'ziehst', 'zieht')} ${cardOrAny(card)}.`,
  took: (who, card) =>
    `${Subject(who)} ${verb(who, 'nimmst', 'nimmt')} ${cardName(card)} vom Ablagestapel.`,
  paired: (who, bankrupt, value) =>
    `${Subject(who)} ${verb(who, 'verlierst', 'verliert')} ${cardName(value)} durch ${cardName(bankrupt)}.`,
  settled: (who, bankrupt, value) =>
    `${Subject(who)} ${verb(who, 'legst', 'legt')} ${cardName(bankrupt)} ab, obenauf ${cardName(value)}.`,
  stuck: (who) =>
    `${Subject(who)} ${verb(who, 'hast', 'hat')} keine Wertkarte für einen Bankrott und ${verb(who, 'legst', 'legt')} nichts ab.`,
  idle: (who) => `${Subject(who)} ${verb(who, 'hast', 'hat')} keine Karte zum Spielen.`,
  banked: (who, card) => `${Subject(who)} ${verb(who, 'zahlst', 'zahlt')} ${cardName(card)} ein.`,
  discarded: (who, card) => `${Subject(who)} ${verb(who, 'legst', 'legt')} ${cardName(card)} ab.`,
  stole: (who, card) => `${Subject(who)} ${verb(who, 'spielst', 'spielt')} ${cardName(card)}.`,
  stoleFrom: (who, card, takings) =>
    takings.length === 0
      ? `${Subject(who)} ${verb(who, 'legst', 'legt')} ${cardName(card)} ab und ${verb(who, 'stiehlst', 'stiehlt')} nichts.`
      : `${Subject(who)} ${verb(who, 'spielst', 'spielt')} ${cardName(card)}: ${takingsOf(takings)}.`,
  refrained: (who, taken) =>
    `${Subject(who)} ${verb(who, 'stiehlst', 'stiehlt')} ${taken === 0 ? 'nichts' : 'keine weitere Karte'}.`,
  looked: (who, victim, hand) => {
    const looked = `${Subject(who)} ${verb(who, 'siehst dir', 'sieht sich')} ${possessive(victim, 'deine')} Hand an`;
    return hand === undefined ? `${looked}.` : `${looked}: ${cardNames(hand)}.`;
  },
  lost: (thief, victim, card) =>
    `${Subject(thief)} ${verb(thief, 'stiehlst', 'stiehlt')} ${dative(victim)} ${cardOrAny(card)}.`,
  finished: (who, cards) =>
    `${Subject(who)} ${verb(who, 'vollendest deine', 'vollendet die')} Bank mit ${cardNames(cards)} und ${verb(who, 'gewinnst', 'gewinnt')} das Spiel.`,
  stopped: (turns) => `Das Spiel wird abgebrochen, weil alle ${turns} Züge gemacht haben.`,
  scored: (tops, game) => {
    const banks = list(tops.map(([who, top]) => `${nominative(who)} ${millions(top)}`));
    return game === undefined
      ? `Banken am Ende: ${banks}.`
      : `Banken nach Spiel ${game}: ${banks}.`;
  },
};

export const board: Messages['board'] = {
  hand: (who, cards) =>
    `${capital(possessive(who, 'deine'))} Hand: ${cards.length === 0 ? 'leer' : cardNames(cards)}.`,
  game: (game, games) => `Spiel ${game} von ${games}.`,
  drawPile: (cards) => `Nachziehstapel: ${cards === 0 ? 'leer' : plural(cards, CARDS)}.`,
  noDiscards: 'Ablagestapel: leer.',
  closed: (top) => `Ablagestapel: geschlossen, obenauf ${cardName(top)}.`,
  discards: (top, below) =>
    below.length === 0
      ? `Ablagestapel: obenauf ${cardName(top)}.`
      : `Ablagestapel: obenauf ${cardName(top)}, darunter ${cardNames(below)}.`,
  gone: (cards) => `Nicht mehr im Spiel: ${countedCards(cards)}.`,
  pairs: (who, pairs) =>
    `Paare, die ${nominative(who)} noch ablegen ${verb(who, 'musst', 'muss')}: ${list(pairs.map(pairName))}.`,
  stealing: (who, left) =>
    `${Subject(who)} ${verb(who, 'darfst', 'darf')} noch ${plural(left, { one: 'eine Karte', other: 'bis zu # Karten' })} stehlen.`,
  seat: ({ who, seat, top, bank, cards, known, earlier, isOnTurn }) => {
    const parts = [
      top === 0 ? 'noch keine Bank' : `Bank mit ${plural(bank, CARDS)}, obenauf ${cardName(top)}`,
      `${plural(cards, CARDS)} auf der Hand${known.length === 0 ? '' : `, darunter ${cardNames(known)}`}`,
      ...(earlier === undefined ? [] : [`${millions(earlier)} aus früheren Spielen`]),
      `Nummer ${seat}`,
      ...(isOnTurn ? ['am Zug'] : []),
    ];
    return `${Subject(who)}: ${parts.join('; ')}.`;
  },
};
