import { describe, expect, it } from 'vitest';
import { NO_NODE, ROOT, Tree } from './tree.ts';

describe('a tree', () => {
  it('finds the children of a node by what was perceived, numbers and texts alike', () => {
    const tree = new Tree<string>(5);
    const one = tree.add(ROOT, 1, 'one');
    const same = tree.add(ROOT, '1', 'text');
    const below = tree.add(one, 1, 'below');
    expect(new Set([ROOT, one, same, below]).size).toBe(4);
    expect([tree.child(ROOT, 1), tree.child(ROOT, '1')]).toEqual([one, same]);
    expect([tree.child(one, 1), tree.child(one, 2), tree.child(below, 1)]).toEqual([
      below,
      NO_NODE,
      NO_NODE,
    ]);
    expect(tree.moves[below]).toBe('below');
  });

  it('starts every node from nothing', () => {
    const tree = new Tree<string>(2);
    const node = tree.add(ROOT, 7, 'seven');
    expect([tree.visits[node], tree.chances[node], tree.utility[node]]).toEqual([0, 0, 0]);
    expect(tree.offered[node]).toBe(-1);
  });

  it('knows when there is no room left', () => {
    const tree = new Tree<string>(2);
    expect(tree.isFull).toBe(false);
    tree.add(ROOT, 1, 'one');
    expect(tree.isFull).toBe(true);
  });
});
