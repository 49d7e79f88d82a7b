/** Los cuatro rivales de la casa. Sus nombres son iguales en todos los idiomas. */

import type { Messages } from '../en/index.ts';

export const players: Messages['players'] = {
  beginner: {
    name: 'Dolly Dimes',
    style: 'Compra lo que brilla y tira los dados por oírlos rodar.',
  },
  casual: {
    name: 'Frank Fairground',
    style: 'Juega por intuición: unas cuantas cartas buenas y luego los boletos.',
  },
  skilled: {
    name: 'Odessa Odds',
    style: 'Se sabe de memoria las probabilidades de cada tirada.',
  },
  expert: {
    name: 'The Croupier',
    style: 'Cuenta dados, boletos y turnos, y pone fin a la partida cuando va por delante.',
  },
};
