/** What is kept because of whom, of the last day. */

/** The house counts by hours and 24 of them: of less than that all is counted. */
const A_DAY_MS = 23 * 3_600_000;

interface Kept {
  readonly at: number;
  readonly bytes: number;
  readonly id: string;
}

interface Account {
  readonly items: Kept[];
  readonly ids: Set<string>;
  bytes: number;
}

export class KeptToday {
  private readonly accounts = new Map<string, Account>();

  constructor(private readonly now: () => number) {}

  /** What is kept under a name that is known is no more than before. */
  add(who: string, bytes: number, id: string): void {
    const account: Account = this.accounts.get(who) ?? { items: [], ids: new Set(), bytes: 0 };
    this.accounts.set(who, account);
    if (account.ids.has(id)) return;
    account.ids.add(id);
    account.items.push({ at: this.now(), bytes, id });
    account.bytes += bytes;
    while (account.items[0]!.at < this.now() - A_DAY_MS) {
      const old = account.items.shift()!;
      account.ids.delete(old.id);
      account.bytes -= old.bytes;
    }
  }

  of(who: string): number {
    return this.accounts.get(who)?.bytes ?? 0;
  }
}
