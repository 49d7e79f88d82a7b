/** Hand-made situations for the tests: chosen cards, moves in short notation. */

import type { Json, Rng } from '@parlor/kit';
import { expect } from 'vitest';
import {
  ascending,
  type Card,
  HIGHEST,
  LOWEST,
  STEAL_ONE,
  STEAL_THREE,
  STEAL_TWO,
} from './cards.ts';
import { matchFrom } from './plain.ts';
import type { Position } from './position.ts';

type Match = ReturnType<typeof matchFrom>;
type Facts = Omit<Position, 'seats' | 'games' | 'openSteal' | 'steals' | 'finish' | 'deck'>;

const LETTERS: { [letters: string]: Card } = {
  L: LOWEST,
  H: HIGHEST,
  S1: STEAL_ONE,
  S2: STEAL_TWO,
  S3: STEAL_THREE,
};

/** '3 L H S2' is a $3M, a Bankrupt Lowest, a Bankrupt Highest and a Steal Two. */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => LETTERS[word] ?? Number(word));

/** Gives out the scripted results, in this order; nothing else may be drawn. */
export function scriptedRng(...results: (number | Card[])[]): Rng & { left(): number } {
  return {
    below: (n) => {
      const result = results.shift();
      if (typeof result !== 'number' || result >= n) throw new Error(`no number below ${n} is due`);
      return result;
    },
    pick: () => {
      throw new Error('nothing is ever picked');
    },
    shuffle: (items) => {
      const order = results.shift();
      if (!Array.isArray(order)) throw new Error('no shuffle is due');
      const before = Array.from(items as ArrayLike<Card>);
      expect(before.toSorted(ascending)).toEqual(order.toSorted(ascending));
      for (const [place, card] of order.entries()) items[place] = card;
      return items;
    },
    left: () => results.length,
  };
}

const noChance = scriptedRng();

/** As text: the hands by seat, and Banks, piles. */
interface Cards {
  hands: string[];
  banks?: string[];
  /** The top first. */
  pile?: string;
  /** The top last. */
  discard?: string;
}

/** Seat 0 begins a turn; whatever is not told is empty. */
export function given(
  { hands, banks = [], pile = '', discard = '' }: Cards,
  more: Partial<Position> = {},
  rng: Rng = noChance,
): Match {
  const position: Position = {
    seats: hands.length,
    games: 1,
    openSteal: false,
    steals: 'once',
    finish: 'free',
    deck: [],
    game: 1,
    dealer: hands.length - 1,
    turn: 0,
    asked: null,
    turns: 0,
    hands: hands.map(cards),
    banks: hands.map((_, seat) => cards(banks[seat] ?? '')),
    pile: cards(pile),
    discard: cards(discard),
    gone: [],
    pairs: [],
    stealing: null,
    finished: [],
    ...more,
  };
  return matchFrom(position, rng);
}

const valuesIn = (text: string): Card[] => text.split(',').map(Number);

/**
 * 'draw', 'pick' (from the discard pile), 'settle:L', 'lay:L:2', 'bank:3', 'discard:7', 'steal:S2', 'take:1',
 * 'choose:S1', 'stop', 'pass', 'finish:9,10:4', 'finish:10:-'.
 */
export function move(text: string): Json {
  const [type, first = '', second = ''] = text.split(':');
  if (type === 'draw') return { type, from: 'pile' };
  if (type === 'pick') return { type: 'draw', from: 'discard' };
  if (type === 'stop' || type === 'pass') return { type };
  if (type === 'take') return { type, from: Number(first) };
  if (type === 'finish') {
    const discard = second === '-' ? null : cards(second)[0]!;
    return { type, cards: valuesIn(first), discard };
  }
  if (type === 'lay') return { type, bankrupt: cards(first)[0]!, value: cards(second)[0]! };
  return { type: type!, card: cards(first)[0]! };
}

/** '0 draw, 0 bank:3': seat 0 draws and banks a $3M; it must be the one to act. */
export function run(match: Match, steps: string, rng: Rng = noChance): void {
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
  const moves = match.moves(match.toAct()[0]!);
  expect(moves).not.toBe('wide');
  expect(inOrder(moves as Json[])).toEqual(inOrder(texts.split(' ').map(move)));
}
