import { describe, expect, it } from 'vitest';
import { parametersIn } from './catalogueTexts.mjs';
import { madeUp, madeUpSource } from './madeUpLanguage.mjs';
import { sharedIn } from './new-language.mjs';
import { parse } from './syntax.mjs';

/** A source in the made-up language. */
const spoken = (source: string): string =>
  madeUpSource('en.ts', source, parametersIn([parse('en.ts', source)]));

describe('the made-up language', () => {
  it('has another word for every word', () => {
    expect(madeUp('Of the cards')).toBe('Ħof thħe cħards');
    expect(madeUp('$3M')).toBe('$3M');
  });

  it('leaves what is typed to a shell, and signs by their numbers', () => {
    expect(madeUp(String.raw`--seats takes\u00a04, \'one\'`)).toBe(
      String.raw`--seats tħakħes\u00a04, \'ħonħe\'`,
    );
  });

  it.each([
    ['const a = { b: `a ${c} e`, d: ["i"] };', 'const a = { b: `ħa ${c} ħe`, d: ["ħi"] };'],
    [
      'plural(count, { one: "one die", other: "# dice" });',
      'plural(count, { one: "ħonħe dħiħe", other: "# dħicħe" });',
    ],
    ['parts.join(" and ");', 'parts.join(" ħand ");'],
    [
      'const f = (a: string, b = "so") => a; f("it");',
      'const f = (a: string, b = "sħo") => a; f("ħit");',
    ],
  ])('says what people read: %s', (english, other) => {
    expect(spoken(english)).toBe(other);
  });

  it.each([
    'import { a } from "./a.ts";',
    'const a = { "an-entry": 1 };',
    'const a = b === "pile" || "card" in b;',
    'switch (a) { case "pile": }',
    'let a: "pile" | "card";',
    'a.endsWith("e");',
    'a["one"];',
    'new RegExp("one");',
    'const SOME: readonly Card[] = ["ace"];',
    'const f = (slot: Slot, count: number) => slot; f("seat", 1);',
    'function f(slot: Slot) {} f("seat");',
  ])('leaves what the program reads: %s', (source) => {
    expect(spoken(source)).toBe(source);
  });
});

describe('what it shares with English', () => {
  const found = (test: string, ...said: string[]): string =>
    [
      ` FAIL  ${test} > the catalogue in qq > says nothing as English does, but for what its list excuses`,
      'AssertionError: expected …',
      '+   "unexcused": [',
      ...said.map((one) => `+     ${JSON.stringify(one)},`),
      '+   ],',
      '',
    ].join('\n');
  const folders = ['games/a/messages', 'docs/template/messages'];

  it('is read from what the tests have found', () => {
    const output = [
      found('games/a/messages/messages.test.ts', 'table.rank: Ace 12', 'said: “Bob”: 3'),
      found('docs/template/text/textOf.test.ts', 'goods.tea: tea'),
      ' FAIL  games/a/messages/messages.test.ts > in qq > another test',
      '+     "no: text",',
    ].join('\n');
    expect([...sharedIn(output, folders)]).toEqual([
      ['games/a/messages', ['Ace #', '“Bob”: #']],
      ['docs/template/messages', ['tea']],
    ]);
  });
});
