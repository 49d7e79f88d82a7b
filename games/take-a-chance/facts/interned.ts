/** Every listed move exists once; `moves` hands out references, `parseMove` finds them again. */

import { COMBOS, type Combo } from './dice/combos.ts';
import { FACES, handOf, MAX_DICE } from './dice/hands.ts';
import { keepOf } from './keeps.ts';
import { CARDS, type Card, type Move } from './types.ts';

export const ROLL: Move = { type: 'roll' };
export const CHANCE: Move = { type: 'chance' };
export const FIRST: Move = { type: 'first' };
export const OR: Move = { type: 'or' };
export const USE: Move = { type: 'use' };
export const THROW: Move = { type: 'throw' };
export const PASS: Move = { type: 'pass' };
export const BUY: readonly Move[] = Array.from({ length: CARDS }, (_, card) => ({
  type: 'buy',
  card,
}));
export const COLLECT: readonly Move[] = COMBOS.map((combo) => ({ type: 'collect', combo }));

const swaps: (Move | undefined)[] = [];

export function swapOf(give: Card, take: Card): Move {
  return (swaps[CARDS * give + take] ??= { type: 'swap', give, take });
}

const isCard = (value: unknown): value is Card =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < CARDS;

const isFace = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= FACES;

/** Reads a move from untrusted input; the order of kept dice does not matter. */
export function parseMove(input: unknown): Move | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const fields = input as Readonly<Record<string, unknown>>;
  const has = (...names: string[]): boolean =>
    Object.keys(fields).length === names.length + 1 &&
    names.every((name) => Object.hasOwn(fields, name));
  switch (Object.hasOwn(fields, 'type') ? fields.type : undefined) {
    case 'roll':
      return has() ? ROLL : undefined;
    case 'chance':
      return has() ? CHANCE : undefined;
    case 'first':
      return has() ? FIRST : undefined;
    case 'or':
      return has() ? OR : undefined;
    case 'use':
      return has() ? USE : undefined;
    case 'throw':
      return has() ? THROW : undefined;
    case 'pass':
      return has() ? PASS : undefined;
    case 'buy':
      return has('card') && isCard(fields.card) ? BUY[fields.card] : undefined;
    case 'swap':
      return has('give', 'take') && isCard(fields.give) && isCard(fields.take)
        ? swapOf(fields.give, fields.take)
        : undefined;
    case 'keep':
      return has('dice', 'charm') ? parseKeep(fields.dice, fields.charm) : undefined;
    case 'collect':
      return has('combo') ? COLLECT[COMBOS.indexOf(fields.combo as Combo)] : undefined;
    case 'bid':
      return has('amount') && Number.isSafeInteger(fields.amount) && !Object.is(fields.amount, -0)
        ? { type: 'bid', amount: fields.amount as number }
        : undefined;
    default:
      return undefined;
  }
}

function parseKeep(dice: unknown, charm: unknown): Move | undefined {
  if (!Array.isArray(dice) || dice.length > MAX_DICE || typeof charm !== 'boolean')
    return undefined;
  return dice.every(isFace) ? keepOf(handOf(dice), charm) : undefined;
}
