/** What everybody at a table is told about a wish to go on without somebody. */

import type { ServerMessage } from '@parlor/protocol';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';

/** Of a table where somebody has asked for it. */
export function withoutMessage({ match, without }: TableDoc): ServerMessage {
  const { id, seat, about, agreed, state, until } = without!.request!;
  return {
    ...{ type: 'go-without', match: match!, request: id },
    ...{ seat, about, agreed: [...agreed], state, until },
  };
}
