/** Section 7: how contracts are made, carried out, and lapse. */

import type { Rng, Seat } from '@parlor/kit';
import {
  type Clause,
  type Deal,
  dateOf,
  type Give,
  givesCard,
  isNow,
  namesCardOf,
  relatedCardsIn,
  takerOf,
} from './clauses.ts';
import { owe } from './money.ts';
import {
  ascending,
  type Contract,
  moveCard,
  type OpenClause,
  type Position,
  type Related,
  type Task,
} from './position.ts';
import type { Card, Property } from './set.ts';

export interface InForce {
  contract: Contract;
  open: OpenClause;
}

/** By contract number, then by place in the contract. */
export const inForce = (position: Position): InForce[] =>
  position.contracts.flatMap((contract) => contract.open.map((open) => ({ contract, open })));

const findOpen = (
  position: Position,
  place: { contract: number; index: number },
): InForce | undefined =>
  inForce(position).find(
    ({ contract, open }) => contract.number === place.contract && open.index === place.index,
  );

/** A contract without open clauses is gone. */
function remove(position: Position, { contract, open }: InForce): void {
  contract.open = contract.open.filter((each) => each !== open);
  position.contracts = position.contracts.filter((each) => each.open.length > 0);
}

const alternativesTo = ({ contract, open }: InForce): InForce[] =>
  contract.open
    .filter(
      ({ clause }) =>
        clause.type === 'give' &&
        clause.when.type === 'lapsed' &&
        clause.when.clause === open.index,
    )
    .map((alternative) => ({ contract, open: alternative }));

/** Done, played, used or over: nothing can come of its alternatives any more. */
export function close(position: Position, clause: InForce): void {
  const alternatives = alternativesTo(clause);
  remove(position, clause);
  for (const alternative of alternatives) close(position, alternative);
}

/** D-7.3, D-7.7: its alternatives happen at once, before anything else that is due. */
export function lapse(position: Position, clause: InForce): void {
  position.todo.unshift(...alternativesTo(clause).map((each) => giftTask(each, 0)));
  remove(position, clause);
}

export const giftTask = ({ contract, open }: InForce, payout: number): Task => ({
  is: 'gift',
  contract: contract.number,
  index: open.index,
  payout,
});

/** D-7.8: random now-cards come before the shows, so that what is to be shown is not drawn. */
const showsToCome = ({ making }: Position, gift: OpenClause | null): Clause[] =>
  gift !== null && isNow(gift.clause) && gift.clause.what.type === 'random' && making !== null
    ? making.clauses.filter(({ type }) => type === 'show')
    : [];

/** D-7.7, D-7.8: cards of numbers that no other open clause names of this seat, ascending. */
function freeCards(position: Position, seat: Seat, but: OpenClause | null = null): Card[] {
  const clauses = [
    ...inForce(position).flatMap(({ open }) => (open === but ? [] : [open.clause])),
    ...showsToCome(position, but),
  ];
  return position.hands[seat]!.filter(
    (card) => !clauses.some((clause) => namesCardOf(clause, seat, card)),
  ).toSorted(ascending);
}

/** What came to the player on turn by the deal being made. */
function note(position: Position, to: Seat, got: Partial<Related>): void {
  if (position.making === null || to !== position.turn) return;
  position.making.got.cards.push(...(got.cards ?? []));
  position.making.got.properties.push(...(got.properties ?? []));
}

function giveProperty(position: Position, from: Seat, to: Seat, property: Property): boolean {
  const owner = position.owners[property];
  if (owner !== from) return owner === to;
  position.owners[property] = to;
  note(position, to, { properties: [property] });
  return true;
}

/** D-7.7: what was to come anyway has come by an option of the same contract. */
const hasComeByOption = (
  position: Position,
  contract: number,
  { from, to, card }: { from: Seat; to: Seat; card: Card },
): boolean =>
  position.used.some(
    (used) =>
      used.contract === contract &&
      used.option.clauses.some(
        (gift) => givesCard(from, card)(gift) && takerOf(gift, used.seats) === to,
      ),
  );

function giveCard(position: Position, from: Seat, to: Seat, card: Card): boolean {
  if (!position.hands[from]!.includes(card)) return false;
  moveCard(position, from, to, card);
  note(position, to, { cards: [card] });
  return true;
}

/** D-7.8: as many as there are. */
function giveRandom(
  position: Position,
  { from, to, open }: { from: Seat; to: Seat; open: OpenClause },
  count: number,
  rng: Rng,
): boolean {
  const isAny = freeCards(position, from, open).length > 0;
  for (let nth = 0; nth < count; nth++) {
    const free = freeCards(position, from, open);
    if (free.length > 0) giveCard(position, from, to, free[rng.below(free.length)]!);
  }
  return isAny;
}

/** D-7.1: rounded down to a multiple of 10. */
const shareOf = (payout: number, percent: number, atLeast = 0): number =>
  Math.max(atLeast, Math.floor((percent * payout) / 1000) * 10);

/** Whether it could be done. D-7.3: what is not there is not given. */
function hand(
  position: Position,
  { from, to, open, contract }: { from: Seat; to: Seat; open: OpenClause; contract: Contract },
  what: Exclude<Give['what'], { type: 'choice' }>,
  { payout, rng }: { payout: number; rng: Rng },
): boolean {
  switch (what.type) {
    case 'cash':
      owe(position, from, to, what.amount);
      return true;
    case 'share':
      owe(position, from, to, shareOf(payout, what.percent, what.atLeast));
      return true;
    case 'property':
      return giveProperty(position, from, to, what.property);
    case 'card':
      return (
        giveCard(position, from, to, what.card) ||
        hasComeByOption(position, contract.number, { from, to, card: what.card })
      );
    case 'random':
      return giveRandom(position, { from, to, open }, what.count, rng);
  }
}

/** A gift of an open clause happens, lapses, or has to be chosen first. */
export function carryOut(
  position: Position,
  place: { contract: number; index: number },
  payout: number,
  rng: Rng,
): void {
  const found = findOpen(position, place);
  if (found === undefined || found.open.clause.type !== 'give') return;
  const { contract, open } = found;
  const { from, what } = found.open.clause;
  const to = takerOf(found.open.clause, contract.seats);
  if (what.type === 'choice') {
    if (freeCards(position, from, open).length === 0) return lapse(position, found);
    const seat = what.by === 'giver' ? from : to;
    position.choosing = { contract: contract.number, index: open.index, seat, from, to };
    position.asked = 'choose';
    return;
  }
  const isDone = hand(position, { from, to, open, contract }, what, { payout, rng });
  if (isDone) close(position, found);
  else lapse(position, found);
}

/** Among what can be chosen now. */
export function choices(position: Position): Card[] {
  const { from } = position.choosing!;
  return freeCards(position, from, findOpen(position, position.choosing!)!.open);
}

export function choose(position: Position, card: Card): void {
  const { from, to } = position.choosing!;
  giveCard(position, from, to, card);
  close(position, findOpen(position, position.choosing!)!);
  position.choosing = null;
}

export function lapseNow(position: Position, place: { contract: number; index: number }): void {
  const found = findOpen(position, place);
  if (found !== undefined) lapse(position, found);
}

/** The end of the turn has come through which a clause runs or at which it happens. */
export function meetDate(
  position: Position,
  place: { contract: number; index: number },
  rng: Rng,
): void {
  const found = findOpen(position, place);
  if (found === undefined) return;
  const { contract, open } = found;
  const { clause } = open;
  if (clause.type === 'play') return lapse(position, found);
  if (clause.type !== 'give' || clause.when.type === 'bought') return close(position, found);
  if (clause.when.type !== 'everyTurnEnd') return carryOut(position, place, 0, rng);
  const { from, what, when } = clause;
  const isOver = when.while !== null && position.owners[when.while] !== from;
  if (isOver || what.type !== 'cash') return close(position, found);
  owe(position, from, takerOf(clause, contract.seats), what.amount);
  open.left! -= 1;
  open.due! += 1;
  if (open.left === 0) close(position, found);
}

/** Counted in turns that the seat will have ended by then. */
function dueOf(position: Position, clause: Clause): number | null {
  const date = dateOf(clause);
  if (date === null) return null;
  const inProgress = date.seat === position.turn ? 1 : 0;
  return position.turnsEnded[date.seat]! + date.turn + inProgress;
}

export function opened(position: Position, clause: Clause, index: number): OpenClause {
  const open: OpenClause = { index, due: dueOf(position, clause), clause };
  if (clause.type === 'give' && clause.when.type === 'everyTurnEnd') open.left = clause.when.turns;
  return open;
}

/**
 * D-7.7: the old contract is gone without a lapse; then random cards, then shows, which leave no trace in the position,
 * then the rest of what happens now.
 */
export function makeContract(position: Position, { parties, clauses, ends }: Deal): void {
  position.contracts = position.contracts.filter(({ number }) => number !== ends);
  position.accepted += 1;
  const open = clauses
    .map((clause, index) => opened(position, clause, index))
    .filter(({ clause }) => clause.type !== 'show');
  const contract: Contract = { number: position.accepted, seats: parties, open };
  if (open.length > 0) position.contracts.push(contract);
  const now = open.filter(({ clause }) => isNow(clause));
  const isRandom = ({ clause }: OpenClause): boolean =>
    clause.type === 'give' && clause.what.type === 'random';
  const inOrder = [...now.filter(isRandom), ...now.filter((each) => !isRandom(each))];
  position.making = { clauses, got: { cards: [], properties: [] } };
  position.todo.push(...inOrder.map((each) => giftTask({ contract, open: each }, 0)));
  position.todo.push({ is: 'deal made' });
}

/** D-6.3: what a card can be related to after this deal. */
export function relatedTo(clauses: Clause[], got: Related): Related {
  return {
    cards: [...clauses.flatMap(relatedCardsIn), ...got.cards],
    properties: got.properties,
  };
}
