/** La primera partida guiada: lo que se explica cuando sale por primera vez. */

import { RAISES, ROOM } from '../../facts/examples.ts';
import type { keys as englishKeys, lessons as englishLessons } from '../en/lessons.ts';
import { Raised, RoomOn } from './examples.ts';

export const lessons: typeof englishLessons = {
  welcome: {
    title: 'Te damos la bienvenida a 8½',
    text: 'Quédate sin cartas antes que nadie: la mano, el mazo con el que la rellenas, tus cartas visibles y las ocultas que hay debajo. La escala del centro muestra el montón; los números que valen están iluminados.',
  },
  start: {
    title: 'Empiezas la ronda',
    text: 'La carta amarilla más baja de todas las manos abre el montón, y la tienes tú. Si la tienes repetida, puedes jugar todas a la vez.',
  },
  swap: {
    title: 'El cambio tras la victoria',
    text: 'Has ganado la última ronda, así que puedes cambiar una de tus cartas visibles por una del farolillo rojo. Las cartas visibles se juegan hacia el final, una por turno: ahí vienen bien los Fantasmas, los Medios y los nueves, y no los números bajos.',
  },
  caught: {
    title: 'Así se atrapa',
    text: 'El montón estaba en un número y medio, y en el turno siguiente se ha jugado el siguiente número entero. Quien dejó el número y medio se lleva todo el montón, y quien atrapa empieza uno nuevo.',
  },
  'can-catch': {
    title: 'Puedes atrapar a alguien',
    text: 'El montón está en un número y medio, y tienes el siguiente número entero, rodeado de rojo en la escala. Juégalo, y quien dejó el número y medio se lo lleva todo. Solo puedes hacerlo tú, y solo ahora.',
  },
  five: {
    title: 'El 5 le da la vuelta a todo',
    text: 'Por esta vez necesitas 5 o menos. Los Medios también valen y anulan la exigencia; un Fantasma la pasa al siguiente turno.',
  },
  'eight-and-a-half': {
    title: 'El montón está en 8½',
    text: 'Sobre 8½ casi nada vale: un 9, que atrapa, un Fantasma, u otro 8 junto con un Medio de tu mano.',
  },
  pair: {
    title: '8 y Medio juntos',
    text: 'Tienes un 8 y un Medio. Puedes jugarlos juntos como 8½ donde valga un 8, y también sobre otro 8½: elige el 8 y luego el Medio.',
  },
  half: {
    title: 'Medio paso',
    text: 'Un Medio vale sobre todo menos sobre 8½ y suma ½. Si dejas el montón en un número y medio, quien juega después puede atraparte con el siguiente número entero. En un número entero no corres peligro, y por encima de 8½ tampoco: ninguna carta es tan alta como para atrapar.',
  },
  halves: {
    title: 'Varios Medios a la vez',
    text: `Los Medios de un mismo turno se suman, y solo cuenta el valor final del montón. ${Raised(RAISES)}, y por el camino no se atrapa a nadie. Solo sobre el propio 8½ no vale ninguno.`,
  },
  'halves-one-by-one': {
    title: 'Los Medios, de uno en uno',
    text: `Puedes jugar varios Medios en un mismo turno. En esta mesa se juegan uno tras otro, y ninguno sobre 8½. ${RoomOn(ROOM)}.`,
  },
  ghost: {
    title: 'Un Fantasma en la mano',
    text: 'Un Fantasma vale sobre todo y no cambia nada, así que siempre puedes jugarlo. Sobre un número y medio cargas con el riesgo: entonces es a ti a quien pueden atrapar.',
  },
  zero: {
    title: 'Vuelta a cero',
    text: 'Un 0 vale sobre cualquier número entero y devuelve el montón a 0. No vale sobre un número y medio.',
  },
  twins: {
    title: 'Dos iguales',
    text: 'Las cartas iguales se pueden jugar juntas en un mismo turno. Toca también la segunda.',
  },
  collected: {
    title: 'Llevarse el montón',
    text: 'Quien no tiene nada que valga se lleva el montón, sin que se le pregunte. Esas cartas quedan aparte: no se vuelven a jugar, pero cuentan al final de la ronda. Quien va después empieza un montón nuevo con la carta que quiera.',
  },
  'collected-into-hand': {
    title: 'A la mano',
    text: 'Cuando alguien juega ya de la mesa, el montón que se lleva va a su mano. Tiene que vaciarla antes de seguir con las cartas de la mesa.',
  },
  table: {
    title: 'De la mesa',
    text: 'No te quedan ni mazo ni mano. Ahora juegas tus cartas visibles, una por turno, y después las ocultas, sin verlas. Desde ahora, el montón que te lleves va a tu mano.',
  },
  memory: {
    title: 'Una mano para recordar',
    text: 'Alguien se ha llevado un montón a la mano. Todo el mundo ha visto las cartas, pero esta mesa no las vuelve a mostrar: recuérdalas si puedes.',
  },
  out: {
    title: 'Sin cartas en un número y medio',
    text: 'Se ha jugado la última carta, pero el montón ha quedado en un número y medio. La ronda solo está ganada si quien juega después no atrapa.',
  },
  round: {
    title: 'Fin de una ronda',
    text: 'Acabar antes que nadie vale dos puntos, y tener menos cartas vale uno, contando las apartadas. Del resto, quien más cartas tiene es el farolillo rojo.',
  },
};

export const keys: typeof englishKeys = {
  digits:
    'elegir una carta o soltarla, contando desde la izquierda; en un cambio, primero las ajenas',
  arrows: 'de carta en carta, y entre la mano, las visibles y las ocultas',
};
