import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

describe('formats', () => {
  it('choose the form of a number and write it', () => {
    const { plural } = formatsOf('en');
    const forms = { one: '# card', other: '# cards' };
    expect([0, 1, 2, 1200].map((count) => plural(count, forms))).toEqual([
      '0 cards',
      '1 card',
      '2 cards',
      '1,200 cards',
    ]);
  });

  it('know that French counts nothing as one', () => {
    expect(formatsOf('fr').plural(0, { one: '# carte', other: '# cartes' })).toBe('0 carte');
  });

  it('fall back to the form that every language has', () => {
    expect(formatsOf('en').plural(1, { other: '#' })).toBe('1');
  });

  it('choose the form of a place', () => {
    const { ordinal } = formatsOf('en');
    const forms = { one: '#st', two: '#nd', few: '#rd', other: '#th' };
    expect([1, 2, 3, 4, 11, 22].map((place) => ordinal(place, forms))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ]);
  });

  it('join lists as the language does', () => {
    expect(formatsOf('en-GB').list(['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob and Cy');
    expect(formatsOf('de').either(['Ann', 'Bob'])).toBe('Ann oder Bob');
    expect(formatsOf('es').list(['Ana', 'Inés'])).toBe('Ana e Inés');
    expect(formatsOf('en').list([])).toBe('');
  });

  it('write a minus before what is less than nothing', () => {
    for (const locale of ['en-GB', 'de', 'fr', 'es']) {
      expect(formatsOf(locale).number(-12)).toBe('−12');
    }
  });

  it('write a share as the language does', () => {
    expect(formatsOf('en').percent(0.5)).toBe('50%');
    expect(formatsOf('de').percent(0.5)).toBe('50\u00a0%');
  });
});
