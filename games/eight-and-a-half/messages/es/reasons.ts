/** Por qué una jugada merece una mirada. */

import { inWords, owned, percent as share, person } from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import { valueName } from '../../facts/cards.ts';
import type { ReasonSentences } from '../parameters.ts';
import { cardCount, does, nameOf, One, one, thePile } from './naming.ts';

const isRounded = (percent: number): boolean => percent === 0 || percent === 100;

const chance = (percent: number): string =>
  percent === 0
    ? `menos del ${share(0.01)}`
    : percent === 100
      ? `más del ${share(0.99)}`
      : share(percent / 100);

/** “es del 34 %”, “es de más del 99 %”. */
const is = (percent: number): string =>
  `es ${isRounded(percent) ? 'de' : 'del'} ${chance(percent)}`;

/** “un 8 de Ana”, “un 8 tuyo”. */
const theirs = (who: Person, card: number): string => owned(who, `${one(card)} tuyo`, one(card));

export const reasons: ReasonSentences = {
  'only-move': () => 'Es la única jugada que tienes.',
  'sure-win': () => 'Desde aquí, nadie puede impedir que acabes en primer lugar.',
  'goes-out': () => 'Te quedas sin cartas, y la ronda es tuya.',
  'goes-out-on-a-half': ({ seat, card, percent }, people) =>
    `Te quedas sin cartas. Solo ${theirs(people(seat), card)} puede impedirlo todavía (${chance(percent)}).`,
  'lets-them-win': ({ seat }, people) =>
    `${does(people(seat), 'Ya no tienes', 'ya no tiene')} cartas, y solo atrapando se podría cambiar eso.`,
  catches: ({ seat, cards }, people) =>
    `Con esto atrapas: ${thePile(cards)} es para ${person(people(seat))}, y tú empiezas uno nuevo.`,
  'nothing-fits': ({ seat, cards }, people) =>
    `${does(people(seat), 'No tienes nada que valga y tienes que llevarte', 'no tiene nada que valga y tiene que llevarse')} ${thePile(cards)}.`,
  'hard-to-follow': ({ seat, cards, percent }, people) =>
    `Es difícil jugar encima: la probabilidad de que ${does(people(seat), 'tengas que llevarte', 'tenga que llevarse')} ${thePile(cards)} ${is(percent)}.`,
  'stops-the-leader': ({ seat, left, percent }, people) =>
    `${does(people(seat), 'Ya solo tienes', 'ya solo tiene')} ${cardCount(left)} por jugar; la probabilidad de que nada valga aquí ${is(percent)}.`,
  'demands-low': ({ seat, percent }, people) =>
    `Después de un 5 solo vale 5 o menos, un Medio o un Fantasma; la probabilidad de que ${does(people(seat), 'no tengas', 'no tenga')} nada de eso ${is(percent)}.`,
  'safe-half': () => 'Deja el montón en un número y medio, pero nadie puede atraparte.',
  'risks-a-half': ({ seat, card, percent }, people) =>
    `Deja el montón en un número y medio: ${theirs(people(seat), card)} te atraparía (${chance(percent)}).`,
  'makes-it-whole': () => 'Devuelve el montón a un número entero, así que nadie puede atraparte.',
  'sheds-a-group': ({ count }) => `Te quitas de encima ${inWords(count)} cartas en un solo turno.`,
  'keeps-the-wild': ({ card }) => `Te guardas el ${nameOf(card)} para un montón más difícil.`,
  'keeps-high': ({ card }) =>
    `Es tu carta más baja; tu ${nameOf(card)} vale sobre montones más altos.`,
  'same-pile': ({ seat }, people) =>
    `Un Fantasma no cambia nada: ahora ${does(people(seat), 'tienes', 'tiene')} que jugar sobre el mismo montón.`,
  resets: ({ value }) => `Baja el montón de ${valueName(value)} a 0.`,
  'on-a-nine': () => 'Sobre un 9 solo vale otro 9, un 0, un Medio o un Fantasma.',
  'all-blind': () => 'Nadie conoce estas cartas: tanto da una como otra.',
  'better-open-card': ({ seat, take, give }, people) =>
    `${One(take)} vale sobre más montones que ${one(give)}, que a cambio ${people(seat).isReader ? 'te quedas tú' : `se queda ${people(seat).name}`}.`,
  'takes-from-loser': ({ seat, take }, people) => {
    const who = people(seat);
    return who.isReader ? `Te quita ${one(take)}.` : `Le quitas ${one(take)} a ${who.name}.`;
  },
  'keeps-the-table': ({ seat }, people) =>
    `Cada una de tus cartas visibles vale sobre al menos tantos montones como ${owned(people(seat), 'las tuyas', 'las')}.`,
  tried: () => 'Nada destaca en particular; sus posibilidades salen de muchas partidas simuladas.',
};
