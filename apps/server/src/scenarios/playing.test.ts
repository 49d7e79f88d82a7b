/** What people do, from opening a table to playing again. */

import { commitmentTo } from '@parlor/kit';
import { parseMatchFile, verifyMatch } from '@parlor/match';
import { games } from '@parlor/registry';
import { rating } from 'openskill';
import { type MatchSummary, OwnTable, type RatingLine } from '@parlor/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  ALL_PEOPLE,
  answer,
  asked,
  begin,
  commitAll,
  gather,
  insist,
  playOut,
  QUICK,
  refusal,
  someMove,
} from '../testing/players.ts';
import { type NodeClient, newKey } from '../testing/nodeClient.ts';
import { playerOf, TestServer } from '../testing/testServer.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open({ env: { CLOCK_BRISK_S: '1', ABSENCE_S: '1' } });
});

afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const three = () => place.arriveThree();
const pair = async () => (await three()).slice(0, 2) as [NodeClient, NodeClient];

describe('a table', () => {
  it('is opened, joined, made ready and started by its host', async () => {
    const [host, guest] = await pair();
    const table = await gather([host, guest]);
    await host.until(() => host.table?.seats[1]!.kind === 'person');
    expect(host.table).toMatchObject({ status: 'open', host: playerOf(host), match: null });
    expect(host.table!.seats.map(({ kind, isReady }) => [kind, isReady])).toEqual([
      ['person', false],
      ['person', false],
      ['bot', true],
    ]);
    expect(await refusal(host, { type: 'start', table })).toBe('not-ready');
    const match = await begin([host, guest], table);
    expect(guest.table).toMatchObject({ status: 'playing', match });
    expect(guest.position).toMatchObject({ match, viewer: 1 });
    await guest.until(() => guest.last('presence')?.connected[0] === true);
    expect(guest.last('presence')!.connected).toEqual([true, true, false]);
  });

  it('gives every bot a name of its own, in the order of the seats', async () => {
    const host = await place.arrive();
    const bot = { bot: 'casual' } as const;
    const table = await gather([host], { seating: ['me', bot, bot, { bot: 'expert' }] });
    const names = () => host.table!.seats.slice(1).map(({ name }) => name);
    await host.until(() => host.table?.id === table);
    const [first, second, expert] = names();
    expect(new Set([first, second, expert]).size).toBe(3);
    const change = async (seat: number, level: 'casual' | null) => {
      const { version } = host.table!;
      await insist(host, { type: 'seat-bot', table, seat, level });
      await host.until(() => host.table!.version > version);
    };
    await change(3, 'casual');
    expect(names()[0]).toBe(first);
    expect(new Set(names()).size).toBe(3);
    await change(1, null);
    expect(names().slice(0, 2)).toEqual(['', first]);
    expect(new Set(names()).size).toBe(3);
  });

  it('refuses what its game does not offer', async () => {
    const host = await place.arrive();
    const { game } = QUICK;
    const [option] = Object.keys(games[game].options);
    const wish = {
      type: 'open-table',
      game,
      seating: ['me'],
      isPublic: false,
      clock: 'none',
    } as const;
    const say = (more: object) => refusal(host, { ...wish, seating: [...wish.seating], ...more });
    expect(await say({})).toBe('seats-not-offered');
    const seating = ['me', 'open', 'open'];
    expect(await say({ seating, game: 'chess' })).toBe('unknown-game');
    expect(await say({ seating, options: 'no such preset' })).toBe('table-impossible');
    expect(await say({ seating, options: { [option!]: 'many' } })).toMatch(
      /^option-(out-of-range|not-a-choice|not-a-flag)$/,
    );
    expect(await say({ seating, options: { wishes: 3 } })).toBe('option-unknown');
    for (const options of ['constructor', 'toString', '__proto__']) {
      expect(await say({ seating, options })).not.toBe('try-again');
    }
  });

  it('passes to the next person when the host gets up, and closes with the last', async () => {
    const [host, guest] = await pair();
    const table = await gather([host, guest]);
    await insist(host, { type: 'stand', table });
    await guest.until(() => guest.table?.host === playerOf(guest));
    await insist(guest, { type: 'seat-bot', table, seat: 0, level: 'skilled' });
    await guest.until(() => guest.table?.seats[0]!.level === 'skilled');
    await insist(guest, { type: 'leave', table });
    await host.until(() => host.table?.status === 'closed');
    expect(await refusal(guest, { type: 'sit', table, seat: 1 })).toBe('not-open');
  });

  it('is in the lobby while it is public and in use, and never when it is private', async () => {
    const [host, guest, looker] = await three();
    await insist(looker, { type: 'lobby', isOn: true });
    const hidden = await gather([host]);
    const shown = await gather([guest], { isPublic: true });
    const listed = () => looker.last('lobby')!.tables.map(({ id }) => id);
    await looker.until(() => listed().includes(shown));
    expect(looker.last('lobby')!.tables.find(({ id }) => id === shown)).toEqual({
      id: shown,
      game: QUICK.game,
      status: 'open',
      clock: 'none',
      seats: expect.arrayContaining([{ kind: 'open', name: '' }]) as never,
      isRated: true,
    });
    await insist(guest, { type: 'stand', table: shown });
    await looker.until(() => !listed().includes(shown));
    expect(looker.frames.join()).not.toContain(hidden);
  });
});

describe('a match', () => {
  it('is played to its end, remembered, rated, opened and played again', async () => {
    const [host, guest] = await pair();
    const table = await gather([host, guest]);
    const { commitment } = host.table!.fairness;
    const shares = await commitAll([host, guest], table);
    const contributions = [...shares, ''];
    expect(await refusal(host, { type: 'rematch', table })).toBe('not-finished');
    await insist(host, { type: 'start', table });
    await insist(host, { type: 'open-share', table, share: shares[0]! });
    await insist(guest, { type: 'open-share', table, share: shares[1]! });
    await playOut([host, guest]);
    const { match, outcome } = host.position!;
    // The dice are open, and are what was promised.
    const { fairness } = host.table!;
    expect(fairness).toMatchObject({ commitment, contributions });
    expect(commitmentTo(fairness.serverSeed!)).toBe(commitment);
    const file = parseMatchFile(await (await host.get(`/api/matches/${match}`)).json());
    if (!file.ok) throw new Error(file.why.code);
    const findings = verifyMatch(games[QUICK.game], file.value);
    expect(findings.map(({ check, isFine }) => [check, isFine])).toEqual(
      ['commitment', 'seed', 'moves', 'ending', 'outcome', 'signature'].map((one) => [one, true]),
    );
    const key = (await (await host.get('/api/key')).json()) as { publicKey: string };
    expect(file.value.publicKey).toBe(key.publicKey);
    // My matches and my rating: the end is booked a moment after it is shown.
    const mine = async () => (await (await guest.get('/api/me/matches')).json()) as MatchSummary[];
    await until(async () => (await mine())[0]?.status === 'finished');
    const levels = host.table!.seats.map(({ level }) => level);
    expect(levels).toEqual([null, null, 'beginner']);
    expect(await mine()).toMatchObject([{ match, table, yourSeat: 1, levels, ...outcome }]);
    const ranking = (await (await guest.get(`/api/ratings/${QUICK.game}`)).json()) as RatingLine[];
    expect(ranking.filter(({ isBot }) => isBot).length).toBeGreaterThan(0);
    const ratings = ranking.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    // Places can be shared.
    const { places } = outcome!;
    const last = Math.max(...places);
    const [best, worst] = [places.indexOf(1), places.indexOf(last)];
    const muOf = (seat: number) =>
      ranking.find(({ name, matches }) => name === host.table!.seats[seat]!.name && matches > 0)!
        .mu;
    expect(Math.sign(muOf(best) - muOf(worst))).toBe(Math.sign(last - 1));
    // Again, whoever asks first.
    const [first, second] = await Promise.all([
      insist(host, { type: 'rematch', table }),
      insist(guest, { type: 'rematch', table }),
    ]);
    expect(second.table).toBe(first.table);
    await host.until(() => host.table?.rematch === first.table);
    await insist(host, { type: 'enter', table: first.table! });
    await host.until(() => host.table?.id === first.table);
    expect(host.table).toMatchObject({
      status: 'open',
      game: QUICK.game,
      options: games[QUICK.game].presets[QUICK.options],
    });
    expect(host.table!.seats.map(({ name, isReady }) => [name, isReady])).toEqual(
      file.value.names.map((name, seat) => [name, seat === 2]),
    );
  });

  it('takes the same command once, on whichever device it is said again, and no late answer', async () => {
    const people = await three();
    const table = await gather(people, ALL_PEOPLE);
    const match = await begin(people, table);
    const mover = await asked(people);
    const device = await place.device(mover.cookie);
    await insist(device, { type: 'enter', table });
    const { question, version } = mover.position!;
    const key = newKey();
    const wish = { type: 'answer', match, question: question!.id, move: someMove(mover) } as const;
    const answers = await Promise.all([mover, device].map((one) => one.say(wish, key)));
    answers.push(await mover.say(wish, key), await device.say(wish, key));
    for (const said of answers) expect(said).toMatchObject({ type: 'done', ply: 1 });
    expect((await place.store.log(match, 0)).length).toBe(1);
    await mover.until(() => mover.position!.version === version + 1);
    // Under a new key it is another command, and late.
    const late = await mover.say(wish);
    expect(late).toMatchObject({ type: 'refused' });
    expect(['stale-question', 'not-asked']).toContain((late as { code: string }).code);
  });

  it('tells everybody at which of their tables it is their turn', async () => {
    const people = await three();
    const isTurn = async (one: NodeClient) =>
      z
        .array(OwnTable)
        .parse(await (await one.get('/api/me/tables')).json())
        .map(({ id, isYourTurn }) => [id, isYourTurn]);
    const table = await gather(people, { ...ALL_PEOPLE, clock: 'daily' });
    expect(await isTurn(people[0])).toEqual([[table, false]]);
    await begin(people, table);
    const mover = await asked(people);
    for (const one of people) expect(await isTurn(one)).toEqual([[table, one === mover]]);
    // And who is, since when, which everybody at the table sees.
    const { asked: askedThere, now } = z
      .array(OwnTable)
      .parse(await (await people[0].get('/api/me/tables')).json())[0]!;
    expect(askedThere).toEqual([{ seat: mover.seat, since: expect.any(Number) as number }]);
    expect(askedThere![0]!.since).toBeLessThanOrEqual(now!);
    // Also where nobody looks on, and the match has to be loaded for the answer.
    await place.sendAway();
    place.server.host.matches.refereeLost();
    for (const one of people) expect(await isTurn(one)).toEqual([[table, one === mover]]);
  });

  it('gives whoever drops out the same position, question and clock again', async () => {
    const people = await three();
    // Nobody is missed at such a table, however long it takes to come back.
    const table = await gather(people, { ...ALL_PEOPLE, clock: 'daily' });
    await begin(people, table);
    const mover = await asked(people);
    const { now: _now, events: _events, ...before } = mover.position!;
    expect(before.deadlines[mover.seat!]).toBeGreaterThan(Date.now());
    const cookie = mover.cookie;
    mover.close();
    const other = people.find((one) => one !== mover)!;
    await other.until(() => other.last('presence')?.connected[mover.seat!] === false);
    const device = await place.device(cookie);
    await insist(device, { type: 'enter', table });
    await device.until(() => device.position !== undefined);
    const { now: _later, events, ...after } = device.position!;
    expect(after).toEqual(before);
    expect(events).toEqual([]);
    await other.until(() => other.last('presence')?.connected[mover.seat!] === true);
  });

  it('does not raise the rating of whoever let a stand-in play, and says so', async () => {
    const [host, guest] = await pair();
    const table = await gather([host, guest], { standIn: 'expert' });
    await begin([host, guest], table);
    // At once: all that is played at this seat an expert plays.
    await insist(host, { type: 'leave', table });
    await playOut([guest]);
    const [gone, here] = guest.table!.seats.map(({ playedFor }) => playedFor);
    expect(gone).toMatchObject({ isCapped: true });
    expect(gone!.moves).toBeGreaterThan(0);
    expect(here).toBeUndefined();
    const ratingOf = async (one: NodeClient) =>
      (await place.store.ratings(QUICK.game, [playerOf(one)]))[0];
    await until(async () => (await ratingOf(host)) !== undefined);
    const fresh = rating();
    const [held, rated] = [(await ratingOf(host))!, (await ratingOf(guest))!];
    expect(held).toMatchObject({ sigma: fresh.sigma, matches: 1 });
    expect(held.mu).toBeLessThanOrEqual(fresh.mu);
    expect(rated.sigma).toBeLessThan(fresh.sigma);
  });

  it('gives the seat back to whoever plays, though they never left the table', async () => {
    const people = await three();
    const table = await gather(people, ALL_PEOPLE);
    await begin(people, table);
    const first = await asked(people);
    const other = people.find((one) => one !== first)!;
    await insist(other, { type: 'leave', table });
    await first.until(() => first.table?.seats[other.seat!]!.isAway === true);
    const said = await other.say({
      ...{ type: 'answer', match: first.position!.match, question: 0, move: {} },
    });
    expect(said.type).toBe('refused');
    await first.until(() => first.table?.seats[other.seat!]!.isAway === false);
  });

  it('does not wait for whoever is connected but not at the table', async () => {
    const people = await three();
    const table = await gather(people, { ...ALL_PEOPLE, standIn: 'beginner' });
    await begin(people, table);
    const mover = await asked(people);
    const other = people.find((one) => one !== mover)!;
    const { version } = other.position!;
    const seat = mover.seat!;
    await insist(mover, { type: 'exit', table });
    await insist(mover, { type: 'lobby', isOn: true });
    const elsewhere = await gather([mover]);
    await other.until(() => other.table?.seats[seat]!.isAway === true, 'never missed');
    await other.until(() => other.position!.version > version, 'nobody played on');
    expect(mover.table?.id).toBe(elsewhere);
  });

  it('plays on for whoever leaves or vanishes, until they return', async () => {
    const [host, guest] = await pair();
    const table = await gather([host, guest]);
    await begin([host, guest], table);
    await insist(host, { type: 'leave', table });
    await guest.until(() => guest.table?.seats[0]!.isAway === true);
    // Gone without a word: missed after a while.
    const { cookie } = guest;
    guest.close();
    await host.until(() => host.position?.outcome !== undefined, 'stuck without people');
    await host.until(() => host.table?.status === 'finished');
    const back = await place.device(cookie);
    await insist(back, { type: 'enter', table });
    await back.until(() => back.position?.outcome !== undefined);
    expect(back.table!.seats.map(({ isAway }) => isAway)).toEqual([true, true, false]);
  });
});

/** Asks again and again. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('watching', () => {
  it('shows everything as much later as the table wishes, and betrays nothing before', async () => {
    const [host, guest, watcher] = await three();
    const watchAfterOneMove = async (watchDelay: number) => {
      const table = await gather([host, guest], { watchDelay });
      host.position = undefined;
      guest.position = undefined;
      await begin([host, guest], table);
      const mover = await asked([host, guest]);
      await answer(mover);
      await mover.until(() => mover.position!.version > 0);
      const { version, match } = mover.position!;
      await insist(watcher, { type: 'enter', table });
      await watcher.until(() => watcher.position?.match === match);
      return version;
    };
    await watchAfterOneMove(600);
    expect(watcher.position).toMatchObject({ version: 0, ply: 0, viewer: 'public', events: [] });
    expect(watcher.position!.deadlines).toEqual([null, null, null]);
    const version = await watchAfterOneMove(1);
    await watcher.until(() => watcher.position!.version >= version, 'never caught up');
    expect(watcher.position!.viewer).toBe('public');
  });
});
