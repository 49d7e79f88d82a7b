/** D-7.7: whenever fate takes something, what is promised in its place must be there. */

import type { HiddenClause } from '../../facts/clauses.ts';
import { canKeep, type Extra, lastStep } from './line.ts';
import type { Fate } from './lineMoves.ts';
import { isIn, type Sheet } from './sheet.ts';

/** Does a clause have somebody of `playing` give a thing in place of another? Cash, draws and choices never fail. */
export function isStandIn(playing: number, clause: HiddenClause): boolean {
  if (clause.type !== 'give' || clause.when.type !== 'lapsed') return false;
  const { what, from } = clause;
  const isThing = what.type === 'property' || (what.type === 'card' && what.card !== null);
  return isThing && isIn(playing, from);
}

export const alternativesOf = ({ items, playing }: Sheet): readonly number[] =>
  [...items.keys()].filter((at) => isStandIn(playing, items[at]!.clause));

/** Is the thing there, whenever fate takes the first one, beside all of `demands` that can be kept even so? */
export function standsIn(
  sheet: Sheet,
  at: number,
  demands: readonly number[],
  isPromised: (extra: Extra) => boolean,
): boolean {
  const chain = chainOf(sheet, at);
  if (chain === undefined) return true;
  const root = chain.at(-1)!;
  const { clause, dueStep } = sheet.items[root]!;
  const lost = new Set(chain);
  const isProperty = clause.type === 'give' && clause.what.type === 'property';
  if (isProperty || clause.type === 'option') {
    // Mostly all can be kept whenever it is struck, even by who does not know when.
    const left = demands.filter((one) => !lost.has(one));
    if (canKeep(sheet, { demands: [...left, at], fate: { lost, root, step: 'any' } })) return true;
    const last = Math.min(dueStep, lastStep(sheet));
    for (let step = 0; step <= last; step++) {
      if (!isThere(sheet, at, demands, { lost, root, step })) return false;
    }
    return true;
  }
  const when = clause.type === 'give' && clause.when.type === 'played' ? clause.when : undefined;
  if (when?.card === null) return true;
  const trigger = when && { seat: when.seat, card: when.card };
  const extra = trigger && !isPromised(trigger) ? trigger : undefined;
  return isThere(sheet, at, demands, { lost, root, step: undefined }, extra);
}

/** What an alternative stands in for, and that for in turn, to the first. */
function chainOf({ items }: Sheet, at: number): readonly number[] | undefined {
  const chain: number[] = [];
  let { contract, clause } = items[at]!;
  while (clause.type === 'give' && clause.when.type === 'lapsed') {
    const first = clause.when.clause;
    const place = items.findIndex((one) => one.contract === contract && one.index === first);
    if (place < 0) return undefined;
    chain.push(place);
    ({ contract, clause } = items[place]!);
  }
  return chain;
}

function isThere(
  sheet: Sheet,
  at: number,
  demands: readonly number[],
  fate: Fate,
  extra?: Extra,
): boolean {
  const left = demands.filter((one) => !fate.lost.has(one));
  const can = (wanted: readonly number[]): boolean =>
    canKeep(sheet, { demands: wanted, fate, extra });
  if (can([...left, at])) return true;
  const kept: number[] = [];
  for (const one of left) if (can([...kept, one])) kept.push(one);
  return can([...kept, at]);
}
