import { describe, expect, it } from 'vitest';
import { dataName } from './data.ts';
import { checkBounds, checkDataBounds, DATA_BOUNDS } from './dataBounds.ts';
import { canonicalJson } from './json.ts';

const code = (value: unknown) => checkBounds(value)?.code;
const bytesOf = (value: unknown) => new TextEncoder().encode(canonicalJson(value)).length;

/** Lists inside each other, `levels` of them. */
const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)]);

/** A set of exactly so many bytes. */
function ofBytes(bytes: number): string[] {
  const most = 'x'.repeat(DATA_BOUNDS.text);
  const full = most.length + '"",'.length;
  const set = new Array<string>(Math.trunc((bytes - 2) / full)).fill(most);
  const rest = bytes - bytesOf(set) - '"",'.length;
  return [...set, 'y'.repeat(rest)];
}

describe('a set of one’s own', () => {
  it('has so many bytes as canonical text and not one more', () => {
    const largest = ofBytes(DATA_BOUNDS.bytes);
    expect(bytesOf(largest)).toBe(DATA_BOUNDS.bytes);
    expect(code(largest)).toBeUndefined();
    expect(checkBounds(ofBytes(DATA_BOUNDS.bytes + 1))).toEqual({
      code: 'data-too-large',
      params: { max: DATA_BOUNDS.bytes },
    });
  });

  it.each([
    [{ a: [], b: {}, c: [true, false, null], d: { e: -1.5e-9 } }],
    [['', 'ä', '€', '😀', '"\\\n\u0001', '\u2028', '\ud800']],
    [{ 'ä"': { '': [[[]], {}] } }],
    [-0],
    [12],
    ['text'],
  ])('is counted by the byte: %j', (value) => {
    const bytes = bytesOf(JSON.parse(JSON.stringify(value)));
    const fill = (more: number) => [value, ...ofBytes(DATA_BOUNDS.bytes - bytes - 1 + more)];
    expect(code(fill(0))).toBeUndefined();
    expect(code(fill(1))).toBe('data-too-large');
  });

  it('is no deeper, has no more parts and no longer texts than it may', () => {
    expect(code(nest(DATA_BOUNDS.depth))).toBeUndefined();
    expect(code(nest(DATA_BOUNDS.depth + 1))).toBe('data-too-deep');
    expect(code(nest(5000))).toBe('data-too-deep');
    expect(code(new Array(DATA_BOUNDS.parts - 1).fill(1))).toBeUndefined();
    expect(code(new Array(DATA_BOUNDS.parts).fill(1))).toBe('data-too-many-parts');
    expect(code({ name: 'x'.repeat(DATA_BOUNDS.text) })).toBeUndefined();
    expect(code({ name: 'x'.repeat(DATA_BOUNDS.text + 1) })).toBe('data-text-too-long');
    expect(code('x'.repeat(1 << 20))).toBe('data-text-too-long');
    expect(code({ ['k'.repeat(DATA_BOUNDS.key)]: 1 })).toBeUndefined();
    expect(code({ ['k'.repeat(DATA_BOUNDS.key + 1)]: 1 })).toBe('data-key-too-long');
  });

  it('is looked at no further than it is fine', () => {
    let looked = 0;
    const endless = new Proxy([] as unknown[], {
      get(target, key) {
        if (key === 'length') return 2 ** 31;
        if (typeof key === 'string' && /^\d+$/.test(key)) {
          looked++;
          return 1;
        }
        return Reflect.get(target, key) as unknown;
      },
    });
    expect(code(endless)).toBe('data-too-many-parts');
    expect(looked).toBeLessThanOrEqual(DATA_BOUNDS.parts);
  });

  it('is plain JSON, and not the name of another', () => {
    for (const value of [undefined, Number.NaN, () => 1, Symbol.iterator, [undefined]]) {
      expect(code(value)).toBe('data-not-json');
    }
    expect(code({ nothing: undefined })).toBeUndefined();
    expect(code(dataName({}))).toBe('data-not-json');
  });
});

describe('options', () => {
  const spec = { deck: { type: 'data' }, rounds: { type: 'count' }, toString: { type: 'data' } };
  const check = (options: unknown) => checkDataBounds(spec, options);

  it('are asked for their sets only', () => {
    const deck = nest(99);
    expect(check({ deck })).toEqual({
      code: 'data-too-deep',
      params: { max: DATA_BOUNDS.depth, option: 'deck' },
    });
    for (const fine of [{ rounds: deck }, { other: deck }, { deck: null }, {}, null, 7, 'quick']) {
      expect(check(fine)).toBeUndefined();
    }
  });
});
