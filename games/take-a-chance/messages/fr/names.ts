/** Comment s’appellent les choses, et combien il y en a. */

import { capital, number, plural } from '@parlor/grammar/fr';
import type { CardName, Named } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import type { KeptUse } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

interface Colour {
  readonly name: string;
  /** Avec son article, dans une phrase. */
  readonly the: string;
  /** Accordé avec « une carte », puis avec « des cartes ». */
  readonly card: string;
  readonly cards: string;
}

/** Les couleurs et les porte-bonheur de Parlor ; un autre exemplaire apporte ses propres noms. */
const COLOURS: Readonly<Record<string, Colour>> = {
  Purple: { name: 'Violet', the: 'le violet', card: 'violette', cards: 'violettes' },
  Orange: { name: 'Orange', the: 'l’orange', card: 'orange', cards: 'orange' },
  Red: { name: 'Rouge', the: 'le rouge', card: 'rouge', cards: 'rouges' },
  Yellow: { name: 'Jaune', the: 'le jaune', card: 'jaune', cards: 'jaunes' },
  Green: { name: 'Vert', the: 'le vert', card: 'verte', cards: 'vertes' },
  Blue: { name: 'Bleu', the: 'le bleu', card: 'bleue', cards: 'bleues' },
};

interface Charm {
  readonly name: string;
  readonly the: string;
  /** Derrière une couleur : « Rouge au trèfle ». */
  readonly shown: string;
}

const CHARMS: Readonly<Record<string, Charm>> = {
  horseshoe: { name: 'fer à cheval', the: 'le fer à cheval', shown: 'au fer à cheval' },
  clover: { name: 'trèfle', the: 'le trèfle', shown: 'au trèfle' },
  "rabbit's foot": {
    name: 'patte de lapin',
    the: 'la patte de lapin',
    shown: 'à la patte de lapin',
  },
  wishbone: { name: 'bréchet', the: 'le bréchet', shown: 'au bréchet' },
  penny: { name: 'sou', the: 'le sou', shown: 'au sou' },
  ladybug: { name: 'coccinelle', the: 'la coccinelle', shown: 'à la coccinelle' },
};

const asWritten = (name: string): string => name.replaceAll("'", '’');

function colourOf(name: string): Colour {
  if (Object.hasOwn(COLOURS, name)) return COLOURS[name]!;
  const own = asWritten(name);
  return { name: own, the: own, card: own, cards: own };
}

function charmOf(name: string): Charm {
  if (Object.hasOwn(CHARMS, name)) return CHARMS[name]!;
  const own = asWritten(name);
  return { name: own, the: own, shown: `avec ${own}` };
}

export const colour = (name: string): string => colourOf(name).name;
/** « le vert », « l’orange » */
export const theColour = (name: string): string => colourOf(name).the;
/** « carte verte » */
export const cardIn = (name: string): string => `carte ${colourOf(name).card}`;
/** « cartes vertes » */
export const cardsIn = (name: string): string => `cartes ${colourOf(name).cards}`;

export const charm = (name: string): string => charmOf(name).name;
/** « le trèfle » */
export const theCharm = (name: string): string => charmOf(name).the;

export const card = (name: CardName): string =>
  `${colour(name.colour)} ${charmOf(name.charm).shown}`;
export const named = (what: Named): string => ('charm' in what ? card(what) : colour(what.colour));

const COMBOS: Readonly<Record<Combo, string>> = {
  pair: 'paire',
  'two-pairs': 'deux paires',
  'three-pairs': 'trois paires',
  'three-of-a-kind': 'brelan',
  'four-of-a-kind': 'carré',
  'five-of-a-kind': 'cinq identiques',
  'six-of-a-kind': 'six identiques',
  'seven-of-a-kind': 'sept identiques',
  'straight-of-four': 'suite de quatre',
  'straight-of-five': 'suite de cinq',
  'straight-of-six': 'suite de six',
  'full-house': 'full',
  'two-threes': 'deux brelans',
  'four-and-three': 'carré et brelan',
};

/** Sur une carte ou dans une liste. */
export const combo = (which: Combo): string => COMBOS[which] ?? which;

const IN_SENTENCES: Partial<Readonly<Record<Combo, string>>> = {
  pair: 'une paire',
  'three-of-a-kind': 'un brelan',
  'four-of-a-kind': 'un carré',
  'five-of-a-kind': 'cinq dés identiques',
  'six-of-a-kind': 'six dés identiques',
  'seven-of-a-kind': 'sept dés identiques',
  'straight-of-four': 'une suite de quatre',
  'straight-of-five': 'une suite de cinq',
  'straight-of-six': 'une suite de six',
  'full-house': 'un full',
  'four-and-three': 'un carré et un brelan',
};

/** Dans une phrase : « une paire », « deux paires », « cinq dés identiques ». */
export const aCombo = (which: Combo): string => IN_SENTENCES[which] ?? combo(which);

/** « aucune carte », « une carte », « 3 cartes » */
export const cards = (count: number): string =>
  count === 0 ? 'aucune carte' : plural(count, { one: 'une carte', other: '# cartes' });
export const dice = (count: number): string => plural(count, { one: 'un dé', other: '# dés' });

/** À quoi sert un ticket gardé. */
export const kept: Readonly<Record<KeptUse, string>> = {
  die: 'un dé de plus lors d’un prochain lancer',
  rethrow: 'une relance de plus lors d’un prochain lancer',
};

export const names: Messages['names'] = {
  colour,
  charm,
  card,
  combo,
  aCombo,
  Combo: (which) => capital(combo(which)),
  kept,
  keptShort: { die: '+1 dé', rethrow: '+1 relance' },
  figure: number,
};
