/** Who has how many of something at the moment, and who has had how many at most. */

export class Holdings {
  private readonly held = new Map<string, Set<string>>();
  private readonly peaks = new Map<string, number>();

  take(who: string, what: string): void {
    const own = this.held.get(who) ?? new Set();
    this.held.set(who, own.add(what));
    this.peaks.set(who, Math.max(own.size, this.peak(who)));
  }

  giveBack(who: string, what: string): void {
    const own = this.held.get(who);
    own?.delete(what);
    if (own?.size === 0) this.held.delete(who);
  }

  count(who: string): number {
    return this.held.get(who)?.size ?? 0;
  }

  peak(who: string): number {
    return this.peaks.get(who) ?? 0;
  }
}
