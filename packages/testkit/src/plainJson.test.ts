import { canonicalJson } from '@parlor/kit';
import { expect, test } from 'vitest';
import { JUNK } from './junk.ts';
import { notPlain } from './plainJson.ts';

test('agrees with canonicalJson about what is plain', () => {
  for (const value of [...JUNK, { a: [1, { b: undefined }] }, [undefined], { d: new Map() }]) {
    let plain = true;
    try {
      canonicalJson(value);
    } catch {
      plain = false;
    }
    expect(notPlain(value) === undefined).toBe(plain);
  }
});

test('says where the fault is', () => {
  expect(notPlain({ a: [1, Number.NaN] })).toBe('the whole.a[1] is NaN');
  expect(notPlain({ a: new Map() })).toBe('the whole.a is a Map');
  expect(notPlain([() => 1])).toBe('the whole[0] is of type function');
});
