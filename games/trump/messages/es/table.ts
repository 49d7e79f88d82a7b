/** Lo que está escrito en la mesa: lo bastante corto para un teléfono, y lo que se lee en voz alta en su lugar. */

import { millions, number, people as listed, plural, Subject } from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import type { Messages } from '../en/index.ts';

const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });

/** “tuya”, “de Ana”: una propiedad. */
const whose = ({ name, isReader }: Person): string => (isReader ? 'tuya' : `de ${name}`);

/** Con quien lee entre ellos: “compartís”. */
const share = (winners: readonly Person[]): string =>
  winners.some((one) => one.isReader) ? 'compartís' : 'comparten';

export const table: Messages['table'] = {
  cards,
  part: (part) => (part === 1 ? 'Fase 1, compras' : 'Fase 2, tratos'),
  pile: (count) => `mazo ${count}`,
  closing: 'subastas finales',
  closingAgain: 'subastas finales, segunda ronda',
  players: (count) => `${count} personas`,
  boxesShut: 'cajas cerradas',
  cashFromMemory: 'efectivo de memoria',
  cashUnseen: 'efectivo que recordar',
  investorsReturn: 'inversores: dinero devuelto',
  noDeals: 'sin tratos',

  board: 'Tablero',
  spaces: {
    start: 'SALIDA',
    saleUnowned: 'Subasta: libres',
    saleAny: 'Subasta: todas',
    roll: 'Dado × 20',
    trade: 'Cambio',
  },
  space: (name, pawns) => (pawns.length === 0 ? name : `${name}. Aquí: ${listed(pawns)}`),
  property: (name, box, owner) => `${name}, ${box}, ${owner}`,
  box: (amount) => `caja ${millions(amount)}`,
  boxLeast: (amount) => `caja cerrada, al menos ${millions(amount)}`,
  atLeast: (amount) => `${number(amount)}+`,
  unowned: 'libre',
  owner: whose,
  outOfGame: 'fuera del juego',
  village: 'Las propiedades y sus cajas',
  pileOf: (count) => `Mazo, ${cards(count)}`,

  sale: 'Subasta',
  forSale: (owner) => `a subasta, ${owner ? whose(owner) : 'libre'}`,
  inBox: (amount) => `${millions(amount)} en la caja`,
  boxShut: 'la caja está cerrada',
  bids: 'Pujas',
  openings: 'Pujas iniciales selladas',
  standing: (state, isBroker) => (isBroker ? `Agente, ${state}` : state),
  states: {
    sealed: 'puja sellada',
    choosing: 'se lo piensa',
    open: 'por responder',
    myTurn: 'te toca',
    asked: 'le toca',
    in: 'dentro',
    leads: 'en cabeza',
    out: 'fuera',
    none: 'sin puja',
  },
  sealedWith: (amount) => `sellada: ${millions(amount)}`,
  bidLabel: (who, bid, state) => `${Subject(who)}, ${millions(bid)}, ${state}`,
  soldTo: (buyer) => (buyer.isReader ? 'Ya es tuya' : `Adjudicada a ${buyer.name}`),
  keptBy: (owner) => `${owner.isReader ? 'Te quedas' : `${owner.name} se queda`} con la propiedad`,
  nobody: 'Nadie puja',
  nobodyYet: 'Nadie puja: volverá a salir',
  forPrice: (price) => `por ${millions(price)}`,
  intoBox: (price) => `${millions(price)} van a la caja`,
  yourOpening: 'Tu puja inicial',
  openingLabel: 'Puja inicial en millones',
  millionWord: 'millones',
  zeroOut: '0, fuera',
  boxHolds: (amount) => `en la caja: ${amount}`,
  allCash: (amount) => `todo: ${number(amount)}`,
  yourBid: 'Prepara tu puja',
  onTable: 'en la mesa',
  investors: (count) => plural(count, { one: 'inversor', other: 'inversores' }),
  ownCash: 'efectivo',
  bidSum: 'tu puja',
  less: '10 menos',
  more: '10 más',
  cashOpen: 'Se puede añadir efectivo: en esta subasta ya se ha jugado un Inversor.',
  cashLocked: 'No se puede añadir efectivo hasta que se juegue un Inversor en esta subasta.',
  comesBack: 'Si pierdes, recuperas toda tu puja.',
  comesBackLess: 'Si pierdes, recuperas tu efectivo; el dinero de los inversores va a la banca.',

  hand: 'Tu mano',
  handEmpty: 'No tienes cartas.',
  card: (name, count) => (count > 1 ? `${name}, ${count} veces` : name),
  cardChosen: (name, chosen, count) => (count > 1 ? `${name}, ${chosen} de ${count}` : name),
  cardNew: 'recién robada',
  cardPromised: 'prometida',
  myCash: (amount) => `${millions(amount)} en efectivo`,
  myProperties: 'Tus propiedades',

  moneyHead: 'Dinero',
  moneyNote: 'efectivo y cajas',
  moneyNoteBids: 'pujas incluidas',
  player: 'Nombre',
  cashHead: 'Efectivo',
  boxesHead: 'Cajas',
  debtsHead: 'Deudas',
  sumHead: 'Total',
  partner: (cash, hand) => (cash === null ? cards(hand) : `${millions(cash)}, ${cards(hand)}`),

  taxOn: (amount, properties) =>
    `${millions(amount)} por ${plural(properties, { one: '# propiedad', other: '# propiedades' })}`,
  ownsNothing: 'sin propiedades',
  story: 'Lo último que ha pasado',
  quiet: 'Las fichas están en SALIDA.',
  quietDealing:
    'El tablero está guardado: desde ahora, son las cartas y los tratos los que dan dinero.',
  tradeScene: 'Cambio',
  youGive: 'das',
  youGet: 'recibes',
  chooses: (chooser, from, to) =>
    `${chooser.isReader ? 'Eliges' : `${chooser.name} elige`} qué carta ${whose(from)} ${to.isReader ? 'te llega' : `va a ${to.name}`}.`,
  dealsComing: 'Se están cargando los formularios de los tratos.',
  dealsFailed: 'No se han podido cargar los formularios de los tratos. ¿Tienes conexión?',

  won: (winner, sum, by) =>
    `${winner.isReader ? 'Ganas' : `${winner.name} gana`} con ${millions(sum)}, ${millions(by)} de ventaja.`,
  shared: (winners, sum) =>
    `${listed(winners)} ${share(winners)} la victoria con ${millions(sum)} por cabeza.`,
  how: 'Cómo se llegó aquí',
};

export const keys: Messages['keys'] = {
  digits:
    'elegir una carta, una propiedad o a alguien; en una oferta, ir a esa línea; en una puja inicial, teclear la cantidad',
  zero: 'en una puja inicial, teclear un cero',
  backspace: 'en una puja inicial, borrar la última cifra',
  plusMinus: 'en una subasta, diez millones más o menos; en una oferta, + añade una línea',
  arrows: 'moverse por cartas, cajas y líneas de una oferta, y de fila en fila',
};
