/**
 * Which question is thought about next, when there are more than threads.
 *
 * What people wait for comes first; the rest gets what is left, and a tenth of
 * the time at least. Among equals time is shared in rounds: in each, everybody
 * who wants it has a second, and short questions come before long ones. It is
 * shared between groups, in a group between its members, and a member's own
 * questions are taken in the order asked. So a crowd of questions on one account
 * delays that account, and another one by the question under way at most.
 *
 * What a question costs is its limit, never the time it took: how hard it was
 * to answer is a secret, and must not show in when others are answered.
 */

import { LIMITS_MS } from './limits.ts';

export interface Turn {
  /** Does anybody wait for the answer? Asked again whenever a thread is free. */
  readonly isAwaited: () => boolean;
  /** On whose account: a group, and who of it. */
  readonly account: readonly [group: string, member: string];
}

interface Waiting<Item> {
  readonly item: Item;
  readonly turn: Turn;
  /** Milliseconds. */
  readonly cost: number;
}

/** What everybody has in a round, in milliseconds: as much as the longest question takes. */
const ROUND = LIMITS_MS.expert;

/** What nobody waits for has its turn when what is waited for has had so many times its cost. */
const PATIENCE = 9;

export class Turns<Item> {
  /** In the order asked. */
  private waiting: Waiting<Item>[] = [];
  private groups = new Shares();
  private readonly members = new Map<string, Shares>();
  /** What was spent on awaited questions while others had to stand back. */
  private spent = 0;

  add(item: Item, turn: Turn, cost: number): void {
    this.waiting.push({ item, turn, cost });
  }

  /** Takes out the next one. When there is none, a thread is idle: whatever anybody has had was nobody's loss. */
  take(): Item | undefined {
    if (this.waiting.length === 0) {
      this.forget();
      return undefined;
    }
    const next = this.next();
    this.waiting = this.waiting.filter((one) => one !== next);
    this.book(next);
    return next.item;
  }

  private next(): Waiting<Item> {
    const awaited: Waiting<Item>[] = [];
    const others: Waiting<Item>[] = [];
    for (const one of this.waiting) (one.turn.isAwaited() ? awaited : others).push(one);
    const other = others.length === 0 ? undefined : this.fairest(others);
    const first = awaited.length === 0 ? undefined : this.fairest(awaited);
    if (other && (!first || this.spent >= PATIENCE * other.cost)) {
      this.spent = 0;
      return other;
    }
    this.spent = other ? this.spent + first!.cost : 0;
    return first!;
  }

  private fairest(all: readonly Waiting<Item>[]): Waiting<Item> {
    const candidates = [...grouped(all, groupOf)].map(([group, own]) => {
      const firsts = [...grouped(own, memberOf).values()].map(([first]) => first!);
      return firstOf(firsts, this.membersOf(group), memberOf);
    });
    return firstOf(candidates, this.groups, groupOf);
  }

  private membersOf(group: string): Shares {
    const known = this.members.get(group) ?? new Shares();
    this.members.set(group, known);
    return known;
  }

  private book(one: Waiting<Item>): void {
    this.membersOf(groupOf(one)).book(memberOf(one), one.cost);
    this.groups.book(groupOf(one), one.cost);
    // Who has had what in a group matters as long as the group wants more, or has had more than others.
    const wanting = new Set(this.waiting.map(groupOf));
    for (const group of this.members.keys()) {
      if (!wanting.has(group) && !this.groups.isAhead(group)) this.members.delete(group);
    }
  }

  private forget(): void {
    this.groups = new Shares();
    this.members.clear();
    this.spent = 0;
  }
}

/** How much each of some equals has had, on a clock that goes from round to round. */
class Shares {
  /** When the round began. */
  private now = 0;
  private readonly until = new Map<string, number>();

  /** When this one's next turn begins: with the round, for whoever has had nothing in it. */
  startOf(name: string): number {
    return Math.max(this.now, this.until.get(name) ?? 0);
  }

  isAhead(name: string): boolean {
    return this.until.has(name);
  }

  book(name: string, cost: number): void {
    const start = this.startOf(name);
    this.now = ROUND * roundOf(start);
    this.until.set(name, start + cost);
    // Whoever has been caught up with is like anybody else.
    for (const [one, until] of this.until) if (until <= this.now) this.until.delete(one);
  }
}

const roundOf = (start: number): number => Math.floor(start / ROUND);

const groupOf = ({ turn }: { readonly turn: Turn }): string => turn.account[0];
const memberOf = ({ turn }: { readonly turn: Turn }): string => turn.account[1];

/** The first in this round: who wants least, for the others hardly notice, and of those who has had least. */
function firstOf<Item>(
  all: readonly Waiting<Item>[],
  shares: Shares,
  nameOf: (one: Waiting<Item>) => string,
): Waiting<Item> {
  const rank = (one: Waiting<Item>): readonly number[] => {
    const start = shares.startOf(nameOf(one));
    return [roundOf(start), one.cost, start];
  };
  return all.reduce((best, one) => (isBelow(rank(one), rank(best)) ? one : best));
}

/** By the first number in which they differ. */
function isBelow(some: readonly number[], others: readonly number[]): boolean {
  const at = some.findIndex((one, i) => one !== others[i]);
  return at >= 0 && some[at]! < others[at]!;
}

function grouped<Item>(
  all: readonly Waiting<Item>[],
  nameOf: (one: Waiting<Item>) => string,
): Map<string, Waiting<Item>[]> {
  const groups = new Map<string, Waiting<Item>[]>();
  for (const one of all) {
    const group = groups.get(nameOf(one));
    if (group) group.push(one);
    else groups.set(nameOf(one), [one]);
  }
  return groups;
}
