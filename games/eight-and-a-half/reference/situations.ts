/** Hand-made situations for the tests: chosen cards, moves in short notation. */

import type { Json, Rng, Seat } from '@parlor/kit';
import { expect } from 'vitest';
import { type Card, emptyPile, GHOST, HALF } from './pile.ts';
import { matchFrom } from './plain.ts';
import { bySeat, type Position } from './position.ts';

type Match = ReturnType<typeof matchFrom>;

/** One player's cards, as text. Nothing in hand or Bank, but some cards on the table, unless told. */
interface Cards {
  hand?: string;
  bank?: string;
  open?: string;
  /** '-' is a place without a card. */
  blind?: string;
  aside?: string;
}

interface Facts extends Omit<Position, 'seats' | 'rounds' | 'halves' | 'pile'> {
  value: number;
  five: boolean;
  pile: Card[];
}

/** '3 ½ G' is a 3, a Half and a Ghost. */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      if (word === '½') return HALF;
      return word === 'G' ? GHOST : Number(word);
    });

/** All the cards in the order they lie in before a shuffle. */
export const DECK = [6, 4, 4, 6, 6, 6, 6, 6, 6, 6, 8, 8].flatMap((copies, card) =>
  Array<Card>(copies).fill(card),
);

/** Gives out the scripted results, in this order; nothing else may be drawn. */
export function scriptedRng(...results: (number | Card[])[]): Rng {
  return {
    below: () => {
      const result = results.shift();
      if (typeof result !== 'number') throw new Error('no number is due');
      return result;
    },
    pick: () => {
      throw new Error('nothing is picked');
    },
    shuffle: (deck) => {
      const result = results.shift();
      if (!Array.isArray(result)) throw new Error('no shuffle is due');
      expect(Array.from(deck)).toEqual(DECK);
      return Object.assign(deck, result);
    },
  };
}

export const noChance = scriptedRng();

/** The last round, everybody has taken a turn, seat 0 begins a new pile; `more` says what is different. */
export function given(players: Cards[], more: Partial<Position> = {}): Match {
  const seats = players.length;
  return matchFrom({
    seats,
    rounds: 2,
    halves: 'together',
    round: 2,
    dealer: 0,
    phase: 'play',
    turn: 0,
    pile: emptyPile(),
    pending: null,
    winner: null,
    loser: null,
    points: bySeat(seats, () => 0),
    turns: bySeat(seats, () => 1),
    hands: players.map(({ hand = '' }) => cards(hand)),
    asides: players.map(({ aside = '' }) => cards(aside)),
    opens: players.map(({ open = '6 6 6' }) => cards(open)),
    blinds: players.map(({ blind = '7 7 7' }) =>
      blind.split(' ').map((place) => (place === '-' ? null : cards(place)[0]!)),
    ),
    banks: players.map(({ bank = '' }) => cards(bank)),
    table: bySeat(seats, () => false),
    ...more,
  });
}

/** No table cards left. */
export const BARE = { open: '', blind: '- - -' };

/** '2×7', '½', '8+½', 'open:7', 'blind:2', 'swap:7:3', 'keep'. */
export function move(text: string): Json {
  const [what, first, second] = text.split(':');
  if (what === 'open') return { type: 'open', card: cards(first!)[0]! };
  if (what === 'blind') return { type: 'blind', place: Number(first) };
  if (what === 'swap') return { type: 'swap', give: cards(first!)[0]!, take: cards(second!)[0]! };
  if (what === 'keep') return { type: 'keep' };
  if (what === '8+½') return { type: 'eight-and-a-half' };
  const [count, card] = text.includes('×') ? text.split('×') : ['1', text];
  return { type: 'play', card: cards(card!)[0]!, count: Number(count) };
}

/** '0 3×½, 1 open:7': seat 0 plays three Halves, seat 1 an open 7; each must be the one to act. */
export function run(match: Match, steps: string, rng = noChance): void {
  for (const step of steps.split(', ')) {
    const [seat, text] = step.split(' ');
    expect(`${match.toAct().join()} ${text}`).toBe(step);
    match.play(Number(seat), move(text!), rng);
  }
}

export const factsOf = (match: Match): Facts => match.facts() as unknown as Facts;

/** Exactly these moves are legal for the seat to act, in any order. */
export function expectMoves(match: Match, texts: string): void {
  const inOrder = (moves: Json[]) => moves.map((each) => JSON.stringify(each)).toSorted();
  const seat: Seat = match.toAct()[0]!;
  expect(inOrder(match.moves(seat) as Json[])).toEqual(inOrder(texts.split(' ').map(move)));
}
