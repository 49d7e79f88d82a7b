/** What everybody at a table is told about a wish to take back. */

import type { ServerMessage } from '@parlor/protocol';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';

/** Something that the others have to agree to. */
interface Request {
  readonly id: string;
  readonly state: string;
  readonly agreed: readonly number[];
}

/** Is there anything to tell, now that this stands where that stood? */
export const hasChanged = (
  before: Request | null | undefined,
  now: Request | null | undefined,
): boolean =>
  !!now &&
  (before?.id !== now.id ||
    before.state !== now.state ||
    before.agreed.length !== now.agreed.length);

/** Of a table where somebody has asked for it. */
export function takeBackMessage({ match, takeBack }: TableDoc): ServerMessage {
  const { id, seat, agreed, state } = takeBack!;
  return { type: 'take-back', match: match!, request: id, seat, agreed: [...agreed], state };
}
