/** Lo que explica una primera partida guiada, una vez cada cosa, cuando aparece. */

import type { Messages } from '../en/index.ts';

export const lessons: Messages['lessons'] = {
  turn: {
    title: 'Un turno de la fase 1',
    text: 'Has robado una carta. Ahora tira el dado y avanza, o juega una carta. Las propiedades se compran en subastas; el dinero de una caja es de quien posee la propiedad. Las cartas que pagan pueden esperar a la fase 2.',
  },
  take: {
    title: 'Una T en el dado',
    text: 'Elige a quién le quitas una carta. Sale al azar, así que no ves cuál va a ser.',
  },
  fill: {
    title: 'Dinero para una caja',
    text: 'La banca pone este dinero en la caja libre que elijas. Ponlo donde pienses comprar.',
  },
  trade: {
    title: 'Un cambio al que nadie puede negarse',
    text: 'Cambia una de tus propiedades por cualquier otra, tenga dueño o no. Las cajas van incluidas, con su dinero. También puedes quedarte con lo que tienes.',
  },
  open: {
    title: 'Las pujas iniciales',
    text: 'Todo el mundo sella una cantidad, y se revelan todas a la vez. Solo paga quien gana la subasta. Con 0 te quedas fuera de toda la subasta: ni pujas ni cartas.',
  },
  bid: {
    title: 'Subir, expulsar o pasar',
    text: 'Los Inversores suben tu puja con dinero ajeno. Puedes añadir tu propio efectivo en cuanto alguien haya jugado un Inversor. La carta Expulsión deja a alguien fuera de la subasta. Cuando todo el mundo pasa, la subasta termina; pero si expulsas a alguien o regresas y no vas en cabeza, vuelves a tener la palabra.',
  },
  out: {
    title: 'Te han expulsado',
    text: 'Tu puja sigue en la mesa, pero no cuenta. La carta Regreso la devuelve al juego. Sin ella solo puedes pasar; se te pregunta de todos modos, para que nadie sepa lo que tienes en la mano.',
  },
  sold: {
    title: 'Adjudicada',
    text: 'Quien gana paga, y si la propiedad cambia de dueño, se enseña lo que hay en la caja. Los demás recuperan toda su puja, incluso lo que aportaron los inversores. Quien gana la subasta de su propia propiedad pone la puja en la caja.',
  },
  'sold-returned': {
    title: 'Adjudicada',
    text: 'Quien gana paga, y si la propiedad cambia de dueño, se enseña lo que hay en la caja. Los demás recuperan su propio efectivo; en esta mesa, lo que aportaron los inversores va a la banca. Quien gana la subasta de su propia propiedad pone la puja en la caja.',
  },
  closing: {
    title: 'Las subastas finales',
    text: 'El mazo se ha agotado. Sacas a subasta las propiedades que quedan, una tras otra.',
  },
  'closing-again': {
    title: 'Las subastas finales, segunda ronda',
    text: 'Nadie ha pujado por estas propiedades, así que vuelven a salir. Si tampoco ahora puja nadie, se quedan libres; en la fase 2, una Subasta forzosa aún puede sacarlas.',
  },
  memory: {
    title: 'El efectivo, de memoria',
    text: 'En esta mesa solo ves tu propio efectivo. Todos los pagos se hacen a la vista, así que fíjate en lo que ganan y gastan los demás.',
  },
  dealing: {
    title: 'Fase 2: los tratos',
    text: 'Se guarda el tablero, y ya no se roban cartas. Juega una carta, pasa o propón un trato: quizá alguien posea justo lo que necesita tu mejor carta. Pídelo prestado por un turno y reparte lo que pague la carta.',
  },
  'dealing-alone': {
    title: 'Fase 2: solo cartas',
    text: 'Se guarda el tablero, ya no se roban cartas, y en esta mesa no hay tratos. Juega tus cartas, una por turno; cuando pasa todo el mundo, una persona tras otra, la partida termina.',
  },
  answer: {
    title: 'Una oferta para ti',
    text: 'Lee cada línea. En cuanto todas las partes aceptan, obliga: lo que vence se cumple solo. Si la rechazas, el turno termina. Donde se ofrezca Contraoferta, puedes cambiar las líneas y devolverlas.',
  },
  related: {
    title: 'Una carta más',
    text: 'Después de tu trato puedes jugar una carta relacionada con él. Son las que se ven iluminadas.',
  },
  surrender: {
    title: 'Poco efectivo para el impuesto',
    text: 'Se va todo tu efectivo, y además una propiedad a tu elección, con su caja. No puedes elegir una propiedad prometida si tienes otra.',
  },
  lapsed: {
    title: 'Una promesa queda en nada',
    text: 'Cuando una subasta, un impuesto o una T se llevan algo, las promesas que dependen de ello terminan. La lista de promesas dice por qué.',
  },
};
