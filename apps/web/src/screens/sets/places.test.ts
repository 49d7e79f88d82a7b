import { type Json, partsOf, problemsOf } from '@parlor/kit';
import { loadBoxWords } from '@parlor/games/boxes';
import { contents } from '@parlor/registry/contents';
import { expect, test } from 'vitest';
import { numberIn } from './numberIn.ts';
import { placesOf } from './places.ts';

const about = contents['take-a-chance'];
const words = await loadBoxWords['take-a-chance'].en();

test('a problem is said at the value it is about, and one of the whole at the whole', () => {
  const put = (set: unknown, path: string, value: Json) =>
    about.editing!.edit(set, { type: 'put', path, value }) as Json;
  const broken = put(put(about.standard, 'colours/2/price/value', 50), 'tickets/0/copies/value', 9);
  const places = placesOf(partsOf(about, broken, words), problemsOf(about, broken, words));
  expect([...places.keys()]).toEqual(['colours/2/price/value', 'tickets']);
  expect(places.get('tickets')).toBe('There have to be 36 tickets; these are 41.');
});

test('a step that makes no sense is said at its ticket', () => {
  const path = 'tickets/4/choices/value/0/0/dice';
  const broken = about.editing!.edit(about.standard, { type: 'put', path, value: 99 }) as Json;
  const places = placesOf(partsOf(about, broken, words), problemsOf(about, broken, words));
  expect([...places.keys()]).toEqual(['tickets/4/choices/value']);
});

test('numbers may be written as people write them', () => {
  for (const text of ['12000', '12,000', '12.000', '$12,000', '12 000 $', ' 12’000 '])
    expect(numberIn(text), text).toBe(12_000);
  for (const text of ['', 'x', '1.5', '12,00', '-3', '1e3']) expect(numberIn(text)).toBe(text);
});
