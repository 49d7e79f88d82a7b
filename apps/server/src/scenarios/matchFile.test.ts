/** The file of a finished match: everything that happened, bound together and signed. */

import { readMatchFile, verdictOn, verifyFile, type ChainedFile } from '@parlor/match';
import { games } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, asked, begin, gather, insist, playOut, QUICK } from '../testing/players.ts';
import { TestServer } from '../testing/testServer.ts';

let place: TestServer;
beforeAll(async () => {
  place = await TestServer.open();
});
afterAll(async () => place.close());

describe('the file of a match', () => {
  it('tells moves, take-backs and stand-ins in the order in which they happened', async () => {
    const [host, guest] = await place.arriveThree();
    // What counts for ratings is not taken back once something was revealed.
    const table = await gather([host, guest], { isRated: false });
    const match = await begin([host, guest], table);
    const mover = await asked([host, guest]);
    await answer(mover);
    const { request } = await insist(mover, { type: 'take-back', match });
    if (request !== undefined) {
      const other = mover === host ? guest : host;
      await insist(other, { type: 'agree', match, request, isFine: true });
    }
    await mover.until(() => mover.position!.version >= 2);
    // Away for good: the stand-in plays this seat to the end.
    await insist(guest, { type: 'leave', table });
    await playOut([host]);

    const response = await host.get(`/api/matches/${match}?format=2`);
    const input: unknown = await response.json();
    const file = readMatchFile(input);
    if (!file.ok) throw new Error(file.why.code);
    const findings = verifyFile(games[QUICK.game], file.value);
    expect(findings.filter(({ isFine }) => !isFine)).toEqual([]);
    expect(findings.map(({ check }) => check)).toContain('chain');
    expect(verdictOn(file.value, findings, [place.server.publicKey])).toBe('genuine');

    const { heading, entries } = input as ChainedFile;
    const log = await place.store.log(match, 0);
    expect(entries.map(({ at }) => at).slice(1, -1)).toEqual(log.map(({ at }) => at));
    expect(entries.filter(({ type }) => type === 'take-back')).toHaveLength(1);
    const movers = new Set(
      entries.flatMap((entry) => (entry.type === 'move' ? [`${entry.seat} ${entry.by}`] : [])),
    );
    expect([...movers]).toEqual(expect.arrayContaining(['0 person', '1 stand-in', '2 bot']));
    expect(heading.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    // Asked again it is the same, byte for byte.
    expect(await (await host.get(`/api/matches/${match}?format=2`)).json()).toEqual(input);
  });

  it('is there in the formats that there are, and in no other', async () => {
    const [host] = await place.arriveThree();
    for (const format of ['0', '3', '', '2&format=1'])
      expect((await host.get(`/api/matches/x?format=${format}`)).status).toBe(400);
    expect((await host.get('/api/matches/x?format=2')).status).toBe(404);
  });
});
