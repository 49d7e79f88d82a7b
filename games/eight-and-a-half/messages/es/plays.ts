/** Lo que dicen los botones, y adónde lleva una jugada. */

import { capital } from '@parlor/grammar/es';
import { valueName } from '../../facts/cards.ts';
import type { Move } from '../../facts/types.ts';
import type { plays as english } from '../en/plays.ts';
import type { PlayResult, PlayRisk } from '../parameters.ts';
import { cardCount, does, nameOf, one, onTable, several, some } from './naming.ts';

/** Una jugada en pocas palabras: “Dos sietes”, “8 + Medio”. */
function titleOf(move: Move): string {
  switch (move.type) {
    case 'play':
      return capital(several(move.card, move.count));
    case 'eight-and-a-half':
      return '8 + Medio';
    case 'open':
      return onTable(move.card, 'open');
    case 'blind':
      return `Carta oculta ${move.place}`;
    case 'swap':
      return `${nameOf(move.give)} por ${nameOf(move.take)}`;
    case 'keep':
      return 'Sin cambio';
  }
}

function nextOf(next: PlayRisk): string {
  switch (next.kind) {
    case 'demand':
      return 'luego toca 5 o menos';
    case 'risk':
      return `${one(next.card)} te atrapa`;
    case 'escape':
      return does(next.who, 'te libras', 'se libra');
    case 'lets-win':
      return `${does(next.who, 'ganas', 'gana')} la ronda`;
  }
}

const CHANGES: Readonly<
  Record<Extract<PlayResult, { kind: 'pile' }>['change'], (value: string) => string>
> = {
  raised: (value) => `montón en ${value}`,
  reset: () => 'el montón vuelve a 0',
  unchanged: (value) => `el montón sigue en ${value}`,
  'begun-by-a-ghost': () => 'el montón nuevo sigue en 0',
};

/** “montón en 7½, un 8 te atrapa”. */
function resultOf(result: PlayResult): string {
  if (result.kind === 'catch') {
    const { caught, cards, isOut } = result;
    const takes = `${does(caught, 'Te llevas', 'se lleva')} ${cardCount(cards)}`;
    return isOut ? `${takes}, y ganas la ronda` : takes;
  }
  const { change, value, next, out } = result;
  return [
    CHANGES[change](valueName(value)),
    ...(next ? [nextOf(next)] : []),
    ...(out === 'won' ? ['ganas la ronda'] : []),
    ...(out === 'if-not-caught' ? ['acabas si no te atrapan'] : []),
  ].join(', ');
}

export const plays: typeof english = {
  label(move, isCatch) {
    switch (move.type) {
      case 'play': {
        if (!isCatch) return `Jugar ${some(move.card, move.count)}`;
        return `Atrapar con ${move.count === 1 ? `el ${nameOf(move.card)}` : some(move.card, move.count)}`;
      }
      case 'eight-and-a-half':
        return 'Jugar 8 y Medio';
      case 'open':
        return `${isCatch ? 'Atrapar con' : 'Jugar'} el ${onTable(move.card, 'open')}`;
      case 'blind':
        return `Destapar la carta oculta ${move.place}`;
      case 'swap':
        return `Cambiar ${nameOf(move.give)} por ${nameOf(move.take)}`;
      case 'keep':
        return 'No cambiar';
    }
  },
  title: (move, isCatch) => (isCatch ? `${titleOf(move)}: atrapa` : titleOf(move)),
  result: resultOf,
  unknown: 'nadie conoce esta carta',
  line: (move, result) => `${titleOf(move)}: ${resultOf(result)}.`,

  group: 'Lo que pueden hacer tus cartas',
  chooseToSee: 'Elige una carta para ver lo que hace.',
  chooseCard: 'Elige una carta',
  chooseCardFirst: 'Elige primero una carta; las iguales pueden ir con ella.',
  chooseBlindFirst: 'Elige primero una de tus cartas ocultas.',
  chooseBothFirst: 'Elige primero una carta visible tuya y una ajena.',
  swap: 'Cambiar',
  notYourTurn: 'No es tu turno.',
};
