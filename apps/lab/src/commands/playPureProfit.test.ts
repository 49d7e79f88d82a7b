import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { ownComponents } from '../games/exampleGames.ts';
import { inFolder, run } from '../testing/index.ts';
import { GAME } from '../testing/quick.ts';

describe('play, of Pure Profit', () => {
  it('says what is rebuilt, and lists it on request, with a table’s own values told apart', async () => {
    const line = 'play pure-profit --seats 2 --bots random --seed 5';
    const { out } = await run(line, { input: ['?', 'values', 'q'] });
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'values mostly rebuilt (1 from the rulebook and 15 rebuilt). Type “values” to see them all.',
    );
    expect(out).toContain('values  every value, and whether it is from the rulebook');
    expect(out).toMatch(/Steal One +Copies +rebuilt +4/);
    const deck = JSON.stringify({
      ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i + 1, 8])),
      stealOne: 5,
    });
    const own = await run(`${line} --option deck=${deck}`, { input: ['values', 'q'] });
    expect(own.out).toMatch(/Steal One +Copies +the table’s own +5/);
    expect(own.out).toMatch(/\$1M +Copies +rebuilt +8/);
  });

  it('plays with a set from a file, and says what is wrong with another', () =>
    inFolder(async (cwd) => {
      const line = 'play pure-profit --seats 2 --bots random --seed 5 --set';
      const deck = { ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i + 1, 8])) };
      const write = (name: string, content: unknown) =>
        writeFileSync(join(cwd, name), JSON.stringify(content));
      write('mine.json', { parlor: 'set', version: 1, game: 'pure-profit', name: 'x', set: deck });
      write('bare.json', deck);
      for (const file of ['mine.json', 'bare.json']) {
        const { code, out } = await run(`${line} ${file}`, { input: ['values', 'q'], cwd });
        expect(code).toBe(0);
        expect(out).toMatch(/Steal One +Copies +the table’s own +0/);
      }
      write('other.json', { parlor: 'set', version: 1, game: GAME, name: 'x', set: {} });
      write('wrong.json', { ...deck, '6': 0 });
      expect((await run(`${line} other.json`, { cwd })).err).toContain(`is a set of ${GAME}`);
      expect((await run(`${line} wrong.json`, { cwd })).err).toContain(
        'cannot be played with. Without a $6M',
      );
      const fixed = GAME_IDS.find((id) => ownComponents(id) === undefined);
      expect((await run(`play ${fixed} --set bare.json`, { cwd })).code).toBe(2);
    }));
});
