/** For tests: which lessons a guided match would show the first seat. */

import type { Lesson } from './table/gameTable.ts';
import type { Moment } from './surroundings/viewing.ts';

interface Step {
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** Of the question, if the seat is asked one. */
  readonly kind: string | undefined;
}

export function taughtIn(lessons: readonly Lesson[], steps: Iterable<Step>): ReadonlySet<string> {
  const taught = new Set<string>();
  for (const { view, events, kind } of steps) {
    const question =
      kind === undefined ? undefined : { id: 1, kind, sealed: false, optional: false };
    const moment = { viewer: 0, view, events, question } as unknown as Moment;
    for (const { id, isNow } of lessons) if (isNow(moment)) taught.add(id);
  }
  return taught;
}
