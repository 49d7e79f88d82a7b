/** All moves there are, built once and handed out by reference. */

import { COPIES, PLACES } from './cards.ts';
import type { BlindTurn, Card, EightAndAHalf, Keep, OpenPlay, Play, Swap } from './types.ts';

const KIND_LIST: readonly Card[] = COPIES.map((_, card) => card);

/** By card, then by count less one. */
export const PLAYS: readonly (readonly Play[])[] = COPIES.map((copies, card) =>
  Array.from({ length: copies }, (_, index): Play => ({ type: 'play', card, count: index + 1 })),
);

export const EIGHT_AND_A_HALF: EightAndAHalf = { type: 'eight-and-a-half' };

export const OPEN_PLAYS: readonly OpenPlay[] = KIND_LIST.map((card) => ({ type: 'open', card }));

/** By place less one. */
export const BLIND_TURNS: readonly BlindTurn[] = Array.from({ length: PLACES }, (_, index) => ({
  type: 'blind',
  place: index + 1,
}));

/** By card given, then by card taken. */
export const SWAPS: readonly (readonly Swap[])[] = KIND_LIST.map((give) =>
  KIND_LIST.map((take): Swap => ({ type: 'swap', give, take })),
);

export const KEEP: Keep = { type: 'keep' };
