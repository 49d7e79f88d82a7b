/**
 * Which moves bots have made, as the log tells: so that whoever looks on, comes later or watches late can be told.
 * Whether a bot sits there, or stood in for somebody, is known at the table.
 */

import type { BotMove } from '../ports/audience.ts';
import type { LogEntry } from '../ports/matchLog.ts';

export class BotMoves {
  /** By number of the entry, from 1 on: a bot's move, a person's, or the ply that moves were taken back to. */
  private readonly entries: (BotMove | undefined | number)[] = [];

  clear(): void {
    this.entries.length = 0;
  }

  note({ n, seat, player, body }: LogEntry): void {
    if (body.type === 'takeback') this.entries[n] = body.ply;
    else if (player.startsWith('bot:')) this.entries[n] = { seat, isLate: body.isLate === true };
    else this.entries[n] = undefined;
  }

  /** The move with this number, if it is one and a bot made it. */
  at(n: number): BotMove | undefined {
    const entry = this.entries[n];
    return typeof entry === 'number' ? undefined : entry;
  }

  /** Those that counted when the log had so many entries: for each move, oldest first. */
  standingAt(version: number): readonly (BotMove | undefined)[] {
    const standing: (BotMove | undefined)[] = [];
    for (let n = 1; n <= version; n++) {
      const entry = this.entries[n];
      if (typeof entry === 'number') standing.length = Math.min(standing.length, entry);
      else standing.push(entry);
    }
    return standing;
  }
}
