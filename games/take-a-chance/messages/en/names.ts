/** What things are called, and how many there are of them. */

import { capital, number, plural } from '@parlor/grammar/en';
import type { CardName, Named } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import type { KeptUse } from '../../facts/types.ts';

/** Colours and charms are called as their set calls them. */
export const colour = (name: string): string => name;
export const charm = (name: string): string => name.replaceAll("'", '’');
export const card = (name: CardName): string => `${colour(name.colour)} ${charm(name.charm)}`;
export const named = (what: Named): string => ('charm' in what ? card(what) : colour(what.colour));

const COMBOS: Readonly<Record<Combo, string>> = {
  pair: 'pair',
  'two-pairs': 'two pairs',
  'three-pairs': 'three pairs',
  'three-of-a-kind': 'three of a kind',
  'four-of-a-kind': 'four of a kind',
  'five-of-a-kind': 'five of a kind',
  'six-of-a-kind': 'six of a kind',
  'seven-of-a-kind': 'seven of a kind',
  'straight-of-four': 'straight of four',
  'straight-of-five': 'straight of five',
  'straight-of-six': 'straight of six',
  'full-house': 'full house',
  'two-threes': 'two triples',
  'four-and-three': 'four and three of a kind',
};

/** On a card or in a list. */
export const combo = (which: Combo): string => COMBOS[which] ?? which;

const WITH_ARTICLE: readonly Combo[] = [
  'pair',
  'straight-of-four',
  'straight-of-five',
  'straight-of-six',
  'full-house',
];

/** In a sentence: "a pair", "two pairs". */
export const aCombo = (which: Combo): string =>
  WITH_ARTICLE.includes(which) ? `a ${combo(which)}` : combo(which);

/** "no cards", "one card", "3 cards". */
const counted =
  (one: string, other: string) =>
  (count: number): string =>
    count === 0 ? `no ${other}` : plural(count, { one: `one ${one}`, other: `# ${other}` });

export const cards = counted('card', 'cards');
export const tickets = counted('ticket', 'tickets');
export const turns = counted('turn', 'turns');
export const rerolls = counted('re-roll', 're-rolls');
export const dice = (count: number): string => plural(count, { one: 'one die', other: '# dice' });

/** What a kept ticket is for. */
export const kept: Readonly<Record<KeptUse, string>> = {
  die: 'one extra die on a later roll',
  rethrow: 'one extra re-roll on a later roll',
};

export const names = {
  colour,
  charm,
  card,
  combo,
  aCombo,
  /** A combination where a line begins. */
  Combo: (which: Combo): string => capital(combo(which)),
  kept,
  keptShort: { die: '+1 die', rethrow: '+1 re-roll' } as Readonly<Record<KeptUse, string>>,
  figure: number,
};
