import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, run } from '../testing/index.ts';
import { GAME, PRESET, RULES } from '../testing/quick.ts';

const SAVE = `play ${GAME} --seats 3 --preset ${PRESET} --bots random --seed 7 --watch --save m.json`;

interface Saved {
  readonly moves: readonly object[];
}

const withMatch = (work: (cwd: string, saved: Saved) => Promise<void>) =>
  inFolder(async (cwd) => {
    await run(SAVE, { cwd });
    await work(cwd, JSON.parse(readFileSync(join(cwd, 'm.json'), 'utf8')) as Saved);
  });

describe('replay', () => {
  it('prints outcome and hash', () =>
    withMatch(async (cwd) => {
      const { code, out } = await run('replay m.json', { cwd });
      expect(code).toBe(0);
      expect(out).toContain(`${GAME}, edition ${RULES.rulesVersion} of the rules, 3 seats`);
      expect(out).toMatch(/^1st {4}Seat \d/m);
      expect(out).toMatch(/^hash [0-9a-f]{64}$/m);
    }));

  it('prints one JSON object', () =>
    withMatch(async (cwd, { moves }) => {
      const { out } = await run('replay m.json --json', { cwd });
      const result = JSON.parse(out) as Record<string, unknown>;
      expect(Object.keys(result)).toEqual([
        'game',
        'rulesVersion',
        'seats',
        'plies',
        'outcome',
        'hash',
      ]);
      expect(result).toMatchObject({ game: GAME, seats: 3, plies: moves.length });
      expect(out.trim().split('\n')).toHaveLength(1);
    }));

  it('stops at a ply, where the match is not over', () =>
    withMatch(async (cwd) => {
      const early = JSON.parse((await run('replay m.json --ply 5 --json', { cwd })).out) as object;
      expect(early).toMatchObject({ plies: 5, outcome: null });
      expect((await run('replay m.json --ply 0', { cwd })).out).toContain('not over yet');
    }));

  it('shows what a seat saw, and to the public less', () =>
    withMatch(async (cwd) => {
      const seat = (await run('replay m.json --ply 4 --view 1', { cwd })).out;
      const others = (await run('replay m.json --ply 4 --view public', { cwd })).out;
      expect(others.length).toBeLessThan(seat.length);
      const { out } = await run('replay m.json --ply 4 --view 1 --json', { cwd });
      expect(JSON.parse(out)).toMatchObject({ view: { viewer: 1 } });
    }));

  it.each([
    ['--ply 100000', '--ply takes a whole number from 0 to'],
    ['--view 3', '--view takes a seat from 0 to 2, or public, not “3”'],
    ['--view me', '--view takes a seat from 0 to 2, or public, not “me”'],
  ])('refuses %s', (option, message) =>
    withMatch(async (cwd) => {
      const { code, err } = await run(`replay m.json ${option}`, { cwd });
      expect(code).toBe(2);
      expect(err).toContain(message);
    }),
  );

  it('fails on a record that does not hold, and says where', () =>
    withMatch(async (cwd, saved) => {
      const attempt = async (change: object) => {
        writeFileSync(join(cwd, 'bad.json'), JSON.stringify({ ...saved, ...change }));
        const { code, out, err } = await run('replay bad.json', { cwd });
        expect(out).toBe('');
        expect(err).toMatch(/^parlor: .*\n$/);
        return [code, err] as const;
      };
      const illegal = saved.moves.with(7, { seat: 0, move: { type: 'castle' } });
      expect(await attempt({ moves: illegal })).toEqual([1, expect.stringContaining('Move 8')]);
      expect(await attempt({ rulesVersion: 999 })).toEqual([
        1,
        expect.stringContaining('edition 999'),
      ]);
      expect(await attempt({ rng: 'dice' })).toEqual([1, expect.stringContaining('dice')]);
      expect(await attempt({ game: 'chess' })).toEqual([2, expect.stringContaining('chess')]);
      expect(await attempt({ seed: 'x' })).toEqual([2, expect.stringContaining('seed')]);
    }));
});
