import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byName, type Viewer } from '@parlor/kit';
import { type MatchRecord, replay } from '@parlor/match';
import { loadText } from '@parlor/registry/texts';
import { describe, expect, it } from 'vitest';
import { inFolder, run } from '../testing/index.ts';
import { GAME, PRESET, RULES } from '../testing/quick.ts';

const SAVE = `play ${GAME} --seats 3 --preset ${PRESET} --bots random --seed 7 --watch --save m.json`;

type Saved = MatchRecord;

const PLY = 4;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];

/** However it is broken into lines. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** All that is said to somebody up to a ply, as the game says it: what has happened, and line by line how it stands. */
async function toldTo(viewer: Viewer, saved: Saved): Promise<string[]> {
  const { happened, board } = await loadText[GAME]('en');
  const people = byName((seat) => `Seat ${seat}`);
  const told: string[] = [];
  const replayed = replay(RULES, { ...saved, moves: saved.moves.slice(0, PLY) }, (match) => {
    const { events, view } = match.update(viewer);
    for (const event of events) told.push(happened(event, people, view) ?? '');
  });
  if (!replayed.ok) throw new Error(replayed.why.code);
  told.push(...board(replayed.value.update(viewer).view, people).split('\n'));
  return told.map(inOneLine).filter((line) => line !== '');
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

  it.each(VIEWERS)('shows what %s saw, and nothing that only others did', (viewer) =>
    withMatch(async (cwd, saved) => {
      const { out } = await run(`replay m.json --ply ${PLY} --view ${viewer}`, { cwd });
      const shown = inOneLine(out.replaceAll('·', ''));
      const told = await toldTo(viewer, saved);
      for (const line of told) expect(shown).toContain(line);
      const elsewhere = await Promise.all(
        VIEWERS.filter((other) => other !== viewer).map((other) => toldTo(other, saved)),
      );
      const secrets = elsewhere.flat().filter((line) => !told.some((one) => one.includes(line)));
      expect(secrets).not.toEqual([]);
      for (const line of secrets) expect(shown).not.toContain(line);
      const inData = (await run(`replay m.json --ply ${PLY} --view ${viewer} --json`, { cwd })).out;
      expect(JSON.parse(inData)).toMatchObject({ view: { viewer } });
    }),
  );

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
