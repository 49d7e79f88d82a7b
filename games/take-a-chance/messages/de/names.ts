/** Wie die Dinge heißen, und wie viele es davon gibt. */

import { capital, number, plural } from '@parlor/grammar/de';
import type { CardName, Named } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import type { KeptUse } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

/** Die Farben und Glücksbringer von Parlors Spielsatz; ein eigener bringt seine Namen mit. */
const COLOURS: Readonly<Record<string, string>> = {
  Purple: 'Lila',
  Orange: 'Orange',
  Red: 'Rot',
  Yellow: 'Gelb',
  Green: 'Grün',
  Blue: 'Blau',
};

const CHARMS: Readonly<Record<string, string>> = {
  horseshoe: 'Hufeisen',
  clover: 'Kleeblatt',
  "rabbit's foot": 'Hasenpfote',
  wishbone: 'Wunschknochen',
  penny: 'Glückspfennig',
  ladybug: 'Marienkäfer',
};

const ours = (names: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(names, name) ? names[name]! : name).replaceAll("'", '’');

export const colour = (name: string): string => ours(COLOURS, name);
export const charm = (name: string): string => ours(CHARMS, name);
export const card = (name: CardName): string => `${colour(name.colour)} mit ${charm(name.charm)}`;
export const named = (what: Named): string => ('charm' in what ? card(what) : colour(what.colour));

const COMBOS: Readonly<Record<Combo, string>> = {
  pair: 'Paar',
  'two-pairs': 'zwei Paare',
  'three-pairs': 'drei Paare',
  'three-of-a-kind': 'drei Gleiche',
  'four-of-a-kind': 'vier Gleiche',
  'five-of-a-kind': 'fünf Gleiche',
  'six-of-a-kind': 'sechs Gleiche',
  'seven-of-a-kind': 'sieben Gleiche',
  'straight-of-four': 'Viererstraße',
  'straight-of-five': 'Fünferstraße',
  'straight-of-six': 'Sechserstraße',
  'full-house': 'Full House',
  'two-threes': 'zweimal drei Gleiche',
  'four-and-three': 'vier und drei Gleiche',
};

/** Auf einer Karte oder in einer Liste. */
export const combo = (which: Combo): string => COMBOS[which] ?? which;

const ARTICLES: Partial<Readonly<Record<Combo, string>>> = {
  pair: 'ein',
  'straight-of-four': 'eine',
  'straight-of-five': 'eine',
  'straight-of-six': 'eine',
  'full-house': 'ein',
};

/** Im Satz, im ersten wie im vierten Fall: „ein Paar“, „eine Viererstraße“, „zwei Paare“. */
export const aCombo = (which: Combo): string =>
  ARTICLES[which] === undefined ? combo(which) : `${ARTICLES[which]} ${combo(which)}`;

/** „keine Karten“, „eine Karte“, „3 Karten“ */
export const cards = (count: number): string =>
  count === 0 ? 'keine Karten' : plural(count, { one: 'eine Karte', other: '# Karten' });

/** Im ersten und vierten Fall. */
export const dice = (count: number): string =>
  plural(count, { one: 'ein Würfel', other: '# Würfel' });

/** Wofür ein Los aufgehoben ist: ein Würfel mehr … */
export const kept: Readonly<Record<KeptUse, string>> = {
  die: 'ein Würfel mehr bei einem späteren Wurf',
  rethrow: 'ein Nachwurf mehr bei einem späteren Wurf',
};

/** … und für was: für einen Würfel mehr. */
export const keptFor: Readonly<Record<KeptUse, string>> = {
  die: 'einen Würfel mehr bei einem späteren Wurf',
  rethrow: 'einen Nachwurf mehr bei einem späteren Wurf',
};

export const names: Messages['names'] = {
  colour,
  charm,
  card,
  combo,
  aCombo,
  Combo: (which) => capital(combo(which)),
  kept,
  keptShort: { die: '+1 Würfel', rethrow: '+1 Nachwurf' },
  figure: number,
};
