/** Bots know what a player on their seat would know. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LIMITS_MS } from '@parlor/bots';
import type { Json } from '@parlor/kit';
import { GAME_IDS, type RulesName } from '@parlor/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ThinkingBots } from '../../adapters/bots/thinkingBots.ts';
import { wholeView } from '../../application/matches/thinkingPlayers.ts';
import { after, NOW } from '../../testing/captureTraffic.ts';
import { TestServer } from '../../testing/testServer.ts';
import { matchUnderWay } from '../../testing/storedMatch.ts';
import { thisMachine } from '../../adapters/machine/machine.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open({ now: () => NOW });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

describe('14. bots reading state', () => {
  it('are handed the view of their seat, a seed of their own, and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-bot-'));
    const file = join(folder, 'echo.mjs');
    // A bot that answers with everything it was told since its last answer.
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       let told = [];
       parentPort.on('message', (message) => {
         told.push(message);
         for (const { id, method } of message.batch) {
           const value = method === 'consider' ? { move: told.splice(0) } : null;
           parentPort.postMessage({ batch: [{ id, value }], data: [] });
         }
       });`,
    );
    const bots = new ThinkingBots(pathToFileURL(file), 1, thisMachine);
    try {
      for (const id of GAME_IDS) {
        const { live, game, match } = await matchUnderWay(place, {
          game: id,
          seats: 3,
          until: after(9),
        });
        const { seat } = live.questions()[0]!;
        const loaded = (await place.server.host.matches.find(match))!;
        const standing = await place.server.host.matches.with(match, async () =>
          place.server.referee.positions(match, [seat]),
        );
        const view = wholeView(loaded.stored, standing!.positions[0]![1]);
        expect(JSON.stringify(view)).toBe(JSON.stringify(live.update(seat).view));
        const { trouble, move } = await bots.think({
          rules: loaded.stored.header as unknown as RulesName,
          level: 'casual',
          view,
          seat,
          seed: 77,
        });
        const told = JSON.parse(trouble!.why.slice(0, trouble!.why.lastIndexOf(']') + 1)) as {
          readonly batch: readonly { readonly method: string; readonly args: readonly Json[] }[];
          readonly data: readonly Json[];
        }[];
        expect(told.flatMap(({ data }) => data)).toEqual([]);
        const edition = game.rulesVersion;
        const question = {
          ...{ ask: 'think', game: id, edition, level: 'casual', seat, view },
          ...{ seed: [77, 1], limitMs: LIMITS_MS.casual },
        };
        expect(told.flatMap(({ batch }) => batch)).toEqual([
          { id: expect.any(Number), method: 'load', args: [id, edition] },
          { id: expect.any(Number), method: 'consider', args: [question] },
        ]);
        // And whatever such a bot says, a legal move is played.
        expect(live.answer(seat, live.questions()[0]!.id, move)).toMatchObject({ ok: true });
        expect(game.id).toBe(id);
      }
    } finally {
      bots.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
