/** Whom the sanctions that are in force are about. */

import { BlockList, isIP } from 'node:net';
import type { Sanction } from './records.ts';

/** The sanctions that are known, sorted by what they do. */
export class InForce {
  private readonly people = { ban: new Map<string, number>(), silence: new Map<string, number>() };
  private readonly ranges: { readonly list: BlockList; readonly until: number }[] = [];

  constructor(sanctions: readonly Sanction[]) {
    for (const { kind, on, target, until: end } of sanctions) {
      const until = end ?? Number.POSITIVE_INFINITY;
      if (on === 'range') this.ranges.push({ list: listOf(target), until });
      else this.people[kind].set(target, Math.max(until, this.people[kind].get(target) ?? 0));
    }
  }

  isSilenced(player: string, now: number): boolean {
    return (this.people.silence.get(player) ?? 0) > now;
  }

  isBanned(player: string, now: number): boolean {
    return (this.people.ban.get(player) ?? 0) > now;
  }

  isBarred(address: string, now: number): boolean {
    // Asked with every command, and there are seldom any.
    if (this.ranges.length === 0) return false;
    const family = familyOf(address);
    if (!family) return false;
    return this.ranges.some(({ list, until }) => until > now && list.check(address, family));
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | undefined =>
  (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address) as 4 | 6];

function listOf(range: string): BlockList {
  const list = new BlockList();
  const [address = '', bits = ''] = range.split('/');
  list.addSubnet(address, Number(bits), familyOf(address) ?? 'ipv4');
  return list;
}

const LONGEST = { ipv4: 32, ipv6: 128 };

/** An address or a range in its one form, with how many bits count; undefined when it is neither. */
export function rangeOf(typed: string): string | undefined {
  const [address = '', bits, ...rest] = typed.trim().split('/');
  const family = familyOf(address);
  if (!family || rest.length > 0 || address.includes('%')) return undefined;
  const longest = LONGEST[family];
  if (bits === undefined) return `${address}/${longest}`;
  return /^\d{1,3}$/.test(bits) && +bits >= 1 && +bits <= longest
    ? `${address}/${+bits}`
    : undefined;
}
