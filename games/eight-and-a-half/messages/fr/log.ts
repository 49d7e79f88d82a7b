/** Ce qui s’est passé, tel que le journal le raconte, et la table en texte. */

import { list, owned, person, Subject, verb } from '@parlor/grammar/fr';
import { isPair, TURN_CAP, valueName } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';
import type { board as englishBoard, log as englishLog } from '../en/log.ts';
import type { Tally } from '../parameters.ts';
import {
  Catches,
  cardCount,
  group,
  names,
  one,
  onTable,
  pointCount,
  some,
  thePile,
} from './naming.ts';

const tallied = (tallies: readonly Tally[]): string =>
  list(tallies.map(({ who, count }) => `${person(who)} ${count}`));

export const log: typeof englishLog = {
  dealt: (dealer, round) =>
    `${Subject(dealer)} ${verb(dealer, 'distribuez', 'distribue')} la manche ${round}.`,

  drew: (who, count) =>
    `${Subject(who)} ${verb(who, 'piochez', 'pioche')} ${count === 1 ? 'une carte' : cardCount(count)}.`,

  drewCards: (who, cards) => `${Subject(who)} ${verb(who, 'piochez', 'pioche')} ${group(cards)}.`,

  swapped: ({ who, other, give, take }) =>
    `${Subject(who)} ${verb(who, 'donnez', 'donne')} un ${onTable(give, 'open')} à ${person(other)} contre un ${onTable(take, 'open')}.`,

  kept: (who) => `${Subject(who)} ${verb(who, 'n’échangez', 'n’échange')} pas de carte.`,

  starts: (who) => `${Subject(who)} ${verb(who, 'commencez', 'commence')} la manche.`,

  laid: ({ who, cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    const plays = `${Subject(who)} ${verb(who, 'jouez', 'joue')}`;
    if (isPair(cards))
      return `${plays} 8 et Demi ensemble\u00a0: la pile passe à ${valueName(value)}.`;
    const what = from === 'hand' ? some(card, cards.length) : `le ${onTable(card, from)}`;
    const leads =
      card === HALF
        ? `\u00a0: la pile passe à ${valueName(value)}`
        : card === GHOST
          ? `\u00a0: la pile reste à ${valueName(value)}`
          : card === 0
            ? '\u00a0: la pile revient à 0'
            : '';
    return `${plays} ${what}${leads}.`;
  },

  turned: ({ who, place, card }) =>
    `${Subject(who)} ${verb(who, 'retournez', 'retourne')} la carte cachée ${place}\u00a0: ${one(card)}.`,

  caught: ({ by, who, value }) => `${Catches(by, who)} à ${valueName(value)}.`,

  collected: ({ who, count, why, to }) => {
    const takes =
      to === 'hand'
        ? `${verb(who, 'prenez', 'prend')} en main ${thePile(count)}`
        : `${verb(who, 'mettez', 'met')} de côté ${thePile(count)}`;
    switch (why) {
      case 'nothing-to-lay':
        return `${Subject(who)} ne ${verb(who, 'pouvez', 'peut')} pas jouer et ${takes}.`;
      case 'blind':
        return `La carte cachée ne convient pas\u00a0: ${person(who)} ${takes}.`;
      case 'caught':
        return `${Subject(who)} ${takes}.`;
    }
  },

  table: (who) => `${Subject(who)} ${verb(who, 'jouez', 'joue')} désormais depuis la table.`,

  out: (who) =>
    `${Subject(who)} ${verb(who, 'jouez votre', 'joue sa')} dernière carte et ${verb(who, 'avez', 'a')} fini, sauf si la personne suivante ${verb(who, 'vous ', 'l’')}attrape.`,

  roundEnded: ({ round, winner, loser, scored }) => {
    const points = `points de la manche\u00a0: ${tallied(scored)}`;
    if (!winner)
      return `La manche ${round} est interrompue après ${TURN_CAP} tours par personne\u00a0; ${points}.`;
    const last = loser ? `, ${person(loser)} ${verb(loser, 'êtes', 'est')} la lanterne rouge` : '';
    return `${Subject(winner)} ${verb(winner, 'gagnez', 'gagne')} la manche ${round}${last}\u00a0; ${points}.`;
  },

  cardsLeft: (left) => `Cartes restantes\u00a0: ${tallied(left)}.`,

  matchEnded: (points) => `La partie est finie\u00a0; points\u00a0: ${tallied(points)}.`,
};

export const board: typeof englishBoard = {
  hand: (who, cards) =>
    `${owned(who, 'Votre main', 'Main')}\u00a0: ${cards.length === 0 ? 'aucune carte' : names(cards)}.`,

  round: ({ round, rounds, dealer }) =>
    `Manche ${round} sur ${rounds}, distribuée par ${person(dealer)}.`,

  emptyPile: 'La pile est vide.',

  pile: ({ value, by, hasDemand }) =>
    `La pile est à ${valueName(value)}, laissée par ${person(by)}${
      hasDemand ? '\u00a0; il faut maintenant 5 ou moins, un Demi ou un Fantôme' : ''
    }.`,

  inPile: (cards) => `De bas en haut\u00a0: ${names(cards)}.`,

  pending: (who) =>
    `${Subject(who)} ${verb(who, 'avez fini, sauf si on vous attrape', 'a fini, sauf si on l’attrape')}.`,

  seat: ({ who, handSize, hand, bank, open, places, aside, points, isOnTurn }) => {
    const count = cardCount(handSize);
    const held =
      handSize === 0
        ? 'aucune carte en main'
        : hand.kind === 'known'
          ? `${count} en main, que tout le monde connaît\u00a0: ${names(hand.cards)}`
          : hand.kind === 'hidden'
            ? `${count} en main, à l’abri des regards`
            : hand.kind === 'to-be-remembered'
              ? `${count} en main, que tout le monde a vu ramasser`
              : `${count} en main`;
    const parts = [
      held,
      `${bank} dans la pioche`,
      open.length === 0 ? 'aucune carte visible' : `cartes visibles\u00a0: ${names(open)}`,
      places.length === 0
        ? 'aucune carte cachée'
        : places.length === 1
          ? `une carte cachée à la place ${places[0]}`
          : `cartes cachées aux places ${list(places.map(String))}`,
      `${aside} de côté`,
      pointCount(points),
      ...(isOnTurn ? [verb(who, 'à vous de jouer', 'c’est son tour')] : []),
    ];
    return `${Subject(who)}\u00a0: ${parts.join('\u00a0; ')}.`;
  },
};
