/** Cómo se juega, capítulo a capítulo, y qué hace cada carta. */

import { capital, either, inWords, list, millions } from '@parlor/grammar/es';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCard, cardName, cardNames, some, theCard } from './names.ts';

export const howTo: Messages['howTo'] = {
  about: {
    title: 'De qué se trata',
    paragraphs: [
      `Levanta tu **Banco** de ${millions(1)} a ${millions(GOAL)}, escalón a escalón. El primer Banco completo pone fin a la partida y la gana. Por el camino, las Quiebras devoran tus cartas y los ladrones rebuscan en tu mano.`,
    ],
    caption: (tops) => `Bancos en ${list(tops.map(millions))}: el último está completo.`,
  },
  turn: {
    title: 'Tu turno',
    paragraphs: [
      'Primero **robas** hasta tener seis cartas. Las tomas de una en una y eliges cada vez de dónde: una carta oculta del mazo, o la de arriba del descarte si es una carta de valor. Si ya tienes seis cartas o más, no robas.',
      'Después haces **una sola** cosa: ingresar una carta, descartar una carta o terminar la partida.',
    ],
    caption: (top) => `El mazo, y ${aCard(top)} que puedes tomar.`,
  },
  bank: {
    title: 'El Banco',
    paragraphs: [
      `Empieza con ${aCard(1)}. A partir de ahí, cada carta **repite el valor de arriba o vale uno más**. Repetir un valor no te sube un escalón, pero la carta está a salvo. De un Banco no sale nunca nada.`,
    ],
    caption: (laid, fits) =>
      `Después de ${cardNames(laid)}, la siguiente carta es ${either(fits.map(aCard))}.`,
  },
  discards: {
    title: 'El descarte',
    paragraphs: [
      'Solo se puede tomar la carta de arriba, y solo si es una carta de valor. Una Quiebra o un Hurto arriba **cierra** el descarte: nadie puede tomar esa carta, y lo que hay debajo queda fuera de alcance hasta que se agota el mazo y se vuelve a barajar el descarte, menos la carta de arriba.',
      'Un Hurto sirve una sola vez: al volver a barajar, queda fuera del juego. Con la opción “Hurtos jugados: Vuelven” se baraja como cualquier otra carta.',
    ],
    caption: (top) => `${cardName(top)} arriba: el descarte está cerrado, haya lo que haya debajo.`,
  },
  bankrupt: {
    title: 'La Quiebra',
    paragraphs: [
      'Si tienes una Quiebra después de robar, no hay elección: la descartas, y encima tu carta de valor **más baja** o **más alta**. Si tienes varias, primero cada una se lleva su carta de valor; después descartas las parejas **en el orden que quieras**. Ese es todo tu turno.',
      'Una Quiebra que no encuentra carta de valor se queda en tu mano hasta tu próximo turno. Si ninguna de tus Quiebras la encuentra, mientras tanto puedes jugar un Hurto. Y si tienes seis cartas o más y todas son Quiebras, descartas una de ellas, sola.',
    ],
    caption: (values, pairs) =>
      `Con ${cardNames(values)} en la mano, ${cardNames(pairs.map(([bankrupt]) => bankrupt))} te cuestan ${cardNames(pairs.map(([, value]) => value))}.`,
  },
  steal: {
    title: 'El Hurto',
    paragraphs: [
      'Al descartar un Hurto puedes quitar hasta **una, dos o tres** cartas de otras manos, a una sola persona o a varias. Quitas una, la miras, y entonces quitas otra o lo dejas. A nadie se le quita su última carta. Con eso termina tu turno.',
      'No ves las cartas antes de quitarlas: es cuestión de suerte, y puede tocarte una Quiebra. Con la opción “Hurtos a la vista” eliges a alguien, miras toda su mano y le quitas la carta que quieras.',
    ],
    caption: (steals) => `${cardNames(steals)}.`,
  },
  ending: {
    title: 'Terminar la partida',
    paragraphs: [
      'Si tienes en la mano **todos los escalones que le faltan a tu Banco**, y ninguna Quiebra, puedes ingresarlos todos a la vez, y con eso ganas la partida. También pueden entrar cartas repetidas. Si te sobran cartas, descartas una. Con la opción “Con una carta para descartar”, tiene que sobrarte una siempre que termines con más de una carta.',
      'Si nadie lo consigue en 200 turnos por persona, la partida se detiene y gana el Banco más alto.',
    ],
    caption: (top, laid, discard) =>
      `Desde ${millions(top)}, terminas con ${cardNames(laid)} y descartas ${some(discard)}.`,
  },
  series: {
    title: 'Una serie de tres',
    paragraphs: [
      'Con la opción de tres partidas, después de cada una se anota la cima de todos los Bancos; un Banco vacío cuenta cero. Tras las tres gana la suma más alta, así que también un buen segundo puesto vale la pena. Si hay empate, la victoria se comparte.',
    ],
  },
};

export const glossary: Messages['glossary'] = {
  values: {
    name: `De ${millions(1)} a ${millions(GOAL)}`,
    does: `Cartas de valor. Un Banco empieza con ${aCard(1)}; a partir de ahí, cada carta repite el valor de arriba o vale uno más. ${capital(theCard(GOAL))} completa el Banco y pone fin a la partida.`,
  },
  bankrupt: (isLowest) =>
    `Si la tienes después de robar, la descartas con tu carta de valor más ${isLowest ? 'baja' : 'alta'} encima, y tu turno termina. Nadie puede tomarla del descarte.`,
  steal: (power, { openSteal, steals }) => {
    const cards = power === 1 ? 'una carta' : `hasta ${inWords(power)} cartas`;
    const how = openSteal
      ? `Descártalo para mirar otras manos y quitar ${cards} a tu elección.`
      : `Descártalo para quitar ${cards} de otras manos, sin verlas.`;
    const after =
      steals === 'once'
        ? 'Una vez jugado, queda fuera del juego en cuanto se vuelve a barajar.'
        : 'Una vez jugado, se baraja de nuevo con las demás cartas.';
    return `${how} A nadie se le quita su última carta. ${after}`;
  },
  bank: {
    name: 'Banco',
    does: `Tu fila de cartas de valor. Nadie puede tocar lo que hay en ella. El primer Banco que llega a ${millions(GOAL)} gana la partida.`,
  },
  drawPile: {
    name: 'Mazo',
    does: 'Cartas ocultas. Cuando se agota, se baraja el descarte, menos la carta de arriba, para formar uno nuevo.',
  },
  discardPile: {
    name: 'Descarte',
    does: 'Se puede tomar la carta de arriba si es una carta de valor. Una Quiebra o un Hurto arriba lo cierra.',
  },
};
