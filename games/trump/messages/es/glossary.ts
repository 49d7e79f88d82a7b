/** Qué hace cada cosa de la mesa. */

import { list, millions } from '@parlor/grammar/es';
import { DIE_PAYS, PROPERTY_SPACE_PAYS, TAX_PER_PROPERTY } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

export const glossary: Messages['glossary'] = {
  card: ({ kind, properties, amount, owned }) => {
    switch (kind) {
      case 'profit':
      case 'pairProfit':
        return `Paga ${millions(amount)} si posees ${list(properties)}.`;
      case 'dieProfit':
        return `Si posees ${list(properties)}, tira el dado: paga ${millions(DIE_PAYS)} por punto. Con una T quitas una carta y vuelves a tirar.`;
      case 'anyProfit':
        return `Paga ${millions(amount)} si posees alguna propiedad.`;
      case 'manyProfit':
        return `Paga ${millions(amount)} si posees ${owned} propiedades o más.`;
      case 'tax':
        return `Otra persona te paga ${millions(TAX_PER_PROPERTY)} por cada propiedad suya, o todo su efectivo y una propiedad.`;
      case 'forceSale':
        return 'Saca a subasta la propiedad que quieras, tenga dueño o no; haces de Agente.';
      case 'rollFive':
        return 'Cinco tiradas; con cada T le quitas una carta a quien elijas.';
      case 'investor':
        return `Sube ${millions(amount)} tu puja en una subasta. Desde ese momento, todo el mundo puede añadir efectivo propio.`;
      case 'out':
        return 'Expulsa de una subasta a otra persona que puja.';
      case 'back':
        return 'Te devuelve a una subasta con tu puja después de una expulsión.';
    }
  },
  space: (data) => {
    switch (data.space) {
      case 'start':
        return 'Si caes aquí, quitas una carta al azar a cada rival.';
      case 'money':
        return `Pon ${millions(data.amount)} de la banca en una caja libre y luego roba una carta.`;
      case 'saleUnowned':
        return 'Saca a subasta una propiedad libre.';
      case 'saleAny':
        return 'Saca a subasta la propiedad que quieras, tenga dueño o no.';
      case 'roll':
        return `Vuelve a tirar el dado: la banca te paga ${millions(DIE_PAYS)} por punto.`;
      case 'trade':
        return 'Puedes cambiar una de tus propiedades por cualquier otra; las cajas van incluidas.';
    }
  },
  property: `Una propiedad con su caja. Quien cae en ella pone ${millions(PROPERTY_SPACE_PAYS)} de la banca en la caja.`,
};
