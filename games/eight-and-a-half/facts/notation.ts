/** Moves as text, as numbers, and back from JSON. All moves are public: every viewer reads the same. */

import { exactly } from '@parlor/kit';
import { cardName, COPIES, isCard, KINDS, MOST_COPIES, PLACES } from './cards.ts';
import { BLIND_TURNS, EIGHT_AND_A_HALF, KEEP, OPEN_PLAYS, PLAYS, SWAPS } from './interned.ts';
import type { Move } from './types.ts';

export function moveText(move: Move): string {
  switch (move.type) {
    case 'play':
      return move.count === 1 ? cardName(move.card) : `${move.count}×${cardName(move.card)}`;
    case 'eight-and-a-half':
      return '8+½';
    case 'open':
      return `open ${cardName(move.card)}`;
    case 'blind':
      return `blind ${move.place}`;
    case 'swap':
      return `swap ${cardName(move.give)} for ${cardName(move.take)}`;
    case 'keep':
      return 'keep';
  }
}

/** Every move there is. */
export const allMoves = (): Move[] => [
  ...PLAYS.flat(),
  EIGHT_AND_A_HALF,
  ...OPEN_PLAYS,
  ...BLIND_TURNS,
  ...SWAPS.flat(),
  KEEP,
];

// Edges: one number per move, each kind of move after the one before.
const FIRST_PLAY = 0;
const PAIR_EDGE = FIRST_PLAY + KINDS * MOST_COPIES;
const FIRST_OPEN = PAIR_EDGE + 1;
const FIRST_BLIND = FIRST_OPEN + KINDS;
const FIRST_SWAP = FIRST_BLIND + PLACES;
const KEEP_EDGE = FIRST_SWAP + KINDS * KINDS;

export function moveEdge(move: Move): number {
  switch (move.type) {
    case 'play':
      return FIRST_PLAY + move.card * MOST_COPIES + move.count - 1;
    case 'eight-and-a-half':
      return PAIR_EDGE;
    case 'open':
      return FIRST_OPEN + move.card;
    case 'blind':
      return FIRST_BLIND + move.place - 1;
    case 'swap':
      return FIRST_SWAP + move.give * KINDS + move.take;
    case 'keep':
      return KEEP_EDGE;
  }
}

/** The interned move that `input` describes. */
export const parseMove = (input: unknown): Move | undefined => exactly(input, readMove(input));

function readMove(input: unknown): Move | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { type, card, count, place, give, take } = input as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'play':
      return isCard(card) && isCount(count, COPIES[card]!) ? PLAYS[card]![count - 1] : undefined;
    case 'eight-and-a-half':
      return EIGHT_AND_A_HALF;
    case 'open':
      return isCard(card) ? OPEN_PLAYS[card] : undefined;
    case 'blind':
      return isCount(place, PLACES) ? BLIND_TURNS[place - 1] : undefined;
    case 'swap':
      return isCard(give) && isCard(take) ? SWAPS[give]![take] : undefined;
    case 'keep':
      return KEEP;
    default:
      return undefined;
  }
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
