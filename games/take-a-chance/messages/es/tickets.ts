/** Lo que dicen los boletos: en infinitivo, que vale para el boleto, la lista y el historial. */

import { capital, dollars, inWords, list } from '@parlor/grammar/es';
import type { RollStep, Step } from '../../facts/types.ts';
import type { Or } from '../../rules/options.ts';
import type { Messages } from '../en/index.ts';
import { kept } from './names.ts';

type Choices = readonly (readonly Step[])[];

const MULTIPLES = ['', '', 'el doble', 'el triple', 'el cuádruple', 'el quíntuple'];

/** “un dado”, “dos dados” */
const more = (count: number, one: string, other: string): string =>
  count === 1 ? one : `${inWords(count)} ${other}`;

function roll({ dice, rethrows, pays }: RollStep): string {
  const extras = [
    ...(dice > 0 ? [more(dice, 'un dado', 'dados')] : []),
    ...(rethrows > 0 ? [more(rethrows, 'una repetición', 'repeticiones')] : []),
  ];
  return [
    'tirar los dados',
    ...(extras.length === 0 ? [] : [`con ${list(extras)} más`]),
    ...(pays > 1 ? [`y cobrar ${MULTIPLES[pays] ?? `${inWords(pays)} veces el premio`}`] : []),
  ].join(' ');
}

function step(one: Step): string {
  switch (one.do) {
    case 'buy':
      return 'comprar una carta';
    case 'buy-two':
      return 'comprar dos cartas';
    case 'buy-pool':
      return `comprar una carta del mercado por ${dollars(one.less)} menos`;
    case 'buy-new':
      return 'comprar una carta de un color nuevo';
    case 'swap':
      return 'cambiar una carta tuya por una del mercado';
    case 'roll':
      return roll(one);
    case 'collect':
      return `cobrar ${dollars(one.amount)}`;
    case 'ticket':
      return 'jugar otro boleto';
    case 'keep':
      return `guardar este boleto para ${kept[one.what]}`;
  }
}

/** “comprar una carta, luego tirar los dados”; dos veces lo mismo: “tirar los dados, luego otra vez”. */
export const choice = (steps: readonly Step[]): string =>
  steps
    .map(step)
    .map((text, at, all) => (text === all[at - 1] ? 'otra vez' : text))
    .join(', luego ');

/** “comprar una carta; si no se puede, tirar los dados” */
export const fallback = (choices: Choices): string =>
  choices.map(choice).join('; si no se puede, ');

/** T-5.3 */
export function ticket([first, ...others]: Choices, or: Or | undefined): string {
  if (others.length === 0) return choice(first!);
  // La primera edición de las reglas no conoce la opción: allí el O BIEN suplía lo que no se puede hacer.
  return or === 'free'
    ? `${choice(first!)}; o bien, si lo prefieres, ${fallback(others)}`
    : fallback([first!, ...others]);
}

export const tickets: Messages['tickets'] = {
  Choice: (steps) => capital(choice(steps)),
  choice,
  Fallback: (choices) => capital(fallback(choices)),
  orFree: 'o bien, si lo prefieres:',
  orForced: 'si no se puede:',
  keep: 'guardar',
};
