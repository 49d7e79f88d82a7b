/** Lo que acaba de pasar: en las etiquetas de los sitios y en la frase del tapete. */

import { capital, owned, withPerson } from '@parlor/grammar/es';
import { isPair, valueName } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';
import type { captions as englishCaptions, tags as englishTags } from '../en/happening.ts';
import {
  Catches,
  cardCount,
  catches,
  does,
  nameOf,
  one,
  onTable,
  several,
  some,
  toCatch,
} from './naming.ts';

const FIVE: Card = 5;

export const tags: typeof englishTags = {
  laid: ({ cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    if (isPair(cards)) return `8 y Medio: ${valueName(value)}`;
    const what = from === 'hand' ? capital(several(card, cards.length)) : onTable(card, from);
    if (card === HALF) return `${what}: sube a ${valueName(value)}`;
    if (card === GHOST) return `${what}: sigue en ${valueName(value)}`;
    if (card === 0) return `${what}: vuelve a 0`;
    if (card === FIVE) return `${what}: ahora hasta 5`;
    return what;
  },
  collected: ({ count, why, card }) =>
    why === 'caught'
      ? `cae, se lleva ${cardCount(count)}`
      : why === 'blind'
        ? `${nameOf(card)} no vale, se lleva ${cardCount(count)}`
        : `sin jugada, se lleva ${cardCount(count)}`,
  swapped: (give, take) => `cambia ${nameOf(give)} por ${nameOf(take)}`,
  kept: 'no cambia',
  out: 'acaba si nadie lo impide',
  starts: 'empieza la ronda',
  catches,
  bigLoser: 'farolillo rojo de la última ronda',
  lastWinner: 'ganó la última ronda',
};

export const captions: typeof englishCaptions = {
  stopped: (round) => `La ronda ${round} se interrumpe.`,
  won: (who, round) => `${does(who, 'Ganas', 'gana')} la ronda ${round}.`,
  caught: ({ by, who, value, count }) =>
    `${Catches(by, who)} en ${valueName(value)}. ${does(who, 'Te llevas', 'se lleva')} ${cardCount(count)}.`,
  blindDoesNotFit: ({ who, card, count, to }) =>
    `${does(who, 'Destapas', 'destapa')} ${one(card)}, que no vale, y ${
      to === 'hand'
        ? `${who.isReader ? 'te llevas' : 'se lleva'} ${cardCount(count)} a la mano`
        : `${who.isReader ? 'apartas' : 'aparta'} ${cardCount(count)}`
    }.`,
  nothingFits: (who, count) =>
    `${does(who, 'No puedes jugar y te llevas', 'no puede jugar y se lleva')} ${cardCount(count)}.`,
  out: (who, next) =>
    `${does(who, 'Ya no tienes cartas y ganas', 'ya no tiene cartas y gana')}, salvo que ${
      who.isReader ? `${next.name} te atrape` : does(next, 'atrapes', 'atrape')
    }.`,
  laid: ({ who, cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    const what = isPair(cards)
      ? '8 y Medio'
      : from === 'hand'
        ? some(card, cards.length)
        : `el ${onTable(card, from)}`;
    const leads =
      card === HALF || isPair(cards)
        ? `: ahora ${valueName(value)}`
        : card === GHOST
          ? `: sigue en ${valueName(value)}`
          : card === 0
            ? ': vuelta a 0'
            : card === FIVE
              ? ': ahora 5 o menos'
              : '';
    return `${does(who, 'Juegas', 'juega')} ${what}${leads}.`;
  },
  canCatch: (by, who) => `Solo ${does(by, 'tú puedes', 'puede')} ${toCatch(who)}, y solo ahora.`,
  swapped: ({ who, other, give, take }) =>
    `${does(who, 'Cambias', 'cambia')} ${one(give)} por ${owned(other, `tu ${nameOf(take)}`, `el ${nameOf(take)}`)}.`,
  kept: (who) => `${does(who, 'No cambias', 'no cambia')}.`,
  starts: (who) => `${does(who, 'Empiezas', 'empieza')} la ronda.`,
  dealt: (dealer, round) => `${does(dealer, 'Repartes', 'reparte')} la ronda ${round}.`,
  maySwap: (winner, loser) =>
    `${does(winner, 'Ganaste la última ronda y puedes', 'ganó la última ronda y puede')} cambiar una carta visible ${withPerson(loser)}, el farolillo rojo.`,
};
