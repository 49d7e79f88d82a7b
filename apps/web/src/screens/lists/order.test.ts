import { describe, expect, it } from 'vitest';
import { inOrder, shownFirst } from './order.ts';

interface Table {
  readonly id: string;
  readonly isOnline: boolean;
  readonly free: number | undefined;
}

const table = (id: string, more: Partial<Table> = {}): Table => ({
  ...{ id, isOnline: true, free: undefined },
  ...more,
});

describe('the way in', () => {
  it('shows every table that is being played online, and others while there is room', () => {
    const running = ['a', 'b'].map((id) => table(id));
    const local = ['l', 'm', 'n'].map((id) => table(id, { isOnline: false }));
    const open = table('o', { free: 2 });
    const ids = (all: readonly Table[]) => shownFirst(all, 3).map(({ id }) => id);
    expect(ids([...local, ...running, open])).toEqual(['l', 'a', 'b']);
    const many = Array.from({ length: 30 }, (_, i) => table(`r${i}`));
    expect(ids([...local, ...many, open])).toEqual(many.map(({ id }) => id));
    expect(ids([open, ...local])).toEqual(['o', 'l', 'm']);
  });
});

describe('results', () => {
  const at = (id: string, when: number) => ({ id, at: when });
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

  it('stand newest first, wherever they were played', () => {
    expect(ids(inOrder([at('a', 3), at('b', 1)], [at('l', 2)], false))).toEqual(['a', 'l', 'b']);
  });

  it('of this device wait for those of the server that may stand above them', () => {
    const local = [at('l', 4), at('m', 2)];
    expect(ids(inOrder([at('a', 5), at('b', 3)], local, true))).toEqual(['a', 'l', 'b']);
    expect(ids(inOrder([], local, false))).toEqual(['l', 'm']);
  });
});
