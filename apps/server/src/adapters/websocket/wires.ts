/** Everything that is sent to somebody in one turn of the loop goes out in one piece: a system call is dearer than a frame. */

import type { Duplex } from 'node:stream';
import type { Machine } from '../../application/ports/world.ts';

/** All sockets of a node: those that are written to in one turn are let go of together. */
export class Wires {
  private readonly held = new Set<Duplex>();

  constructor(private readonly machine: Pick<Machine, 'defer'>) {}

  /** What is written to `stream` from now on waits for the end of this turn. */
  hold(stream: Duplex): void {
    if (this.held.has(stream)) return;
    stream.cork();
    this.held.add(stream);
    if (this.held.size === 1) this.machine.defer(() => this.release());
  }

  private release(): void {
    for (const stream of this.held) stream.uncork();
    this.held.clear();
  }
}
