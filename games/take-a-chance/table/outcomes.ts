/** What one or two dice in the hand can still bring. Pure. */

import { type Card, charmOf } from '../facts/types.ts';
import type { View } from '../rules/index.ts';
import type { Box } from '../facts/box.ts';
import { type Combo, type DieId, sharesOf } from './reading.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** T-7.3: for each card with the charm. */
const CHARM_BONUS = 1_000;
/** More dice have more outcomes than one can look at. */
const MOST_LOOSE = 2;

export interface Outcome {
  /** What the loose dice show. */
  readonly faces: readonly number[];
  /** In how many of all equally likely throws. */
  readonly ways: number;
  readonly dice: readonly number[];
}

/** Every result of throwing the loose dice, equal ones together; undefined where that is too much to show. */
export function outcomesOf(
  dice: readonly number[],
  loose: ReadonlySet<DieId>,
): Outcome[] | undefined {
  const thrown = [...loose].filter((id): id is number => typeof id === 'number');
  if (thrown.length === 0 || thrown.length > MOST_LOOSE || thrown.length < loose.size)
    return undefined;
  const [first, second] = thrown as [number, number?];
  const laid = (faces: readonly number[]): number[] =>
    dice.map((face, die) => (die === first ? faces[0]! : die === second ? faces[1]! : face));
  if (second === undefined)
    return FACES.map((face) => ({ faces: [face], ways: 1, dice: laid([face]) }));
  return FACES.flatMap((high) =>
    FACES.filter((low) => low <= high).map((low) => ({
      faces: [low, high],
      ways: low === high ? 1 : 2,
      dice: laid([low, high]),
    })),
  );
}

/** The view as it would be if these were the final dice: the rules tell what they contain. */
export const supposing = (view: View, dice: readonly number[]): View => ({
  ...view,
  question: 'collect',
  roll: { ...view.roll!, dice, rethrows: 0 },
  offers: [],
});

/** What a combination brings its roller: printed amounts and the charm's bonus. */
export function takings(
  box: Box,
  board: readonly Card[],
  roll: { readonly charm: number | null; readonly pays: number },
  combo: Combo,
): number {
  const shares = sharesOf(box, board, combo);
  const paid = shares.reduce((sum, { count, each }) => sum + count * each, 0) * roll.pays;
  if (roll.charm === null) return paid;
  const charmed = board.filter((card) => charmOf(card) === roll.charm);
  const isPaying = charmed.some((card) =>
    shares.some(({ colour }) => colour === Math.trunc(card / box.charms.length)),
  );
  return paid + (isPaying ? charmed.length * CHARM_BONUS : 0);
}

export interface Result extends Outcome {
  readonly amount: number;
}

export interface Group {
  readonly amount: number;
  readonly ways: number;
  readonly faces: readonly (readonly number[])[];
}

/** Results that bring the same, most first. */
export function byAmount(results: readonly Result[]): Group[] {
  const groups = new Map<number, Group>();
  for (const { amount, ways, faces } of results) {
    const known = groups.get(amount);
    groups.set(amount, {
      amount,
      ways: (known?.ways ?? 0) + ways,
      faces: [...(known?.faces ?? []), faces],
    });
  }
  return [...groups.values()].sort((a, b) => b.amount - a.amount);
}

export function mean(results: readonly Result[]): number {
  const ways = results.reduce((sum, result) => sum + result.ways, 0);
  return Math.round(results.reduce((sum, { amount, ways: n }) => sum + amount * n, 0) / ways);
}
