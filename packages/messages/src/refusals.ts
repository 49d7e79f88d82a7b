/** Why the referee or the server refuses something, in words. */

import type { Illegal } from '@parlor/kit';
import type { refusals as English } from './en/refusals.ts';

export type Refusals = typeof English;

type Entry = string | ((params: NonNullable<Illegal['params']>) => string);

/**
 * Undefined when the reason is a game's: an unknown code, or one of ours that comes with details we know nothing of.
 * The game knows what lies on the table and says it better.
 */
export function refusal(refusals: Refusals, { code, params }: Illegal): string | undefined {
  if (!Object.hasOwn(refusals, code)) return undefined;
  const entry = refusals[code as keyof Refusals] as Entry;
  if (typeof entry === 'string') return params === undefined ? entry : undefined;
  return entry(params ?? {});
}
