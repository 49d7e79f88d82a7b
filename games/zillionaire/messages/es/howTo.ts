/** Cómo se juega, desde el principio. Los **nombres del juego** van resaltados. */

import { list } from '@parlor/grammar/es';
import { FIVE, type Play } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cards } from './cards.ts';

const led = ({ rank, count }: Play): string => `se abre con ${cards(rank, count)}`;

const beats = ({ rank, count }: Play, before: Play): string =>
  rank === FIVE
    ? 'basta un 5'
    : `${cards(rank, count)} ${before.count === 1 ? 'lo' : 'los'} ${count === 1 ? 'supera' : 'superan'}`;

export const howTo: Messages['howTo'] = {
  aim: {
    title: 'De qué se trata',
    text: 'Deshazte de tus cartas. Quien se queda primero sin ellas pasa a ser **Rich**, quien se queda con cartas al final pasa a ser **Poor**, y tu rango decide dónde te sientas y qué cartas intercambias en la ronda siguiente. Tras las rondas acordadas, gana la partida quien tenga más puntos.',
    note: 'Puntos de Rich a Poor: 6, 5, 4, 3, 2, 1. Con menos de seis personas faltan algunos de los rangos intermedios.',
  },
  round: {
    title: 'Una baza',
    text: 'Alguien abre con tantas cartas del mismo valor como quiera. En sentido horario, los demás juegan **la misma cantidad de un valor más alto** o pasan. Pasar no es definitivo: si la baza vuelve a ti, puedes jugar de nuevo. Cuando pasan todos los demás, una persona tras otra, quien jugó en último lugar gana la baza y abre la siguiente.',
  },
  ranks: {
    title: 'De menor a mayor',
    text: 'Los números suben del 1 al 8. Por encima están Bump, Bankrupt, Bankroll, Millionaire y Zillionaire.',
    climb:
      'La Escalera, en el centro de la mesa, muestra los trece valores; se iluminan los que superan lo que hay encima. En las partidas que no cuentan para la clasificación, la cifra bajo cada escalón dice cuántas cartas de ese valor siguen en juego.',
  },
  five: {
    title: 'El 5: cualquier cantidad',
    text: 'Un 5 se juega siempre solo y vale por tantos cincos como pida la baza. Cuando un 5 **abre** la baza, la cantidad queda libre: quien lo supere primero elige cuántas cartas son.',
  },
  special: { title: 'Cartas con efectos especiales' },
  out: {
    title: 'Quedarse sin cartas',
    text: 'Con tu última carta te llevas el mejor rango que quede libre. Los demás aún pueden superar esa carta; si nadie lo hace, abre la siguiente persona que tenga cartas. La ronda acaba cuando solo queda una persona con cartas.',
  },
  next: {
    title: 'La ronda siguiente',
    text: 'Todo el mundo cambia de sitio: Poor se sienta a la izquierda de Rich, y los demás siguen de menor a mayor rango. Rich reparte. Después se intercambian cartas, y nadie elige: Rich da a Poor sus dos cartas más bajas y recibe las dos más altas de Poor. A partir de cuatro personas, otra pareja intercambia una sola carta. Abre Poor.',
    note: 'En cada ronda hay dos cartas que nadie ve, así que nunca puedes saber con certeza qué tienen los demás.',
  },
  screen: {
    title: 'En esta mesa',
    text: 'Toca una carta y se levantarán tantas de su valor como pida la baza; toca cartas sueltas para cambiarlo. Para jugarlas, arrástralas hacia arriba o pulsa el botón dorado. Con el teclado, las cifras eligen un valor, 9 recorre las cartas con nombre, + y − cambian la cantidad, Intro juega y P pasa.',
  },
  led,
  beats,
  example: (plays) =>
    `Por ejemplo: ${list(plays.map((play, nth) => (nth === 0 ? led(play) : beats(play, plays[nth - 1]!))))}.`,
};
