/** The last throw and ticket stay on the table until the next ones: a roll is over before it can be looked at. */

import { useRef } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import type { Event } from '@parlor/take-a-chance';
import type { TableModel } from '../../table/model.ts';

export interface LastThrow {
  readonly seat: Seat;
  readonly dice: readonly number[];
  readonly charm: number | null;
  /** Dice that tumbled in the very last event. */
  readonly thrown: readonly number[];
  readonly charmThrown: boolean;
  /** What came of it: the combination and its sum, null for nothing, undefined while it is open. */
  readonly result: Extract<Event, { type: 'collected' }> | null | undefined;
  readonly bonus: readonly Extract<Event, { type: 'bonus' }>[];
}

export interface Last {
  readonly roll: LastThrow | undefined;
  readonly ticket: Extract<Event, { type: 'ticket' }> | undefined;
  /** The number of the moment in which dice were thrown. */
  readonly thrownAt: number;
}

export const NOTHING_YET: Last = { roll: undefined, ticket: undefined, thrownAt: -1 };

export function after(last: Last, event: Event, version: number): Last {
  switch (event.type) {
    case 'threw': {
      const { seat, dice, charm, thrown, charmThrown } = event;
      return {
        ...last,
        thrownAt: version,
        roll: { seat, dice, charm, thrown, charmThrown, result: undefined, bonus: [] },
      };
    }
    case 'collected':
      return last.roll ? { ...last, roll: { ...last.roll, result: event } } : last;
    case 'nothing':
      return last.roll ? { ...last, roll: { ...last.roll, result: null } } : last;
    case 'bonus':
      return last.roll
        ? { ...last, roll: { ...last.roll, bonus: [...last.roll.bonus, event] } }
        : last;
    case 'ticket':
      return { ...last, ticket: event };
    case 'turn':
      // The next turn: its own ticket is still face down.
      return { ...last, ticket: undefined };
    default:
      return last;
  }
}

export function useLast(model: TableModel): Last {
  const kept = useRef<{ version: number; ply: number; last: Last }>({
    version: -1,
    ply: -1,
    last: NOTHING_YET,
  });
  const moment = model.shown.value;
  if (moment && moment.version !== kept.current.version) {
    const { version, ply } = moment;
    const isNext = ply === kept.current.ply + 1 || ply === kept.current.ply;
    kept.current = {
      version,
      ply,
      last: (moment.events as readonly Event[]).reduce(
        (last, event) => after(last, event, version),
        isNext ? kept.current.last : NOTHING_YET,
      ),
    };
  }
  return kept.current.last;
}
