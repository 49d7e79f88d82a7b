import { fastRng } from '@parlor/kit';
import { expect, it } from 'vitest';
import {
  BLIND_TURNS,
  EIGHT_AND_A_HALF,
  KEEP,
  OPEN_PLAYS,
  PLAYS,
  SWAPS,
} from '../../facts/interned.ts';
import { GHOST, HALF } from '../../facts/types.ts';
import { eightAndAHalf } from '../../rules/index.ts';
import { textOf } from '../../text/textOf.ts';
import { messages } from './index.ts';

it('answers are read as French says they are typed', () => {
  const { read } = textOf(messages);
  const table = { seats: 2, options: eightAndAHalf.presets.standard };
  const view = eightAndAHalf.view(eightAndAHalf.setup(table, fastRng(1)), 0);
  expect(read(view, '2 x fantomes')).toBe(PLAYS[GHOST]![1]);
  expect(read(view, '8 + Demi')).toBe(EIGHT_AND_A_HALF);
  expect(read(view, 'visible demi')).toBe(OPEN_PLAYS[HALF]);
  expect(read(view, 'Cachée 2')).toBe(BLIND_TURNS[1]);
  expect(read(view, 'echange 7 contre 3')).toBe(SWAPS[7]![3]);
  expect(read(view, 'garde')).toBe(KEEP);
  expect(read(view, 'sept')).toBeUndefined();
});
