/** D-7.7: an option is used as a deal of one's own turn, paid in full, and cannot be refused. */

import type { Seat } from '@parlor/kit';
import { type Give, type Option, takerOf, transfers } from './clauses.ts';
import { close, inForce, lapse, relatedTo } from './contracts.ts';
import { owe } from './money.ts';
import {
  type Contract,
  distinct,
  howMany,
  moveCard,
  type OpenClause,
  type Position,
  type Related,
} from './position.ts';
import { freeCopies, isToBeGiven } from './promises.ts';
import type { Card, Property } from './set.ts';

export type Use = { type: 'use'; contract: number; clause: number };

export interface OpenOption {
  contract: Contract;
  open: OpenClause;
  option: Option;
}

export const optionsOf = (position: Position, seat: Seat): OpenOption[] =>
  inForce(position).flatMap(({ contract, open }) =>
    open.clause.type === 'option' && open.clause.seat === seat
      ? [{ contract, open, option: open.clause }]
      : [],
  );

const cardsFrom = (gifts: Give[], seat: Seat): Card[] =>
  gifts.flatMap(({ from, what }) => (from === seat && what.type === 'card' ? [what.card] : []));

/** Another contract has to do with this property. */
const isElsewhere = (position: Position, contract: Contract, property: Property): boolean =>
  inForce(position).some(
    ({ contract: other, open }) =>
      other.number !== contract.number && transfers(open.clause, property),
  );

/** The user's own part of it. */
export function canPay(position: Position, seat: Seat, { contract, option }: OpenOption): boolean {
  const { clauses } = option;
  const own = clauses.filter(({ from }) => from === seat);
  const cash = own.reduce((sum, { what }) => sum + (what.type === 'cash' ? what.amount : 0), 0);
  const cards = cardsFrom(own, seat);
  return (
    cash <= position.cash[seat]! &&
    own.every(
      ({ what }) =>
        what.type !== 'property' ||
        (position.owners[what.property] === seat &&
          !isToBeGiven(position, seat, what.property) &&
          !isElsewhere(position, contract, what.property)),
    ) &&
    distinct(cards).every((card) => howMany(cards, card) <= freeCopies(position, seat, card))
  );
}

/** Whether everybody else owns the properties that are to come from them: that is there for all to see. */
export const propertiesAreThere = (position: Position, { clauses }: Option): boolean =>
  clauses.every(
    ({ from, what }) => what.type !== 'property' || position.owners[what.property] === from,
  );

/** Whether everybody else holds the cards that are to come from them. */
const cardsAreThere = (position: Position, { seat, clauses }: Option): boolean =>
  clauses
    .map(({ from }) => from)
    .filter((from) => from !== seat)
    .every((from) => {
      const cards = cardsFrom(clauses, from);
      return cards.every((card) => howMany(cards, card) <= howMany(position.hands[from]!, card));
    });

/** Says what has come to the player on turn. */
function hand(position: Position, gift: Give, parties: Seat[]): Related {
  const { from, what } = gift;
  const to = takerOf(gift, parties);
  const got: Related = { cards: [], properties: [] };
  if (what.type === 'cash') owe(position, from, to, what.amount);
  if (what.type === 'card') {
    moveCard(position, from, to, what.card);
    got.cards.push(what.card);
  }
  if (what.type === 'property' && position.owners[what.property] === from) {
    position.owners[what.property] = to;
    got.properties.push(what.property);
  }
  return to === position.turn ? got : { cards: [], properties: [] };
}

/** D-6.3: what is related to it; or null if a card was missing, and the option has lapsed. */
export function use(position: Position, { contract, open, option }: OpenOption): Related | null {
  if (!cardsAreThere(position, option)) {
    position.todo.push({ is: 'ask turn' });
    lapse(position, { contract, open });
    return null;
  }
  close(position, { contract, open });
  position.used.push({ contract: contract.number, option, seats: contract.seats });
  position.passes = 0;
  const got = option.clauses.map((gift) => hand(position, gift, contract.seats));
  return relatedTo(option.clauses, {
    cards: got.flatMap(({ cards }) => cards),
    properties: got.flatMap(({ properties }) => properties),
  });
}
