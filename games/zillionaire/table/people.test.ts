import type { TableModel } from '@parlor/table-ui/logic';
import { expect, test } from 'vitest';
import { peopleAt } from './people.ts';

const tableOf = (me: number | undefined, ...names: readonly string[]): TableModel =>
  ({
    seats: { value: names.map((name) => ({ name })) },
    me: { value: me },
  }) as unknown as TableModel;

test('whoever sits at my seat reads, whatever anybody is called', () => {
  expect([0, 1].map(peopleAt(tableOf(1, 'You', 'Ann')))).toEqual([
    { name: 'You', isReader: false },
    { name: 'Ann', isReader: true },
  ]);
});

test('nobody in particular reads where nobody of the table looks on', () => {
  expect([0, 1].map(peopleAt(tableOf(undefined, 'You', 'Ann'))).some((who) => who.isReader)).toBe(
    false,
  );
});
