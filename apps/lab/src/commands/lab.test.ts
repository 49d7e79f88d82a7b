import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Study } from '../study/study.ts';
import { inArena } from '../testing/arena.ts';

const QUICK = 'lab zillionaire --levels random --option games=1';

describe('lab', () => {
  it('studies every number of seats and writes a page that needs nothing else', () =>
    inArena(async (run, cwd) => {
      const { code, out, err } = await run(`${QUICK} --matches 6`);
      expect([code, err]).toEqual([0, 'The page is in lab-zillionaire.html.\n']);
      for (const seats of [3, 4, 5, 6])
        expect(out).toMatch(new RegExp(`^random +${seats} +6 `, 'm'));
      const page = readFileSync(join(cwd, 'lab-zillionaire.html'), 'utf8');
      expect(page).not.toMatch(/<script|<link|@import|url\(|(?:src|href)=/);
      expect(page.match(/<svg [^>]*role="img"/g)).toHaveLength(8);
      expect(page.match(/<svg [^>]*aria-label="[^"]+"/g)).toHaveLength(8);
      expect(page.match(/<table>/g)).toHaveLength(9);
      expect(page).toContain('prefers-color-scheme: dark');
      expect(page).not.toMatch(/NaN|undefined|Infinity/);
    }));

  it('prints one JSON object, and then no page', () =>
    inArena(async (run, cwd) => {
      const line =
        'lab zillionaire --preset quick --levels random,rollout:4 --seats 3,4 --matches 5 --json';
      const { code, out } = await run(line);
      expect(code).toBe(0);
      const study = JSON.parse(out) as Study;
      expect(study).toMatchObject({ game: 'zillionaire', seed: 1, wanted: 5, complete: true });
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
      expect(existsSync(join(cwd, 'lab-zillionaire.html'))).toBe(false);
    }));

  it('puts the choices of options side by side, decks from files among them', () =>
    inArena(async (run, cwd) => {
      const deck = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [String(i + 1), 9]));
      writeFileSync(join(cwd, 'thin.json'), JSON.stringify(deck));
      const line =
        'lab pure-profit --levels random --seats 2 --matches 4 --sweep deck=null,@thin.json --sweep openSteal=false,true';
      const { code, out } = await run(`${line} --json`);
      expect(code).toBe(0);
      const { tables } = JSON.parse(out) as Study;
      expect(tables.map(({ variant }) => variant)).toEqual([
        'deck null, openSteal false',
        'deck null, openSteal true',
        'deck thin.json, openSteal false',
        'deck thin.json, openSteal true',
      ]);
      expect(tables[3]!.options).toMatchObject({ games: '1', openSteal: true, deck });
      const { out: text } = await run(line);
      expect(text).toMatch(/^players {2}options /m);
      expect(readFileSync(join(cwd, 'lab-pure-profit.html'), 'utf8')).toContain('deck thin.json');
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
      expect(out).toContain('Zillionaire');
      expect(err).toContain('Interrupted: this is what was played by then.');
      expect(existsSync(join(cwd, 'lab-zillionaire.html'))).toBe(false);
    }));

  it.each([
    ['lab', 'lab needs <game>'],
    ['lab chess', 'There is no game “chess”'],
    ['lab zillionaire --seats 2', '--seats takes some of 3,4,5,6, not “2”'],
    ['lab zillionaire --seats 3,x', '--seats takes some of 3,4,5,6, not “x”'],
    ['lab zillionaire --levels genius', 'there is no contestant “genius”'],
    ['lab zillionaire --levels random,random', '--levels names somebody twice'],
    ['lab zillionaire --sweep games', '--sweep takes option=a,b, not “games”'],
    ['lab zillionaire --sweep games=1', '--sweep games needs at least two choices'],
    ['lab zillionaire --sweep games=1,1', '--sweep games has the same choice twice'],
    ['lab zillionaire --sweep games=1,99', 'games 99 with 3 seats: This has to be a whole number'],
    ['lab zillionaire --sweep gmaes=1,2', 'zillionaire has no option gmaes'],
    ['lab zillionaire --sweep games=1,2 --sweep games=3,4', '--sweep games is given twice'],
    ['lab zillionaire --sweep games=1,@nowhere.json', 'nowhere.json cannot be read'],
    ['lab zillionaire --matches 0', '--matches takes a whole number'],
    [
      'lab pure-profit --seats 2 --sweep deck=null,{"1":3,"2":3}',
      'deck {"1":3,"2":3} with 2 seats: ',
    ],
  ])('refuses in one line: %s', async (line, message) =>
    inArena(async (run) => {
      const { code, out, err } = await run(line);
      expect(err).toContain(message);
      expect(err).toMatch(/^parlor: .*\n$/);
      expect([code, out]).toEqual([2, '']);
    }),
  );
});
