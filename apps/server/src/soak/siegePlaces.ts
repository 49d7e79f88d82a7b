/** Who lives where in a siege: every family behind an address of its own, and everybody hostile behind one. Loopback only. */

import { request } from 'node:http';

/** The whole of 127.0.0.0/8 is this machine; the server listens on 127.0.0.1 and sees from where somebody comes. */
export const homeOfFamily = (family: number): string => `127.0.1.${family + 1}`;
export const HOSTILE_ADDRESS = '127.0.66.6';

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The cookie that was set, as it is sent back. */
  readonly cookie: string | undefined;
}

const PATIENCE_MS = 60_000;

/** A request from an address of our choice; undefined when the line was cut. */
export function askFrom(
  address: string,
  url: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const asked = request(url, { method, headers, localAddress: address, agent: false });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(undefined));
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, text, cookie });
      });
    });
    asked.end(body);
  });
}

/** A new guest; undefined when no more are let in from there. */
export async function guestFrom(address: string, base: string): Promise<string | undefined> {
  return (await askFrom(address, `${base}/api/session`, { method: 'POST' }))?.cookie;
}
