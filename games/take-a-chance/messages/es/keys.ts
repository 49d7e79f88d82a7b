/** Lo que hacen las teclas en esta mesa. */

import type { Messages } from '../en/index.ts';

export const keys: Messages['keys'] = {
  buy: 'comprar: elegirlo, y después comprar la carta elegida',
  roll: 'tirar los dados: elegirlo, y después tirar; tras una tirada, recoger todos los dados o volver a tirar los recogidos',
  chance:
    'probar suerte: elegirlo, y después destapar el boleto; tras una tirada, el dado de amuletos',
  digits:
    'elegir un dado, una carta, una línea o un lado del boleto; en una subasta, pujar esos cientos más',
  charm: 'el dado de amuletos',
  bid: 'en una subasta, subir o bajar tu puja en cien',
  arrows: 'ir de un dado, una opción o una carta a otra, y de fila en fila',
};
