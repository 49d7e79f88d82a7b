/** What a seat did last, in the few words a paper tag has room for. */

import type { Seat } from '@parlor/kit';
import type { Telling } from '../facts/telling.ts';
import type { Event } from '../rules/index.ts';
import { m } from './messages.ts';

type Tag = readonly [Seat, string];

export function tagsOf(event: Event, telling: Telling): readonly Tag[] {
  const { tags, openingTag } = m();
  if (event.type === 'opened') return event.bids.map((bid, seat) => [seat, openingTag(bid)]);
  const tag = tags[event.type] as ((event: Event, telling: Telling) => string) | undefined;
  const seat = actor(event);
  return tag && seat !== undefined ? [[seat, tag(event, telling)]] : [];
}

/** Whose deed it was. */
function actor(event: Event): Seat | undefined {
  if (event.type === 'sold') return event.to;
  if ('seat' in event) return event.seat;
  return 'from' in event ? event.from : undefined;
}
