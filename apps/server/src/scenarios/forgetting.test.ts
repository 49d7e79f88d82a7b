/** Taking one's data along, and having them deleted. */

import type { PersonalData } from '@parlor/protocol';
import { readMatchFile, verdictOn, verifyFile, type ChainedFile } from '@parlor/match';
import { games, isGameId } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NodeClient } from '../testing/nodeClient.ts';
import { answer, asked, begin, gather, insist, playOut, refusal } from '../testing/players.ts';
import { playerOf } from '../testing/testServer.ts';
import { Operator } from '../application/order/operator.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

let place: TwoNodes;
beforeAll(async () => {
  place = await TwoNodes.open();
});
afterAll(async () => place.close());

const named = (guest: NodeClient, name: string) => insist(guest, { type: 'rename', name });
const people = async () => {
  const host = await place.nodes[0].arrive();
  const guest = await place.nodes[0].arrive();
  await named(
    host,
    `Host ${playerOf(host)
      .slice(0, 4)
      .replaceAll(/[^A-Za-z]/g, 'x')}`,
  );
  await named(
    guest,
    `Guest ${playerOf(guest)
      .slice(0, 4)
      .replaceAll(/[^A-Za-z]/g, 'x')}`,
  );
  return [host, guest] as const;
};
const remove = (who: NodeClient) =>
  fetch(`${who.base}/api/me`, { method: 'DELETE', headers: { cookie: who.cookie } });

describe('one’s data', () => {
  it('are a file with everything of one’s own and nothing of anybody else’s', async () => {
    const [host, guest] = await people();
    const table = await gather([host, guest]);
    await insist(host, { type: 'chat', table, text: 'These are my words' });
    await insist(guest, { type: 'chat', table, text: 'And these are not' });
    const reported = { type: 'report', table, reason: 'spam' } as const;
    const [mine, theirs] = ['What I have reported', 'What was reported about me'];
    await insist(host, { ...reported, player: playerOf(guest), words: mine });
    await insist(guest, { ...reported, player: playerOf(host), words: theirs });
    expect(await refusal(host, { type: 'start', table })).toBe('not-ready');
    const sentence = { reason: `${theirs}, says the guest`, ms: null };
    const operator = new Operator({
      store: place.store,
      world: place.nodes[0].server.world,
      name: 'root',
      botNames: [],
    });
    expect(await operator.silence(playerOf(host), sentence)).toMatchObject({ ok: true });
    expect(await operator.lift('silence', playerOf(host), theirs)).toMatchObject({ ok: true });
    await begin([host, guest], table);
    await playOut([host, guest]);
    const response = await host.get('/api/me/data');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    const data = JSON.parse(text) as PersonalData;
    const own = playerOf(host);
    expect(data.profile).toMatchObject({ id: own, hasRecoveryLink: false });
    expect(data.profile.name).toMatch(/^Host /);
    expect(data.sessions).toHaveLength(1);
    expect(data.tables).toMatchObject([{ id: table, seat: 0, isHost: true, status: 'finished' }]);
    const [match] = data.matches;
    expect(match).toMatchObject({ table, seat: 0, status: 'finished' });
    const log = await place.store.log(match!.id, 0);
    expect(match!.moves).toHaveLength(log.filter(({ player }) => player === own).length);
    expect(match!.moves.length).toBeGreaterThan(0);
    expect(data.chat).toMatchObject([{ table, text: 'These are my words' }]);
    expect(data.ratings).toHaveLength(1);
    expect(data.reports).toMatchObject([{ table, reason: 'spam', words: mine, settledAt: null }]);
    expect(data.sanctions).toMatchObject([{ kind: 'silence', until: null }]);
    expect(data.sanctions![0]!.liftedAt).not.toBeNull();
    expect(data.kept!.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(64 * 1024);
    expect(data.refusals!.map(({ code }) => code)).toContain('not-ready');
    expect(text).not.toContain('And these are not');
    expect(text).not.toContain(theirs);
    expect(text).not.toContain(playerOf(guest));
    for (const secret of host.cookie.split(/[=.]/).slice(2)) expect(text).not.toContain(secret);
  });
});

describe('whoever has their data deleted', () => {
  it('is signed out on every node, and no cookie, link or name of theirs is left', async () => {
    const [gone] = await people();
    const there = await place.nodes[1].device(gone.cookie);
    const { path } = (await (
      await fetch(`${gone.base}/api/recovery`, {
        method: 'POST',
        headers: { cookie: gone.cookie },
      })
    ).json()) as { path: string };
    expect((await remove(gone)).status).toBe(200);
    await there.until(() => there.client.status === 'signed-out');
    expect(gone.client.status).toBe('signed-out');
    expect((await gone.get('/api/me')).status).toBe(401);
    const recovered = await fetch(`${gone.base}/api/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: path.split('#')[1] }),
    });
    expect(recovered.status).toBe(403);
    expect(await place.store.player(playerOf(gone))).toBeUndefined();
    expect((await remove(gone)).status).toBe(401);
  });

  it('frees the seat at an open table, and somebody else is the host', async () => {
    const [gone, other] = await people();
    await gather([gone, other]);
    const { name } = gone.last('table')!.table.seats[0]!;
    expect(name).toMatch(/^Host /);
    await remove(gone);
    await other.until(() => other.table?.host === playerOf(other));
    expect(other.table!.seats[0]).toMatchObject({ kind: 'open', player: null });
    expect(JSON.stringify(other.table)).not.toContain(playerOf(gone));
  });

  it('is not named where the host had sent them away, nor where they had been host', async () => {
    const [gone, other] = await people();
    const third = await place.nodes[0].arrive();
    const sentFrom = await gather([other, gone]);
    await insist(other, { type: 'remove', table: sentFrom, player: playerOf(gone) });
    const handed = await gather([gone, third]);
    await insist(gone, { type: 'hand-over', table: handed, player: playerOf(third) });
    await insist(gone, { type: 'stand', table: handed });
    const told = async () =>
      JSON.stringify([await place.store.table(sentFrom), await place.store.table(handed)]);
    expect(await told()).toMatch(/"Guest |"Host /);
    const own = await (await gone.get('/api/me/tables')).json();
    expect(own).toEqual([]);
    await remove(gone);
    expect(await told()).not.toContain(playerOf(gone));
    expect(await told()).not.toContain('"Host ');
    await third.until(() => third.table?.id === handed && third.table.passed === undefined);
    await other.until(() => (other.last('table')?.removed ?? []).length === 0);
  });

  it('takes their words off every screen at once, on either node, and nobody else’s', async () => {
    const [one, two] = place.nodes;
    const [gone, other, far] = [await one.arrive(), await one.arrive(), await two.arrive()];
    const table = await gather([other, gone]);
    await insist(far, { type: 'enter', table });
    await insist(gone, { type: 'chat', table, text: 'Forget this' });
    await insist(other, { type: 'chat', table, text: 'Keep that' });
    const lines = (who: NodeClient) => who.heard.filter(({ type }) => type === 'chat');
    for (const who of [other, far]) await who.until(() => lines(who).length === 2);
    const player = playerOf(gone);
    await remove(gone);
    for (const who of [other, far]) {
      await who.until(() => who.last('unsaid') !== undefined);
      expect(who.heard.filter(({ type }) => type === 'unsaid')).toEqual([
        { type: 'unsaid', table, player },
      ]);
    }
  });

  it('is played for to the end, without a name, and cannot come back by a link to the seat', async () => {
    const [other, gone] = await people();
    const table = await gather([other, gone]);
    await insist(gone, { type: 'chat', table, text: 'Forget this' });
    await other.until(() => other.last('chat') !== undefined);
    const match = await begin([other, gone], table);
    await answer(await asked([other, gone]));
    const { path } = (await (
      await fetch(`${gone.base}/api/tables/${table}/seat-link`, {
        method: 'POST',
        headers: { cookie: gone.cookie },
      })
    ).json()) as { path: string };
    await remove(gone);
    await other.until(() => other.table?.seats[1]?.name === '');
    expect(other.table!.seats[1]).toMatchObject({ kind: 'person', isAway: true });
    const friend = await place.nodes[0].arrive();
    const seatToken = path.split('#')[1]!;
    expect(await refusal(friend, { type: 'enter', table, seatToken })).toBe('not-seated');
    await insist(friend, { type: 'enter', table });
    expect(friend.heard.filter(({ type }) => type === 'chat')).toEqual([]);
    await playOut([other]);
    // Ratings of the others change; of somebody who is gone there are none.
    const ratings = await place.store.ranking(other.table!.game, 999);
    expect(ratings.map(({ id }) => id)).toContain(playerOf(other));
    for (const { id, name } of ratings) {
      expect(id).not.toMatch(/^former:/);
      expect(id).not.toBe(playerOf(gone));
      expect(name).not.toBe('');
    }
    // The file says the same of everybody but the name, and is as genuine as any.
    const file = (await (await other.get(`/api/matches/${match}?format=2`)).json()) as ChainedFile;
    expect(file.heading.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    expect(file.heading.seats[1]!.name).toBe('');
    expect(verdict(file)).toBe('genuine');
  });

  it('is a former guest in the file of a finished match, which is signed anew; older files stay genuine', async () => {
    const [other, gone] = await people();
    const table = await gather([other, gone]);
    const match = await begin([other, gone], table);
    await playOut([other, gone]);
    const read = async (format: string): Promise<unknown> =>
      (await other.get(`/api/matches/${match}?format=${format}`)).json();
    const before = (await read('2')) as ChainedFile;
    const older = await read('1');
    const ratedBefore = await place.store.ratingsOf(playerOf(gone));
    expect(ratedBefore).toHaveLength(1);
    await remove(gone);
    const after = (await read('2')) as ChainedFile;
    expect(before.heading.seats[1]!.name).toMatch(/^Guest /);
    expect(after.heading.seats[1]!.name).toBe('');
    expect(after.heading.seats[0]).toEqual(before.heading.seats[0]);
    expect(after.entries.map(({ n, at, type }) => [n, at, type])).toEqual(
      before.entries.map(({ n, at, type }) => [n, at, type]),
    );
    for (const file of [before, after, older, await read('1')])
      expect(verdict(file)).toBe('genuine');
    expect(await read('2')).toEqual(after);
    expect(await place.store.ratingsOf(playerOf(gone))).toEqual([]);
    const mine = (await (await other.get('/api/me/matches')).json()) as { names: string[] }[];
    expect(mine[0]!.names[1]).toBe('');
  });
});

function verdict(input: unknown): string {
  const file = readMatchFile(input);
  if (!file.ok) throw new Error(file.why.code);
  const { game } =
    'heading' in (input as object)
      ? (input as ChainedFile).heading
      : (input as { record: { game: string } }).record;
  if (!isGameId(game)) throw new Error(game);
  const findings = verifyFile(games[game], file.value);
  return verdictOn(file.value, findings, [place.nodes[0].server.publicKey]);
}
