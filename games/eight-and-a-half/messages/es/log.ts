/** Lo que ha pasado, tal como lo cuenta el historial, y la mesa en texto. */

import { capital, list, owned, Subject, subject } from '@parlor/grammar/es';
import { isPair, TURN_CAP, valueName } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';
import type { board as englishBoard, log as englishLog } from '../en/log.ts';
import type { Tally } from '../parameters.ts';
import {
  Catches,
  cardCount,
  does,
  group,
  names,
  one,
  onTable,
  pointCount,
  some,
  thePile,
} from './naming.ts';

const tallied = (tallies: readonly Tally[]): string =>
  list(tallies.map(({ who, count }) => `${subject(who)} ${count}`));

export const log: typeof englishLog = {
  dealt: (dealer, round) => `${does(dealer, 'Repartes', 'reparte')} la ronda ${round}.`,

  drew: (who, count) =>
    `${does(who, 'Robas', 'roba')} ${count === 1 ? 'una carta' : cardCount(count)}.`,

  drewCards: (who, cards) => `${does(who, 'Robas', 'roba')} ${group(cards)}.`,

  swapped: ({ who, other, give, take }) => {
    const cards = `un ${onTable(give, 'open')} por un ${onTable(take, 'open')}`;
    return other.isReader
      ? `${who.name} te da ${cards}.`
      : `${does(who, 'Das', 'da')} a ${other.name} ${cards}.`;
  },

  kept: (who) => `${does(who, 'No cambias', 'no cambia')} ninguna carta.`,

  starts: (who) => `${does(who, 'Empiezas', 'empieza')} la ronda.`,

  laid: ({ who, cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    const plays = does(who, 'Juegas', 'juega');
    if (isPair(cards)) return `${plays} 8 y Medio juntos: el montón queda en ${valueName(value)}.`;
    const what = from === 'hand' ? some(card, cards.length) : `el ${onTable(card, from)}`;
    const leads =
      card === HALF
        ? `: el montón sube a ${valueName(value)}`
        : card === GHOST
          ? `: el montón sigue en ${valueName(value)}`
          : card === 0
            ? ': el montón vuelve a 0'
            : '';
    return `${plays} ${what}${leads}.`;
  },

  turned: ({ who, place, card }) =>
    `${does(who, 'Destapas', 'destapa')} la carta oculta ${place}: ${one(card)}.`,

  caught: ({ by, who, value }) => `${Catches(by, who)} en ${valueName(value)}.`,

  collected: ({ who, count, why, to }) => {
    const takes =
      to === 'hand'
        ? `${who.isReader ? 'te llevas' : 'se lleva'} a la mano ${thePile(count)}`
        : `${who.isReader ? 'apartas' : 'aparta'} ${thePile(count)}`;
    switch (why) {
      case 'nothing-to-lay':
        return `${does(who, 'No puedes', 'no puede')} jugar y ${takes}.`;
      case 'blind':
        return `La carta oculta no vale: ${does(who, takes, takes)}.`;
      case 'caught':
        return `${does(who, capital(takes), takes)}.`;
    }
  },

  table: (who) => `${does(who, 'Ahora juegas', 'juega ahora')} de la mesa.`,

  out: (who) =>
    `${does(who, 'Juegas tu última carta y ganas', 'juega su última carta y gana')} si en el turno siguiente no se atrapa.`,

  roundEnded: ({ round, winner, loser, scored }) => {
    const points = `puntos de la ronda: ${tallied(scored)}`;
    if (!winner)
      return `La ronda ${round} se interrumpe tras ${TURN_CAP} turnos por persona; ${points}.`;
    const last = loser ? `, ${does(loser, 'tú eres', 'es')} el farolillo rojo` : '';
    return `${does(winner, 'Ganas', 'gana')} la ronda ${round}${last}; ${points}.`;
  },

  cardsLeft: (left) => `Cartas que quedan: ${tallied(left)}.`,

  matchEnded: (points) => `La partida ha terminado; puntos: ${tallied(points)}.`,
};

export const board: typeof englishBoard = {
  hand: (who, cards) =>
    `${owned(who, 'Tu mano', 'La mano')}: ${cards.length === 0 ? 'sin cartas' : names(cards)}.`,

  round: ({ round, rounds, dealer }) =>
    `Ronda ${round} de ${rounds}, ${dealer.isReader ? 'repartes tú' : `reparte ${dealer.name}`}.`,

  emptyPile: 'El montón está vacío.',

  pile: ({ value, by, hasDemand }) =>
    `El montón está en ${valueName(value)}, ${by.isReader ? 'donde lo dejaste tú' : `donde lo dejó ${by.name}`}${
      hasDemand ? '; ahora solo vale 5 o menos, un Medio o un Fantasma' : ''
    }.`,

  inPile: (cards) => `De abajo arriba: ${names(cards)}.`,

  pending: (who) =>
    `${does(who, 'Ya no tienes cartas y ganas', 'ya no tiene cartas y gana')} si nadie lo impide.`,

  seat: ({ who, handSize, hand, bank, open, places, aside, points, isOnTurn }) => {
    const count = cardCount(handSize);
    const held =
      handSize === 0
        ? 'sin cartas en la mano'
        : hand.kind === 'known'
          ? `${count} en la mano, a la vista: ${names(hand.cards)}`
          : hand.kind === 'hidden'
            ? `${count} en la mano, en secreto`
            : hand.kind === 'to-be-remembered'
              ? `${count} en la mano, que todo el mundo vio recoger`
              : `${count} en la mano`;
    const parts = [
      held,
      `${bank} en el mazo`,
      open.length === 0 ? 'sin cartas visibles' : `cartas visibles: ${names(open)}`,
      places.length === 0
        ? 'sin cartas ocultas'
        : places.length === 1
          ? `una carta oculta en el lugar ${places[0]}`
          : `cartas ocultas en los lugares ${list(places.map(String))}`,
      `${aside} aparte`,
      pointCount(points),
      ...(isOnTurn ? [who.isReader ? 'te toca' : 'le toca'] : []),
    ];
    return `${Subject(who)}: ${parts.join('; ')}.`;
  },
};
