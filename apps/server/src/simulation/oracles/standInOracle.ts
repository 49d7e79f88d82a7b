/** What is said of stand-ins is true: everybody is told of each move that one made, and of no other. */

import type { LogEntry } from '@parlor/host';
import { type History, LIMITS, type Position, type StoodIn } from '@parlor/protocol';
import type { Findings } from './findings.ts';
import type { Mirror } from './mirror.ts';

export class StandInOracle {
  constructor(private readonly findings: Findings) {}

  shown({ match, version, stoodIn }: Position, mirror: Mirror): void {
    // Of a position that is shown again nothing is said.
    if (stoodIn === undefined) return;
    const entry = mirror.entries[version - 1];
    const made = entry && madeBy(mirror, entry);
    if (made?.seat !== stoodIn.seat || made.by !== stoodIn.by) {
      this.find(match, `move ${version} is told to be of a ${stoodIn.by} at ${stoodIn.seat}`);
    }
  }

  told({ match, version, ply, stoodIn = [] }: History, mirror: Mirror): void {
    const standing: (StoodIn | undefined)[] = [];
    for (const entry of mirror.entries.slice(0, version)) {
      if (entry.body.type === 'takeback') standing.length = entry.body.ply;
      else standing.push(madeBy(mirror, entry));
    }
    const expected = standing.flatMap((made, i) =>
      made && i >= ply - LIMITS.history ? [`${i + 1} ${made.seat} ${made.by}`] : [],
    );
    const heard = stoodIn.map((one) => `${one.ply} ${one.seat} ${one.by}`);
    if (heard.join() !== expected.join()) {
      this.find(
        match,
        `at ${version} stand-ins made ${expected.join()}, and ${heard.join()} is told`,
      );
    }
  }

  private find(match: string, what: string): void {
    this.findings.add('mismatch', `${match}: ${what}`);
  }
}

function madeBy({ stored }: Mirror, { seat, player, body }: LogEntry): StoodIn | undefined {
  if (body.type !== 'move' || !player.startsWith('bot:') || stored.seats[seat] === player)
    return undefined;
  return { seat, by: body.isLate ? 'time-out' : 'stand-in' };
}
