/** A token bucket: so much at once, so much in the long run. */
export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now: number,
  ) {
    this.level = burst;
    this.at = now;
  }

  /** Takes so much, if there is as much. */
  take(now: number, amount = 1): boolean {
    this.level = Math.min(this.burst, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < amount) return false;
    this.level -= amount;
    return true;
  }
}

/** Whoever took something before so many others has a full bucket again. */
const MOST_PEOPLE = 10_000;

/** A bucket for each person, however many sockets they have. */
export class BucketsByPerson {
  /** Who took something last is at the end. */
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly now: () => number,
  ) {}

  take(person: string, amount = 1): boolean {
    const now = this.now();
    const bucket = this.buckets.get(person) ?? new Bucket(this.perSecond, this.burst, now);
    this.buckets.delete(person);
    this.buckets.set(person, bucket);
    if (this.buckets.size > MOST_PEOPLE) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket.take(now, amount);
  }
}
