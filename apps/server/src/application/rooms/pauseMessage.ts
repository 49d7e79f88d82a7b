/** What everybody at a table is told about a wish to pause. */

import type { ServerMessage } from '@parlor/protocol';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';

/** Of a table where somebody has asked for it. */
export function pauseMessage({ match, pausing }: TableDoc): ServerMessage {
  const { id, seat, agreed, state, until } = pausing!.request!;
  return { type: 'pause', match: match!, request: id, seat, agreed: [...agreed], state, until };
}
