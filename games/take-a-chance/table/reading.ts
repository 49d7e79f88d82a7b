/** What a view tells, sorted for the picture. Pure. */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import type { Box } from '../facts/box.ts';
import { BLACK_DICE, type Card, colourOf } from '../facts/types.ts';

export type Offer = View['offers'][number];
export type Combo = Offer['combo'];

export interface ColourGroup {
  readonly colour: number;
  readonly cards: readonly Card[];
}

/** Cards lined up by colour, cheapest first as in the set. */
export function byColour(cards: readonly Card[]): ColourGroup[] {
  const groups = new Map<number, Card[]>();
  for (const card of cards.toSorted((a, b) => a - b)) {
    const group = groups.get(colourOf(card));
    if (group) group.push(card);
    else groups.set(colourOf(card), [card]);
  }
  return [...groups].map(([colour, of]) => ({ colour, cards: of }));
}

const boardWorth = (box: Box, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + box.prices[colourOf(card)]!, 0);

export interface Payment {
  readonly combo: Combo;
  readonly amount: number;
}

/** What a card of a colour shows. */
export const paysOf = (box: Box, colour: number): Payment[] =>
  box.set.colours[colour]!.pays.map(({ combo, amount }) => ({
    combo: combo.value as Combo,
    amount: amount.value,
  }));

/** What each colour adds to a combination: '2 × 1,000'. */
export interface Share {
  readonly colour: number;
  readonly count: number;
  readonly each: number;
}

export const sharesOf = (box: Box, board: readonly Card[], combo: Combo): Share[] =>
  byColour(board).flatMap(({ colour, cards }) => {
    const each = paysOf(box, colour).find((pay) => pay.combo === combo)?.amount;
    return each === undefined ? [] : [{ colour, count: cards.length, each }];
  });

/** What an offer brings its roller, and how it compares for somebody who wants the most. */
export const gain = ({ amount, bonus }: Offer): number => amount + bonus;

export const bestOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.toSorted((a, b) => gain(b) - gain(a) || a.toOthers - b.toOthers)[0];

/** Best first. */
export const ranked = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((a, b) => gain(b) - gain(a) || a.toOthers - b.toOthers);

export const CHARM_DIE = 'charm';
/** A die by its number, or the charm die. */
export type DieId = number | typeof CHARM_DIE;

/** The move that keeps everything but the loose dice. */
export const keepMove = (
  { dice, charm }: { readonly dice: readonly number[]; readonly charm: number | null },
  loose: ReadonlySet<DieId>,
): Move => ({
  type: 'keep',
  dice: dice.filter((_, die) => !loose.has(die)).toSorted((a, b) => a - b),
  charm: charm !== null && !loose.has(CHARM_DIE),
});

/** Which dice a keep move leaves to be thrown: of equal ones, those furthest right. */
export function looseOf(
  { dice, charm }: { readonly dice: readonly number[]; readonly charm: number | null },
  move: Extract<Move, { type: 'keep' }>,
): Set<DieId> {
  const left = [...move.dice];
  const loose = new Set<DieId>();
  dice.forEach((face, die) => {
    const at = left.indexOf(face);
    if (at < 0) loose.add(die);
    else left.splice(at, 1);
  });
  if (charm !== null && !move.charm) loose.add(CHARM_DIE);
  return loose;
}

/** Same text exactly for the same move. */
export function moveKey(move: Move): string {
  switch (move.type) {
    case 'buy':
      return `buy ${move.card}`;
    case 'swap':
      return `swap ${move.give} ${move.take}`;
    case 'keep':
      return `keep ${move.dice.join('')} ${move.charm}`;
    case 'collect':
      return `collect ${move.combo}`;
    case 'bid':
      return `bid ${move.amount}`;
    case 'roll':
    case 'chance':
    case 'first':
    case 'or':
    case 'use':
    case 'throw':
    case 'pass':
      return move.type;
  }
}

/** The step of the ticket that is being carried out. */
export function stepNow(box: Box, { ticket }: View) {
  if (!ticket || ticket.choice === null) return undefined;
  return box.tickets[ticket.kind]!.choices[ticket.choice]![ticket.step];
}

/** What a card costs me now; null where it goes to an auction. */
export function costOf(box: Box, view: View, card: Card): number | null {
  const price = box.prices[colourOf(card)]!;
  if (!view.pool.includes(card)) return price;
  if (view.options.auctions) return null;
  const step = stepNow(box, view);
  return Math.max(0, price - (step?.do === 'buy-pool' ? step.less : 0));
}

export interface Worth {
  readonly seat: Seat;
  readonly cash: number;
  readonly cards: number;
  readonly sum: number;
  readonly count: number;
}

/** Everybody's riches, most first; on a tie whoever has more cards. */
export const worths = (box: Box, view: View): Worth[] =>
  view.players
    .map(({ cash, board }, seat) => {
      const cards = boardWorth(box, board);
      return { seat, cash, cards, sum: cash + cards, count: board.length };
    })
    .sort((a, b) => b.sum - a.sum || b.count - a.count || a.seat - b.seat);

/** Numbers of dice a plain roll of this board has. */
export const diceOf = (board: readonly Card[]): number => BLACK_DICE + byColour(board).length;
