/**
 * How much memory work takes, whether or not it gives it back.
 *
 * The heap only grows between two collections, so its growth over a piece of work
 * is what the work allocated. A piece takes far less than the nursery holds,
 * which makes a collection during it rare; a piece that met one shows too
 * little, or less than nothing, and the median passes it over.
 */

import { memoryUsage } from 'node:process';

const PIECES = 15;
const BYTES_PER_PIECE = 2 ** 18;
const MOST_CALLS_PER_PIECE = 64;

/** Bytes per unit; `work` does a small piece and says how many units that was. */
export function bytesPerUnit(work: () => number): number {
  const first = measure(work, 1);
  const calls = Math.max(
    1,
    Math.min(MOST_CALLS_PER_PIECE, Math.floor(BYTES_PER_PIECE / first.bytes)),
  );
  const pieces: number[] = [];
  for (let piece = 0; piece < PIECES; piece++) {
    const { bytes, units } = measure(work, calls);
    pieces.push(bytes / units);
  }
  return Math.max(0, median(pieces));
}

function measure(work: () => number, calls: number) {
  const before = inUse();
  let units = 0;
  for (let call = 0; call < calls; call++) units += work();
  return { bytes: Math.max(1, inUse() - before), units };
}

/** Objects on the heap, and the contents of large typed arrays outside it. */
function inUse(): number {
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
}

/** The middle value; 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
