import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { brains, LIMITS_MS, Thinker } from '@parlor/bots';
import { fastRng, firstSeat } from '@parlor/kit';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { GAME, PRESET } from '../testing/quick.ts';
import { clock, openThinker, thinkingPort } from './open.ts';

/** The opening of a match, as whoever is asked sees it, and what they may do. */
function opening(id: GameId) {
  const game = games[id];
  const seats = Math.max(...game.seatCounts);
  const state: unknown = game.setup({ seats, options: game.presets.standard }, fastRng(6));
  const seat = firstSeat(game.toAct(state));
  const legal: { readonly type: string }[] = [];
  legal.length = Math.max(0, game.moves(state, seat, legal));
  const matter = { game, view: game.view(state, seat), seat, seed: [3, 4] as const };
  return { legal, matter };
}

/** A thread that loads as any other does, and then runs this code instead of ours. */
const threadThat = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      const answer = (id, value) => parentPort.postMessage({ batch: [{ id, value }], data: [] });
      parentPort.on('message', ({ batch: [{ id, method }] }) => {
        if (method === 'load') answer(id);
        else { ${code} }
      });`)}`,
  );

/** A thinker whose first thread misbehaves and whose next answers with its second legal move. */
function troubled(code: string) {
  const { matter, legal } = GAME_IDS.map(opening).find((one) => one.legal.length > 1)!;
  const answer = `answer(id, { move: ${JSON.stringify(legal[1])} });`;
  const files = [threadThat(code), threadThat(answer)];
  const thinker = new Thinker({ clock, open: () => thinkingPort(files.shift()!) });
  return { thinker, matter, legal };
}

/** No thread that is well takes so long, however busy the machine. */
const LONG_MS = 60_000;

describe('a thread that thinks', () => {
  /** The first thread costs a decision, the next one answers. */
  async function expectOneLost(code: string, trouble: string, limitMs: number) {
    const { thinker, matter, legal } = troubled(code);
    const first = await thinker.think({ ...matter, level: 'casual', limitMs });
    expect(first.trouble?.trouble).toBe(trouble);
    expect(legal).toContain(first.move);
    const second = await thinker.think({ ...matter, level: 'casual', limitMs: LONG_MS });
    expect(second.trouble).toBeUndefined();
    expect(second.move).toBe(legal[1]);
    thinker.close();
  }

  // When exactly it is stopped is tested in thinker.test.ts, by a clock of its own.
  it('is stopped when it is stuck in an endless loop', async () => {
    await expectOneLost('for (;;);', 'stuck', LIMITS_MS.casual);
  });

  it.each([
    ['ends', 'process.exit(1);'],
    ['throws', `throw new Error('a bug');`],
    [
      'takes more memory than it may',
      `const all = []; for (;;) all.push(new Array(1e5).fill(all.length));`,
    ],
  ])('is replaced when it %s', async (_, code) => {
    await expectOneLost(code, 'crashed', LONG_MS);
  });
});

describe('the thinker of this program', () => {
  it.each(GAME_IDS)('answers for %s as its brain does', async (id) => {
    const { matter } = opening(id);
    const thinker = openThinker();
    const brain = await brains[id]();
    const { move, trouble } = await thinker.think({ ...matter, level: 'casual' });
    expect(trouble).toBeUndefined();
    expect(move).toEqual(brain.think('casual', matter.view, matter.seat, fastRng(3, 4)).move);
    thinker.close();
  });

  it('thinks in threads once it is built, and the match ends by itself', () => {
    const program = fileURLToPath(new URL('../../bin/parlor.mjs', import.meta.url));
    const line = `play ${GAME} --preset ${PRESET} --seats 3 --watch --bots casual,beginner,casual --seed 7`;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...line.split(' ')], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/The match is over after \d+ moves/);
  });
});
