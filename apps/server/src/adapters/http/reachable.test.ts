/** Who opens the server to the network prints, and encodes, an address that a phone there can open. */

import { describe, expect, it } from 'vitest';
import { TestServer } from '../../testing/testServer.ts';
import { reachableAt, localAddress } from './reachable.ts';

const ways = (...all: readonly (readonly [way: string, address: string])[]) => ({
  addresses: () => all.map(([way, address]) => ({ way, address })),
});

const AT_HOME = ways(
  ['docker0', '172.17.0.1'],
  ['tailscale0', '100.101.102.103'],
  ['wlan0', 'fe80::1234'],
  ['wlan0', 'fd00::7'],
  ['wlan0', '192.168.178.23'],
  ['virbr0', '192.168.122.1'],
);

const at = (address: string, network = AT_HOME, PUBLIC_URL?: string) =>
  reachableAt({ config: { PUBLIC_URL }, network, listening: { address, port: 8410 } });

describe('the address for others', () => {
  it('is the one of the network at home, where the server listens everywhere', () => {
    expect(at('0.0.0.0')).toBe('http://192.168.178.23:8410');
    expect(at('::')).toBe('http://192.168.178.23:8410');
  });

  it('is the best there is', () => {
    expect(at('0.0.0.0', ways(['eth0', '203.0.113.7'], ['eth0', '10.1.2.3']))).toBe(
      'http://10.1.2.3:8410',
    );
    expect(at('0.0.0.0', ways(['docker0', '172.17.0.1'], ['en0', '172.20.1.2']))).toBe(
      'http://172.20.1.2:8410',
    );
    expect(at('0.0.0.0', ways(['eth0', '169.254.3.4'], ['wg0', '10.9.0.2']))).toBe(
      'http://10.9.0.2:8410',
    );
    expect(at('::', ways(['eth0', 'fe80::1'], ['eth0', 'fd00::7']))).toBe('http://[fd00::7]:8410');
  });

  it('is none where nobody else gets in', () => {
    expect(at('127.0.0.1')).toBeUndefined();
    expect(at('::1')).toBeUndefined();
    expect(at('0.0.0.0', ways())).toBeUndefined();
    expect(at('0.0.0.0', ways(['eth0', 'fd00::7']))).toBeUndefined();
    expect(at('0.0.0.0', ways(['eth0', '169.254.3.4']))).toBeUndefined();
  });

  it('is the one that was given, whatever the networks are', () => {
    expect(at('192.168.1.9')).toBe('http://192.168.1.9:8410');
    expect(at('0.0.0.0', AT_HOME, 'https://parlor.example/')).toBe('https://parlor.example');
    expect(at('127.0.0.1', AT_HOME, 'https://parlor.example/')).toBe('https://parlor.example');
  });
});

describe('the address for this machine', () => {
  it('leads back to it', () => {
    const local = (address: string) => localAddress({ address, port: 8410 });
    expect(local('0.0.0.0')).toBe('http://localhost:8410');
    expect(local('::')).toBe('http://localhost:8410');
    expect(local('127.0.0.1')).toBe('http://127.0.0.1:8410');
    expect(local('::1')).toBe('http://[::1]:8410');
    expect(local('192.168.1.9')).toBeUndefined();
  });
});

describe('GET /api/address', () => {
  const told = async (options: Parameters<typeof TestServer.open>[0]) => {
    const server = await TestServer.open(options);
    const response = await fetch(`${server.base}/api/address`);
    const port = Number(new URL(server.base).port);
    await server.close();
    const body: unknown = await response.json();
    return { body, port };
  };

  it('tells it to the page on the machine itself', async () => {
    const { body, port } = await told({ env: { HOST: '0.0.0.0' }, network: AT_HOME });
    expect(body).toEqual({ address: `http://192.168.178.23:${port}` });
  });

  it('tells of none where nobody else gets in', async () => {
    expect((await told({ network: AT_HOME })).body).toEqual({ address: null });
  });
});
