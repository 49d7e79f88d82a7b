/** Por qué un bot jugaría así, como consejo para quien lo ha pedido. */

import { about, inWords, list, subject, verb } from '@parlor/grammar/es';
import type { ReasonSentences } from '../../facts/claims.ts';
import { RANKS } from '../../facts/types.ts';
import { cardCount, cards, leads, one, remain, several, skips, spelled } from './cards.ts';

export const reasons: ReasonSentences = {
  'no-choice': () => 'Es la única jugada que tienes.',
  'goes-out': () => 'Con esto te quedas sin cartas.',
  'cannot-be-stopped': () =>
    'Ya nadie puede pararte: todo lo que juegues antes de la última jugada ganará su baza.',
  'nobody-can-beat': () => 'Ya nadie puede superarlo, así que vuelves a abrir.',
  'wins-the-round': ({ rank }) =>
    `Nada de lo que sigue en juego supera aquí tu ${spelled(rank)}: ganas la baza y abres la siguiente.`,
  'too-many-for': ({ seat, left, count }, people) => {
    const who = people(seat);
    const has = about(who, 'Solo ', (name) => `A ${name} solo `) + remain(who, left);
    return `${has} y no ${verb(who, 'puedes', 'puede')} jugar ${inWords(count)} a la vez.`;
  },
  'leaves-the-number-open': () =>
    'Si abres con un 5, elige la cantidad quien lo supere; más tarde solo supera del 1 al 4.',
  'keeps-the-rest': ({ rank, rest }) => `Así guardas ${cards(rank, rest)} más en reserva.`,
  'sheds-low-group': ({ count }) => `Te deshaces de ${inWords(count)} cartas bajas de una vez.`,
  'only-when-led': ({ rank }) =>
    `Ya nadie puede jugar nada más bajo que ${one(rank)}: solo te librarás de él al abrir.`,
  'sheds-low-card': () => 'Te deshaces de una carta baja ahora que te toca abrir.',
  'hard-to-beat': ({ ranks }) =>
    `Ya solo pueden superarlo ${list(RANKS.filter((rank) => (ranks & (1 << rank)) !== 0).map((rank) => `los ${several(rank)}`))}.`,
  'keeps-group': ({ rank, count }) => `Tu respuesta más barata rompería tus ${cards(rank, count)}.`,
  'saves-for-later': ({ rank }) => `Así guardas tu ${spelled(rank)}, tu respuesta más barata.`,
  'gives-the-lead': ({ seat }, people) =>
    `Conservas tus cartas, y la siguiente baza la ${leads(people(seat))} ${subject(people(seat))}.`,
  'may-come-back': () => 'Conservas tus cartas y aún podrás jugar si la baza vuelve a ti.',
  stops: ({ seat, left }, people) =>
    `Si nadie supera lo que hay encima, la siguiente baza la ${leads(people(seat))} ${subject(people(seat))} con solo ${cardCount(left)} en la mano.`,
  bumps: ({ seat, left }, people) =>
    `${skips(people(seat))}, y solo ${remain(people(seat), left)}.`,
  'five-is-enough': ({ count }) => `Un solo 5 hace aquí el trabajo de ${inWords(count)} cartas.`,
  'breaks-group': ({ rank, count }) =>
    `Rompe tus ${cards(rank, count)}, pero te pone por delante en esta baza.`,
  cheapest: () => 'Es tu respuesta más barata y no rompe nada.',
  'safer-than-cheapest': () => 'Lo superan menos valores que a tu respuesta más barata.',
  tried: () =>
    'Sus posibilidades salen de muchas rondas simuladas; no destaca ningún motivo en particular.',
};
