/** Numbers for people. */

/** 1234567 as 1,234,567. */
export const grouped = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

/** A ratio as a change: 1.031 is +3.1 %. */
export function change(ratio: number): string {
  const percent = (ratio - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`;
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** A share as 46.2 %. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Durations from microseconds to seconds, in milliseconds, with as many digits as mean something. */
export const milliseconds = (ms: number): string =>
  ms >= 100 ? ms.toFixed(0) : ms >= 1 ? ms.toFixed(1) : ms.toFixed(3);
