/** Section 7: how contracts are made and carried out. */

import type { Rng, Seat } from '@parlor/kit';
import { type Clause, cardsIn, type Give, isAbout, isLater, nowOf, type What } from './clauses.ts';
import { owe } from './money.ts';
import {
  type Contract,
  loseCard,
  moveRandomCard,
  type OpenClause,
  type Position,
  type Related,
} from './position.ts';
import type { Card, Property } from './set.ts';

/** D-7.3: what is not there is not given. Says what has come to the other party. */
function hand(
  position: Position,
  { from, to, what }: { from: Seat; to: Seat; what: What },
  payout: number,
  rng: Rng,
): Related {
  const got: Related = { cards: [], properties: [] };
  switch (what.type) {
    case 'cash':
      owe(position, from, to, what.amount);
      break;
    case 'share': // D-7.1: rounded down to a multiple of 10
      owe(position, from, to, Math.floor((what.percent * payout) / 1000) * 10);
      break;
    case 'property':
      if (position.owners[what.property] === from) {
        position.owners[what.property] = to;
        got.properties.push(what.property);
      }
      break;
    case 'card':
      if (position.hands[from]!.includes(what.card)) {
        loseCard(position, from, what.card);
        position.hands[to]!.push(what.card);
        got.cards.push(what.card);
      }
      break;
    case 'random':
      for (let nth = 0; nth < what.count && position.hands[from]!.length > 0; nth++) {
        got.cards.push(moveRandomCard(position, from, to, rng));
      }
      break;
  }
  return got;
}

/** Counted in turns that the seat will have ended by then. */
function dueOf(position: Position, clause: Clause): number | null {
  const timed = clause.type === 'play' ? clause : clause.when;
  if (!('turn' in timed)) return null;
  const inProgress = timed.seat === position.turn ? 1 : 0;
  return position.turnsEnded[timed.seat]! + timed.turn + inProgress;
}

/** The now-clauses happen, the others stay open. D-6.3: says which cards the deal names and what came to the player on turn. */
export function makeContract(
  position: Position,
  seats: [Seat, Seat],
  clauses: Clause[],
  rng: Rng,
): Related {
  const open: OpenClause[] = clauses
    .map((clause, index) => ({ index, due: dueOf(position, clause), clause }))
    .filter(({ clause }) => isLater(clause));
  position.accepted += 1;
  if (open.length > 0) position.contracts.push({ number: position.accepted, seats, open });

  const now = nowOf(clauses);
  const isRandom = ({ what }: Give): boolean => what.type === 'random';
  const inOrder = [...now.filter((clause) => !isRandom(clause)), ...now.filter(isRandom)];
  const related: Related = { cards: clauses.flatMap(cardsIn), properties: [] };
  for (const { from, what } of inOrder) {
    const to = seats.find((seat) => seat !== from)!;
    const got = hand(position, { from, to, what }, 0, rng);
    if (to !== position.turn) continue;
    related.cards.push(...got.cards);
    related.properties.push(...got.properties);
  }
  return related;
}

/** Closes every open clause that `isOver`; contracts without open clauses are gone. */
function close(position: Position, isOver: (open: OpenClause) => boolean): void {
  position.contracts = position.contracts
    .map((contract) => ({ ...contract, open: contract.open.filter((each) => !isOver(each)) }))
    .filter((contract) => contract.open.length > 0);
}

/** Contract number, then place in the contract. */
const inForce = (position: Position): { contract: Contract; open: OpenClause }[] =>
  position.contracts.flatMap((contract) => contract.open.map((open) => ({ contract, open })));

/** Every open clause that fits happens, once; promises to play just lapse. */
function carryOut(
  position: Position,
  fits: (open: OpenClause) => boolean,
  payout: number,
  rng: Rng,
): void {
  for (const { contract, open } of inForce(position).filter((each) => fits(each.open))) {
    close(position, (each) => each === open);
    if (open.clause.type === 'play') continue;
    const { from, what } = open.clause;
    const to = contract.seats.find((seat) => seat !== from)!;
    hand(position, { from, to, what }, payout, rng);
  }
}

/** Clauses that wait for this card to be played by this seat. */
export function carryOutPlayed(
  position: Position,
  played: { seat: Seat; card: Card; payout: 'before' | 'after' },
  payout: number,
  rng: Rng,
): void {
  const fits = ({ clause }: OpenClause): boolean =>
    clause.type === 'give' &&
    clause.when.type === 'played' &&
    clause.when.seat === played.seat &&
    clause.when.card === played.card &&
    clause.when.payout === played.payout;
  carryOut(position, fits, payout, rng);
}

/** What is due at the end of this seat's turn, which has been counted already. */
export function carryOutTurnEnd(position: Position, seat: Seat, rng: Rng): void {
  const fits = ({ clause, due }: OpenClause): boolean => {
    const timed = clause.type === 'play' ? clause : clause.when;
    return 'turn' in timed && timed.seat === seat && due === position.turnsEnded[seat];
  };
  carryOut(position, fits, 0, rng);
}

/** The oldest open promise to play this card is kept. */
export function keepPromise(position: Position, seat: Seat, card: Card): void {
  const kept = inForce(position).find(
    ({ open: { clause } }) =>
      clause.type === 'play' && clause.seat === seat && clause.card === card,
  );
  if (kept !== undefined) close(position, (each) => each === kept.open);
}

/** D-7.3: a property lost by a sale or a Tax releases every clause about it. */
export const lapseAbout = (position: Position, property: Property): void =>
  close(position, ({ clause }) => isAbout(clause, property));

/** Timed clauses have a date. */
export const someTimedClauseIsOpen = (position: Position): boolean =>
  inForce(position).some(({ open }) => open.due !== null);
