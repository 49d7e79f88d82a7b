/** Very many durations in little room: counts by size, each size two per cent above the one before. */

const STEP = 1.02;
/** Nobody asks for the difference below a microsecond. */
const SMALLEST_MS = 0.001;

export interface Times {
  readonly count: number;
  readonly totalMs: number;
  readonly maxMs: number;
  /** How many durations by size. */
  readonly sizes: Readonly<Record<number, number>>;
}

export class TimesCounter implements Times {
  count = 0;
  totalMs = 0;
  maxMs = 0;
  readonly sizes: Record<number, number> = {};

  add(ms: number): void {
    const size = Math.round(Math.log(Math.max(ms, SMALLEST_MS) / SMALLEST_MS) / Math.log(STEP));
    this.count++;
    this.totalMs += ms;
    this.maxMs = Math.max(this.maxMs, ms);
    this.sizes[size] = (this.sizes[size] ?? 0) + 1;
  }

  /** As it is kept and sent. */
  plain(): Times {
    const { count, totalMs, maxMs, sizes } = this;
    return { count, totalMs, maxMs, sizes };
  }

  addAll({ count, totalMs, maxMs, sizes }: Times): void {
    this.count += count;
    this.totalMs += totalMs;
    this.maxMs = Math.max(this.maxMs, maxMs);
    for (const [size, many] of Object.entries(sizes)) {
      this.sizes[Number(size)] = (this.sizes[Number(size)] ?? 0) + many;
    }
  }
}

/** The duration that a share of all durations does not exceed, within a per cent; 0 of nothing. */
export function quantileMs({ count, maxMs, sizes }: Times, share: number): number {
  const rank = Math.max(1, Math.ceil(share * count));
  if (rank >= count) return maxMs;
  let seen = 0;
  for (const size of Object.keys(sizes)
    .map(Number)
    .sort((a, b) => a - b)) {
    seen += sizes[size]!;
    if (seen >= rank) return Math.min(maxMs, SMALLEST_MS * STEP ** size);
  }
  return 0;
}
