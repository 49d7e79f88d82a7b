import { describe, expect, it } from 'vitest';
import { type OptionsSpec, parseOptions } from './options.ts';

interface Options {
  readonly rounds: number;
  readonly open: boolean;
  readonly money: 'kept' | 'returned';
  readonly deck: { readonly aces: number } | null;
}

const spec: OptionsSpec<Options> = {
  rounds: { type: 'count', min: 1, max: 12 },
  open: { type: 'flag' },
  money: { type: 'choice', values: ['kept', 'returned'] },
  deck: {
    type: 'data',
    check: (value) =>
      (value as Options['deck'])?.aces === 4 ? undefined : { code: 'deck-without-aces' },
  },
};
const standard: Options = { rounds: 6, open: false, money: 'kept', deck: null };
const parse = (input: unknown) => parseOptions(spec, standard, input);

describe('options from outside', () => {
  it('take their defaults where nothing is said', () => {
    expect(parse(undefined)).toEqual({ ok: true, options: standard });
    expect(parse({})).toEqual({ ok: true, options: standard });
    expect(parse({ rounds: 2 })).toEqual({ ok: true, options: { ...standard, rounds: 2 } });
  });

  it('are taken when they make sense', () => {
    const input = { rounds: 12, open: true, money: 'returned', deck: { aces: 4 } };
    expect(parse(input)).toEqual({ ok: true, options: input });
  });

  it('are refused with a code that names the option', () => {
    const why = (input: unknown) => {
      const result = parse(input);
      return result.ok ? undefined : result.why;
    };
    expect(why([])).toEqual({ code: 'options-not-an-object' });
    expect(why(null)).toEqual({ code: 'options-not-an-object' });
    expect(why('x')).toEqual({ code: 'options-not-an-object' });
    expect(why({ speed: 1 })).toEqual({ code: 'option-unknown', params: { option: 'speed' } });
    expect(why({ constructor: 1 })).toEqual({
      code: 'option-unknown',
      params: { option: 'constructor' },
    });
    for (const rounds of [0, 13, 1.5, '6', null, Number.NaN]) {
      expect(why({ rounds })).toEqual({
        code: 'option-out-of-range',
        params: { option: 'rounds', min: 1, max: 12 },
      });
    }
    expect(why({ open: 1 })).toEqual({ code: 'option-not-a-flag', params: { option: 'open' } });
    expect(why({ money: 'burnt' })).toEqual({
      code: 'option-not-a-choice',
      params: { option: 'money', choices: 'kept, returned' },
    });
    expect(why({ deck: { aces: 3 } })).toEqual({
      code: 'deck-without-aces',
      params: { option: 'deck' },
    });
  });

  it('never change the defaults', () => {
    parse({ rounds: 1 });
    expect(standard.rounds).toBe(6);
  });

  it('quote no more of what is refused than tells what it was', () => {
    const long = 'x'.repeat(60_000);
    const quoting: OptionsSpec<Options> = {
      ...spec,
      deck: {
        type: 'data',
        check: (value) => ({ code: 'no', params: { value: String(value), n: 3 } }),
      },
    };
    const why = (input: unknown) => {
      const result = parseOptions(quoting, standard, input);
      return result.ok ? undefined : result.why;
    };
    expect(why({ deck: long })).toEqual({
      code: 'no',
      params: { value: 'x'.repeat(80), n: 3, option: 'deck' },
    });
    expect(why({ [long]: 1 })).toEqual({
      code: 'option-unknown',
      params: { option: 'x'.repeat(80) },
    });
  });
});
