/** What a table can agree on. */

import type { OptionsSpec, Presets, Table } from '@parlor/kit';
import { checkDeck, HAND_DEALT, HAND_FILLED, sizeOf } from './cards.ts';
import type { Refusal } from './refusals.ts';
import { type Options, STEAL_THREE, stealPower } from './types.ts';

export const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;
export const MOST_SEATS = 6;

/** P-6.4: a game is stopped when every seat has taken so many turns. */
export const TURNS_PER_SEAT = 200;

export const optionsSpec: OptionsSpec<Options> = {
  games: { type: 'choice', values: ['1', '3'] },
  openSteal: { type: 'flag' },
  steals: { type: 'choice', values: ['once', 'reshuffled'] },
  finish: { type: 'choice', values: ['free', 'discard'] },
  deck: { type: 'data', check: checkDeck },
};

const standard: Options = {
  games: '1',
  openSteal: false,
  steals: 'once',
  finish: 'free',
  deck: null,
};

export const presets: Presets<Options> = {
  standard,
  series: { ...standard, games: '3' },
  openSteal: { ...standard, openSteal: true },
};

export const gamesOf = (options: Options): number => Number(options.games);

export function checkTable({ seats, options }: Table<Options>): Refusal | undefined {
  if (!(SEAT_COUNTS as readonly number[]).includes(seats)) {
    return { code: 'seats-out-of-range', params: { min: SEAT_COUNTS[0], max: MOST_SEATS } };
  }
  const cards = sizeOf(options.deck);
  // P-2.1: five cards each, and one to turn up.
  const need = HAND_DEALT * seats + 1;
  return cards < need ? { code: 'deck-too-small', params: { cards, need } } : undefined;
}

/**
 * A turn asks for at most six draws and one act. Each card stolen takes a
 * question, with `openSteal` two; who stops is asked no more often. Each pair of a
 * Bankrupt and a value card takes at most two, one for each card, and no more cards
 * come into hands than are dealt, drawn and stolen.
 */
export function maxMoves({ seats, options }: Table<Options>): number {
  const stolen = stealPower(STEAL_THREE);
  const paired = HAND_FILLED + stolen;
  const turns = TURNS_PER_SEAT * (HAND_FILLED + 1 + 2 * stolen + paired);
  return gamesOf(options) * seats * (turns + HAND_DEALT);
}
