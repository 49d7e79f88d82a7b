import { expect, it } from 'vitest';
import { type Sentences, sentenceOf } from './sentences.ts';

const sentences: Sentences<{ full: undefined; short: { have: number } }, [name: string]> = {
  full: (_, name) => `${name} is full.`,
  short: ({ have }, name) => `${name} has ${have}.`,
};

it('says what a code means, with what comes with it and with more that the reader brings', () => {
  expect(sentenceOf(sentences, { code: 'short', params: { have: 3 } }, 'Ann')).toBe('Ann has 3.');
  expect(sentenceOf(sentences, { code: 'full' }, 'Bob')).toBe('Bob is full.');
});

it('takes a plain text for a code that needs nothing', () => {
  expect(sentenceOf({ over: 'It is over.' }, { code: 'over' })).toBe('It is over.');
});

it('has nothing to say about other codes, whatever they are called', () => {
  for (const code of ['unheard-of', 'constructor', '__proto__', ''])
    expect(sentenceOf(sentences, { code }, 'Ann')).toBeUndefined();
});
