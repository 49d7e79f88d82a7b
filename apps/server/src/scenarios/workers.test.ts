/** A thread that crashes or hangs costs one decision. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyGame, fastRng } from '@parlor/kit';
import { games } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ThinkingBots } from '../adapters/bots/thinkingBots.ts';
import { RefereePool } from '../adapters/referee/refereePool.ts';
import { asked, begin, gather, playOut, QUICK, someMove } from '../testing/players.ts';
import { newKey } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { thisMachine } from '../adapters/machine/machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlor-workers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function workerThat(name: string, code: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(file);
}

describe('a rules worker', () => {
  const SERVE = `parentPort.postMessage([]);
    parentPort.on('message', (text) => {
      for (const { id, args: [match] } of JSON.parse(text)) {
        if (match === 'hang') for (;;);
        if (match === 'crash') process.exit(3);
        const error = { code: 'failed', message: 'no' };
        if (match === 'throw') parentPort.postMessage([{ id, error }]);
        else parentPort.postMessage([{ id, value: match }]);
      }
    });`;

  it('that crashes, hangs or complains fails what it was asked, and the next call finds a fresh one', async () => {
    let lost = 0;
    const pool = new RefereePool({
      ...{ file: workerThat('serve', SERVE), threads: 1, machine: thisMachine },
      lost: () => lost++,
    });
    expect(await pool.ending('one')).toBe('one');
    await expect(pool.ending('crash')).rejects.toThrow('crashed: exit 3');
    expect(await pool.ending('two')).toBe('two');
    await expect(pool.ending('hang')).rejects.toThrow('too-slow: ending');
    expect(await pool.ending('three')).toBe('three');
    expect(lost).toBe(2);
    // An error is an answer: nothing is lost by it.
    await expect(pool.ending('throw')).rejects.toThrow('no');
    expect(await pool.ending('four')).toBe('four');
    expect(lost).toBe(2);
    await pool.close();
    await expect(pool.ending('five')).rejects.toThrow('closed');
  });
});

const GAME: AnyGame = games[QUICK.game];
const RULES = { game: GAME.id, rulesVersion: GAME.rulesVersion };

describe('a bot', () => {
  const table = { seats: 3, options: GAME.presets.standard };
  const state: unknown = GAME.setup(table, fastRng(5));
  const seat = [0, 1, 2].find((one) => (GAME.toAct(state) >> one) & 1)!;
  const view: unknown = GAME.view(state, seat);
  /** A thread that loads as any other does, and then runs this code instead of ours. */
  const threadThat = (code: string): string =>
    `const answer = (id, value) => parentPort.postMessage({ batch: [{ id, value }], data: [] });
    parentPort.on('message', ({ batch: [{ id, method }] }) => {
      if (method === 'load') answer(id);
      else { ${code} }
    });`;

  it.each([
    ['crashes', 'process.exit(1);', 'crashed'],
    ['throws', `throw new Error('oh');`, 'crashed'],
    ['hangs', 'for (;;);', 'stuck'],
    ['talks nonsense', `answer(id, { move: { type: 'win' } });`, 'senseless'],
  ])('that %s still makes a legal move, every time', async (name, code, trouble) => {
    const bots = new ThinkingBots(
      workerThat(name.replaceAll(' ', '-'), threadThat(code)),
      1,
      thisMachine,
    );
    try {
      for (let seed = 0; seed < 2; seed++) {
        const matter = {
          rules: RULES,
          level: 'casual',
          view: view as never,
          seat,
          seed,
        } as const;
        const thought = await bots.think(matter);
        expect(thought.trouble?.trouble).toBe(trouble);
        expect(GAME.check(state, seat, thought.move)).toBeUndefined();
      }
    } finally {
      bots.close();
    }
  });
});

describe('the rules', () => {
  let place: TestServer;
  beforeAll(async () => {
    place = await TestServer.open();
  });
  afterAll(async () => place.close());

  it('may die at any moment of a match: no move is lost, none is doubled, and it goes on', async () => {
    const [host, guest] = [await place.arrive(), await place.arrive()];
    const table = await gather([host, guest]);
    const match = await begin([host, guest], table);
    for (let death = 0; death < 3; death++) {
      const mover = await asked([host, guest]);
      const { question, version } = mover.position!;
      const key = newKey();
      const move = someMove(mover, fastRng(death));
      const answered = mover.say({ type: 'answer', match, question: question!.id, move }, key);
      // In the middle of it, as far as that can be told.
      await place.crashThreads('rules.worker');
      expect(await answered).toMatchObject({ type: 'done' });
      const log = await place.store.log(match, 0);
      expect(log.filter((entry) => entry.key === key).length).toBe(1);
      await mover.until(() => mover.position!.version > version);
    }
    expect(await place.metric('parlor_workers_lost_total')).toBe(3);
    await playOut([host, guest]);
    expect(host.position!.outcome).toBeDefined();
    expect(await place.metric('parlor_unhandled_total')).toBe(0);
  });
});
