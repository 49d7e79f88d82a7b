/** What one household has of the internet. */

import { isIPv6 } from 'node:net';

const IN_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * An IPv4 address as it is, of an IPv6 address the first half: whoever has one
 * has the whole network, and can come from another address each time.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = IN_IPV4.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  // The last two groups may be written as an IPv4 address.
  const isMixed = plain.includes('.');
  const missing = GROUPS - left.length - right.length - (isMixed ? 1 : 0);
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
