/** What happened, as sentences for the log. */

import type { People, Seat } from '@parlor/kit';
import { gamesOf } from '../facts/options.ts';
import type { Event, View } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import type { Taking } from '../messages/parameters.ts';

/** How many cards a Steal that names all its victims takes from each of them. */
export const takingsFrom = (from: readonly Seat[], people: People): Taking[] =>
  [...new Set(from)].map((seat) => ({
    victim: people(seat),
    count: from.filter((other) => other === seat).length,
  }));

/** A game has a number where there is more than one: by the options, or where nobody tells, by itself. */
const numberOf = (game: number, view: View | undefined): number | undefined =>
  (view ? gamesOf(view.options) > 1 : game > 1) ? game : undefined;

export function happenedIn(
  { log }: Messages,
  event: Event,
  people: People,
  view: View | undefined,
): string | undefined {
  switch (event.type) {
    case 'dealt':
      return typeof event.cards === 'number'
        ? undefined
        : log.dealt(people(event.seat), event.cards);
    case 'opened':
      return log.opened(people(event.dealer), event.card, numberOf(event.game, view));
    case 'reshuffled':
      return log.reshuffled(event.cards, event.gone ?? []);
    case 'drew':
      return log.drew(people(event.seat), event.card);
    case 'took':
      return log.took(people(event.seat), event.card);
    case 'paired':
      return log.paired(people(event.seat), event.bankrupt, event.value);
    case 'settled':
      // What was lost has been told with the pair, except in the first edition, which made none.
      if (event.pairs === undefined)
        return log.paired(people(event.seat), event.bankrupt, event.value);
      return event.pairs === 1
        ? undefined
        : log.settled(people(event.seat), event.bankrupt, event.value);
    case 'stuck':
    case 'idle':
      return log[event.type](people(event.seat));
    case 'banked':
      return log.banked(people(event.seat), event.card);
    case 'discarded':
      return log.discarded(people(event.seat), event.card);
    case 'stole':
      return event.from === undefined
        ? log.stole(people(event.seat), event.card)
        : log.stoleFrom(people(event.seat), event.card, takingsFrom(event.from, people));
    case 'refrained':
      return log.refrained(people(event.seat), event.taken);
    case 'looked':
      return log.looked(people(event.seat), people(event.victim), event.hand);
    case 'lost':
      return log.lost(people(event.seat), people(event.victim), event.card);
    case 'finished':
      return log.finished(people(event.seat), event.cards);
    case 'stopped':
      return log.stopped(event.turns);
    case 'scored':
      return log.scored(
        event.tops.map((top, seat) => [people(seat), top] as const),
        numberOf(event.game, view),
      );
  }
}
