/** What a move is not: values that a parser must survive. */

import type { Json } from '@parlor/kit';

const deep = (depth: number): unknown => (depth === 0 ? [] : { type: deep(depth - 1), 0: [depth] });

/** More than JSON can hold: hosts hand over what they were sent, bots what they made up. */
export const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e21,
  2 ** 31,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  'toString',
  '__proto__',
  'constructor',
  '0',
  '\u0000\ud800',
  [],
  [[]],
  [null],
  ['type'],
  new Array(3),
  {},
  { type: null },
  { type: undefined },
  { type: 0 },
  { type: '' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'hasOwnProperty' },
  { type: ['type'] },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"type":"x"},"type":"constructor"}'),
  Object.create(null),
  deep(200),
  () => 'x',
  Symbol('x'),
  10n,
  new Map([['type', 'x']]),
  new Uint8Array(2),
];

type Fields = Readonly<Record<string, unknown>>;

/**
 * `json` with one field after the other, at any depth, missing or turned into
 * each of the junk values; and with a field too many.
 */
export function* twisted(json: Json): Generator<unknown> {
  if (typeof json !== 'object' || json === null) return;
  if (Array.isArray(json)) {
    for (let place = 0; place < json.length; place++) {
      const put = (item: unknown) => json.map((old: Json, at) => (at === place ? item : old));
      for (const junk of JUNK) yield put(junk);
      for (const part of twisted(json[place])) yield put(part);
    }
    yield new Array(1_000).fill(json[0] ?? 0);
    return;
  }
  const fields = json as Fields;
  for (const key of Object.keys(fields)) {
    const { [key]: _gone, ...rest } = fields;
    yield rest;
    for (const junk of JUNK) yield { ...fields, [key]: junk };
    for (const part of twisted(fields[key] as Json)) yield { ...fields, [key]: part };
  }
  yield { ...fields, surplus: 1 };
}
