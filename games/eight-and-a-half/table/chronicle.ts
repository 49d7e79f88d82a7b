/** What this table remembers from moment to moment: tags at the seats, the last round, which card is which. */

import { effect, signal } from '@preact/signals';
import type { Event, View } from '../rules/index.ts';
import type { Seat } from '@parlor/kit';
import type { Moment, TableModel } from '@parlor/web/table-ui';
import { catchTag, tagOf } from './strings.ts';
import { type Lying, track } from './tracking.ts';

export type RoundEnded = Extract<Event, { type: 'round-ended' }>;

export interface Told {
  readonly moment: Moment | undefined;
  readonly lying: Lying | undefined;
  /** By seat: what it did last, in a few words. */
  readonly tags: ReadonlyMap<Seat, string>;
  /** The last round that ended while we were looking. */
  readonly ended: RoundEnded | undefined;
}

const NOTHING: Told = { moment: undefined, lying: undefined, tags: new Map(), ended: undefined };

export class Chronicle {
  readonly told = signal(NOTHING);
  readonly close: () => void;

  constructor(private readonly model: TableModel) {
    this.close = effect(() => {
      const moment = model.shown.value;
      if (moment) this.told.value = this.after(this.told.peek(), moment);
    });
  }

  private after(before: Told, moment: Moment): Told {
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
      tags: this.tagged(known.tags, moment),
      ended: ended ?? known.ended,
    };
  }

  /** The tags after a moment; from what led there, where that is told. */
  private tagged(known: ReadonlyMap<Seat, string>, { history, events }: Moment) {
    const tags = new Map(history ? [] : known);
    for (const event of [...(history ?? []), events].flat() as readonly Event[]) {
      if (event.type === 'dealt') tags.clear();
      const tag = tagOf(event);
      if (tag !== undefined && 'seat' in event) tags.set(event.seat, tag);
      if (event.type === 'caught')
        tags.set(event.by, catchTag({ me: this.model.me.peek(), who: this.model.who }, event.seat));
    }
    return tags;
  }
}
