/** Why a move or a table was refused, and why a bot did what it did. */

import type { Illegal, People } from '@parlor/kit';
import type { Claim } from '../../facts/claims.ts';
import type { Messages } from '../../messages/en/index.ts';

type Tell = (params: object, people: People) => string;

export function refused(
  { refusals, refusedOtherwise }: Pick<Messages, 'refusals' | 'refusedOtherwise'>,
  { code, params = {} }: Illegal,
  people: People,
): string {
  const tell = Object.hasOwn(refusals, code)
    ? (refusals[code as keyof typeof refusals] as Tell)
    : undefined;
  return tell?.(params, people) ?? refusedOtherwise(code);
}

export function reason(
  { reasons, reasonOtherwise }: Pick<Messages, 'reasons' | 'reasonOtherwise'>,
  { code, params = {} }: Illegal,
  people: People,
): string {
  if (!Object.hasOwn(reasons, code)) return reasonOtherwise;
  const claim: Claim = params;
  const { seat } = claim;
  const other = seat === undefined ? undefined : people(seat);
  return reasons[code as keyof typeof reasons](claim, other);
}
