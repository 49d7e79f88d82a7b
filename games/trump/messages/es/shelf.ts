/** Lo que se dice del juego antes de sentarse: su nombre, sus bots, sus modalidades y opciones. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Trump: The Game',
  line: 'Puja en secreto, levanta un imperio y negocia hasta llegar a la cima.',
  bots: {
    beginner: 'Compra lo que brilla y juega todas las cartas que pagan.',
    casual: 'Sabe lo que vale una propiedad y va siempre a medias.',
    skilled: 'Prueba cada puja mentalmente antes de escribirla.',
    expert: 'Puja hasta los últimos diez millones y lee la letra pequeña.',
  },
  presets: {
    standard: ['Clásica', 'Cajas a la vista; el dinero de los inversores se conserva.'],
    rulebook: ['Según el reglamento', 'Hay que recordar las cajas y el efectivo de los demás.'],
    memory: ['De memoria', 'Hay que recordar lo que hay en cada caja.'],
    returned: ['Dinero devuelto', 'Quien pierde una subasta devuelve el dinero de los inversores.'],
    noDeals: ['Sin tratos', 'La segunda fase se juega solo con cartas.'],
  },
  options: {
    investorMoney: {
      name: 'Dinero de los inversores',
      line: 'Qué hace quien pierde una subasta con lo que aportaron sus inversores.',
      values: { kept: 'Se lo queda', returned: 'Lo devuelve' },
    },
    boxes: {
      name: 'Cajas',
      line: '¿Ve siempre todo el mundo lo que hay en ellas?',
      values: { open: 'A la vista', memory: 'Cerradas, de memoria' },
    },
    cash: {
      name: 'Efectivo',
      line: '¿Ve todo el mundo lo que tienen los demás, o solo lo que se mueve?',
      values: { open: 'A la vista', memory: 'De memoria' },
    },
    memoryAids: {
      name: 'Ayuda de memoria',
      line: 'Con las cajas o el efectivo de memoria, las pistas y los bots siguen llevando la cuenta.',
    },
    deals: {
      name: 'Tratos',
      line: 'Cuántos tratos puede proponer cada persona en la segunda fase.',
    },
    components: {
      name: 'Propiedades, cartas y tablero',
      line: 'El conjunto de Parlor, o uno propio.',
    },
  },
};
