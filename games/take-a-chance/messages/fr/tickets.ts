/** Ce que disent les tickets : à l’infinitif, qui convient au ticket, à la liste et au journal. */

import { capital, dollars, inWords, list } from '@parlor/grammar/fr';
import type { RollStep, Step } from '../../facts/types.ts';
import type { Or } from '../../rules/options.ts';
import type { Messages } from '../en/index.ts';
import { kept } from './names.ts';

type Choices = readonly (readonly Step[])[];

const MULTIPLES = ['', '', 'double', 'triple', 'quadruple', 'quintuple'];

/** « un dé », « deux dés » */
const more = (count: number, one: string, other: string): string =>
  count === 1 ? one : `${inWords(count)} ${other}`;

function roll({ dice, rethrows, pays }: RollStep): string {
  const extras = [
    ...(dice > 0 ? [more(dice, 'un dé', 'dés')] : []),
    ...(rethrows > 0 ? [more(rethrows, 'une relance', 'relances')] : []),
  ];
  return [
    'lancer les dés',
    ...(extras.length === 0 ? [] : [`avec ${list(extras)} de plus`]),
    ...(pays > 1 ? [`pour un gain ${MULTIPLES[pays] ?? `×${pays}`}`] : []),
  ].join(' ');
}

function step(one: Step): string {
  switch (one.do) {
    case 'buy':
      return 'acheter une carte';
    case 'buy-two':
      return 'acheter deux cartes';
    case 'buy-pool':
      return `acheter une carte du marché à ${dollars(one.less)} de moins`;
    case 'buy-new':
      return 'acheter une carte d’une nouvelle couleur';
    case 'swap':
      return 'échanger une de vos cartes contre une carte du marché';
    case 'roll':
      return roll(one);
    case 'collect':
      return `encaisser ${dollars(one.amount)}`;
    case 'ticket':
      return 'jouer un autre ticket';
    case 'keep':
      return `garder ce ticket pour ${kept[one.what]}`;
  }
}

/** « acheter une carte, puis lancer les dés » ; deux fois la même chose : « lancer les dés, puis recommencer ». */
export const choice = (steps: readonly Step[]): string =>
  steps
    .map(step)
    .map((text, at, all) => (text === all[at - 1] ? 'recommencer' : text))
    .join(', puis ');

/** « acheter une carte ; si c’est impossible, lancer les dés » */
export const fallback = (choices: Choices): string =>
  choices.map(choice).join(' ; si c’est impossible, ');

/** T-5.3 */
export function ticket([first, ...others]: Choices, or: Or | undefined): string {
  if (others.length === 0) return choice(first!);
  // La première édition des règles ne connaît pas l’option : le OU y remplaçait ce qui est impossible.
  return or === 'free'
    ? `${choice(first!)} ; ou, si vous préférez, ${fallback(others)}`
    : fallback([first!, ...others]);
}

export const tickets: Messages['tickets'] = {
  Choice: (steps) => capital(choice(steps)),
  choice,
  Fallback: (choices) => capital(fallback(choices)),
  orFree: 'ou, si vous préférez :',
  orForced: 'si c’est impossible :',
  keep: 'à garder',
};
