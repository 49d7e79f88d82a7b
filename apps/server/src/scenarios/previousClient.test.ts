/** The client library of the release before this one, as it was built then, against the server of today. */

import type * as Library from '@parlor/client';
import { fastRng } from '@parlor/kit';
import { parseMatchFile, verifyMatch } from '@parlor/match';
import { DATA_BY_NAME, PROTOCOL_FIELD, PROTOCOL_VERSION } from '@parlor/protocol';
import { games } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { previousRelease } from '../../../../scripts/previousRelease.mjs';
import { NodeClient, newCookie } from '../testing/nodeClient.ts';
import {
  answer,
  asked,
  beginUnbound,
  gather,
  insist,
  playOut,
  QUICK,
  someMove,
} from '../testing/players.ts';
import { TestServer } from '../testing/testServer.ts';

const release = previousRelease();
let place: TestServer;
let previous: typeof Library;
const people: NodeClient[] = [];

beforeAll(async () => {
  place = await TestServer.open();
  previous = (await release.client()) as typeof Library;
});
afterEach(() => {
  for (const one of people.splice(0)) one.close();
});
afterAll(async () => {
  await place?.close();
  release.remove();
});

/** Somebody with the library of then, or with any other, at this address of the socket. */
async function arrive(path: string, { Client } = previous): Promise<NodeClient> {
  const cookie = await newCookie(place.base);
  const one = new NodeClient(place.base, cookie, undefined, path, (parts) => new Client(parts));
  people.push(one);
  return one;
}

/** As that library's users opened it. */
const THEN = '/socket?data=by-name';

describe('the client of the previous release', () => {
  it('plays a whole match: breaks, a move taken back, and the file of it', async () => {
    const all = [await arrive(THEN), await arrive(THEN), await arrive(THEN)] as const;
    const match = await beginUnbound(
      all,
      await gather(all, { seating: ['me', 'open', 'open'], isRated: false }),
    );

    // The line breaks under an answer: it is said again, counts once, and what was missed is there.
    for (let i = 0; i < 3; i++) {
      const mover = await asked(all);
      const { question, version } = mover.position!;
      const move = someMove(mover, fastRng(i));
      const said = mover.say({ type: 'answer', match, question: question!.id, move });
      for (const one of all) one.client.drop();
      expect(await said).toMatchObject({ type: 'done' });
      for (const one of all) await one.until(() => one.position!.version > version);
    }
    expect((await place.store.log(match, 0)).length).toBe(3);

    const mover = await asked(all);
    const { ply } = mover.position!;
    await answer(mover);
    const { request } = await insist(mover, { type: 'take-back', match });
    for (const other of request === undefined ? [] : all.filter((one) => one !== mover)) {
      await insist(other, { type: 'agree', match, request: request!, isFine: true });
    }
    for (const one of all) {
      await one.until(() => one.position!.version > ply + 1 && one.position!.ply === ply);
    }

    await playOut(all);
    // Nobody was bound to a share, and the file says so.
    const today = await all[0].get(`/api/matches/${match}?format=2`);
    expect(await today.json()).toMatchObject({ heading: { seeding: 'contributed/1' } });
    const file = parseMatchFile(await (await all[0].get(`/api/matches/${match}`)).json());
    if (!file.ok) throw new Error(file.why.code);
    const findings = verifyMatch(games[QUICK.game], file.value);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ isFine }) => !isFine)).toEqual([]);
    expect(await place.metric('parlor_unhandled_total')).toBe(0);
  });
});

const spoken = (version: number | string): string =>
  `/socket?${DATA_BY_NAME}&${PROTOCOL_FIELD}=${version}`;

describe('a client of another version', () => {
  it.each([PROTOCOL_VERSION - 1, PROTOCOL_VERSION + 1, 'x'])(
    'is told so by a code, and is no guest (%s)',
    async (version) => {
      const today = await import('@parlor/client');
      const one = await arrive(spoken(version), today);
      expect(await one.say({ type: 'ping' })).toMatchObject({
        type: 'refused',
        code: 'protocol-unsupported',
      });
      expect(one.client.status).toBe('outdated');
      const told = { oldest: expect.any(Number) as number, newest: PROTOCOL_VERSION };
      expect(one.frames.map((frame) => JSON.parse(frame) as unknown)).toEqual([
        { type: 'refused', code: 'protocol-unsupported', params: told },
      ]);
      expect(place.server.rooms.size).toBe(0);
    },
  );

  it('is none that speaks as we do', async () => {
    const one = await arrive(spoken(PROTOCOL_VERSION), await import('@parlor/client'));
    expect(await one.say({ type: 'ping' })).toMatchObject({ type: 'done' });
  });
});
