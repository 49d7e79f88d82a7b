/**
 * The first edition, for what is shown and typed: matches that began with it are still
 * played by it. A Steal named all its victims at once, Bankrupts went to the discard
 * pile one by one as they were settled, and Steals came back with every reshuffle.
 */

import type { Seat } from '@parlor/kit';
import { readCard } from './notation.ts';
import type { Move, Options, Steal, View } from './types.ts';

/** What a view of the first edition has otherwise. */
interface FirstView extends Omit<View, 'options' | 'pairs' | 'stealing' | 'gone'> {
  readonly options: Omit<Options, 'steals' | 'finish'>;
  /** Victims still to lose a card while the thief chooses, as in a steal's `from`. */
  readonly choosing: readonly Seat[];
}

/** A Steal as the first edition asked for it. */
export interface FirstSteal {
  readonly type: 'steal';
  readonly card: Steal;
  /** The victim of each card taken, ascending. */
  readonly from: readonly Seat[];
}

export const isFirst = (view: View | FirstView): view is FirstView => 'choosing' in view;

/** The view with all of today's fields, whatever its edition. */
export function asToday(view: View | FirstView): View {
  if (!isFirst(view)) return view;
  const { choosing, ...rest } = view;
  return {
    ...rest,
    options: { ...view.options, steals: 'reshuffled', finish: 'free' },
    pairs: [],
    stealing: choosing.length === 0 ? null : { left: choosing.length, from: choosing[0]! },
    gone: [],
  };
}

/** The victims that a Steal names, where it does. */
export const victimsNamed = (move: Extract<Move, { type: 'steal' }>): readonly Seat[] | undefined =>
  (move as Partial<FirstSteal>).from;

/** Reads a Steal as it was typed then: "steal two from 1,3". */
export function readFirstSteal(text: string): Move | undefined {
  const [, power, from] =
    /^steal (one|two|three) from (nobody|\d( ?,? ?\d)*)$/.exec(
      text.trim().toLowerCase().replace(/\s+/g, ' '),
    ) ?? [];
  if (!power || !from) return undefined;
  const steal: FirstSteal = {
    type: 'steal',
    card: readCard(`steal ${power}`) as Steal,
    from: (from.match(/\d/g) ?? []).map(Number).sort((a, b) => a - b),
  };
  return steal;
}
