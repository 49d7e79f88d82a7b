/** Lo que se dice del juego antes de que nadie se siente: su nombre, sus bots, sus modalidades y opciones. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Zillionaire',
  line: 'Supera cada jugada, vacía tu mano y acaba siendo Rich.',
  bots: {
    beginner: 'Juega lo que encaja y confía en la suerte.',
    casual: 'No rompe parejas y guarda las cartas altas para el final.',
    skilled: 'Antes de cada jugada repasa mentalmente la ronda hasta el final.',
    expert: 'Adivina tu mano por lo que no has jugado.',
  },
  presets: {
    standard: ['Clásica', 'Cuatro rondas, para que el rango importe.'],
    quick: ['Rápida', 'Una sola ronda.'],
    evening: ['Toda la velada', 'Diez rondas.'],
  },
  options: {
    games: {
      name: 'Rondas',
      line: 'Cuántas rondas tiene la partida; gana el total más alto.',
    },
  },
};
