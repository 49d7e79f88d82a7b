/** Whom a request comes from, as far as the limits need to know. */

import { BlockList, isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../application/ports/config.ts';

/** Is it one of our proxies that asks from there? `hop` counts from the one that is connected with us. */
export type IsProxy = (address: string, hop: number) => boolean;

/**
 * Whose word about a visitor's address is taken. Proxies add the address they
 * were asked from at the end of what they were told, so with a number of them
 * that many addresses count from the end; what stands before is the visitor's
 * own claim.
 */
export function isProxy({ TRUST_PROXY: proxies }: Config): IsProxy {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const known = new BlockList();
  for (const range of proxies) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(bits), familyOf(address));
  }
  // What a visitor has written may be anything.
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** One connection to the internet: whoever has IPv6 there has as many addresses as they like, which begin alike. */
export const addressOf = ({ ip }: FastifyRequest): string =>
  // A visitor who has just hung up has none any more.
  normalizeIP(ip ?? '');
