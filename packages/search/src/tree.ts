/**
 * The tree of an information-set search. Nodes are rows of flat arrays; an
 * edge is what the searching seat perceives of a move, so worlds that differ
 * in hidden things share the nodes they cannot tell apart.
 */

import type { Edge } from '@parlor/kit';

export const ROOT = 0;

/** The root is nobody's child, so its number serves for "no child". */
export const NO_NODE = 0;

export class Tree<Move> {
  private size = 1;

  readonly visits: Int32Array;
  /** How often a node could have been chosen: its parent was visited in a world that allowed it. */
  readonly chances: Int32Array;
  /** What came of it, summed up, for the seat that moved into the node. */
  readonly utility: Float64Array;
  /** The iteration in which a node was last on offer. */
  readonly offered: Int32Array;
  readonly firstChild: Int32Array;
  readonly sibling: Int32Array;
  /** The move that leads into a node in the world at hand; in another world it may be another. */
  readonly moves: (Move | undefined)[] = [undefined];
  private readonly edges: Edge[] = [''];

  constructor(readonly capacity: number) {
    this.visits = new Int32Array(capacity);
    this.chances = new Int32Array(capacity);
    this.utility = new Float64Array(capacity);
    this.offered = new Int32Array(capacity).fill(-1);
    this.firstChild = new Int32Array(capacity);
    this.sibling = new Int32Array(capacity);
  }

  get isFull(): boolean {
    return this.size === this.capacity;
  }

  child(node: number, edge: Edge): number {
    let child = this.firstChild[node]!;
    while (child !== NO_NODE && this.edges[child] !== edge) child = this.sibling[child]!;
    return child;
  }

  add(node: number, edge: Edge, move: Move): number {
    const child = this.size++;
    this.edges[child] = edge;
    this.moves[child] = move;
    this.sibling[child] = this.firstChild[node]!;
    this.firstChild[node] = child;
    return child;
  }
}
