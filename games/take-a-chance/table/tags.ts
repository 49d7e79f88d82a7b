/** What somebody did last, in a few words for the tag at their seat. */

import { printedIn } from '../facts/box.ts';
import type { Event, View } from '../rules/index.ts';
import { named } from './asking.ts';
import { m } from './messages.ts';

/** What a seat did last, and the charm's bonus that came on top of what its roll paid. */
export interface Tag {
  readonly event: Event;
  readonly bonus: number;
}

/** What is worth a tag; everything else leaves it as it is. */
const TOLD: readonly Event['type'][] = [
  'bought',
  'swapped',
  'ticket',
  'turned over',
  'chose',
  'kept',
  'got',
  'threw',
  'collected',
  'nothing',
  'bonus',
  'bid',
  'passed',
];

export const isTold = (event: Event): event is Extract<Event, { readonly seat: number }> =>
  TOLD.includes(event.type);

export function tagOf(tag: Tag | undefined, view: View): string {
  if (!tag) return '';
  const words = wordsFor(tag.event, view);
  return tag.bonus > 0 ? `${words} ${m().table.tags.andBonus(tag.bonus)}` : words;
}

function wordsFor(event: Event, view: View): string {
  const { tags, payout } = m().table;
  switch (event.type) {
    case 'bought':
      return tags.bought(named(printedIn(event.name), view), event.paid);
    case 'swapped':
      return tags.swapped(named(printedIn(event.tookName), view));
    case 'ticket':
    case 'turned over':
      return tags.ticket;
    case 'chose':
      return event.choice > 0 ? tags.or : tags.first;
    case 'kept':
      return tags.kept;
    case 'got':
      return tags.got(event.amount);
    case 'threw':
      return tags.threw(event.dice);
    case 'collected':
      return payout.result(event.combo, event.amount);
    case 'nothing':
      return payout.noResult;
    case 'bonus':
      return tags.bonus(event.amount);
    case 'bid':
      return tags.bid(event.amount);
    case 'passed':
      return tags.passed;
    default:
      return '';
  }
}
