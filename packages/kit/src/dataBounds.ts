/** How large a set of one's own may be. Asked when a table is opened, before any game looks at it; what was played with stays good. */

import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Illegal } from './game.ts';
import type { AnyOptionSpec } from './options.ts';
import { isDataName } from './data.ts';

/** The largest box (Take a Chance) takes 6 KB, some 500 parts and 7 levels. */
export const DATA_BOUNDS = {
  /** Of the canonical text, in UTF-8. */
  bytes: 32 * 1024,
  /** Lists and objects inside each other. */
  depth: 12,
  /** Values of every kind. */
  parts: 4096,
  /** Characters of one text. */
  text: 200,
  /** Characters of one key. */
  key: 64,
} as const;

const [BRACKET, COMMA, COLON] = [1, 1, 1];

const tooLarge: Illegal = { code: 'data-too-large', params: { max: DATA_BOUNDS.bytes } };
const tooDeep: Illegal = { code: 'data-too-deep', params: { max: DATA_BOUNDS.depth } };
const tooMany: Illegal = { code: 'data-too-many-parts', params: { max: DATA_BOUNDS.parts } };
const textTooLong: Illegal = { code: 'data-text-too-long', params: { max: DATA_BOUNDS.text } };
const keyTooLong: Illegal = { code: 'data-key-too-long', params: { max: DATA_BOUNDS.key } };
const notJson: Illegal = { code: 'data-not-json' };

/** Why some `data` option among untrusted `options` is too large to look at. Total. */
export function checkDataBounds(
  spec: Readonly<Record<string, unknown>>,
  options: unknown,
): Illegal | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  for (const [option, about] of Object.entries(spec)) {
    if ((about as AnyOptionSpec).type !== 'data' || !Object.hasOwn(options, option)) continue;
    const why = checkBounds((options as Record<string, unknown>)[option]);
    if (why) return { code: why.code, params: { ...why.params, option } };
  }
  return undefined;
}

/** Stops at the first thing that is too much, so that it costs no more than the largest set that is fine. */
export function checkBounds(value: unknown): Illegal | undefined {
  // A name stands for a set; it is none.
  if (isDataName(value)) return notJson;
  const size = new Size();
  return size.add(value, 0);
}

class Size {
  private bytes = 0;
  private parts = 0;

  add(value: unknown, depth: number): Illegal | undefined {
    if (++this.parts > DATA_BOUNDS.parts) return tooMany;
    switch (typeof value) {
      case 'boolean':
        return this.grow(value ? 'true'.length : 'false'.length);
      case 'number':
        return Number.isFinite(value) ? this.grow(JSON.stringify(value).length) : notJson;
      case 'string':
        if (value.length > DATA_BOUNDS.text) return textTooLong;
        return this.grow(bytesOf(value));
      case 'object':
        if (value === null) return this.grow('null'.length);
        if (depth >= DATA_BOUNDS.depth) return tooDeep;
        return Array.isArray(value) ? this.addAll(value, depth) : this.addFields(value, depth);
      default:
        return notJson;
    }
  }

  private addAll(list: readonly unknown[], depth: number): Illegal | undefined {
    let isEmpty = true;
    for (const value of list) {
      const why = this.grow(isEmpty ? BRACKET : COMMA) ?? this.add(value, depth + 1);
      if (why) return why;
      isEmpty = false;
    }
    return this.grow(isEmpty ? 2 * BRACKET : BRACKET);
  }

  private addFields(fields: object, depth: number): Illegal | undefined {
    let isEmpty = true;
    // Not Object.entries: a million fields are not to be copied before the first is looked at.
    for (const key in fields) {
      const value: unknown = Object.hasOwn(fields, key) ? fields[key as keyof object] : undefined;
      if (value === undefined) continue;
      if (key.length > DATA_BOUNDS.key) return keyTooLong;
      const before = (isEmpty ? BRACKET : COMMA) + bytesOf(key) + COLON;
      const why = this.grow(before) ?? this.add(value, depth + 1);
      if (why) return why;
      isEmpty = false;
    }
    return this.grow(isEmpty ? 2 * BRACKET : BRACKET);
  }

  private grow(bytes: number): Illegal | undefined {
    this.bytes += bytes;
    return this.bytes > DATA_BOUNDS.bytes ? tooLarge : undefined;
  }
}

/** Of a text as JSON has it. */
const bytesOf = (text: string): number => utf8ToBytes(JSON.stringify(text)).length;
