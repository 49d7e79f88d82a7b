/** What may be refused is a value with a reason, never an exception. */

import type { Illegal } from '@parlor/kit';

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Illegal };

export const accepted = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const refused = (
  code: string,
  params?: Readonly<Record<string, string | number>>,
): { readonly ok: false; readonly why: Illegal } => ({
  ok: false,
  why: params ? { code, params } : { code },
});
