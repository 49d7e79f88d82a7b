/** Lo que explica una primera partida guiada, y lo que hacen las teclas. */

import { millions } from '@parlor/grammar/es';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCard } from './names.ts';

export const lessons: Messages['lessons'] = {
  finish: {
    title: 'Puedes terminar la partida',
    text: `Tienes en la mano todos los escalones que le faltan a tu Banco. Las cartas levantadas entran juntas, hasta ${millions(GOAL)}, y ganas la partida.`,
  },
  settle: {
    title: 'Dos clases de Quiebra',
    text: 'La baja se lleva tu carta de valor más baja, la alta la más alta, y tú dices cuál va ahora. Importa cuando tienes menos cartas de valor que Quiebras.',
  },
  'settle-first': {
    title: 'Dos clases de Quiebra',
    text: 'La baja se lleva tu carta de valor más baja, la alta la más alta. Tú dices cuál va primero: la última carta de valor descartada la puede tomar quien juega después de ti.',
  },
  lay: {
    title: 'Parejas para descartar',
    text: 'Cada Quiebra se descarta con su carta de valor encima. Tú eliges el orden: la última carta de valor que descartas la puede tomar quien juega después de ti; las demás quedan enterradas.',
  },
  stuck: {
    title: 'Una Quiebra sin carta de valor',
    text: 'Una Quiebra que no encuentra carta de valor se queda en tu mano. Mientras tanto puedes jugar un Hurto, que quizá te traiga una, o pasar.',
  },
  take: {
    title: 'De una en una',
    text: 'Elige a alguien y recibes una de sus cartas, sin verla antes. Mírala, y entonces quita otra o déjalo. A nadie se le quita su última carta.',
  },
  'take-open': {
    title: 'De una en una',
    text: 'Elige a alguien para ver toda su mano y quitarle una carta. Después quita otra o déjalo. A nadie se le quita su última carta.',
  },
  choose: {
    title: 'Una mano a la vista',
    text: 'Ves toda la mano y quitas la carta que quieras. Las cartas que has visto siguen visibles en ese asiento mientras estén en esa mano.',
  },
  robbed: {
    title: 'Te han quitado cartas',
    text: 'Un Hurto quita cartas de otras manos sin verlas, pero a nadie la última. Un ojo en una de tus cartas significa que alguien sabe que la tienes.',
  },
  'robbed-open': {
    title: 'Te han quitado cartas',
    text: 'En esta mesa, quien juega un Hurto mira toda la mano y elige una carta, pero a nadie le quita la última. Un ojo en una de tus cartas significa que alguien sabe que la tienes.',
  },
  settled: {
    title: 'Quiebra',
    text: 'Después de robar, cada Quiebra de tu mano se lleva al descarte tu carta de valor más baja o más alta. Ahí termina tu turno, y en tu Banco no entra nada.',
  },
  'bankrupt-coming': {
    title: 'Una Quiebra en tu mano',
    text: 'Golpea en cuanto terminas de robar. Las marcas rojas muestran lo que perderías ahora; una carta más baja o más alta aún puede cambiarlo.',
  },
  draw: {
    title: 'Llena tu mano',
    text: 'Roba hasta tener seis cartas, de una en una. Toca el mazo (o pulsa D) para una carta oculta, o el descarte (X) si arriba hay una carta de valor.',
  },
  closed: {
    title: 'El descarte está cerrado',
    text: 'Nadie puede tomar una Quiebra o un Hurto del descarte. Todo lo que hay debajo queda fuera de alcance hasta que se vuelva a barajar.',
  },
  bank: {
    title: 'Una carta para tu Banco',
    text: `Las cartas con la marca verde encajan. Un Banco empieza con ${aCard(1)}; a partir de ahí, cada carta repite el valor de arriba o vale uno más. Elige una y pulsa el botón dorado, o toca el piso iluminado.`,
  },
  steal: {
    title: 'Tienes un Hurto',
    text: 'En vez de ingresar una carta puedes desvalijar a los demás: juega el Hurto y elige a quién le quitas cartas. No las ves antes, así que cuidado con las Quiebras.',
  },
  'steal-open': {
    title: 'Tienes un Hurto',
    text: 'En vez de ingresar una carta puedes desvalijar a los demás: juega el Hurto, mira una mano y quita la carta que quieras.',
  },
  'nothing-fits': {
    title: 'Nada encaja',
    text: 'Entonces descarta la carta que menos necesites. Ojo con quien juega después de ti: una carta de valor arriba del descarte se puede tomar.',
  },
  'steals-gone': {
    title: 'Los Hurtos jugados ya no están',
    text: 'El mazo se había agotado, y el descarte se ha barajado para formar uno nuevo. Los Hurtos que había en él están fuera del juego; los verás en “Marcador”.',
  },
  shuffled: {
    title: 'Un mazo nuevo',
    text: 'El mazo se había agotado: todo el descarte, menos la carta de arriba, se ha barajado para formar uno nuevo.',
  },
  'next-game': {
    title: 'La siguiente partida de la serie',
    text: 'La cima de cada Banco queda anotada, y todo el mundo vuelve a empezar de cero. Tras tres partidas gana la suma más alta.',
  },
};

export const keys: Messages['keys'] = {
  digits:
    'elegir de la primera a la novena carta de tu mano, o la pareja que descartas; con un Hurto, quitarle una carta a la primera de las demás personas, a la segunda, etcétera',
  draw: 'robar del mazo',
  discard: 'tomar del descarte, o descartar la carta elegida',
  arrows: 'moverte entre las cartas, y entre las pilas y la mano',
  escape: 'anular lo elegido, cerrar una ventana',
};
