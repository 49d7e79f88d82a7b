import { fastRng } from '@parlor/kit';
import { expect, it } from 'vitest';
import { EIGHT_AND_A_HALF, KEEP, OPEN_PLAYS, PLAYS, SWAPS } from '../../facts/interned.ts';
import { GHOST, HALF } from '../../facts/types.ts';
import { eightAndAHalf } from '../../rules/index.ts';
import { textOf } from '../../text/textOf.ts';
import { messages } from './index.ts';

it('answers are read as German says they are typed', () => {
  const { read } = textOf(messages);
  const table = { seats: 2, options: eightAndAHalf.presets.standard };
  const view = eightAndAHalf.view(eightAndAHalf.setup(table, fastRng(1)), 0);
  expect(read(view, '2x7')).toBe(PLAYS[7]![1]);
  expect(read(view, ' 2 x Geister')).toBe(PLAYS[GHOST]![1]);
  expect(read(view, '8+1/2')).toBe(EIGHT_AND_A_HALF);
  expect(read(view, '8 + Halbe')).toBe(EIGHT_AND_A_HALF);
  expect(read(view, 'offen Halbe')).toBe(OPEN_PLAYS[HALF]);
  expect(read(view, 'tausche 7 gegen 3')).toBe(SWAPS[7]![3]);
  expect(read(view, 'behalten')).toBe(KEEP);
  expect(read(view, 'sieben')).toBeUndefined();
});
