/** Which steps of a match were made by a bot for somebody: as a server tells it, and as the file of a match has it. */

import type { ChainedFile } from '@parlor/match';
import type { History } from '@parlor/protocol';
import { type StoodIn, toldStep } from '@parlor/table-ui';
import type { ToldHistory } from './catchingUp.ts';

/** What led to a position, each step with what is known of who made it: the last one led to its ply. */
export function toldHistory({ version, ply, steps, stoodIn = [] }: History): ToldHistory {
  const first = ply + 1 - steps.length;
  const madeBy = (step: number) => stoodIn.find((one) => one.ply === first + step);
  return { version, ply, steps: steps.map((events, i) => toldStep(events, madeBy(i))) };
}

/** By move of those that stood in the end. */
export function stoodInFor({
  entries,
}: Pick<ChainedFile, 'entries'>): readonly (StoodIn | undefined)[] {
  const moves: (StoodIn | undefined)[] = [];
  for (const entry of entries) {
    if (entry.type === 'take-back') moves.length = Math.min(moves.length, entry.ply);
    if (entry.type !== 'move') continue;
    const { seat, by } = entry;
    moves.push(by === 'stand-in' || by === 'time-out' ? { seat, by } : undefined);
  }
  return moves;
}
