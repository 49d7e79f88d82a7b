/** Lo que se dice del juego antes de que nadie se siente: su nombre, sus bots, sus modalidades y opciones. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Bazar',
  line: 'Puja en secreto por mercancías que valen más juntas.',
  bots: {
    beginner: 'Juega y ya verá qué pasa.',
    casual: 'Prueba unas cuantas cosas en la cabeza.',
    skilled: 'Piensa un poco más.',
    expert: 'Se toma el tiempo que haga falta.',
  },
  presets: {
    standard: ['Estándar', 'Ocho días, con exploradores.'],
    brief: ['Corta', 'Cuatro días y bolsas más pequeñas.'],
  },
  options: {
    days: { name: 'Días', line: 'Cuánto dura el mercado.' },
    purse: { name: 'Bolsa', line: 'Las monedas con las que empieza todo el mundo.' },
    scouting: {
      name: 'Exploradores',
      line: 'Si al comprar se puede mirar una mercancía que está por venir.',
    },
  },
};
