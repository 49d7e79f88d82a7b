/** The table in lines that can be read out. */

import type { People, Seat } from '@parlor/kit';
import { type Box, openBox, printedOn, priceOf } from '../facts/box.ts';
import { BLACK_DICE, type Card } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import type { View } from '../rules/view.ts';

export function board({ board: lines }: Messages, view: View, people: People): string {
  const box = openBox(view.options.set);
  const { roll, ticket, lastTurns } = view;
  return [
    ...(roll && roll.dice.length > 0
      ? [
          lines.dice({
            black: roll.dice.slice(0, BLACK_DICE),
            white: roll.dice.slice(BLACK_DICE),
            charm: roll.charm === null ? null : box.charms[roll.charm]!,
            rethrows: roll.rethrows,
          }),
          lines.pays(
            view.offers.map(({ combo, amount, bonus }) => ({ combo, amount: amount + bonus })),
          ),
        ]
      : []),
    ...(ticket ? [lines.ticket(box.tickets[ticket.kind]!.choices, view.options.or)] : []),
    ...(view.auction ? [auctionLine(lines, box, view.auction, people)] : []),
    poolLine(lines, box, view),
    ...(lastTurns === null ? [] : [lines.lastTurns(lastTurns)]),
    ...view.players.flatMap((_, seat) => seatLines(lines, box, view, seat, people)),
  ].join('\n');
}

type Lines = Messages['board'];

const priced = (box: Box, card: Card) => ({
  name: printedOn(box, card),
  price: priceOf(box, card),
});

function auctionLine(
  lines: Lines,
  box: Box,
  { card, auctioneer, bid, bidder, passed }: NonNullable<View['auction']>,
  people: People,
): string {
  return lines.auction({
    auctioneer: people(auctioneer),
    card: printedOn(box, card),
    price: priceOf(box, card),
    bid,
    bidder: bidder === null ? null : people(bidder),
    passed: passed.map(people),
  });
}

function poolLine(lines: Lines, box: Box, { pool, draw, discards }: View): string {
  const cards = pool.filter((card) => card !== null);
  return lines.pool({
    cards: cards.map((card) => priced(box, card)),
    empty: pool.length - cards.length,
    draw,
    discards,
  });
}

function seatLines(lines: Lines, box: Box, view: View, seat: Seat, people: People): string[] {
  const { cash, board: cards, ticketsLeft, kept, stack } = view.players[seat]!;
  const known = stack.filter((card) => typeof card === 'number');
  const inStack = lines.stack({
    cards: known.map((card) => priced(box, card)),
    hidden: stack.filter((card) => card === 'hidden').length,
  });
  return [
    lines.seat({
      who: people(seat),
      cash,
      cards: cards.map((card) => printedOn(box, card)),
      tickets: ticketsLeft,
      kept: kept.map((kind) => box.tickets[kind]!.keptFor!),
      hasTurn: view.turn === seat,
    }),
    `  ${inStack}`,
  ];
}
