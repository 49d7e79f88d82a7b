/** Who may say what. A new command without a line here fails the test. */

import { commitWish } from '@parlor/client';
import { replay } from '@parlor/match';
import { Command } from '@parlor/protocol';
import { games } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccessFixtures, type AccessFixtures, NOWHERE } from '../../testing/accessFixtures.ts';
import { recordOf } from '../../testing/captureTraffic.ts';
import { answer, insist, QUICK, someMove } from '../../testing/players.ts';
import { type NodeClient, newContribution, newKey } from '../../testing/nodeClient.ts';
import { Pace } from '../../testing/pace.ts';
import { playerOf } from '../../testing/testServer.ts';

type Type = Command['type'];
type Wish = Parameters<NodeClient['say']>[0];

let { place, people, open, playing, match, done } = {} as AccessFixtures;

beforeAll(async () => {
  ({ place, people, open, playing, match, done } = await openAccessFixtures());
});
afterAll(async () => place.close());

interface Case {
  readonly who: keyof AccessFixtures['people'];
  readonly wish: () => Wish;
  readonly code: string;
}

const by = (who: Case['who'], wish: Case['wish'], code: string): Case => ({ who, wish, code });
const each = (who: readonly Case['who'][], wish: Case['wish'], code: string): Case[] =>
  who.map((one) => by(one, wish, code));

/** Comes to the open table with the token that somebody has for a seat. */
const withTokenOf = (whose: () => [table: string, owner: NodeClient]): Case =>
  by(
    'stranger',
    () => {
      const [table, owner] = whose();
      const seatToken = place.server.people.seatToken(table, playerOf(owner));
      return { type: 'enter', table: open, seatToken };
    },
    'not-seated',
  );

const paces = new Map<NodeClient, Pace>();
/** As much as one of these counts for. */
const COSTLY = 5;

/** What is refused here is refused for another reason than too many commands. */
async function sayInTime(who: NodeClient, wish: Wish) {
  const pace = paces.get(who) ?? new Pace();
  paces.set(who, pace);
  const isCostly = ['resync', 'history', 'lobby'].includes(wish.type);
  for (let i = 0; i < (isCostly ? COSTLY : 1); i++) await pace.turn();
  return who.say(wish);
}

const current = () => people.asked.position!.question!.id;

const openShare = (table: string): Wish => ({
  type: 'open-share',
  table,
  share: newContribution(),
});
const setRated = (table: string): Wish => ({ type: 'set-rated', table, isRated: false });

const COMMANDS: Readonly<Record<Type, readonly Case[]>> = {
  ping: [by('stranger', () => ({ type: 'ping' }), 'done')],
  rename: [by('stranger', () => ({ type: 'rename', name: 'Somebody Else' }), 'done')],
  lobby: [by('stranger', () => ({ type: 'lobby', isOn: true }), 'done')],
  mute: [
    by('stranger', () => ({ type: 'mute', player: playerOf(people.host), isMuted: true }), 'done'),
  ],
  block: [
    by('stranger', () => ({ type: 'block', player: NOWHERE, isBlocked: true }), 'unknown-person'),
    by(
      'stranger',
      () => ({ type: 'block', player: playerOf(people.stranger), isBlocked: true }),
      'unknown-person',
    ),
    by('stranger', () => ({ type: 'block', player: NOWHERE, isBlocked: false }), 'done'),
  ],
  report: [
    by('stranger', () => report(open, playerOf(people.host)), 'unknown-table'),
    by('watcher', () => report(NOWHERE, playerOf(people.host)), 'unknown-table'),
    // Of nobody who is not here, or of oneself.
    by('watcher', () => report(open, playerOf(people.stranger)), 'unknown-person'),
    by('host', () => report(open, playerOf(people.host)), 'unknown-person'),
    by('watcher', () => report(open, playerOf(people.host)), 'done'),
  ],
  'open-table': [
    by(
      'stranger',
      () => ({
        type: 'open-table',
        game: QUICK.game,
        seating: ['open', 'open', 'open'],
        isPublic: false,
        clock: 'none',
      }),
      'not-seated',
    ),
  ],
  enter: [
    by('stranger', () => ({ type: 'enter', table: NOWHERE }), 'unknown-table'),
    ...['', 'x.y.z', `${NOWHERE}.${NOWHERE}.${NOWHERE}`].map((seatToken) =>
      by('stranger', () => ({ type: 'enter', table: open, seatToken }), 'not-seated'),
    ),
    // The token of a seat opens it at its own table only.
    withTokenOf(() => [playing, people.host]),
    // Nor is a token good for somebody who does not sit there.
    withTokenOf(() => [open, people.watcher]),
    // A session is not a seat.
    by(
      'stranger',
      () => ({
        type: 'enter',
        table: open,
        seatToken: people.host.cookie.split('=')[1]!,
      }),
      'not-seated',
    ),
  ],
  exit: [by('stranger', () => ({ type: 'exit', table: open }), 'unknown-table')],
  sit: [
    by('stranger', () => ({ type: 'sit', table: open, seat: 0 }), 'seat-taken'),
    by('stranger', () => ({ type: 'sit', table: open, seat: 2 }), 'seat-taken'),
    by('stranger', () => ({ type: 'sit', table: open, seat: 7 }), 'seat-taken'),
    by('guest', () => ({ type: 'sit', table: open, seat: 0 }), 'seat-taken'),
    by('guest', () => ({ type: 'sit', table: open, seat: 1 }), 'already-seated'),
    by('stranger', () => ({ type: 'sit', table: playing, seat: 0 }), 'not-open'),
    by('stranger', () => ({ type: 'sit', table: NOWHERE, seat: 0 }), 'unknown-table'),
  ],
  stand: [
    ...each(['watcher', 'stranger'], () => ({ type: 'stand', table: open }), 'not-seated'),
    by('guest', () => ({ type: 'stand', table: playing }), 'not-open'),
    by('stranger', () => ({ type: 'stand', table: NOWHERE }), 'unknown-table'),
  ],
  'free-seat': [
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'free-seat', table: open, player: playerOf(people.guest) }),
      'not-your-table',
    ),
    by('host', () => free(open, playerOf(people.watcher)), 'not-seated'),
    by('host', () => free(open, NOWHERE), 'not-seated'),
    by('host', () => free(playing, playerOf(people.guest)), 'not-open'),
    by('host', () => free(done, playerOf(people.guest)), 'not-open'),
    by('host', () => free(NOWHERE, playerOf(people.guest)), 'unknown-table'),
  ],
  'keep-seat': [
    ...each(['watcher', 'stranger', 'guest'], () => keep(open, people.host), 'not-your-table'),
    // Whoever is here speaks for themselves.
    by('host', () => keep(open, people.guest), 'still-here'),
    by('host', () => keep(open, people.host), 'not-seated'),
    by('host', () => keep(open, people.watcher), 'not-seated'),
    by('host', () => keep(playing, people.guest), 'not-open'),
    by('host', () => keep(NOWHERE, people.guest), 'unknown-table'),
  ],
  arrange: [
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'arrange', table: open, clock: 'brisk' }),
      'not-your-table',
    ),
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'arrange', table: open, options: 'no such preset' }),
      'not-your-table',
    ),
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'arrange', table: open, watchTalk: 'apart' }),
      'not-your-table',
    ),
    by('host', () => ({ type: 'arrange', table: open, seats: 1 }), 'seats-not-offered'),
    by('host', () => ({ type: 'arrange', table: open, options: 'nonsense' }), 'table-impossible'),
    by('host', () => ({ type: 'arrange', table: playing, isPublic: true }), 'not-open'),
    by('host', () => ({ type: 'arrange', table: done, isPublic: true }), 'not-open'),
    by('host', () => ({ type: 'arrange', table: NOWHERE, isPublic: true }), 'unknown-table'),
    by('host', () => ({ type: 'arrange', table: open }), 'done'),
  ],
  remove: [
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'remove', table: open, player: playerOf(people.host) }),
      'not-your-table',
    ),
    by('host', () => ({ type: 'remove', table: open, player: NOWHERE }), 'not-seated'),
    // Nobody sends themselves away.
    by(
      'host',
      () => ({ type: 'remove', table: open, player: playerOf(people.host) }),
      'not-seated',
    ),
    by(
      'host',
      () => ({ type: 'remove', table: playing, player: playerOf(people.guest) }),
      'not-open',
    ),
    by('host', () => ({ type: 'remove', table: NOWHERE, player: NOWHERE }), 'unknown-table'),
  ],
  'let-back': [
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'let-back', table: open, player: playerOf(people.stranger) }),
      'not-your-table',
    ),
    by('host', () => ({ type: 'let-back', table: open, player: NOWHERE }), 'unknown-person'),
    by('host', () => ({ type: 'let-back', table: done, player: NOWHERE }), 'not-open'),
    by('host', () => ({ type: 'let-back', table: NOWHERE, player: NOWHERE }), 'unknown-table'),
  ],
  'hand-over': [
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'hand-over', table: open, player: playerOf(people.guest) }),
      'not-your-table',
    ),
    // Only to somebody who has a seat.
    by(
      'host',
      () => ({ type: 'hand-over', table: open, player: playerOf(people.watcher) }),
      'not-seated',
    ),
    by(
      'host',
      () => ({ type: 'hand-over', table: open, player: playerOf(people.host) }),
      'not-seated',
    ),
    by(
      'host',
      () => ({ type: 'hand-over', table: playing, player: playerOf(people.guest) }),
      'not-open',
    ),
    by('host', () => ({ type: 'hand-over', table: NOWHERE, player: NOWHERE }), 'unknown-table'),
  ],
  'close-table': [
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'close-table', table: open }),
      'not-your-table',
    ),
    // What has begun is not the host's alone.
    by('host', () => ({ type: 'close-table', table: playing }), 'not-open'),
    by('host', () => ({ type: 'close-table', table: done }), 'not-open'),
    by('host', () => ({ type: 'close-table', table: NOWHERE }), 'unknown-table'),
  ],
  'seat-bot': [
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'seat-bot', table: open, seat: 2, level: null }),
      'not-your-table',
    ),
    by('host', () => ({ type: 'seat-bot', table: open, seat: 1, level: 'expert' }), 'seat-taken'),
    by('host', () => ({ type: 'seat-bot', table: playing, seat: 2, level: null }), 'not-open'),
    by('host', () => ({ type: 'seat-bot', table: NOWHERE, seat: 2, level: null }), 'unknown-table'),
  ],
  ready: [
    ...each(
      ['watcher', 'stranger'],
      () => ({ type: 'ready', table: open, contribution: newContribution() }),
      'not-seated',
    ),
    // A share that binds nobody is not taken where the match counts.
    by(
      'guest',
      () => ({ type: 'ready', table: open, contribution: newContribution() }),
      'unbound-share',
    ),
    // Once it has begun nobody contributes any more.
    by(
      'guest',
      () => ({ type: 'ready', table: playing, contribution: newContribution() }),
      'not-open',
    ),
    by(
      'guest',
      () => ({ type: 'ready', table: NOWHERE, contribution: newContribution() }),
      'unknown-table',
    ),
  ],
  commit: [
    ...each(['watcher', 'stranger'], () => commitWish(open, newContribution()), 'not-seated'),
    by('guest', () => commitWish(playing, newContribution()), 'not-open'),
    by('guest', () => commitWish(NOWHERE, newContribution()), 'unknown-table'),
  ],
  'open-share': [
    ...each(['watcher', 'stranger'], () => openShare(open), 'not-seated'),
    by('guest', () => openShare(open), 'not-opening'),
    by('guest', () => openShare(playing), 'not-opening'),
    by('guest', () => openShare(NOWHERE), 'unknown-table'),
  ],
  'set-rated': [
    ...each(['guest', 'watcher', 'stranger'], () => setRated(open), 'not-your-table'),
    by('host', () => setRated(playing), 'not-open'),
    by('host', () => setRated(done), 'not-open'),
    by('host', () => setRated(NOWHERE), 'unknown-table'),
  ],
  start: [
    ...each(
      ['guest', 'watcher', 'stranger'],
      () => ({ type: 'start', table: open }),
      'not-your-table',
    ),
    by('host', () => ({ type: 'start', table: open }), 'not-ready'),
    by('host', () => ({ type: 'start', table: playing }), 'not-open'),
    by('host', () => ({ type: 'start', table: NOWHERE }), 'unknown-table'),
  ],
  leave: [
    ...each(['watcher', 'stranger'], () => ({ type: 'leave', table: open }), 'not-seated'),
    ...each(['watcher', 'stranger'], () => ({ type: 'leave', table: playing }), 'not-seated'),
    by('host', () => ({ type: 'leave', table: done }), 'not-playing'),
    by('host', () => ({ type: 'leave', table: NOWHERE }), 'unknown-table'),
  ],
  rematch: [
    ...each(['watcher', 'stranger'], () => ({ type: 'rematch', table: done }), 'unknown-table'),
    by('host', () => ({ type: 'rematch', table: playing }), 'not-finished'),
    by('host', () => ({ type: 'rematch', table: NOWHERE }), 'unknown-table'),
  ],
  answer: [
    by('waiting', () => answerWith(current()), 'not-asked'),
    by('asked', () => answerWith(current() + 1), 'stale-question'),
    by('asked', () => answerWith(-1), 'stale-question'),
    by('watcher', () => answerWith(current()), 'not-seated'),
    by('stranger', () => answerWith(current()), 'unknown-match'),
    by('asked', () => ({ ...answerWith(current()), match: NOWHERE }), 'unknown-match'),
  ],
  'take-back': [
    by('watcher', () => ({ type: 'take-back', match }), 'not-seated'),
    by('stranger', () => ({ type: 'take-back', match }), 'unknown-match'),
    by('host', () => ({ type: 'take-back', match: NOWHERE }), 'unknown-match'),
  ],
  agree: [
    by('watcher', () => agreeTo('nothing'), 'not-seated'),
    by('stranger', () => agreeTo('nothing'), 'unknown-match'),
    by('host', () => agreeTo('nothing'), 'no-such-request'),
    by('host', () => ({ ...agreeTo('nothing'), match: NOWHERE }), 'unknown-match'),
    by('watcher', () => agreeTo('pause:0:nothing'), 'not-seated'),
    by('stranger', () => agreeTo('pause:0:nothing'), 'unknown-match'),
    by('host', () => agreeTo('pause:0:nothing'), 'no-such-request'),
    by('watcher', () => agreeTo('without:0:nothing'), 'not-seated'),
    by('stranger', () => agreeTo('without:0:nothing'), 'unknown-match'),
    by('host', () => agreeTo('without:0:nothing'), 'no-such-request'),
  ],
  pause: [
    by('watcher', () => ({ type: 'pause', match }), 'not-seated'),
    by('stranger', () => ({ type: 'pause', match }), 'unknown-match'),
    by('host', () => ({ type: 'pause', match: NOWHERE }), 'unknown-match'),
  ],
  'go-on': [
    by('watcher', () => ({ type: 'go-on', match }), 'not-seated'),
    by('stranger', () => ({ type: 'go-on', match }), 'unknown-match'),
    by('host', () => ({ type: 'go-on', match: NOWHERE }), 'unknown-match'),
    by('host', () => ({ type: 'go-on', match }), 'not-paused'),
  ],
  'go-without': [
    by('watcher', () => goWithout(people.asked), 'not-seated'),
    by('stranger', () => goWithout(people.asked), 'unknown-match'),
    by('host', () => ({ ...goWithout(people.asked), match: NOWHERE }), 'unknown-match'),
    // Nobody is given up in their first moments, nor who is asked nothing, nor oneself.
    by('waiting', () => goWithout(people.asked), 'too-soon'),
    by('asked', () => goWithout(people.waiting), 'not-waited-for'),
    by('asked', () => goWithout(people.asked), 'not-waited-for'),
    by('waiting', () => ({ type: 'go-without', match, seat: 7 }), 'not-waited-for'),
  ],
  resync: [
    by('stranger', () => ({ type: 'resync', match }), 'unknown-match'),
    by('host', () => ({ type: 'resync', match: NOWHERE }), 'unknown-match'),
  ],
  history: [
    by('stranger', () => ({ type: 'history', match }), 'unknown-match'),
    by('host', () => ({ type: 'history', match: NOWHERE }), 'unknown-match'),
  ],
  chat: [
    by('stranger', () => ({ type: 'chat', table: open, text: 'hello' }), 'unknown-table'),
    by('host', () => ({ type: 'chat', table: NOWHERE, text: 'hello' }), 'unknown-table'),
  ],
  phrase: [
    by('stranger', () => ({ type: 'phrase', table: open, phrase: 'hello' }), 'unknown-table'),
    by('host', () => ({ type: 'phrase', table: NOWHERE, phrase: 'hello' }), 'unknown-table'),
  ],
};

const answerWith = (question: number) =>
  ({ type: 'answer', match, question, move: someMove(people.asked) }) as const;
const free = (table: string, player: string) => ({ type: 'free-seat', table, player }) as const;
const keep = (table: string, whose: NodeClient) =>
  ({ type: 'keep-seat', table, player: playerOf(whose), isKept: true }) as const;
const report = (table: string, player: string) =>
  ({ type: 'report', table, player, reason: 'insults' }) as const;
const goWithout = ({ seat }: NodeClient) => ({ type: 'go-without', match, seat: seat! }) as const;
const agreeTo = (request: string) => ({ type: 'agree', match, request, isFine: true }) as const;

describe('commands', () => {
  it('are all listed here', () => {
    const types = Command.def.options.map((option) => option.def.shape.type.def.values[0]!);
    expect(Object.keys(COMMANDS).sort()).toEqual([...types].sort());
  });

  it.each(
    Object.entries(COMMANDS).flatMap(([type, cases]) =>
      cases.map(({ who, wish, code }, i) => ({ type, who, wish, code, i })),
    ),
  )('$type ($i) by the $who: $code', async ({ who, wish, code }) => {
    const before = JSON.stringify([
      await place.store.table(open),
      await place.store.table(playing),
      await place.store.log(match, 0),
    ]);
    const said = await sayInTime(people[who], wish());
    expect(said.type === 'refused' ? said.code : 'done').toBe(code);
    const after = JSON.stringify([
      await place.store.table(open),
      await place.store.table(playing),
      await place.store.log(match, 0),
    ]);
    expect(after).toBe(before);
  });

  it('show a spectator who asks again the public view only', async () => {
    const { watcher } = people;
    await insist(watcher, { type: 'resync', match });
    await watcher.until(() => watcher.position?.match === match);
    const record = await recordOf(place, match);
    const replayed = replay(games[QUICK.game], record);
    if (!replayed.ok) throw new Error(replayed.why.code);
    const { view } = replayed.value.update('public');
    const shown = JSON.parse(JSON.stringify(view)) as unknown;
    expect(watcher.position!.viewer).toBe('public');
    expect(watcher.position!.view).toEqual(shown);
    expect(watcher.position).not.toHaveProperty('question');
  });

  it('of one player are not repeated by the same key of another', async () => {
    const key = newKey();
    const wish = {
      type: 'open-table',
      game: QUICK.game,
      seating: ['me', 'open', 'open'],
      isPublic: false,
      clock: 'none',
    } as const;
    const first = await insist(people.stranger, { ...wish, seating: [...wish.seating] }, key);
    const again = await insist(people.stranger, { ...wish, seating: [...wish.seating] }, key);
    const other = await insist(people.watcher, { ...wish, seating: [...wish.seating] }, key);
    expect(again.table).toBe(first.table);
    expect(other.table).not.toBe(first.table);
  });
});

describe('the token of a seat', () => {
  it('opens that seat and nothing else', async () => {
    const { waiting, asked: owner, stranger } = people;
    const response = await fetch(`${place.base}/api/tables/${playing}/seat-link`, {
      method: 'POST',
      headers: { cookie: owner.cookie },
    });
    const { path } = (await response.json()) as { path: string };
    const seatToken = path.split('#')[1]!;
    const device = await place.device(stranger.cookie);
    await insist(device, { type: 'enter', table: playing, seatToken });
    await device.until(() => device.position !== undefined);
    expect(device.seat).toBe(owner.seat);
    expect(device.position!.view).toEqual(owner.position!.view);
    // Neither the person, nor the other seat, nor the owner's other tables.
    for (const type of ['leave', 'rematch', 'stand'] as const) {
      const said = await device.say({ type, table: playing });
      expect(said.type, type).toBe('refused');
    }
    const sat = await device.say({ type: 'start', table: open });
    expect(sat).toMatchObject({ code: 'not-your-table' });
    expect(await (await device.get('/api/me/tables')).json()).not.toContainEqual(
      expect.objectContaining({ id: playing }),
    );
    await insist(device, { type: 'enter', table: open });
    await device.until(() => device.table?.id === open);
    expect(device.seat).toBeNull();
    // But it does play that seat.
    const { version } = owner.position!;
    expect((await answer(device)).type).toBe('done');
    await owner.until(() => owner.position!.version > version);
    expect(waiting.position!.viewer).toBe(waiting.seat);
    device.close();
  });
});
