/** How to play as text, and every thing of a table explained: the same messages as on the page. */

import type { Chapter, Explained } from '@parlor/kit';
import { openBox, printedOn } from '../facts/box.ts';
import { COMBOS } from '../facts/dice/combos.ts';
import { CHARM_EXAMPLE, ROLL_EXAMPLE } from '../facts/examples.ts';
import type { Messages } from '../messages/en/index.ts';
import type { View } from '../rules/view.ts';

/** The chapters by what they are about, in their order. */
export function chapters({ howTo }: Messages) {
  const box = openBox(null);
  return {
    about: howTo.about(box.colours[0]!),
    turn: howTo.turn,
    cards: howTo.cards,
    rolling: howTo.rolling(
      ROLL_EXAMPLE,
      ROLL_EXAMPLE.colours.map((colour) => box.colours[colour]!),
    ),
    tickets: howTo.tickets,
    ending: howTo.ending,
    auctions: howTo.auctions,
    charm: howTo.charm(
      CHARM_EXAMPLE,
      CHARM_EXAMPLE.cards.map((card) => printedOn(box, card)),
      box.charms[CHARM_EXAMPLE.charm]!,
    ),
    two: howTo.two,
  } satisfies Readonly<Record<string, Chapter>>;
}

const TWO = 2;

export function glossary({ glossary: says, names }: Messages, view: View): Explained[] {
  const { auctions, luckyCharm, or, set } = view.options;
  const box = openBox(set);
  const shown = COMBOS.filter((_, combo) => box.shown.some((combos) => combos.includes(combo)));
  return [
    ...box.set.colours.map(({ name, price, pays }) => ({
      name: says.colourName(name.value),
      does: says.colour(
        price.value,
        pays.map(({ combo, amount }) => ({
          combo: combo.value as (typeof COMBOS)[number],
          amount: amount.value,
        })),
      ),
    })),
    ...shown.map((combo) => ({ name: names.Combo(combo), does: says.combo(combo) })),
    ...box.tickets.map(({ choices, copies }, kind) => ({
      name: says.ticketName(kind + 1),
      does: says.ticket(choices, or, copies),
    })),
    { name: says.pool.name, does: auctions ? says.pool.doesAuctions : says.pool.does },
    says.stack,
    {
      name: says.drawPile.name,
      does: view.seats === TWO ? says.drawPile.doesTwo : says.drawPile.does,
    },
    ...(luckyCharm ? [{ name: says.charmDie.name, does: says.charmDie.does(box.charms) }] : []),
  ];
}
