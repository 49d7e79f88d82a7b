/** El material valor por valor, y por qué se rechaza un conjunto, lo bastante corto para caber al lado. */

import { millions, plural } from '@parlor/grammar/es';
import type { SpaceKind } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

const places: Readonly<Record<SpaceKind, string>> = {
  start: 'SALIDA',
  property: '',
  money: 'Dinero para una caja libre',
  saleUnowned: 'Subasta (propiedad libre)',
  saleAny: 'Subasta (a elegir)',
  roll: 'Otra tirada',
  trade: 'Cambio',
};

export const contents: Messages['contents'] = {
  properties: 'Propiedades',
  property: (number) => `Propiedad ${number}`,
  newProperty: 'Añadir una propiedad',
  allCards: 'Todas las cartas',
  board: 'Tablero',
  space: (number) => `Casilla ${number}`,
  newSpace: 'Añadir una casilla',
  spaces: 'Casillas',
  name: 'Nombre',
  pays: 'Paga',
  brings: 'Aporta',
  copies: 'Cantidad',
  owned: 'Propiedades necesarias',
  forProperty: 'Propiedad',
  both: 'Para',
  place: 'Qué hay aquí',
  amount: 'Importe',
  newCard: 'Añadir una carta',
  money: millions,
  many: (owned) => plural(owned, { one: '# propiedad', other: '# propiedades' }),
  kinds: {
    profit: ['Cartas de renta, una propiedad', 'Renta'],
    dieProfit: ['Cartas de renta al dado', 'Renta al dado'],
    pairProfit: ['Cartas de renta, dos propiedades', 'Dos propiedades'],
    anyProfit: ['Cartas de renta, cualquier propiedad', 'Cualquier propiedad'],
    manyProfit: ['Cartas de renta, tres y cuatro propiedades', 'Varias propiedades'],
    tax: ['Cartas Impuesto', 'Impuesto'],
    forceSale: ['Cartas Subasta forzosa', 'Subasta forzosa'],
    rollFive: ['Cartas Cinco tiradas', 'Cinco tiradas'],
    investor: ['Cartas Inversor', 'Inversor'],
    out: ['Cartas Expulsión', 'Expulsión'],
    back: ['Cartas Regreso', 'Regreso'],
  },
  placeOf: (kind, property) => (kind === 'property' ? property : places[kind]),
  refused: {
    'components-property-name': ({ max }) =>
      `Un nombre de 1 a ${max} caracteres, sin espacios al principio ni al final.`,
    'components-property-twice': () => 'Otra propiedad tiene este nombre.',
    'components-property-count': ({ min, max }) =>
      `Tiene que haber entre ${min} y ${max} propiedades.`,
    'components-card': () =>
      'Los importes van de diez en diez, de 10 a 500; las cantidades de cartas, de 1 a 150.',
    'components-card-twice': () => 'Esta carta ya existe: aumenta la cantidad.',
    'components-deck-size': ({ min, max }) => `Tiene que haber entre ${min} y ${max} cartas.`,
    'components-too-many-faces': ({ max }) => `Puede haber como máximo ${max} cartas diferentes.`,
    'components-space': () => 'Los importes van de diez en diez, de 10 a 500.',
    'components-space-twice': () => 'Esta propiedad ya tiene una casilla.',
    'components-start': () => 'Solo la primera casilla es SALIDA.',
    'components-board-size': ({ min, max }) => `El tablero tiene entre ${min} y ${max} casillas.`,
    'components-property-not-on-board': () => 'Cada propiedad necesita una casilla en el tablero.',
    'components-no-sale-space': () => 'Al menos una casilla tiene que ser de subasta.',
    'components-not-an-object': () => 'Esto no es un conjunto de propiedades, cartas y casillas.',
    'components-field-unknown': () => 'El conjunto tiene un elemento que no existe.',
    'components-lists-missing': () => 'Al conjunto le falta un elemento.',
    'components-property-field': () => 'En esta propiedad hay algo que no le corresponde.',
    'components-card-field': () => 'En esta carta hay algo que no le corresponde.',
    'components-space-field': () => 'En esta casilla hay algo que no le corresponde.',
    'components-rebuilt': () => 'No se puede leer de dónde salen los valores.',
  },
  refusedOtherwise: 'Con esto no se puede jugar.',
};
