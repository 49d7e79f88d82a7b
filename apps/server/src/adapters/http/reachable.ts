/** Where others find this server: what is printed when it starts, and what invitations and their codes lead to. */

import { BlockList, type AddressInfo, isIPv4, isIPv6 } from 'node:net';
import type { Config } from '../../application/ports/config.ts';
import type { Network, OwnAddress } from '../../application/ports/network.ts';

const EVERYWHERE_4 = '0.0.0.0';
const EVERYWHERE_6 = '::';

export interface Place {
  readonly config: Pick<Config, 'PUBLIC_URL'>;
  readonly network: Network;
  /** Where it listens. */
  readonly listening: Pick<AddressInfo, 'address' | 'port'>;
}

/** An origin that other machines can open; undefined when only this one can. */
export function reachableAt({ config, network, listening }: Place): string | undefined {
  if (config.PUBLIC_URL !== undefined) return new URL(config.PUBLIC_URL).origin;
  const { address, port } = listening;
  if (address === EVERYWHERE_4 || address === EVERYWHERE_6) {
    const all = network.addresses();
    const usable = address === EVERYWHERE_4 ? all.filter((one) => isIPv4(one.address)) : all;
    const best = bestOf(usable);
    return best && originAt(best.address, port);
  }
  return isLoopback(address) ? undefined : originAt(address, port);
}

/** Where this machine itself finds it, if not there as well. */
export function localAddress({ address, port }: Place['listening']): string | undefined {
  const isEverywhere = address === EVERYWHERE_4 || address === EVERYWHERE_6;
  if (isEverywhere) return `http://localhost:${port}`;
  return isLoopback(address) ? originAt(address, port) : undefined;
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

const originAt = (address: string, port: number): string =>
  new URL(`http://${isIPv6(address) ? `[${address}]` : address}:${port}`).origin;

/** Ways that end on this machine, or in a network of its own making. */
const INNER_WAY = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|vEthernet)/i;
/** Ways through somebody else's network, which a phone on the sofa is not in. */
const TUNNEL = /^(tun|tap|utun|wg|ppp|tailscale|zt|ipsec)/i;

/** Networks at home, the likeliest first. */
const HOME_NETWORKS = (
  [
    ['192.168.0.0', 16],
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
  ] as const
).map(([address, bits]) => {
  const range = new BlockList();
  range.addSubnet(address, bits, 'ipv4');
  return range;
});

/** The address that a phone in the same network most likely reaches. */
function bestOf(addresses: readonly OwnAddress[]): OwnAddress | undefined {
  return addresses
    .filter(({ address }) => !isLinkLocal(address))
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank)[0]?.one;
}

const A_WAY = 100;
const NOT_IPV4 = 10;

function rankOf({ way, address }: OwnAddress): number {
  const ways = INNER_WAY.test(way) ? 2 : TUNNEL.test(way) ? 1 : 0;
  if (!isIPv4(address)) return A_WAY * ways + NOT_IPV4;
  const home = HOME_NETWORKS.findIndex((range) => range.check(address, 'ipv4'));
  return A_WAY * ways + (home < 0 ? HOME_NETWORKS.length : home);
}

/** Made up for want of a better one; nobody can type those of IPv6 anyway. */
const isLinkLocal = (address: string): boolean =>
  address.startsWith('169.254.') || /^fe[89ab]/i.test(address);
