/** What tickets say. */

import { capital, dollars, inWords, list } from '@parlor/grammar/en';
import type { RollStep, Step } from '../../facts/types.ts';
import type { Or } from '../../rules/options.ts';
import { kept } from './names.ts';

type Choices = readonly (readonly Step[])[];

const extra = (count: number, one: string, other: string): string =>
  `${inWords(count)} extra ${count === 1 ? one : other}`;

const MULTIPLES = ['', '', 'double pay', 'triple pay'];

function roll({ dice, rethrows, pays }: RollStep): string {
  const extras = [
    ...(dice > 0 ? [extra(dice, 'die', 'dice')] : []),
    ...(rethrows > 0 ? [extra(rethrows, 're-roll', 're-rolls')] : []),
  ];
  const withExtras = extras.length === 0 ? 'roll' : `roll with ${list(extras)}`;
  return pays > 1
    ? `${withExtras} for ${MULTIPLES[pays] ?? `${inWords(pays)} times the pay`}`
    : withExtras;
}

function step(one: Step): string {
  switch (one.do) {
    case 'buy':
      return 'buy a card';
    case 'buy-two':
      return 'buy two cards';
    case 'buy-pool':
      return `buy a Pool card for ${dollars(one.less)} less`;
    case 'buy-new':
      return 'buy a card of a new colour';
    case 'swap':
      return 'swap one of your cards for a Pool card';
    case 'roll':
      return roll(one);
    case 'collect':
      return `collect ${dollars(one.amount)}`;
    case 'ticket':
      return 'play another ticket';
    case 'keep':
      return `keep this for ${kept[one.what]}`;
  }
}

/** "buy a card, then roll", "roll, then roll again" */
export const choice = (steps: readonly Step[]): string =>
  steps
    .map(step)
    .map((text, nth, all) => (text === all[nth - 1] ? `${text} again` : text))
    .join(', then ');

/** "buy a card; if you cannot, roll" */
export const fallback = (choices: Choices): string => choices.map(choice).join('; if you cannot, ');

/** T-5.3: "buy a card, then roll; or, if you prefer, roll", or an OR for those who cannot do the first. */
export function ticket([first, ...others]: Choices, or: Or | undefined): string {
  if (others.length === 0) return choice(first!);
  // The first edition has no such option: there the OR was for what cannot be done.
  return or === 'free'
    ? `${choice(first!)}; or, if you prefer, ${fallback(others)}`
    : fallback([first!, ...others]);
}

export const tickets = {
  /** One side, where a line begins. */
  Choice: (steps: readonly Step[]): string => capital(choice(steps)),
  choice,
  Fallback: (choices: Choices): string => capital(fallback(choices)),
  /** Between the sides of a ticket. */
  orFree: 'or, if you prefer:',
  orForced: 'if you cannot:',
  /** On a ticket that is kept. */
  keep: 'keep',
};
