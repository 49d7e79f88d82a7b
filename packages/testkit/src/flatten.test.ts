import { expect, test } from 'vitest';
import { changes, describeDifference, flatten } from './flatten.ts';

test('leaves are lines, lists of plain values stay together', () => {
  expect([...flatten({ b: { c: [1, 2], d: [] }, a: [{ x: null }, 'y'], e: {} })]).toEqual([
    ['a[0].x', 'null'],
    ['a[1]', '"y"'],
    ['b.c', '[1,2]'],
    ['b.d', '[]'],
    ['e', '{}'],
  ]);
  expect([...flatten(7)]).toEqual([['', '7']]);
});

test('changes are what is new, other or gone', () => {
  expect(changes(flatten({ a: 1, b: 2, c: 3 }), flatten({ a: 1, b: 4, d: 5 }))).toEqual([
    { path: 'b', before: '2', after: '4' },
    { path: 'd', before: undefined, after: '5' },
    { path: 'c', before: '3', after: undefined },
  ]);
});

test('differences are told by path, the first few of them', () => {
  expect(describeDifference('{"a":1,"b":[1]}', '{"a":2,"b":[1]}')).toBe('a: 1 ≠ 2');
  expect(describeDifference('{"a":1}', '{}')).toBe('the whole: absent ≠ {}; a: 1 ≠ absent');
  expect(describeDifference('1', '2')).toBe('the whole: 1 ≠ 2');
  expect(describeDifference('{"a":1,"b":2}', '{"b":2,"a":1}')).toMatch(/order of keys/);
  const many = (value: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 9 }, (_, key) => [`k${key}`, value])));
  expect(describeDifference(many(1), many(2))).toMatch(/k5: 1 ≠ 2; and 3 more$/);
});
