/** Was geschehen ist, für die Mitschrift, und der Tisch als Text. */

import {
  accusative,
  dative,
  list,
  nominative,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import { isPair, TURN_CAP, valueName } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';
import type { board as englishBoard, log as englishLog } from '../en/log.ts';
import type { Tally } from '../parameters.ts';
import {
  bent,
  cardCount,
  groupAccusative,
  nameOf,
  names,
  one,
  pointCount,
  someAccusative,
  theAccusative,
  thePile,
} from './naming.ts';

const tallied = (tallies: readonly Tally[]): string =>
  list(tallies.map(({ who, count }) => `${nominative(who)} ${count}`));

/** „eine offene 7“, „einen offenen Geist“: wen oder was. */
const oneOpen = (card: Card): string =>
  `${bent(card, 'eine offene', 'einen offenen')} ${nameOf(card)}`;

const FROM_TABLE = { open: 'offen', blind: 'verdeckt' } as const;

export const log: typeof englishLog = {
  dealt: (dealer, round) =>
    `${Subject(dealer)} ${verb(dealer, 'teilst', 'teilt')} Runde ${round} aus.`,

  drew: (who, count) =>
    `${Subject(who)} ${verb(who, 'ziehst', 'zieht')} ${count === 1 ? 'eine Karte' : cardCount(count)}.`,

  drewCards: (who, cards) =>
    `${Subject(who)} ${verb(who, 'ziehst', 'zieht')} ${groupAccusative(cards)}.`,

  swapped: ({ who, other, give, take }) =>
    `${Subject(who)} ${verb(who, 'gibst', 'gibt')} ${dative(other)} ${oneOpen(give)} für ${oneOpen(take)}.`,

  kept: (who) => `${Subject(who)} ${verb(who, 'tauschst', 'tauscht')} nicht.`,

  starts: (who) => `${Subject(who)} ${verb(who, 'beginnst', 'beginnt')} die Runde.`,

  laid: ({ who, cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    const lays = `${Subject(who)} ${verb(who, 'legst', 'legt')}`;
    if (isPair(cards))
      return `${lays} 8 und Halbe zusammen: Der Stapel steht jetzt auf ${valueName(value)}.`;
    const what =
      from === 'hand' ? someAccusative(card, cards.length) : theAccusative(card, FROM_TABLE[from]);
    const leads =
      card === HALF
        ? `: Der Stapel steht jetzt auf ${valueName(value)}`
        : card === GHOST
          ? `: Der Stapel bleibt auf ${valueName(value)}`
          : card === 0
            ? ': Der Stapel steht wieder auf 0'
            : '';
    return `${lays} ${what}${leads}.`;
  },

  turned: ({ who, place, card }) =>
    `${Subject(who)} ${verb(who, 'drehst', 'dreht')} die verdeckte Karte ${place} um: ${one(card)}.`,

  caught: ({ by, who, value }) =>
    `${Subject(by)} ${verb(by, 'erwischst', 'erwischt')} ${accusative(who)} bei ${valueName(value)}.`,

  collected: ({ who, count, why, to }) => {
    const does = to === 'hand' ? verb(who, 'nimmst', 'nimmt') : verb(who, 'legst', 'legt');
    const pile = `${thePile(count)} ${to === 'hand' ? 'auf die Hand' : 'beiseite'}`;
    switch (why) {
      case 'nothing-to-lay':
        return `${Subject(who)} ${verb(who, 'hast', 'hat')} nichts Passendes und ${does} ${pile}.`;
      case 'blind':
        return `Die verdeckte Karte passt nicht, also ${does} ${nominative(who)} ${pile}.`;
      case 'caught':
        return `${Subject(who)} ${does} ${pile}.`;
    }
  },

  table: (who) => `${Subject(who)} ${verb(who, 'spielst', 'spielt')} jetzt vom Tisch.`,

  out: (who) =>
    `${Subject(who)} ${verb(who, 'bist', 'ist')} alle Karten los und fertig, falls gleich danach niemand die nächste ganze Zahl legt.`,

  roundEnded: ({ round, winner, loser, scored }) => {
    const points = `Punkte in dieser Runde: ${tallied(scored)}`;
    if (!winner) return `Runde ${round} wird nach je ${TURN_CAP} Zügen abgebrochen; ${points}.`;
    const last = loser
      ? `, ${nominative(loser)} ${verb(loser, 'bist', 'ist')} das Schlusslicht`
      : '';
    return `${Subject(winner)} ${verb(winner, 'gewinnst', 'gewinnt')} Runde ${round}${last}; ${points}.`;
  },

  cardsLeft: (left) => `Übrige Karten: ${tallied(left)}.`,

  matchEnded: (points) => `Die Partie ist zu Ende; Punkte: ${tallied(points)}.`,
};

export const board: typeof englishBoard = {
  hand: (who, cards) =>
    `${possessive(who, 'Deine')} Hand: ${cards.length === 0 ? 'keine Karten' : names(cards)}.`,

  round: ({ round, rounds, dealer }) =>
    `Runde ${round} von ${rounds}, ausgeteilt von ${dative(dealer)}.`,

  emptyPile: 'Der Stapel ist leer.',

  pile: ({ value, by, hasDemand }) =>
    `Der Stapel steht auf ${valueName(value)}, zuletzt gelegt von ${dative(by)}${
      hasDemand ? '; jetzt passt nur 5 oder weniger, eine Halbe oder ein Geist' : ''
    }.`,

  inPile: (cards) => `Von unten nach oben: ${names(cards)}.`,

  pending: (who) =>
    `${Subject(who)} ${verb(who, 'bist', 'ist')} alle Karten los und fertig, falls jetzt niemand die nächste ganze Zahl legt.`,

  seat: ({ who, handSize, hand, bank, open, places, aside, points, isOnTurn }) => {
    const count = cardCount(handSize);
    const held =
      handSize === 0
        ? 'keine Karten auf der Hand'
        : hand.kind === 'known'
          ? `${count} auf der Hand, allen bekannt: ${names(hand.cards)}`
          : hand.kind === 'hidden'
            ? `${count} auf der Hand, unbekannt`
            : hand.kind === 'to-be-remembered'
              ? `${count} auf der Hand, beim Aufnehmen von allen gesehen`
              : `${count} auf der Hand`;
    const parts = [
      held,
      `${bank} in der Bank`,
      open.length === 0 ? 'keine offenen Karten' : `offene Karten: ${names(open)}`,
      places.length === 0
        ? 'keine verdeckten Karten'
        : places.length === 1
          ? `eine verdeckte Karte auf Platz ${places[0]}`
          : `verdeckte Karten auf den Plätzen ${list(places.map(String))}`,
      `${aside} beiseite`,
      pointCount(points),
      ...(isOnTurn ? ['am Zug'] : []),
    ];
    return `${Subject(who)}: ${parts.join('; ')}.`;
  },
};
