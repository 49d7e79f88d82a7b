import type { Person } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

const ANN: Person = { name: 'Ann', isReader: false };
const INES: Person = { name: 'Ines', isReader: false };
const BOB: Person = { name: 'Bob', isReader: false };
const ME: Person = { name: 'Zoe', isReader: true };

describe('English', () => {
  it('bends the reader and leaves names alone', () => {
    expect([ANN, ME].map(en.Subject)).toEqual(['Ann', 'You']);
    expect([INES, ME].map(en.possessive)).toEqual(['Ines’s', 'your']);
    expect(en.Possessive(ME)).toBe('Your');
    expect(en.Possessive({ name: 'dora', isReader: false })).toBe('dora’s');
    expect([ANN, ME].map((one) => en.verb(one, 'are', 'is'))).toEqual(['is', 'are']);
  });

  it('does not take somebody for the reader who is only called so', () => {
    expect(en.possessive({ name: 'You', isReader: false })).toBe('You’s');
  });

  it('names the reader last', () => {
    expect(en.people([ME, ANN, BOB])).toBe('Ann, Bob and you');
  });

  it('writes figures, places and money', () => {
    expect([0, 3, 11].map(en.inWords)).toEqual(['no', 'three', '11']);
    expect([1, 2, 11].map(en.placeInWords)).toEqual(['first', 'second', '11th']);
    expect([en.millions(20), en.dollars(1200), en.dollars(-5)]).toEqual(['$20M', '$1,200', '−$5']);
  });
});

describe('German', () => {
  it('bends the reader by case', () => {
    const cases = [de.nominative, de.accusative, de.dative];
    expect(cases.map((bend) => bend(ME))).toEqual(['du', 'dich', 'dir']);
    expect(cases.map((bend) => bend(ANN))).toEqual(['Ann', 'Ann', 'Ann']);
    expect(de.people([ME, ANN], de.dative)).toBe('Ann und dir');
  });

  it('writes an apostrophe where the genitive cannot be heard', () => {
    expect([ANN, INES, ME].map((one) => de.possessive(one, 'deine'))).toEqual([
      'Anns',
      'Ines’',
      'deine',
    ]);
  });

  it('writes money after the figure', () => {
    expect([de.millions(20), de.dollars(1200)]).toEqual(['20\u00a0Mio.\u00a0$', '1.200\u00a0$']);
  });
});

describe('French', () => {
  it('elides before a vowel', () => {
    expect([ANN, BOB, ME].map(fr.of)).toEqual(['d’Ann', 'de Bob', 'de vous']);
    expect([ANN, BOB].map(fr.que)).toEqual(['qu’Ann', 'que Bob']);
    const named = (name: string): Person => ({ name, isReader: false });
    expect(['Yves', 'Yann'].map((name) => fr.of(named(name)))).toEqual(['d’Yves', 'de Yann']);
    expect(fr.owned(ANN, 'votre main', 'la main')).toBe('la main d’Ann');
    expect(fr.owned(ME, 'votre main', 'la main')).toBe('votre main');
  });

  it('writes places and money', () => {
    expect([fr.ordinal(1), fr.ordinal(1, true), fr.ordinal(2)]).toEqual(['1er', '1re', '2e']);
    expect(fr.millions(20)).toBe('20\u00a0M$');
    expect(fr.people([ME, ANN])).toBe('Ann et vous');
  });
});

describe('Spanish', () => {
  it('bends the reader after a preposition', () => {
    expect([ANN, ME].map(es.person)).toEqual(['Ann', 'ti']);
    expect([ANN, ME].map(es.withPerson)).toEqual(['con Ann', 'contigo']);
    expect(es.owned(ANN, 'tu mano', 'la mano')).toBe('la mano de Ann');
    expect([ANN, ME].map((one) => es.verb(one, 'robas', 'roba'))).toEqual(['roba', 'robas']);
  });

  it('changes "y" before an i', () => {
    expect(es.people([ANN, INES])).toBe('Ann e Ines');
    expect(es.people([ME, ANN])).toBe('Ann y tú');
  });

  it('writes places and money', () => {
    expect([es.ordinal(1), es.ordinal(2, true)]).toEqual(['1.º', '2.ª']);
    expect(es.dollars(-5)).toBe('−5\u00a0$');
  });
});

describe('figures, money, lists and plurals', () => {
  const cards = { one: '# carta', other: '# cartas' };
  /** The platform changes its mind about which space that does not break it writes. */
  const unbroken = (text: string): string => text.replaceAll(/[\u00a0\u202f]+/g, '_');

  it.each([
    ['en', en, '12,345', '25%', '$12,345', '$1,110M', 'A, B and C', 'A, B or C', '0 cartas'],
    [
      ...(['de', de, '12.345', '25_%', '12.345_$', '1.110_Mio._$'] as const),
      ...(['A, B und C', 'A, B oder C', '0 cartas'] as const),
    ],
    [
      ...(['fr', fr, '12_345', '25_%', '12_345_$', '1_110_M$'] as const),
      ...(['A, B et C', 'A, B ou C', '0 carta'] as const),
    ],
    [
      ...(['es', es, '12.345', '25_%', '12.345_$', '1110_M$'] as const),
      ...(['A, B y C', 'A, B o C', '0 cartas'] as const),
    ],
  ] as const)('are those of %s', (_, own, figure, share, money, rich, all, any, none) => {
    const { number, percent, dollars, millions, list, either, plural } = own;
    expect([number(12_345), percent(0.25), dollars(12_345), millions(1_110)].map(unbroken)).toEqual(
      [figure, share, money, rich],
    );
    expect([list(['A', 'B', 'C']), either(['A', 'B', 'C'])]).toEqual([all, any]);
    expect([0, 1, 2].map((count) => plural(count, cards))).toEqual([none, '1 carta', '2 cartas']);
  });
});
