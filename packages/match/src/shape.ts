/** Reads untrusted JSON field by field: every field that belongs there, and no other. */

import type { Illegal } from '@parlor/kit';

/** What a piece of data is called when it has to be refused, and under which code. */
export interface Place {
  readonly code: 'record-malformed' | 'snapshot-malformed';
  readonly at: string;
}

const LONGEST_NAME_SHOWN = 40;

export const wrong = ({ code, at }: Place, problem: string): Illegal => ({
  code,
  params: { at, problem },
});

export const inside = ({ code, at }: Place, field: string): Place => ({
  code,
  at: at === '' ? field : `${at}.${field}`,
});

/** Why `input` is not an object with exactly these fields. */
export function checkFields(
  input: unknown,
  fields: readonly string[],
  place: Place,
): Illegal | undefined {
  if (!isObject(input)) return wrong(place, 'not-an-object');
  for (const field of fields) {
    if (!Object.hasOwn(input, field)) return wrong(inside(place, field), 'missing');
  }
  for (const name of Object.keys(input)) {
    if (!fields.includes(name)) {
      return wrong(inside(place, name.slice(0, LONGEST_NAME_SHOWN)), 'unknown-field');
    }
  }
  return undefined;
}

export const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** A whole number from 0 on. */
export const isCount = (input: unknown): input is number =>
  Number.isSafeInteger(input) && (input as number) >= 0;
