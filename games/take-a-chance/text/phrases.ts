/** Pieces of sentences: money, combinations, what tickets say. */

import type { Combo } from '../facts/dice/combos.ts';
import type { Or } from '../rules/options.ts';
import type { KeptUse, RollStep, Step } from '../facts/types.ts';

export const dollars = (amount: number): string =>
  `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

const COMBO_WORDS: Partial<Readonly<Record<Combo, string>>> = {
  'two-threes': 'two threes of a kind',
  'four-and-three': 'four and three of a kind',
};

export const comboWords = (combo: Combo): string =>
  COMBO_WORDS[combo] ?? combo.replaceAll('-', ' ');

const FEW = ['no', 'one'];

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${FEW[number] ?? number} ${number === 1 ? one : many}`;

export const KEPT_WORDS: Readonly<Record<KeptUse, string>> = {
  die: 'one more die on a later roll',
  rethrow: 'one more re-roll after a later roll',
};

function rollWords({ dice, rethrows, pays }: RollStep): string {
  const extras = [
    dice > 0 && count(dice, 'more die', 'more dice'),
    rethrows > 0 && count(rethrows, 'more re-roll'),
    pays > 1 && `pay times ${pays}`,
  ].filter((extra) => extra !== false);
  return extras.length === 0 ? 'roll' : `roll with ${extras.join(' and ')}`;
}

function stepWords(step: Step): string {
  switch (step.do) {
    case 'buy':
      return 'buy a card';
    case 'buy-two':
      return 'buy two cards';
    case 'buy-pool':
      return `buy a Pool card for ${dollars(step.less)} less`;
    case 'buy-new':
      return 'buy a card of a new colour';
    case 'swap':
      return 'swap one of your cards for a Pool card';
    case 'roll':
      return rollWords(step);
    case 'collect':
      return `collect ${dollars(step.amount)}`;
    case 'ticket':
      return 'play another ticket';
    case 'keep':
      return `keep this for ${KEPT_WORDS[step.what]}`;
  }
}

/** 'buy a card, then roll' */
export const choiceWords = (steps: readonly Step[]): string => steps.map(stepWords).join(', then ');

/** 'buy a card; if that cannot be done, roll' */
export const fallbackWords = (choices: readonly (readonly Step[])[]): string =>
  choices.map(choiceWords).join('; if that cannot be done, ');

/** T-5.3: 'buy a card, then roll; or, if you prefer, roll', or an OR for those who cannot do the first. */
export const ticketWords = (
  [first, ...others]: readonly (readonly Step[])[],
  or: Or | undefined,
): string => {
  if (others.length === 0) return choiceWords(first!);
  // The first edition has no such option: there the OR was for what cannot be done.
  return or === 'free'
    ? `${choiceWords(first!)}; or, if you prefer, ${fallbackWords(others)}`
    : fallbackWords([first!, ...others]);
};
