import { compare, figuresOf, KINDS } from '@parlor/trump/truth';
import { describe, expect, it } from 'vitest';

const EACH = 3000;
const SEED = 170_001;
const SHOWN = 5;
const MOST_WRONG = 0.01;

describe('the test of contracts of Trump, against every line played out', () => {
  it.each(KINDS.map((kind, place) => [kind, place] as const))(
    'lets no void promise through, and refuses less than one in a hundred others: %s',
    (kind, place) => {
      const count = compare(kind, EACH, SEED + place);
      const { refused, wrongly, empty } = count;
      console.log([figuresOf(kind, count), ...wrongly.slice(0, SHOWN)].join('\n'));
      expect(empty).toEqual([]);
      expect(wrongly.length / refused).toBeLessThan(MOST_WRONG);
    },
    // Hours on a busy machine are no defect.
    36_000_000,
  );
});
