import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trainings } from '@parlor/games/trainings';
import { GAME_IDS } from '@parlor/registry';
import type { Training } from '@parlor/search';
import { describe, expect, it } from 'vitest';
import { inRepository, run } from '../testing/index.ts';
import { GAME } from '../testing/quick.ts';

const GAMES = fileURLToPath(new URL('../../../../games', import.meta.url));

/** A game whose bots have learned something: the quickest, if they have. */
const LEARNER = [GAME, ...GAME_IDS].find((id) => id in trainings)!;
const [{ data: FILE }] = (await trainings[LEARNER]!()) as [Training];
const LINE = `train ${LEARNER} --data ${FILE} --lessons 32`;
const DATA = `games/${LEARNER}/bots/${FILE}`;

/** A repository with nothing in it but room for what is learned. */
const withRoom = (work: (cwd: string) => Promise<void>): Promise<void> =>
  inRepository(async (cwd) => {
    mkdirSync(join(cwd, DATA, '..'), { recursive: true });
    await work(cwd);
  });

describe('train', () => {
  it('writes what was learned, and finds it again', () =>
    withRoom(async (cwd) => {
      const { code, out } = await run(LINE, { cwd });
      expect([code, out]).toEqual([0, `Learned from 32, written to ${DATA}.\n`]);
      const checked = await run(`${LINE} --check`, { cwd });
      expect(checked.code).toBe(0);
      expect(checked.out).toContain('Reproduced');
      const printed = await run(`${LINE} --print`, { cwd });
      expect(printed.out).toBe(readFileSync(join(cwd, DATA), 'utf8'));
    }));

  it('says when the file is another, and leaves it alone', () =>
    withRoom(async (cwd) => {
      writeFileSync(join(cwd, DATA), 'something else');
      const { code, out } = await run(`${LINE} --check`, { cwd });
      expect(code).toBe(1);
      expect(out).toContain('Different');
      expect(readFileSync(join(cwd, DATA), 'utf8')).toBe('something else');
    }));

  it('stops when it is told to, with nothing written', () =>
    withRoom(async (cwd) => {
      const { code, err } = await run(`train ${LEARNER} --data ${FILE}`, {
        cwd,
        interruptAfter: 0,
      });
      expect(code).toBe(130);
      expect(err).toContain(`${FILE} is as it was`);
      expect(() => statSync(join(cwd, DATA))).toThrow('no such file');
    }));

  it.each(GAME_IDS.filter((id) => !(id in trainings)))(
    'knows that nothing can be learned about %s',
    async (id) => {
      const { code, err } = await run(`train ${id}`);
      expect(code).toBe(2);
      expect(err).toContain('have learned nothing');
    },
  );

  it('knows what is learned into which file', async () => {
    const { code, err } = await run(`train ${LEARNER} --data luck.ts`);
    expect(code).toBe(2);
    expect(err).toContain(`nothing is learned into “luck.ts”: it is ${FILE}`);
  });
});

describe('what was learned', () => {
  const MOST_BYTES = 500_000;

  it.each(Object.entries(trainings))('of %s is small enough to ship', async (game, load) => {
    let bytes = 0;
    for (const { data } of await load()) bytes += statSync(join(GAMES, game, 'bots', data)).size;
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
