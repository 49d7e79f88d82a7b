/** Means of independent observations and how far they can be trusted. */

export type Interval = readonly [low: number, high: number];

export class Sample {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** Undefined below two observations. */
  get variance(): number | undefined {
    if (this.count < 2) return undefined;
    const variance = (this.squares - this.sum * this.mean) / (this.count - 1);
    return Math.max(0, variance);
  }

  /** The interval that holds the true mean with 95 % confidence, within `limits`; all of them while nothing is known. */
  interval95(limits: Interval): Interval {
    const { variance } = this;
    if (variance === undefined) return limits;
    if (variance === 0) return this.intervalOfEquals(limits);
    const half = studentT95(this.count - 1) * Math.sqrt(variance / this.count);
    return [Math.max(limits[0], this.mean - half), Math.min(limits[1], this.mean + half)];
  }

  /** Observations that are all the same say little about how far others would be: Wilson's interval, as if each were all or nothing. */
  private intervalOfEquals([least, most]: Interval): Interval {
    if (least === most) return [least, most];
    const share = (this.mean - least) / (most - least);
    const weight = NORMAL_95 ** 2 / this.count;
    const middle = (share + weight / 2) / (1 + weight);
    const half =
      (NORMAL_95 * Math.sqrt((share * (1 - share)) / this.count + weight / (4 * this.count))) /
      (1 + weight);
    const at = (part: number) => least + (most - least) * Math.min(1, Math.max(0, part));
    return [at(middle - half), at(middle + half)];
  }
}

/** Student's t for 95 % and so many degrees of freedom, from the usual table; beyond it a series that is good to 0.001. */
function studentT95(freedom: number): number {
  const exact = T95[freedom - 1];
  if (exact !== undefined) return exact;
  return NORMAL_95 + 2.3722 / freedom + 2.8225 / freedom ** 2;
}

const NORMAL_95 = 1.96;

const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086,
];
