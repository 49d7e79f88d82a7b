import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Study } from '../study/study.ts';
import { inArena } from '../testing/arena.ts';

describe('lab, of Pure Profit', () => {
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

  it('says which components cannot be played with', () =>
    inArena(async (run) => {
      const { code, out, err } = await run(
        'lab pure-profit --seats 2 --sweep deck=null,{"1":3,"2":3}',
      );
      expect(err).toMatch(/^parlor: .*deck \{"1":3,"2":3\} with 2 seats: .*\n$/);
      expect([code, out]).toEqual([2, '']);
    }));
});
