/** Cómo se llaman las cosas y cuántas hay. */

import { capital, number, plural } from '@parlor/grammar/es';
import type { CardName, Named } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import type { KeptUse } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

interface Colour {
  readonly name: string;
  /** Con su artículo, dentro de una frase. */
  readonly the: string;
  /** Concordado con “una carta”, y luego con “unas cartas”. */
  readonly card: string;
  readonly cards: string;
}

/** Los colores y amuletos de Parlor; otro conjunto trae sus propios nombres. */
const COLOURS: Readonly<Record<string, Colour>> = {
  Purple: { name: 'Morado', the: 'el morado', card: 'morada', cards: 'moradas' },
  Orange: { name: 'Naranja', the: 'el naranja', card: 'naranja', cards: 'naranjas' },
  Red: { name: 'Rojo', the: 'el rojo', card: 'roja', cards: 'rojas' },
  Yellow: { name: 'Amarillo', the: 'el amarillo', card: 'amarilla', cards: 'amarillas' },
  Green: { name: 'Verde', the: 'el verde', card: 'verde', cards: 'verdes' },
  Blue: { name: 'Azul', the: 'el azul', card: 'azul', cards: 'azules' },
};

interface Charm {
  readonly name: string;
  readonly the: string;
}

const CHARMS: Readonly<Record<string, Charm>> = {
  horseshoe: { name: 'herradura', the: 'la herradura' },
  clover: { name: 'trébol', the: 'el trébol' },
  "rabbit's foot": { name: 'pata de conejo', the: 'la pata de conejo' },
  wishbone: { name: 'espoleta', the: 'la espoleta' },
  penny: { name: 'moneda', the: 'la moneda' },
  ladybug: { name: 'mariquita', the: 'la mariquita' },
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
  return { name: own, the: own };
}

export const colour = (name: string): string => colourOf(name).name;
/** “el verde” */
export const theColour = (name: string): string => colourOf(name).the;
/** “carta roja” */
export const cardIn = (name: string): string => `carta ${colourOf(name).card}`;
/** “cartas rojas” */
export const cardsIn = (name: string): string => `cartas ${colourOf(name).cards}`;

export const charm = (name: string): string => charmOf(name).name;
/** “el trébol” */
export const theCharm = (name: string): string => charmOf(name).the;

export const card = (name: CardName): string => `${colour(name.colour)} con ${charm(name.charm)}`;
export const named = (what: Named): string => ('charm' in what ? card(what) : colour(what.colour));

const COMBOS: Readonly<Record<Combo, string>> = {
  pair: 'pareja',
  'two-pairs': 'dos parejas',
  'three-pairs': 'tres parejas',
  'three-of-a-kind': 'trío',
  'four-of-a-kind': 'póquer',
  'five-of-a-kind': 'cinco iguales',
  'six-of-a-kind': 'seis iguales',
  'seven-of-a-kind': 'siete iguales',
  'straight-of-four': 'escalera de cuatro',
  'straight-of-five': 'escalera de cinco',
  'straight-of-six': 'escalera de seis',
  'full-house': 'full',
  'two-threes': 'dos tríos',
  'four-and-three': 'póquer y trío',
};

/** En una carta o en una lista. */
export const combo = (which: Combo): string => COMBOS[which] ?? which;

const IN_SENTENCES: Partial<Readonly<Record<Combo, string>>> = {
  pair: 'una pareja',
  'three-of-a-kind': 'un trío',
  'four-of-a-kind': 'un póquer',
  'five-of-a-kind': 'cinco dados iguales',
  'six-of-a-kind': 'seis dados iguales',
  'seven-of-a-kind': 'siete dados iguales',
  'straight-of-four': 'una escalera de cuatro',
  'straight-of-five': 'una escalera de cinco',
  'straight-of-six': 'una escalera de seis',
  'full-house': 'un full',
  'four-and-three': 'un póquer y un trío',
};

/** En una frase: “una pareja”, “dos parejas”, “cinco dados iguales”. */
export const aCombo = (which: Combo): string => IN_SENTENCES[which] ?? combo(which);

/** “ninguna carta”, “una carta”, “3 cartas” */
export const cards = (count: number): string =>
  count === 0 ? 'ninguna carta' : plural(count, { one: 'una carta', other: '# cartas' });
export const dice = (count: number): string => plural(count, { one: 'un dado', other: '# dados' });

/** Para qué sirve un boleto guardado. */
export const kept: Readonly<Record<KeptUse, string>> = {
  die: 'un dado más en una tirada posterior',
  rethrow: 'una repetición más en una tirada posterior',
};

export const names: Messages['names'] = {
  colour,
  charm,
  card,
  combo,
  aCombo,
  Combo: (which) => capital(combo(which)),
  kept,
  keptShort: { die: '+1 dado', rethrow: '+1 repetición' },
  figure: number,
};
