/**
 * One tab of several has the bots of a match think: the one that holds its lock. The browser takes the lock from a tab
 * that is closed, however it ends, and gives it to the next in line.
 */

import type { Lease } from '@parlor/host';

/** How often a host looks whether it has become the next. A lock itself does not run out. */
const LOOK_MS = 1000;

interface Claim {
  isHeld: boolean;
  /** Lets go of the lock, or gives up waiting for it. */
  end(): void;
}

/** Without locks, as on an address that is not secure, every tab holds what it has open: the log keeps the peace. */
export function tabLease(
  locks: LockManager | null = 'locks' in navigator ? navigator.locks : null,
): Lease {
  return locks ? new LockLease(locks) : new OpenLease();
}

class LockLease implements Lease {
  readonly ms = 2 * LOOK_MS;
  private readonly claims = new Map<string, Claim>();
  /** Asked for at this moment. */
  private readonly asking = new Map<string, Promise<boolean>>();

  constructor(private readonly locks: LockManager) {}

  async claim(match: string): Promise<boolean> {
    const claim = this.claims.get(match);
    if (claim) return claim.isHeld;
    // Asked for twice at once, we would stand in our own way.
    const asking = this.asking.get(match) ?? this.ask(match);
    this.asking.set(match, asking);
    return asking.finally(() => this.asking.delete(match));
  }

  private async ask(match: string): Promise<boolean> {
    const isFree = await this.request(match, { ifAvailable: true });
    // Another tab has it: we are the next in line.
    if (!isFree) void this.request(match, {});
    return isFree;
  }

  /** Answers when it is decided whether we hold it. */
  private request(match: string, options: LockOptions): Promise<boolean> {
    const giveUp = new AbortController();
    return new Promise((decided) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const claim: Claim = {
        isHeld: false,
        end: () => {
          release();
          giveUp.abort();
        },
      };
      // One cannot give up on what does not wait.
      const how = options.ifAvailable ? options : { ...options, signal: giveUp.signal };
      if (!options.ifAvailable) this.claims.set(match, claim);
      this.locks
        .request(nameOf(match), how, (lock) => {
          claim.isHeld = lock !== null;
          if (lock) this.claims.set(match, claim);
          decided(claim.isHeld);
          return lock ? held : undefined;
        })
        .catch(() => decided(false));
    });
  }

  async renew(): Promise<readonly string[]> {
    return [...this.claims].flatMap(([match, { isHeld }]) => (isHeld ? [match] : []));
  }

  async release(match: string): Promise<void> {
    this.claims.get(match)?.end();
    this.claims.delete(match);
  }

  /** What has become ours by waiting is found by `renew`; nothing else is ever due. */
  async takeDue(): Promise<readonly string[]> {
    return [];
  }
}

const nameOf = (match: string): string => `parlor-match-${match}`;

class OpenLease implements Lease {
  readonly ms = 2 * LOOK_MS;
  private readonly held = new Set<string>();

  async claim(match: string): Promise<boolean> {
    this.held.add(match);
    return true;
  }

  async renew(): Promise<readonly string[]> {
    return [...this.held];
  }

  async release(match: string): Promise<void> {
    this.held.delete(match);
  }

  async takeDue(): Promise<readonly string[]> {
    return [];
  }
}
