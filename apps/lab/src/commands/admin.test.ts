import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inFolder, run } from '../testing/index.ts';

const NAMES = ['DATA_DIR', 'DATABASE_URL'] as const;
const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));

afterEach(() => {
  for (const name of NAMES) {
    const value = before[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

/** Somewhere with a store that nobody has used yet. */
const withStore = (work: (cwd: string) => Promise<void>): Promise<void> =>
  inFolder(async (cwd) => {
    mkdirSync(join(cwd, 'data'));
    writeFileSync(join(cwd, 'data/parlor.sqlite'), '');
    delete process.env['DATABASE_URL'];
    process.env['DATA_DIR'] = 'data';
    await work(cwd);
  });

describe('admin', () => {
  it('acts, shows what is in force, and writes down who did what to whom and why', () =>
    withStore(async (cwd) => {
      const parlor = (line: string) => run(`admin ${line}`, { cwd });
      const add = await parlor('words add Weasel --as ada --reason rude');
      expect([add.code, add.out]).toEqual([
        0,
        'Done, and line 1 of the log: words add Weasel (Weasel).\n',
      ]);
      const ban = await parlor('ban 192.0.2.7/24 --for 7d --as ada --yes --json');
      expect(JSON.parse(ban.out)).toEqual({
        ...{ n: 2, act: 'ban', target: '192.0.2.7/24', detail: 'for 7d' },
      });
      expect((await parlor('words')).out).toContain('weasei');
      const [sanction] = JSON.parse((await parlor('bans --json')).out) as {
        until: number;
        at: number;
      }[];
      expect(sanction!.until - sanction!.at).toBe(7 * 86_400_000);
      expect((await parlor('unban 192.0.2.7/24 --as bo')).code).toBe(0);
      expect(JSON.parse((await parlor('bans --json')).out)).toEqual([]);
      const log = JSON.parse((await parlor('log --json')).out) as object[];
      expect(log).toMatchObject([
        { n: 3, operator: 'bo', act: 'lift', target: '192.0.2.7/24' },
        { n: 2, operator: 'ada', act: 'ban' },
        { n: 1, operator: 'ada', act: 'word', reason: 'rude' },
      ]);
      expect((await parlor('log')).out).toMatch(/^n {2}when .*\n─.*\n3 /);
      for (const empty of ['reports', 'tables', 'people find nobody'])
        expect((await parlor(empty)).code).toBe(0);
    }));

  it('says why it changes nothing, and changes nothing', () =>
    withStore(async (cwd) => {
      for (const [line, why] of [
        ['ban 192.0.2.0/24', 'nothing was done. Add --yes to do it.'],
        ['close tB3mVqk0QX2yR8c1n5uZ7w', 'Add --yes'],
        ['ban nobody --yes', 'There is nobody with this id'],
        ['ban 192.0.2.0/33 --yes', 'There is nobody with this id'],
        ['delete nobody --yes', 'There is nobody with this id'],
        ['delete nobody', 'Add --yes'],
        ['close nothing --yes', 'There is no such table'],
        ['silence nobody --for 7w', '--for is a time such as 30m, 12h or 7d, not “7w”.'],
        ['unban 192.0.2.0/24', 'nothing of that kind to take back'],
        ['rename nobody Fox', 'There is nobody with this id'],
        ['reports show nothing', 'There is no such report.'],
        ['people show nobody', 'There is no such person.'],
        ['words remove weasel', 'There is no such word.'],
        ['rename', 'admin rename needs <person> <name>.'],
        ['bann', 'bann'],
      ] as const) {
        const { code, err } = await run(`admin ${line}`, { cwd });
        expect(err).toContain(why);
        expect(code).toBe(2);
      }
      expect(JSON.parse((await run('admin log --json', { cwd })).out)).toEqual([]);
    }));

  it('speaks the language of whoever reads it: help, lists, answers and refusals', () =>
    withStore(async (cwd) => {
      const told = async (language: string) => {
        const said = (line: string) => run(`admin ${line} --language ${language}`, { cwd });
        const texts = [(await said(`words add ${language} --as ada`)).out];
        for (const line of ['ban 192.0.2.0/24', 'rename', 'silence x --for 7w']) {
          texts.push((await said(line)).err);
        }
        texts.push((await said('tables show nothing')).err, (await said('reports')).out);
        texts.push((await said('log')).out.split('\n')[0]!, (await said('--help')).out);
        return texts;
      };
      const all = [];
      for (const language of ['en', 'de', 'fr', 'es']) all.push(await told(language));
      for (const [i, english] of all[0]!.entries()) {
        expect(new Set(all.map((texts) => texts[i])).size, english).toBe(4);
      }
      expect(all[1]!.join()).toContain('Getan, Zeile 2 im Protokoll');
    }));

  it('says that there is no store', () =>
    inFolder(async (cwd) => {
      process.env['DATA_DIR'] = 'nowhere';
      const { code, err } = await run('admin log', { cwd });
      expect([code, err]).toEqual([2, expect.stringContaining('There is no store at')]);
    }));
});
