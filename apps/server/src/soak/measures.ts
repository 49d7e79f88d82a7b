/** Times that were measured, and what the server says of itself. */

import { readFileSync } from 'node:fs';

export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => {
    const index = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
    return index < 0 ? 0 : Math.round(100 * sorted[index]!) / 100;
  };
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999) };
}

/** Ticks of the clock in /proc, on every Linux that matters. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time a process has used so far, all its threads together; nothing where there is no /proc. */
export function processorSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** The figures of `/metrics` by name, those without labels. */
export async function metricsOf(base: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const figures = new Map<string, number>();
  for (const line of text.split('\n')) {
    const found = /^(\w+) ([-\d.e+]+)$/.exec(line);
    if (found) figures.set(found[1]!, Number(found[2]));
  }
  return figures;
}
