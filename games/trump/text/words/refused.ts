/** Why a move or a table was refused, and why a bot did what it did. */

import { type Illegal, type People, sentenceOf } from '@parlor/kit';
import type { Claim } from '../../facts/claims.ts';
import type { Messages } from '../../messages/en/index.ts';

export const refused = (
  { refusals, refusedOtherwise }: Pick<Messages, 'refusals' | 'refusedOtherwise'>,
  why: Illegal,
  people: People,
): string => sentenceOf(refusals, why, people) ?? refusedOtherwise(why.code);

export function reason(
  { reasons, reasonOtherwise }: Pick<Messages, 'reasons' | 'reasonOtherwise'>,
  why: Illegal,
  people: People,
): string {
  const { seat }: Claim = why.params ?? {};
  const other = seat === undefined ? undefined : people(seat);
  return sentenceOf(reasons, why, other) ?? reasonOtherwise;
}
