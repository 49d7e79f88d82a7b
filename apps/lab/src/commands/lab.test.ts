import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Study } from '../study/study.ts';
import { shortOptions } from '../games/shortTables.ts';
import { inArena } from '../testing/arena.ts';
import { GAME, PRESET, RULES, SHORT, TITLE } from '../testing/quick.ts';

const QUICK = `lab ${GAME} --levels random ${SHORT}`;
/** An option, and the value of it that makes a match shortest. */
const [OPTION, LEAST] = Object.entries(shortOptions(GAME))[0]!;

describe('lab', () => {
  it('studies every number of seats and writes a page that needs nothing else', () =>
    inArena(async (run, cwd) => {
      const { code, out, err } = await run(`${QUICK} --matches 6`);
      expect([code, err]).toEqual([0, `The page is in lab-${GAME}.html.\n`]);
      for (const seats of RULES.seatCounts)
        expect(out).toMatch(new RegExp(`^random +${seats} +6 `, 'm'));
      const page = readFileSync(join(cwd, `lab-${GAME}.html`), 'utf8');
      expect(page).not.toMatch(/<script|<link|@import|url\(|(?:src|href)=/);
      expect(page.match(/<svg [^>]*role="img"/g)).toHaveLength(8);
      expect(page.match(/<svg [^>]*aria-label="[^"]+"/g)).toHaveLength(8);
      expect(page.match(/<table>/g)).toHaveLength(9);
      expect(page).toContain('prefers-color-scheme: dark');
      expect(page).not.toMatch(/NaN|undefined|Infinity/);
    }));

  it('prints one JSON object, and then no page', () =>
    inArena(async (run, cwd) => {
      const line = `lab ${GAME} --preset ${PRESET} --levels random,rollout:4 --seats 3,4 --matches 5 --json`;
      const { code, out } = await run(line);
      expect(code).toBe(0);
      const study = JSON.parse(out) as Study;
      expect(study).toMatchObject({ game: GAME, seed: 1, wanted: 5, complete: true });
      expect(study.tables.map(({ level, seats, matches }) => [level, seats, matches])).toEqual([
        ['random', 3, 5],
        ['rollout:4', 3, 5],
        ['random', 4, 5],
        ['rollout:4', 4, 5],
      ]);
      for (const {
        seats,
        byTurn,
        bySeat,
        moves,
        choices,
        choicesByKind,
        illegal,
        late,
      } of study.tables) {
        for (const results of [byTurn, bySeat]) {
          expect(results).toHaveLength(seats);
          const wins = results.reduce((sum, { firstShare }) => sum + firstShare, 0);
          expect(wins).toBeCloseTo(1);
        }
        expect(moves.min).toBeLessThanOrEqual(moves.p50);
        expect(moves.p50).toBeLessThanOrEqual(moves.max);
        const kinds = Object.values(choicesByKind).reduce((sum, many) => sum + many, 0);
        expect(kinds).toBeCloseTo(choices.mean);
        expect([illegal, late]).toEqual([0, 0]);
      }
      expect(existsSync(join(cwd, `lab-${GAME}.html`))).toBe(false);
    }));

  it('gives the same figures again, from what it kept or anew', () =>
    inArena(async (run) => {
      const line = `${QUICK} --seats 3 --json --matches`;
      const first = await run(`${line} 12`);
      const again = await run(`${line} 12`);
      expect(again.err).toBe('12 matches kept from before.\n');
      expect(again.out).toBe(first.out);
      const fresh = await run(`${line} 12 --fresh`);
      expect([fresh.err, fresh.out]).toEqual(['', first.out]);
      const more = await run(`${line} 15`);
      expect(more.err).toBe('12 matches kept from before.\n');
      expect((JSON.parse(more.out) as Study).tables[0]!.matches).toBe(15);
    }));

  it('reports what was played when it is interrupted, and says so', () =>
    inArena(async (run, cwd) => {
      const { code, out, err } = await run(`${QUICK} --matches 3`, { interruptAfter: 0 });
      expect(code).toBe(130);
      expect(out).toContain(TITLE);
      expect(err).toContain('Interrupted: this is what was played by then.');
      expect(existsSync(join(cwd, `lab-${GAME}.html`))).toBe(false);
    }));

  it.each([
    ['lab', 'lab needs <game>'],
    ['lab chess', 'There is no game “chess”'],
    [`lab ${GAME} --seats 9`, `--seats takes some of ${RULES.seatCounts.join(',')}, not “9”`],
    [`lab ${GAME} --seats 3,x`, `--seats takes some of ${RULES.seatCounts.join(',')}, not “x”`],
    [`lab ${GAME} --levels genius`, 'there is no contestant “genius”'],
    [`lab ${GAME} --levels random,random`, '--levels names somebody twice'],
    [`lab ${GAME} --sweep ${OPTION}`, `--sweep takes option=a,b, not “${OPTION}”`],
    [`lab ${GAME} --sweep ${OPTION}=1`, `--sweep ${OPTION} needs at least two choices`],
    [`lab ${GAME} --sweep ${OPTION}=1,1`, `--sweep ${OPTION} has the same choice twice`],
    [
      `lab ${GAME} --sweep ${OPTION}=${LEAST},99999`,
      `${OPTION} 99999 with ${RULES.seatCounts[0]} seats: `,
    ],
    [`lab ${GAME} --sweep gmaes=1,2`, `${GAME} has no option gmaes`],
    [`lab ${GAME} --sweep ${OPTION}=1,2 --sweep ${OPTION}=3,4`, `--sweep ${OPTION} is given twice`],
    [`lab ${GAME} --sweep ${OPTION}=1,@nowhere.json`, 'nowhere.json cannot be read'],
    [`lab ${GAME} --matches 0`, '--matches takes a whole number'],
  ])('refuses in one line: %s', async (line, message) =>
    inArena(async (run) => {
      const { code, out, err } = await run(line);
      expect(err).toContain(message);
      expect(err).toMatch(/^parlor: .*\n$/);
      expect([code, out]).toEqual([2, '']);
    }),
  );
});
