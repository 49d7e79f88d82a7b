/** Choosing cards by rank: one tap takes as many as the round asks for, further taps change single cards. */

import type { Rank } from '../facts/types.ts';
import type { Move } from '../rules/index.ts';

/** Cards of one rank, by their place in the group. */
export interface Picked {
  readonly rank: Rank;
  readonly cards: readonly number[];
}

/** With how many cards each rank may be played, fewest first. */
export type Choices = ReadonlyMap<Rank, readonly number[]>;

export function choicesOf(legal: readonly Move[]): Choices {
  const choices = new Map<Rank, number[]>();
  for (const move of legal) {
    if (move.type === 'pass') continue;
    const counts = choices.get(move.rank);
    if (counts) counts.push(move.count);
    else choices.set(move.rank, [move.count]);
  }
  for (const counts of choices.values()) counts.sort((a, b) => a - b);
  return choices;
}

export const canPass = (legal: readonly Move[]): boolean =>
  legal.some(({ type }) => type === 'pass');

/** The move the chosen cards make, if they make one. */
export const moveOf = (picked: Picked | undefined, choices: Choices): Move | undefined =>
  picked && choices.get(picked.rank)?.includes(picked.cards.length)
    ? { type: 'play', rank: picked.rank, count: picked.cards.length }
    : undefined;

/** How many more cards it takes until the choice can be played. */
export function missing(picked: Picked, choices: Choices): number {
  const enough = choices.get(picked.rank)?.find((count) => count > picked.cards.length);
  return enough === undefined ? 0 : enough - picked.cards.length;
}

const most = (choices: Choices, rank: Rank): number => choices.get(rank)?.at(-1) ?? 0;

/** `count` neighbours in a group of `held`, with one card among them. */
function around(card: number, count: number, held: number): number[] {
  const first = Math.max(0, Math.min(card, held - count));
  return Array.from({ length: count }, (_, i) => first + i);
}

export interface Tap {
  readonly rank: Rank;
  readonly card: number;
  /** How many of this rank are in the hand. */
  readonly held: number;
}

/** What is chosen after a tap on a card. */
export function tap(picked: Picked | undefined, choices: Choices, at: Tap): Picked | undefined {
  const { rank, card, held } = at;
  const limit = most(choices, rank);
  if (limit === 0) return picked;
  if (picked?.rank !== rank) return { rank, cards: around(card, limit, held) };
  const { cards } = picked;
  if (cards.includes(card)) {
    const rest = cards.filter((one) => one !== card);
    return rest.length === 0 ? undefined : { rank, cards: rest };
  }
  const kept = cards.length < limit ? cards : cards.slice(1);
  return { rank, cards: [...kept, card] };
}

/** What is chosen after the key of a rank: first as many as can be, then ever fewer, then none. */
export function cycle(
  picked: Picked | undefined,
  choices: Choices,
  { rank, held }: Omit<Tap, 'card'>,
): Picked | undefined {
  const counts = choices.get(rank) ?? [];
  const chosen = picked?.rank === rank ? picked.cards.length : Number.POSITIVE_INFINITY;
  const next = counts.findLast((count) => count < chosen);
  return next === undefined ? undefined : { rank, cards: around(0, next, held) };
}

/** One card more or fewer of what is chosen, where that can be played. */
export function change(
  picked: Picked | undefined,
  choices: Choices,
  by: 1 | -1,
  held: number,
): Picked | undefined {
  if (!picked) return undefined;
  const counts = choices.get(picked.rank) ?? [];
  const now = picked.cards.length;
  const next =
    by > 0 ? counts.find((count) => count > now) : counts.findLast((count) => count < now);
  return next === undefined ? picked : { rank: picked.rank, cards: around(0, next, held) };
}
