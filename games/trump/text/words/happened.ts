/** What happened, one sentence for the log. */

import type { People } from '@parlor/kit';
import { type Components, STANDARD_COMPONENTS } from '../../facts/components.ts';
import type { Telling } from '../../facts/telling.ts';
import type { Event } from '../../facts/events.ts';
import type { View } from '../../facts/views.ts';
import type { Messages } from '../../messages/en/index.ts';
import { contractSentences } from '../deal/sentences.ts';

/** The components of the table; without a view, those in the box. */
const componentsOf = (view: View | undefined): Components =>
  view?.options.components ?? STANDARD_COMPONENTS;

export function happened(
  { log }: Messages,
  event: Event,
  people: People,
  view?: View,
): string | undefined {
  const tell = log[event.type] as (event: Event, telling: Telling) => string | undefined;
  return tell(event, { components: componentsOf(view), people });
}

/** The sentences behind a line of the log that is too short for them. */
export function details(
  messages: Messages,
  event: Event,
  people: People,
  view?: View,
): readonly string[] {
  if (event.type !== 'offered') return [];
  const { from, to, and = [], clauses } = event;
  const telling = { components: componentsOf(view), people, seats: [from, to, ...and] as const };
  return contractSentences(messages, clauses, telling);
}
