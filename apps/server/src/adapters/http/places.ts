/** So many places for each address, and no more. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(private readonly each: number) {}

  /** False when there is none left. */
  take(address: string): boolean {
    const taken = this.taken.get(address) ?? 0;
    if (taken >= this.each) return false;
    this.taken.set(address, taken + 1);
    return true;
  }

  free(address: string): void {
    const left = (this.taken.get(address) ?? 1) - 1;
    if (left > 0) this.taken.set(address, left);
    else this.taken.delete(address);
  }
}
