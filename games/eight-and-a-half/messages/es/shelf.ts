/** Lo que se dice del juego antes de sentarse: su nombre, sus bots, sus modalidades y sus opciones. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: '8½',
  line: 'Sube el montón de medio en medio, y que no te atrapen por el camino.',
  bots: {
    beginner: 'Le encanta atrapar, olvida lo que ya ha salido y no se guarda nada.',
    casual: 'Primero las cartas bajas, los comodines al final, los Medios sin riesgo.',
    skilled: 'Juega mentalmente la ronda unas cuantas veces.',
    expert: 'Cuenta todas las cartas y sabe lo que queda por salir.',
  },
  presets: {
    standard: ['Clásica', 'Seis rondas.'],
    short: ['Corta', 'Una sola ronda.'],
  },
  options: {
    rounds: { name: 'Rondas', line: 'Cuántas rondas tiene la partida; gana el total más alto.' },
    halves: {
      name: 'Varios Medios',
      line: 'Varios Medios en un turno cuentan como una sola jugada, o se ponen de uno en uno, ninguno sobre 8½.',
      values: { together: 'Juntos: dos sobre 8 hacen 9', oneByOne: 'De uno en uno' },
    },
    collected: {
      name: 'Manos recogidas',
      line: '¿Muestra la mesa las cartas que todo el mundo vio ir a una mano?',
      values: { shown: 'A la vista', memory: 'De memoria' },
    },
    memoryAids: {
      name: 'Ayuda de memoria',
      line: 'Al jugar de memoria, las pistas y los bots siguen conociendo esas cartas.',
    },
  },
};
