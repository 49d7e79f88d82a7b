/** Was auf den Losen steht: in der Grundform, so passt es aufs Los, in die Liste und ins Protokoll. */

import { capital, dollars, inWords, list } from '@parlor/grammar/de';
import type { RollStep, Step } from '../../facts/types.ts';
import type { Or } from '../../rules/options.ts';
import type { Messages } from '../en/index.ts';
import { keptFor } from './names.ts';

type Choices = readonly (readonly Step[])[];

const MULTIPLES = ['', '', 'doppelten', 'dreifachen', 'vierfachen', 'fünffachen'];

/** Im dritten Fall: „einem Würfel“, „zwei Würfeln“. */
const withMore = (count: number, one: string, other: string): string =>
  count === 1 ? `einem ${one}` : `${inWords(count)} ${other}`;

function roll({ dice, rethrows, pays }: RollStep): string {
  const extras = [
    ...(dice > 0 ? [withMore(dice, 'Würfel', 'Würfeln')] : []),
    ...(rethrows > 0 ? [withMore(rethrows, 'Nachwurf', 'Nachwürfen')] : []),
  ];
  return [
    ...(extras.length === 0 ? [] : [`mit ${list(extras)} mehr`]),
    ...(pays > 1 ? [`für den ${MULTIPLES[pays] ?? `${inWords(pays)}fachen`} Gewinn`] : []),
    'würfeln',
  ].join(' ');
}

function step(one: Step): string {
  switch (one.do) {
    case 'buy':
      return 'eine Karte kaufen';
    case 'buy-two':
      return 'zwei Karten kaufen';
    case 'buy-pool':
      return `eine Karte aus der Auslage um ${dollars(one.less)} billiger kaufen`;
    case 'buy-new':
      return 'eine Karte in einer neuen Farbe kaufen';
    case 'swap':
      return 'eine eigene Karte gegen eine aus der Auslage tauschen';
    case 'roll':
      return roll(one);
    case 'collect':
      return `${dollars(one.amount)} kassieren`;
    case 'ticket':
      return 'noch ein Los spielen';
    case 'keep':
      return `aufheben für ${keptFor[one.what]}`;
  }
}

/** „eine Karte kaufen, dann würfeln“, „würfeln, dann noch einmal würfeln“ */
export const choice = (steps: readonly Step[]): string =>
  steps
    .map(step)
    .map((text, nth, all) => (text === all[nth - 1] ? `noch einmal ${text}` : text))
    .join(', dann ');

/** „eine Karte kaufen; wenn das nicht geht, würfeln“ */
export const fallback = (choices: Choices): string =>
  choices.map(choice).join('; wenn das nicht geht, ');

/** T-5.3 */
export function ticket([first, ...others]: Choices, or: Or | undefined): string {
  if (others.length === 0) return choice(first!);
  // Die erste Ausgabe der Regeln kennt die Option nicht: Da war das ODER für das, was nicht geht.
  return or === 'free'
    ? `${choice(first!)}; oder, wenn du lieber willst, ${fallback(others)}`
    : fallback([first!, ...others]);
}

export const tickets: Messages['tickets'] = {
  Choice: (steps) => capital(choice(steps)),
  choice,
  Fallback: (choices) => capital(fallback(choices)),
  orFree: 'oder, wenn du lieber willst:',
  orForced: 'wenn das nicht geht:',
  keep: 'aufheben',
};
