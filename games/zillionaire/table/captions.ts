/** What has just happened, where it deserves a line of its own on the cloth. */

import type { People } from '@parlor/kit';
import type { Event } from '../rules/index.ts';
import { m } from './messages.ts';

export function captionOf(events: readonly Event[], people: People): string | undefined {
  const { table } = m();
  const told: string[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'bumped':
        told.push(table.bumped(people(event.seat)));
        break;
      case 'statusTaken':
        told.push(table.wentOut(people(event.seat), event.status));
        break;
      case 'roundWon':
        // Who took it, and with what, stands in the tray.
        if (event.leads !== event.seat) told.push(table.leadFalls(people(event.leads)));
        break;
      default:
        break;
    }
  }
  return told.length > 0 ? told.join(' ') : undefined;
}
