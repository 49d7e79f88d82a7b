/** What each choice about the dice is worth, exactly; worked out only when advice was asked for. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import type { TableModel } from '@parlor/table-ui/logic';
import { type DieId, keepMove, looseOf, moveKey } from './reading.ts';

type Roll = NonNullable<View['roll']>;

export interface Valued {
  readonly move: Move;
  /** Dollars on average, if everything later is chosen as well as it can be. */
  readonly value: number;
}

export interface Values {
  readonly all: readonly Valued[];
  of(move: Move): number | undefined;
}

export const valuesOf = (all: readonly Valued[]): Values => {
  const byKey = new Map(all.map(({ move, value }) => [moveKey(move), value]));
  return { all, of: (move) => byKey.get(moveKey(move)) };
};

/** undefined until advice is asked for, and where dice have no say. */
export function useValues(model: TableModel, me: Seat | undefined): Values | undefined {
  const [known, setKnown] = useState<{ readonly moment: unknown; readonly values: Values }>();
  const moment = model.shown.value;
  const isWanted = model.hints.value !== 'none' && moment?.question !== undefined;
  useEffect(() => {
    if (!isWanted || me === undefined) return undefined;
    let isCurrent = true;
    void model.engine.ask('diceValues').then((all) => {
      if (isCurrent) setKnown({ moment, values: valuesOf((all ?? []) as readonly Valued[]) });
    });
    return () => {
      isCurrent = false;
    };
  }, [moment, isWanted]);
  const values = isWanted && known?.moment === moment ? known?.values : undefined;
  return values && values.all.length > 0 ? values : undefined;
}

/** A choice of dice to throw again, and what it is worth. */
export interface Choice {
  readonly loose: ReadonlySet<DieId>;
  readonly value: number;
  readonly isBest: boolean;
}

/** Sums are shown in whole dollars; what is equal there is equal. */
const shown = (value: number): number => Math.round(value);

/** Best first; of equal ones, those that throw fewer dice. Never fewer than `keep all`. */
export function choicesOf(roll: Roll, { all }: Values, most: number): Choice[] {
  const top = Math.max(...all.map(({ value }) => shown(value)));
  const choices = all
    .flatMap(({ move, value }) =>
      move.type === 'keep' ? [{ loose: looseOf(roll, move), value }] : [],
    )
    .sort((a, b) => shown(b.value) - shown(a.value) || a.loose.size - b.loose.size)
    .map((choice) => ({ ...choice, isBest: shown(choice.value) === top }));
  const first = choices.slice(0, most);
  const all0 = choices.find(({ loose }) => loose.size === 0);
  return all0 === undefined || first.includes(all0) ? first : [...first.slice(0, most - 1), all0];
}

/** What moving one die to the other tray would change, in dollars; undefined where that is not allowed. */
export function swing(
  roll: Roll,
  values: Values,
  loose: ReadonlySet<DieId>,
  die: DieId,
): number | undefined {
  const moved = new Set(loose);
  if (!moved.delete(die)) moved.add(die);
  const now = values.of(keepMove(roll, loose));
  const then = values.of(keepMove(roll, moved));
  return now === undefined || then === undefined ? undefined : shown(then) - shown(now);
}
