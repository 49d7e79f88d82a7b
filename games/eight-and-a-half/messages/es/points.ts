/** Puntos, rondas, el final de la partida, y lo que el juego ha revelado. */

import { either, inWords, owned, people, plural, Subject } from '@parlor/grammar/es';
import { TURN_CAP } from '../../facts/cards.ts';
import type { points as english } from '../en/points.ts';
import { cardCount, does, nameOf, one, pointCount } from './naming.ts';

const FEWEST = 'menos cartas';
const OUT = 'acaba antes';

const WHY = ['', FEWEST, OUT, `${OUT}, ${FEWEST}`] as const;

export const points: typeof english = {
  player: Subject,
  title: 'Puntos',
  afterRounds: (done, of) => `tras ${done} de ${plural(of, { one: '# ronda', other: '# rondas' })}`,
  beforeRounds: 'primera ronda',
  playerHead: 'Nombre',
  cardsHead: 'Cartas',
  sumHead: 'Total',
  roundHead: 'Ronda',
  roundShort: (round) => `R${round}`,
  round: (round) => `Ronda ${round}`,
  why: (scored) => WHY[scored] ?? '',
  spoken: (scored) =>
    scored === 0 ? pointCount(0) : `${pointCount(scored)}: ${WHY[scored] ?? ''}`,
  cardsLeft: (count) => `aún ${cardCount(count)}`,
  stopped: `Interrumpida tras ${TURN_CAP} turnos por persona: nadie se quedó sin cartas.`,
  sheet: 'De dónde salen los puntos',
  wonMark: 'acaba antes que nadie',
  fewestMark: FEWEST,

  shared: (winners, each) =>
    `Empate a ${pointCount(each)} en el primer puesto: ${people(winners)}.`,

  decided: ({ winner, lead, wins, rounds, hasFewest, since }) => {
    const by = `${does(winner, 'Ganas', 'gana')} por ${pointCount(lead)}`;
    if (rounds === 1)
      return wins === 0
        ? `${by}: nadie se quedó sin cartas, así que decidió quién tenía menos.`
        : `${by}, al acabar antes que nadie${hasFewest ? ' y con menos cartas' : ''}.`;
    const how =
      wins === 0
        ? 'sin haber acabado antes que nadie ni una sola vez'
        : `tras acabar antes que nadie en ${wins} de ${rounds} rondas`;
    const lasting =
      since === undefined
        ? ''
        : since === 1
          ? ` ${does(winner, 'Fuiste', 'fue')} por delante desde la primera ronda.`
          : since === rounds
            ? ' La última ronda lo decidió todo.'
            : ` ${does(winner, 'Te pusiste', 'se puso')} en cabeza en la ronda ${since} y ya no ${winner.isReader ? 'soltaste' : 'soltó'} la ventaja.`;
    return `${by}, ${how}.${lasting}`;
  },

  known: 'Lo que el juego ha revelado',
  lacks: ({ who, count, handSize, cards, hasNoPair }) => {
    if (count >= handSize)
      return `${owned(who, 'En tu mano', 'En la mano')} no hay ningún ${either(cards.map(nameOf))}${
        hasNoPair ? ', ni tampoco 8 y Medio juntos' : ''
      }.`;
    const most = handSize - count;
    return `Como mucho ${most === 1 ? 'una' : inWords(most)} de ${owned(who, `tus ${inWords(handSize)} cartas`, `las ${inWords(handSize)} cartas`)} ${
      most === 1 ? 'puede' : 'pueden'
    } ser ${either(cards.map(one))}.`;
  },
};
