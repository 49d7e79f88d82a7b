/** Everybody there is as far as rights go, and a table of every kind. */

import { asked, begin, gather, insist, playOut } from './players.ts';
import type { NodeClient } from './nodeClient.ts';
import { TestServer } from './testServer.ts';

export const METRICS_TOKEN = 'a token for the metrics';
/** An id of nothing. */
export const NOWHERE = 'AAAAAAAAAAAAAAAAAAAAAA';

export interface AccessFixtures {
  readonly place: TestServer;
  /** Host on seat 0, guest on seat 1; the watcher has entered as a spectator, the stranger only knows the ids. */
  readonly people: Record<
    'host' | 'guest' | 'watcher' | 'stranger' | 'asked' | 'waiting',
    NodeClient
  >;
  /** A table that is open, one that is being played and one that is finished. */
  readonly open: string;
  readonly playing: string;
  readonly match: string;
  readonly done: string;
  readonly doneMatch: string;
}

export async function openAccessFixtures(): Promise<AccessFixtures> {
  const place = await TestServer.open({ env: { METRICS_TOKEN } });
  const [host, guest, watcher, stranger] = (await Promise.all(
    Array.from({ length: 4 }, () => place.arrive()),
  )) as [NodeClient, NodeClient, NodeClient, NodeClient];
  const done = await gather([host, guest]);
  const doneMatch = await begin([host, guest], done);
  await playOut([host, guest]);
  const playing = await gather([host, guest]);
  await insist(watcher, { type: 'enter', table: playing });
  host.position = undefined;
  guest.position = undefined;
  const match = await begin([host, guest], playing);
  const first = await asked([host, guest]);
  const waiting = first === host ? guest : host;
  const people = { host, guest, watcher, stranger, asked: first, waiting };
  const open = await gather([host, guest]);
  await insist(watcher, { type: 'enter', table: open });
  return { place, people, open, playing, match, done, doneMatch };
}
