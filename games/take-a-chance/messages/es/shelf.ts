/** Lo que se dice del juego antes de sentarse: nombre, bots, modalidades y opciones. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Take a Chance',
  line: 'Más colores, más dados y un boleto para probar suerte.',
  bots: {
    beginner: 'Compra lo que brilla y tira los dados por oírlos rodar.',
    casual: 'Juega por intuición: unas cuantas cartas buenas y luego los boletos.',
    skilled: 'Se sabe de memoria las probabilidades de cada tirada.',
    expert: 'Cuenta dados, boletos y turnos, y pone fin a la partida cuando va por delante.',
  },
  presets: {
    standard: ['Clásica', 'Seis boletos por persona, siete en partidas de dos; reglas básicas.'],
    short: ['Corta', 'Cinco boletos por persona.'],
    long: ['Larga', 'Siete boletos por persona.'],
    auctions: ['Subastas', 'Las cartas del mercado se las lleva la puja más alta.'],
    luckyCharm: ['Amuletos', 'Un dado más, y amuletos que pagan.'],
    advanced: ['Avanzada', 'Subastas y amuletos a la vez.'],
    even: ['Turnos iguales', 'Todo el mundo juega el mismo número de turnos.'],
  },
  options: {
    tickets: {
      name: 'Boletos',
      line: 'Con cuántos boletos empieza cada persona. En partidas de dos, siempre son siete.',
    },
    auctions: {
      name: 'Subastas',
      line: 'Las cartas del mercado se las lleva la puja más alta. Para tres o más.',
    },
    luckyCharm: {
      name: 'Amuletos',
      line: 'Un dado de amuletos acompaña a cada tirada y paga por los amuletos, tuyos o de los demás. Para tres o más.',
    },
    or: {
      name: 'El O BIEN de un boleto',
      line: 'A elegir, o solo si la primera acción no se puede hacer.',
      values: { free: 'A elegir', forced: 'Si hace falta' },
    },
    ending: {
      name: 'Tras el último boleto de una pila',
      line: 'Todo el mundo tiene un turno más; o se completa la ronda y se juega otra entera.',
      values: { rulebook: 'Un turno más', evenTurns: 'Turnos iguales' },
    },
    set: { name: 'Cartas y boletos', line: 'El conjunto de Parlor, o uno propio.' },
  },
};
