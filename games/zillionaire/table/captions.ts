/** What has just happened, where it deserves a line of its own on the cloth. */

import type { Who } from '@parlor/kit';
import type { Event, View } from '../rules/index.ts';
import { strings } from './strings.ts';

export function captionOf(view: View, events: readonly Event[], who: Who): string | undefined {
  const told: string[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'bumped':
        told.push(strings.bumped(who(event.seat), event.seat === view.viewer));
        break;
      case 'statusTaken':
        told.push(strings.wentOut(who(event.seat), event.seat === view.viewer, event.status));
        break;
      case 'roundWon':
        // Who took it, and with what, stands in the tray.
        if (event.leads !== event.seat)
          told.push(strings.leadFalls(who(event.leads), event.leads === view.viewer));
        break;
      default:
        break;
    }
  }
  return told.length > 0 ? told.join(' ') : undefined;
}
