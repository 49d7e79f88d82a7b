import { describe, expect, it } from 'vitest';
import { compare, figuresOf, KINDS } from './truthCompare.ts';

/** `npx parlor sound` compares very many more. */
const EACH = 60;
const SEED = 11;
/** Below one in a hundred; of so few, one may be. */
const MOST_WRONG = 0.02;

describe('D-7.2, D-7.7 the test of a contract, against the rules themselves', () => {
  it.each(KINDS.map((kind, place) => [kind, place] as const))(
    'lets no void promise through, and refuses hardly any other: %s',
    (kind, place) => {
      const count = compare(kind, EACH, SEED + place);
      const { refused, wrongly, empty, codes } = count;
      expect(empty, figuresOf(kind, count)).toEqual([]);
      expect(wrongly.length / refused, wrongly.join('\n')).toBeLessThan(MOST_WRONG);
      expect(codes.size).toBeGreaterThan(2);
    },
  );
});
