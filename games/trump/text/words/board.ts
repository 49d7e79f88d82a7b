/** The table as text. */

import type { Seat, Who } from '@parlor/kit';
import type { Components } from '../../facts/components.ts';
import { asOfNow } from '../../facts/deal/asOfNow.ts';
import { contractSentences } from '../deal/sentences.ts';
import { leastInBox } from '../../facts/firstEdition.ts';
import { cardName, listOf, money, propertyName, spaceName } from '../../facts/names.ts';
import { rulesOf } from '../../facts/rules.ts';
import type { Property, SaleView, View } from '../../facts/types.ts';
import { object, possessive } from './voice.ts';

export function board(view: View, who: Who): string {
  const { components } = rulesOf(view.options.components);
  return [
    heading(view, who),
    ...playerLines(view, who, components),
    `On the board: ${propertiesOf(view, null, components) || 'nothing'}. Pile: ${view.pileSize}.${lastDiscard(view, components)}`,
    ...(view.sale ? saleLines(view.sale, who, components) : []),
    ...offerLines(view, who, components),
    ...contractLines(view, who, components),
    ...view.debts.map(
      ({ from, to, amount }) =>
        `Debt: ${object(who, from)} to ${object(who, to)}, ${money(amount)}.`,
    ),
    ...handLines(view, who, components),
  ].join('\n');
}

function heading(view: View, who: Who): string {
  if (view.turn === null) return 'The game is over.';
  return `Part ${view.part}, ${view.part === 1 ? 'buying' : 'dealing'}. On turn: ${object(who, view.turn)}.`;
}

function playerLines(view: View, who: Who, components: Components): string[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    const parts = [
      `${who(seat)}: ${cashText(view, seat)}`,
      view.handSizes[seat] === 1 ? '1 card' : `${view.handSizes[seat]} cards`,
      propertiesOf(view, seat, components) || 'no property',
    ];
    if (view.part === 1) parts.push(`on ${spaceName(components, view.pawns[seat]!)}`);
    if (view.totals) parts.push(`${money(view.totals[seat]!)} in all`);
    return parts.join(', ');
  });
}

function propertiesOf(view: View, owner: Seat | null, components: Components): string {
  return view.owners
    .flatMap((of, property) => {
      if (of !== owner) return [];
      return [`${propertyName(components, property)} (${boxText(view, property)})`];
    })
    .join(', ');
}

/** D-8.2: what is for the reader to remember is not written down. */
function cashText({ cash }: View, seat: Seat): string {
  const amount = cash[seat] ?? null;
  return amount === null ? 'cash not counted' : money(amount);
}

function boxText(view: View, property: Property): string {
  const amount = view.boxes[property] ?? null;
  if (amount !== null) return `${amount}`;
  const least = leastInBox(view, property);
  return least === null ? 'closed' : `at least ${least}`;
}

function lastDiscard({ discards }: View, components: Components): string {
  const top = discards.at(-1);
  return top === undefined ? '' : ` Last card played: ${cardName(components, top)}.`;
}

function saleLines(sale: SaleView, who: Who, components: Components): string[] {
  const property = propertyName(components, sale.property);
  if (sale.leader === null) {
    const sealed = sale.sealed.map((seat) => object(who, seat)).join(', ') || 'nobody';
    return [`For sale: ${property}. Openings sealed by: ${sealed}.`];
  }
  const bids = sale.bids.flatMap((bid, seat) => {
    if (sale.standing[seat] === 'none') return [];
    const isOut = sale.standing[seat] === 'out';
    return [`${object(who, seat)} ${money(bid)}${isOut ? ' (knocked out)' : ''}`];
  });
  return [
    `For sale: ${property}. Bids: ${bids.join(', ')}.`,
    `Leading: ${object(who, sale.leader)}. Own cash ${sale.investorPlayed ? 'may be added' : 'is locked until an Outside Investor is played'}.`,
  ];
}

function offerLines(view: View, who: Who, components: Components): string[] {
  if (!view.offer) return [];
  const { from, to, and = [], accepted = [], ends, clauses } = view.offer;
  const telling = { components, who, seats: [from, to, ...and] as const };
  const others = listOf([to, ...and].map((seat) => object(who, seat)));
  return [
    `Offer from ${object(who, from)} to ${others}:`,
    ...accepted.map((seat) => `  Accepted by ${object(who, seat)}.`),
    ...(ends === undefined ? [] : [`  It ends contract ${ends}.`]),
    ...contractSentences(clauses, telling).map((text) => `  ${text}`),
  ];
}

function contractLines(view: View, who: Who, components: Components): string[] {
  return view.contracts.flatMap(({ number, seats, open }) => [
    `Contract ${number} of ${listOf(seats.map((seat) => object(who, seat)))}:`,
    ...contractSentences(
      open.map(({ clause, due, left }) => asOfNow(clause, due, view, left)),
      { components, who, seats },
    ).map((text) => `  ${text}`),
  ]);
}

function handLines(view: View, who: Who, components: Components): string[] {
  if (view.hand === null) return [];
  const names = view.hand.map((card) => cardName(components, card));
  const known = view.known.map(
    ({ card, seats }) =>
      `${cardName(components, card)} in ${seats.map((seat) => possessive(who, seat)).join(' or ')} hand`,
  );
  return [
    `Your hand: ${names.join(', ') || 'empty'}.`,
    ...(known.length === 0 ? [] : [`You know of: ${known.join('; ')}.`]),
  ];
}
