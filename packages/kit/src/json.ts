/** JSON in one canonical form, so that equal values have equal texts and equal hashes everywhere. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * The text of `value` with sorted keys and no white space. Fields that are
 * undefined are left out, as JSON does; anything else that JSON would lose in
 * silence (NaN, functions, class instances, holes) is a programmer's error.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (Number.isFinite(value) && !Object.is(value, -0)) return JSON.stringify(value);
      break;
    case 'object': {
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype === Object.prototype || prototype === null) return canonicalObject(value);
      break;
    }
    default:
      break;
  }
  throw new TypeError(`not plain JSON: ${String(value)}`);
}

function canonicalObject(value: object): string {
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

/** SHA-256 of a text in UTF-8, in hex. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of the canonical text, in hex. */
export const hashJson = (value: unknown): string => hashText(canonicalJson(value));
