import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashJson } from './json.ts';

describe('canonical JSON', () => {
  it('sorts keys, at every depth, and leaves out white space', () => {
    expect(canonicalJson({ b: [1, { z: null, a: 'x' }], a: true })).toBe(
      '{"a":true,"b":[1,{"a":"x","z":null}]}',
    );
  });

  it('leaves out undefined fields', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('reads back as the same value, and is the same for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = canonicalJson(withoutMinusZero(value));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(withoutMinusZero(value))));
      }),
    );
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  });

  it('refuses what JSON would lose in silence', () => {
    const holes: unknown[] = [1];
    holes[2] = 3;
    const lossy = [undefined, Number.NaN, Infinity, -0, 1n, Symbol('x'), () => 1, new Map(), holes];
    for (const value of [...lossy, new Uint8Array(2), [undefined]]) {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    }
  });
});

describe('the hash', () => {
  it('is SHA-256 of the canonical text', () => {
    // sha256('{"a":1}')
    expect(hashJson({ a: 1 })).toBe(
      '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862',
    );
  });

  it('does not depend on the order of keys, and does on everything else', () => {
    expect(hashJson({ a: 1, b: 2 })).toBe(hashJson({ b: 2, a: 1 }));
    expect(hashJson({ a: 1 })).not.toBe(hashJson({ a: 2 }));
    expect(hashJson([1, 2])).not.toBe(hashJson([2, 1]));
  });
});

/** JSON cannot write −0, and canonical JSON says so; here it is only in the way. */
function withoutMinusZero(value: unknown): unknown {
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(withoutMinusZero);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withoutMinusZero(field)]),
  );
}
