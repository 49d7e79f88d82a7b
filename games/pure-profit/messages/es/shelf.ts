/** Lo que se dice del juego antes de sentarse: su nombre, sus bots, sus modalidades y sus opciones. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Pure Profit',
  line: 'Apila diez millones en tu Banco mientras los demás se sirven.',
  bots: {
    beginner: 'Ingresa lo que encaja y se lanza sobre todo lo que brilla.',
    casual: 'Buenas costumbres, nada de cuentas.',
    skilled: 'Juega mentalmente la próxima ronda antes de actuar.',
    expert: 'Cuenta las cartas que faltan y sabe a quién desvalijar.',
  },
  presets: {
    standard: ['Clásica', 'Una sola partida.'],
    series: ['Serie', 'Tres partidas; se suman las cimas de tus Bancos.'],
    openSteal: ['Hurtos a la vista', 'Se mira antes de quitar.'],
  },
  options: {
    games: {
      name: 'Partidas',
      line: 'Una partida, o una serie en la que cuentan tres Bancos.',
      values: { '1': 'Una', '3': 'Tres' },
    },
    openSteal: {
      name: 'Hurtos a la vista',
      line: 'Se ve la mano de la víctima y se elige qué quitarle.',
    },
    steals: {
      name: 'Hurtos jugados',
      line: '¿Se baraja de nuevo un Hurto ya jugado cuando se agota el mazo?',
      values: { once: 'Fuera del juego', reshuffled: 'Vuelven' },
    },
    finish: {
      name: 'Final de la partida',
      line: '¿Tiene que quedar una carta para descartar al terminar con varias?',
      values: { free: 'Sin condiciones', discard: 'Con una carta para descartar' },
    },
    deck: {
      name: 'Baraja',
      line: 'La baraja de Parlor, o una propia.',
    },
  },
};
