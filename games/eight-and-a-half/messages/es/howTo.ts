/** Cómo se juega, capítulo a capítulo, y cada clase de carta con lo que hace. Los términos del juego van en **negrita**. */

import { capital, inWords } from '@parlor/grammar/es';
import { TURN_CAP, valueName } from '../../facts/cards.ts';
import { CATCH, FITS, ON_EIGHT_AND_A_HALF, ON_NINE, RAISES, ROOM } from '../../facts/examples.ts';
import type { glossary as englishGlossary, howTo as englishHowTo } from '../en/howTo.ts';
import { fitting, Raised, RoomOn } from './examples.ts';
import { nameOf, One, one } from './naming.ts';

const PLAYED = valueName(CATCH.value);

const special = {
  zero: 'vale sobre cualquier número entero y devuelve el montón a 0. No vale sobre un número y medio.',
  five: 'le da la vuelta a todo: quien juega después, y nadie más, necesita 5 o menos, un Medio o un Fantasma. Un Medio anula esta exigencia, un Fantasma la pasa al siguiente turno.',
  nine: `es el número más alto. Sobre él solo vale ${fitting(ON_NINE)}.`,
  half: 'suma ½ y vale sobre todo menos sobre 8½.',
  ghost:
    'vale sobre todo y no cambia nada: quien juega después se encuentra el mismo montón. Sobre un número y medio, el riesgo pasa a quien lo juega.',
};

const halves = {
  together: `Varios Medios en un mismo turno se suman, y solo cuenta el valor final del montón. ${Raised(RAISES)}.`,
  oneByOne: `Varios Medios en un mismo turno se juegan uno tras otro, y ninguno sobre 8½. ${RoomOn(ROOM)}.`,
};

const pair = `Un **8** y un **Medio** pueden jugarse juntos como 8½ donde valga un 8, y también sobre otro 8½. Aparte de eso, sobre 8½ solo vale ${fitting(ON_EIGHT_AND_A_HALF)}.`;

export const howTo: typeof englishHowTo = {
  goal: {
    title: 'El objetivo',
    text: 'Quédate sin cartas antes que nadie. Se juega sobre un montón que sube por números enteros y medios: un número tiene que ser al menos tan alto como el montón. Solo las cartas especiales invierten la regla o lo hacen bajar. Dejarlo en un número y medio es arriesgado: quien juega después puede **atraparte**, y entonces te llevas todo el montón.',
  },
  store: {
    title: 'Lo que tienes delante',
    text: 'Se reparten las 72 cartas. Tres de las tuyas quedan boca abajo: son tus cartas **ocultas**. Otras tres se ponen encima, boca arriba: tus cartas **visibles**. Tres más van a tu mano, y el resto forma tu **mazo**. Después de jugar de la mano, robas hasta volver a tener tres, mientras te quede mazo.',
    caption: 'Dos cartas visibles sobre sus cartas ocultas, y una oculta sola',
  },
  turn: {
    title: 'Tu turno',
    start:
      'Quien tiene en la mano la carta **amarilla** más baja (1, 2, 3, 4, 6, 7, 8) empieza la ronda con ella. Si la tienen varias personas, empieza la primera después de quien reparte; si nadie tiene ninguna, empieza quien va justo después de quien reparte, con la carta que quiera. Luego se juega por turnos.',
    play: 'Juega una carta de la mano, o varias iguales. Un número tiene que ser **igual o más alto** que el montón. Si no tienes ninguna carta que valga, te llevas el montón, y quien va después empieza uno nuevo con la carta que quiera.',
    dial: 'En la escala se iluminan los números que valen.',
    example: `Sobre ${valueName(FITS.value)} puedes jugar ${fitting(FITS)}, que devuelve el montón a cero.`,
    spoken: `El montón está en ${valueName(FITS.value)}. De los números, vale ${fitting(FITS)}.`,
  },
  special: {
    title: 'Cartas especiales',
    ...special,
    halves: `${halves.together} En tu mesa puede haberse acordado otra cosa: mira el último capítulo.`,
    pair,
  },
  catching: {
    title: 'Atrapar',
    text: 'Cuando el montón está en un número y medio, quien juega después, y nadie más, puede jugar el **siguiente número entero**. Entonces quien dejó el número y medio se lleva todo el montón, y quien atrapa empieza uno nuevo. Con cualquier otra carta, el peligro ha pasado. Por encima de 8½ no se atrapa a nadie: ningún número llega tan alto.',
    example: `${PLAYED}: ${one(CATCH.by)} atrapa a quien jugó el Medio.`,
    spoken: `El montón está en ${PLAYED}. ${One(CATCH.by)} atrapa.`,
    caption: `El Medio se queda pegado a su ${nameOf(CATCH.on)}`,
  },
  table: {
    title: 'Cuando se acaba tu mazo',
    play: 'Juega la mano hasta vaciarla. Después vienen tus cartas **visibles**, una por turno, y al final las **ocultas**, que eliges sin verlas. Si una carta oculta no vale, te la llevas junto con el montón.',
    aside:
      'Un montón que te llevas antes de eso queda **aparte** y solo cuenta al final. Desde que juegas de la mesa, va a tu mano a la vista de todo el mundo, y tienes que vaciarla antes de seguir con la mesa.',
  },
  points: {
    title: 'Puntos',
    out: 'para quien se queda sin cartas antes que nadie. Si el montón queda entonces en un número y medio, solo cuenta si quien juega después no atrapa.',
    fewest:
      'para quien tiene menos cartas, contando las apartadas. También puede llevárselo quien gana la ronda, y en caso de empate, lo recibe cada persona empatada.',
    loser: `Del resto, quien más cartas tiene es el **farolillo rojo**. Antes de la ronda siguiente, quien ha ganado puede cambiar una de sus cartas visibles por una del farolillo rojo. Después de ${inWords(6)} rondas, o de las que acuerde la mesa, gana la suma más alta.`,
    stopped: `Si en una ronda se llega a ${TURN_CAP} turnos por persona, se interrumpe: nadie la gana, solo puntúa quien tiene menos cartas y no se cambia nada.`,
  },
  options: {
    title: 'Lo que puede acordar tu mesa',
    halves: `**Medios de uno en uno:** ${halves.oneByOne}`,
    memory:
      '**Manos de memoria:** un montón que alguien se lleva a la mano se ve una vez y ya no se muestra más. Con la ayuda de memoria, las pistas y los bots lo siguen conociendo; sin ella, nadie lo recuerda por ti.',
  },
  twoPoints: '**2 puntos**',
  onePoint: '**1 punto**',
};

export const glossary: typeof englishGlossary = {
  numbers: {
    name: '1, 2, 3, 4, 6, 7, 8',
    does: 'Los números amarillos valen sobre un montón que no sea más alto que ellos, salvo justo después de un 5. El más bajo de todas las manos empieza la ronda. Sobre un número y medio, el siguiente número entero atrapa.',
  },
  special: {
    zero: capital(special.zero),
    five: capital(special.five),
    nine: capital(special.nine),
    half: (isOneByOne) =>
      `${capital(special.half)} ${isOneByOne ? halves.oneByOne : halves.together}`,
    ghost: capital(special.ghost),
  },
  pair: { name: '8 y Medio', does: pair },
  bank: {
    name: 'Mazo',
    does: 'Tu propia reserva de cartas. Después de jugar de la mano, robas de ella hasta volver a tener tres.',
  },
  open: {
    name: 'Cartas visibles',
    does: 'Están boca arriba sobre tus cartas ocultas. Las juegas, una por turno, cuando no te quedan mazo ni mano.',
  },
  blind: {
    name: 'Cartas ocultas',
    does: 'Están boca abajo y nadie las conoce. Las juegas al final, una por turno, sin verlas; si una no vale, te la llevas junto con el montón.',
  },
  aside: {
    name: 'Aparte',
    does: 'Los montones que te llevaste antes de jugar de la mesa. No se vuelven a jugar, pero cuentan al final de la ronda.',
  },
  hand: {
    name: 'Mano recogida',
    does: (isFromMemory) =>
      isFromMemory
        ? 'El montón que se lleva quien ya juega de la mesa va a su mano. Todo el mundo lo ve una vez; después hay que recordarlo.'
        : 'El montón que se lleva quien ya juega de la mesa va a su mano, y todo el mundo puede verlo.',
  },
  bigLoser: {
    name: 'Farolillo rojo',
    does: 'Quien más cartas tiene de entre quienes no han ganado la ronda. Antes de la ronda siguiente, quien ha ganado puede cambiar una carta visible con el farolillo rojo.',
  },
};
