/** What this table remembers from moment to moment: what each seat did, the last round, which card is which. */

import { effect, signal } from '@preact/signals';
import type { Event, View } from '../rules/index.ts';
import type { Seat } from '@parlor/kit';
import type { Moment, TableModel } from '@parlor/table-ui';
import { seatOf } from './happening.ts';
import { type Lying, track } from './tracking.ts';

export type RoundEnded = Extract<Event, { type: 'round-ended' }>;

export interface Told {
  readonly moment: Moment | undefined;
  readonly lying: Lying | undefined;
  /** By seat: what it did last. */
  readonly deeds: ReadonlyMap<Seat, Event>;
  /** The last round that ended while we were looking. */
  readonly ended: RoundEnded | undefined;
}

const NOTHING: Told = { moment: undefined, lying: undefined, deeds: new Map(), ended: undefined };

export class Chronicle {
  readonly told = signal(NOTHING);
  readonly close: () => void;

  constructor(model: TableModel) {
    this.close = effect(() => {
      const moment = model.shown.value;
      if (moment) this.told.value = after(this.told.peek(), moment);
    });
  }
}

function after(before: Told, moment: Moment): Told {
  if (before.moment === moment) return before;
  const view = moment.view as View;
  const events = moment.events as readonly Event[];
  // Another person at this device, or a leap through a replay: nothing is carried over.
  const isNext =
    before.moment !== undefined &&
    before.moment.viewer === moment.viewer &&
    (moment.ply === before.moment.ply + 1 || moment.ply === before.moment.ply);
  const known = isNext ? before : NOTHING;
  const ended = events.findLast(({ type }) => type === 'round-ended') as RoundEnded | undefined;
  return {
    moment,
    lying: track(known.lying, view, events),
    deeds: deedsAfter(known.deeds, moment),
    ended: ended ?? known.ended,
  };
}

/** What each seat did last after a moment; from what led there, where that is told. */
function deedsAfter(
  known: ReadonlyMap<Seat, Event>,
  { history, events }: Moment,
): ReadonlyMap<Seat, Event> {
  const deeds = new Map(history ? [] : known);
  for (const event of [...(history ?? []), events].flat() as readonly Event[]) {
    if (event.type === 'dealt') deeds.clear();
    const seat = seatOf(event);
    if (seat !== undefined) deeds.set(seat, event);
  }
  return deeds;
}
