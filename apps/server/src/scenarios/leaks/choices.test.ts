/** What others see of moves while they are made: spectators, sealed choices, and how long it takes. */

import { fastRng } from '@parlor/kit';
import { replay } from '@parlor/match';
import { Position } from '@parlor/protocol';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { answer, asked, begin, gather, insist, someMove } from '../../testing/players.ts';
import {
  inEveryWorld,
  captureTraffic,
  TIMELESS,
  outsiderOf,
  recordOf,
  viewersOf,
  after,
} from '../../testing/captureTraffic.ts';
import {
  findHiddenChoice,
  hasSealed,
  whileChoosing,
  type WithHiddenChoice,
} from '../../testing/hiddenChoice.ts';
import { type NodeClient, newKey } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';
import { matchUnderWay } from '../../testing/storedMatch.ts';
import { workOf } from '../../testing/workOf.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open(TIMELESS);
  await outsiderOf(place);
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

const STEPS = 30;

/** Two people and a bot play, whatever comes, while somebody watches. */
async function playSome(game: GameId): Promise<{ match: string; people: NodeClient[] }> {
  const [host, guest, watcher] = (await Promise.all(
    Array.from({ length: 3 }, () => place.arrive()),
  )) as [NodeClient, NodeClient, NodeClient];
  const table = await gather([host, guest], { game, options: 'standard' });
  await insist(watcher, { type: 'enter', table });
  const match = await begin([host, guest], table);
  const rng = fastRng(3);
  for (let step = 0; step < STEPS; step++) {
    const mover = await asked([host, guest]).catch(() => undefined);
    if (!mover) break;
    const said = await answer(mover, someMove(mover, rng));
    expect(said.type).toBe('done');
  }
  await insist(watcher, { type: 'ping' });
  return { match, people: [host, guest, watcher] };
}

describe('5. unfiltered spectators', () => {
  it.each(GAME_IDS)(
    'of %s get exactly the public update of every step, byte by byte, and players exactly theirs',
    async (game) => {
      const { match, people } = await playSome(game);
      const record = await recordOf(place, match);
      const compared = new Set<string>();
      for (const one of people) {
        const { viewer } = one.position!;
        for (const frame of one.frames.filter((text) => text.startsWith('{"type":"position"'))) {
          const { ply, version, deadlines, stalls, now } = Position.parse(JSON.parse(frame));
          const moves = record.moves.slice(0, ply);
          const replayed = replay(games[game], { ...record, moves });
          if (!replayed.ok) throw new Error(replayed.why.code);
          const update = replayed.value.update(viewer);
          const edition = record.rulesVersion;
          // Of one's own answers, and nobody else's.
          const lastAnswer = moves.findLastIndex(({ seat }) => seat === viewer) + 1;
          const own = lastAnswer > 0 && { lastAnswer };
          const envelope = {
            ...{ type: 'position', match, version, viewer, edition, deadlines },
            ...(stalls && { stalls }),
            ...{ ...own, now },
          };
          const expected = [update, { ...update, events: [] }].map(
            (one) => `${JSON.stringify(envelope).slice(0, -1)},${JSON.stringify(one).slice(1)}`,
          );
          expect(expected).toContain(frame);
          compared.add(`${viewer} ${version}`);
        }
      }
      expect(compared.size).toBeGreaterThan(STEPS);
      expect(people[2]!.position!.viewer).toBe('public');
    },
  );
});

/** Where somebody chooses what somebody else must not know yet. In the other games all moves are open, as the search below confirms. */
const CHOOSES_IN_SECRET = GAME_IDS.filter(hasSealed);

describe('6. sealed choices before the reveal', () => {
  it.each(GAME_IDS)('of %s look alike to whoever must not know them', async (game) => {
    const found = await findHiddenChoice(place, game);
    expect(found !== undefined).toBe(CHOOSES_IN_SECRET.includes(game));
    if (!found) return;
    const { moves } = found.choice;
    const [first, ...others] = [moves[0]!, moves.at(-1)!, moves[Math.floor(moves.length / 2)]!];
    const frames = await whileChoosing(place, found, first);
    expect(frames.length).toBeGreaterThan(7);
    for (const move of others) expect(await whileChoosing(place, found, move)).toEqual(frames);
  });
});

describe('13. size and timing', () => {
  /** Kind and size of each frame, in their order. */
  const outline = (frames: readonly string[]) =>
    frames.map((text) => [(JSON.parse(text) as { type: string }).type, text.length]);

  it.each(CHOOSES_IN_SECRET)(
    'a longer secret of %s makes no longer, no more and no other frames, and no other work',
    async (game) => {
      const found = (await findHiddenChoice(place, game)) as WithHiddenChoice;
      const { moves } = found.choice;
      const [short, long] = [moves[0]!, moves.at(-1)!];
      const seen = await workOf(place, async () =>
        outline(await whileChoosing(place, found, short)),
      );
      expect(seen.work.length).toBeGreaterThan(5);
      expect(
        await workOf(place, async () => outline(await whileChoosing(place, found, long))),
      ).toEqual(seen);
    },
  );

  // Times themselves would be a matter of luck. What can be told for certain is what they are made
  // of: whoever looks, asks and tries has the same things done, in the same order, in every world.
  it.each(GAME_IDS)(
    'looking at %s and trying things out is the same work in every world',
    async (game) => {
      const match = await matchUnderWay(place, { game, seats: 3, until: after(15), chance: 8 });
      let worlds = 0;
      for (const viewer of viewersOf(match)) {
        worlds += await inEveryWorld(place, match, viewer, () =>
          workOf(place, async () => outline(await captureTraffic(place, match, viewer))),
        );
      }
      expect(worlds).toBeGreaterThan(0);
    },
  );

  it('a bot takes the same time whatever it holds: never less than its level may think', async () => {
    const PACE = 80;
    const MOST_STEPS = 12;
    const slow = await TestServer.open({ env: { BOT_PACE_MS: String(PACE) } });
    try {
      const host = await slow.arrive();
      const bot = { bot: 'beginner' } as const;
      const table = await gather([host], { seating: ['me', bot, bot] });
      const match = await begin([host], table);
      const { startedAt } = (await slow.store.match(match))!;
      const waitsSoFar = async () => {
        const log = await slow.store.log(match, 0);
        return log.flatMap(({ player, at }, i) =>
          player === 'bot:beginner' ? [at - (log[i - 1]?.at ?? startedAt)] : [],
        );
      };
      // How often it is a bot's turn between two of the host's is up to the cards.
      let waits: readonly number[] = [];
      for (let step = 0; step < MOST_STEPS && waits.length < 3; step++) {
        await answer(await asked([host]));
        await asked([host]);
        waits = await waitsSoFar();
      }
      expect(waits.length).toBeGreaterThan(2);
      for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(PACE);
    } finally {
      await slow.close();
    }
  });

  it('nothing is compressed on the socket, where sizes would tell contents', async () => {
    const socket = new WebSocket(`${place.base.replace('http', 'ws')}/socket`, {
      headers: { cookie: await outsiderOf(place) },
      perMessageDeflate: true,
    });
    await new Promise((resolve) => socket.once('open', resolve));
    expect(socket.extensions).toBe('');
    socket.close();
  });

  it('the mover hears first that a move is safe, everybody else afterwards', async () => {
    const [host, guest] = await Promise.all([place.arrive(), place.arrive()]);
    const table = await gather([host, guest]);
    const match = await begin([host, guest], table);
    const mover = await asked([host, guest]);
    const { version } = mover.position!;
    const key = newKey();
    await answer(mover, someMove(mover), key);
    await mover.until(() => mover.position!.version > version);
    const isDone = (text: string) => text.includes(`"done","key":"${key}"`);
    const isNews = (text: string) => text.includes(`"match":"${match}","version":${version + 1}`);
    expect(mover.frames.findIndex(isDone)).toBeLessThan(mover.frames.findIndex(isNews));
  });
});
