/** The last throw and ticket stay on the table until the next ones: a roll is over before it can be looked at. */

import type { Seat } from '@parlor/kit';
import type { Event } from '../rules/index.ts';
import { type TableModel, useSoFar } from '@parlor/table-ui/logic';
import { isTold, type Tag } from './tags.ts';

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
  /** The ticket and what is done of it; null while that is asked. */
  readonly ticket: { readonly kind: number; readonly choice: number | null } | undefined;
  /** The number of the moment in which dice were thrown. */
  readonly thrownAt: number;
  /** What each seat did last, for its tag. */
  readonly tags: ReadonlyMap<Seat, Tag>;
}

/** In no moment that is shown. */
const NEVER = -1;

export const NOTHING_YET: Last = {
  roll: undefined,
  ticket: undefined,
  thrownAt: NEVER,
  tags: new Map(),
};

function tagged(last: Last, event: Event): Last {
  if (!isTold(event)) return last;
  const before = last.tags.get(event.seat);
  // Behind what the roll paid: a bonus of others stands by itself.
  const isOnTop = event.type === 'bonus' && event.seat === last.roll?.seat && before !== undefined;
  const tag = isOnTop ? { ...before, bonus: event.amount } : { event, bonus: 0 };
  return { ...last, tags: new Map(last.tags).set(event.seat, tag) };
}

export function after(before: Last, event: Event, version: number): Last {
  const last = tagged(before, event);
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
    case 'chose':
      return { ...last, ticket: { kind: event.kind, choice: event.choice } };
    case 'turned over':
      return { ...last, ticket: { kind: event.kind, choice: null } };
    case 'turn':
      // The next turn: its own ticket is still face down.
      return { ...last, ticket: undefined };
    default:
      return last;
  }
}

export const useLast = (model: TableModel): Last =>
  useSoFar(model, NOTHING_YET, (sofar, events, _moment, version = NEVER) =>
    (events as readonly Event[]).reduce((last, event) => after(last, event, version), sofar),
  );
