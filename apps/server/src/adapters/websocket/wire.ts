/** Everything that is sent to somebody in one turn of the loop goes out in one piece: a system call is dearer than a frame. */

import type { Duplex } from 'node:stream';

const held: Wire[] = [];

function letGo(): void {
  for (const wire of held) wire.release();
  held.length = 0;
}

export class Wire {
  private isHeld = false;

  constructor(private readonly socket: Duplex) {}

  /** What is written from now on waits for the end of this turn. */
  hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.socket.cork();
    if (held.push(this) === 1) setImmediate(letGo);
  }

  release(): void {
    this.isHeld = false;
    this.socket.uncork();
  }
}
