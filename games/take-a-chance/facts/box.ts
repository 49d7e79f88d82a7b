/** A component set made ready for play: numbers in arrays instead of names in JSON. */

import { STANDARD_SET } from './cards.ts';
import { COMBOS, type Combo, comboNumber } from './dice/combos.ts';
import type { ComponentSet } from './set.ts';
import {
  type Card,
  charmOf,
  colourOf,
  COLOURS,
  type KeptUse,
  type Step,
  type TicketKind,
} from './types.ts';

export interface Box {
  readonly set: ComponentSet;
  readonly colours: readonly string[];
  readonly charms: readonly string[];
  /** By colour. */
  readonly prices: readonly number[];
  /** What a card of a colour pays: `pays[COMBOS.length * colour + combo]`, 0 for what it does not show. */
  readonly pays: readonly number[];
  /** The combinations a card of a colour shows, by number. */
  readonly shown: readonly (readonly number[])[];
  /** By kind. */
  readonly tickets: readonly Ticket[];
  /** All tickets by kind, ascending. */
  readonly ticketPile: readonly TicketKind[];
}

export interface Ticket {
  readonly copies: number;
  readonly choices: readonly (readonly Step[])[];
  /** What a ticket to keep is good for, or null for one that is used at once. */
  readonly keptFor: KeptUse | null;
}

const boxes = new WeakMap<ComponentSet, Box>();

/** The box of a set that has passed `checkSet`; null is the standard one. */
export function openBox(set: ComponentSet | null): Box {
  const components = set ?? STANDARD_SET;
  let box = boxes.get(components);
  if (!box) {
    box = unpack(components);
    boxes.set(components, box);
  }
  return box;
}

function unpack(set: ComponentSet): Box {
  const pays = new Array<number>(COLOURS * COMBOS.length).fill(0);
  set.colours.forEach((colour, number) => {
    for (const { combo, amount } of colour.pays) {
      pays[COMBOS.length * number + comboNumber(combo.value as Combo)] = amount.value;
    }
  });
  return {
    set,
    colours: set.colours.map(({ name }) => name.value),
    charms: set.charms.map(({ value }) => value),
    prices: set.colours.map(({ price }) => price.value),
    pays,
    shown: set.colours.map((colour) =>
      colour.pays.map(({ combo }) => comboNumber(combo.value as Combo)),
    ),
    tickets: set.tickets.map(({ copies, choices }) => {
      const first = choices.value[0]![0]!;
      return {
        copies: copies.value,
        choices: choices.value,
        keptFor: first.do === 'keep' ? first.what : null,
      };
    }),
    ticketPile: set.tickets.flatMap(({ copies }, kind) =>
      new Array<TicketKind>(copies.value).fill(kind),
    ),
  };
}

export const priceOf = (box: Box, card: Card): number => box.prices[colourOf(card)]!;

/** What a card is called, by its colour and its charm as they are printed. */
export interface CardName {
  readonly colour: string;
  readonly charm: string;
}

/** Charms are told apart only where they matter; elsewhere a colour is name enough. */
export type Named = CardName | Pick<CardName, 'colour'>;

export const printedOn = (box: Box, card: Card): CardName => ({
  colour: box.colours[colourOf(card)]!,
  charm: box.charms[charmOf(card)]!,
});

/** The name that notation and events carry. */
export const cardName = (box: Box, card: Card): string =>
  `${box.colours[colourOf(card)]} ${box.charms[charmOf(card)]}`;

/** The other way round: a colour is one word, and the charm is the rest. */
export function printedIn(name: string): CardName {
  const [colour, ...charm] = name.split(' ');
  return { colour: colour!, charm: charm.join(' ') };
}
