import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brains } from '@parlor/bots';
import { shelves } from '@parlor/games/english';
import { fastRng, LANGUAGES, plainProse } from '@parlor/kit';
import { GAME_IDS, games } from '@parlor/registry';
import { loadText } from '@parlor/registry/texts';
import { describe, expect, it } from 'vitest';
import { inFolder, run } from '../testing/index.ts';
import { GAME, PRESET, TITLE } from '../testing/quick.ts';

const QUICK = `play ${GAME} --seats 3 --preset ${PRESET} --bots random --seed 7`;

/** More answers than any match has questions. */
const ALWAYS_THE_FIRST = new Array<string>(2000).fill('#1');

/** What was said, wherever its lines were broken. */
const prose = (out: string): string => out.replaceAll(/\s+/g, ' ');

/** Of the terminal of these tests. */
const COLUMNS = 80;

const recordOf = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as { moves: unknown[]; seed: string };

describe('play, fed from a pipe', () => {
  it('goes to the end, saves the record, and the record replays', () =>
    inFolder(async (cwd) => {
      const played = await run(`${QUICK} --save match.json`, { input: ALWAYS_THE_FIRST, cwd });
      expect([played.code, played.err]).toEqual([0, '']);
      expect(played.out).toMatch(/The match is over after \d+ moves/);
      expect(played.out).toMatch(/place {2}player {2}points\n/);
      expect(played.out).toContain('Record: match.json');
      expect(played.out).not.toContain('\u001b');
      const replayed = await run('replay match.json --json', { cwd });
      const { plies, outcome } = JSON.parse(replayed.out) as {
        plies: number;
        outcome: { places: number[] };
      };
      expect(plies).toBe(recordOf(join(cwd, 'match.json')).moves.length);
      expect(outcome.places).toHaveLength(3);
      expect(outcome.places).toContain(1);
    }));

  it.each(GAME_IDS)('plays a whole match of %s with bots only, the same every time', async (id) => {
    const line = `play ${id} --watch --bots random --seed 5`;
    const watched = await run(line);
    expect([watched.code, watched.err]).toEqual([0, '']);
    expect(watched.out).toMatch(/The match is over after [\d,]+ moves/);
    expect(await run(line)).toEqual(watched);
  });

  it.each(GAME_IDS)(
    'breaks the lines of %s between words, at the edge of the terminal',
    async (id) => {
      const input = ['?', 'rules', 'cards', ...ALWAYS_THE_FIRST.slice(0, 30), 'log', 'q'];
      for (const language of LANGUAGES) {
        const { out } = await run(`play ${id} --bots random --seed 5 --language ${language}`, {
          input,
        });
        expect(out.split('\n').filter((line) => Array.from(line).length > COLUMNS)).toEqual([]);
      }
    },
  );

  it.each(GAME_IDS)('teaches %s: how it is played, and what everything does', async (id) => {
    for (const language of LANGUAGES) {
      const line = `play --game ${id} --bots random --seed 5 --language ${language}`;
      const { code, out, err } = await run(line, { input: ['rules', 'cards', 'q'] });
      expect([code, err]).toEqual([0, '']);
      const told = prose(out);
      const text = await loadText[id](language);
      const options = games[id].presets['standard']!;
      const state = games[id].setup({ seats: 4, options }, fastRng(1));
      const chapters = text.howTo();
      expect(chapters.length).toBeGreaterThan(4);
      for (const { title, paragraphs } of chapters)
        for (const part of [title, ...paragraphs.map(plainProse)])
          expect(told).toContain(prose(part));
      const things = text.glossary(games[id].view(state, 0));
      expect(things.length).toBeGreaterThan(8);
      for (const { name } of things) expect(out).toContain(`\n${name}\n  `);
    }
  });

  it('seats players of different levels, and says who they are', async () => {
    const line = `play ${GAME} --seats 4 --preset ${PRESET} --seed 7 --bots casual,beginner,casual`;
    const { code, out, err } = await run(line, { input: ALWAYS_THE_FIRST });
    expect([code, err]).toEqual([0, '']);
    const { beginner, casual } = (await brains[GAME]()).personas;
    const { bots } = shelves[GAME];
    const first = prose(out.split('\n\n')[0]!);
    expect(first).toContain(`You play with ${casual.name}, ${beginner.name} and Dario.`);
    expect(first).toContain(` ${beginner.name}, beginner: ${bots.beginner}`);
    expect(first).toContain(` ${casual.name}, casual: ${bots.casual} Dario plays the same way.`);
    expect(out).toMatch(/The match is over after \d+ moves/);
  });

  it('stops where the input does, and says so', async () => {
    const { code, out } = await run(QUICK, { input: ['#1'] });
    expect(code).toBe(0);
    expect(out).toMatch(/The input ended after \d+ moves; the match is not over\./);
    expect(out).toContain(`Seed: ${'7'.padStart(64, '0')}`);
  });
});

describe('play --save and --resume', () => {
  it('goes on where a session stopped, and comes to the same end', () =>
    inFolder(async (cwd) => {
      const whole = await run(`${QUICK} --save whole.json`, { input: ALWAYS_THE_FIRST, cwd });
      expect(whole.code).toBe(0);
      const input = [...ALWAYS_THE_FIRST.slice(0, 3), 'q'];
      const begun = await run(`${QUICK} --save part.json`, { input, cwd });
      expect(begun.out).toContain('You stopped');
      const line = 'play --resume part.json --bots random';
      const resumed = await run(line, { input: ALWAYS_THE_FIRST, cwd });
      expect([resumed.code, resumed.err]).toEqual([0, '']);
      expect(recordOf(join(cwd, 'part.json'))).toEqual(recordOf(join(cwd, 'whole.json')));
      const over = await run(line, { input: ['#1'], cwd });
      expect(over.code).toBe(0);
      expect(over.out).toContain('The match is over');
    }));

  it('keeps the record up to date while playing', () =>
    inFolder(async (cwd) => {
      await run(`${QUICK} --save match.json`, { input: ['#1', '#1'], cwd, interruptAfter: 60 });
      expect(recordOf(join(cwd, 'match.json')).moves.length).toBeGreaterThan(0);
      expect(existsSync(join(cwd, 'match.json.part'))).toBe(false);
    }));

  it('never overwrites another match', () =>
    inFolder(async (cwd) => {
      writeFileSync(join(cwd, 'mine.json'), 'precious');
      const { code, err } = await run(`${QUICK} --save mine.json`, { cwd });
      expect(code).toBe(2);
      expect(err).toContain('mine.json exists');
      expect(readFileSync(join(cwd, 'mine.json'), 'utf8')).toBe('precious');
    }));

  it('refuses to resume what is damaged, of another game, or not legal', () =>
    inFolder(async (cwd) => {
      await run(`${QUICK} --save good.json`, { input: ['#1', '#1', 'q'], cwd });
      const good = JSON.parse(readFileSync(join(cwd, 'good.json'), 'utf8')) as { moves: object[] };
      const attempt = async (content: unknown) => {
        const text = typeof content === 'string' ? content : JSON.stringify(content);
        writeFileSync(join(cwd, 'bad.json'), text);
        const { code, err } = await run('play --resume bad.json', { cwd });
        expect(code).toBe(2);
        expect(readFileSync(join(cwd, 'bad.json'), 'utf8')).toBe(text);
        return err;
      };
      expect(await attempt('{')).toContain('bad.json is not JSON');
      expect(await attempt([])).toContain('bad.json is not a match record');
      expect(await attempt({ ...good, extra: 1 })).toContain('malformed at “extra”');
      expect(await attempt({ ...good, game: 'chess' })).toContain('There is no game “chess”');
      expect(await attempt({ ...good, rulesVersion: 99 })).toContain('edition 99 of the rules');
      expect(
        await attempt({ ...good, moves: [...good.moves, { seat: 0, move: { type: 'x' } }] }),
      ).toContain('is not legal');
    }));
});

describe('play at a terminal', () => {
  it('shows a menu without a game, and leaves politely', async () => {
    const { code, out } = await run('play', { terminal: true, input: ['chess', '0', 'q'] });
    expect(code).toBe(0);
    expect(out).toContain('What would you like to play?');
    expect(out).toContain(TITLE);
    expect(out).toContain('There is no game “chess”.');
  });

  it('plays what was chosen from the menu', async () => {
    const { code, out } = await run('play --bots random', { terminal: true, input: ['1', 'q'] });
    expect(code).toBe(0);
    expect(out).toContain('You play with');
    expect(out).toContain('You stopped');
  });

  it('offers to keep the record when somebody stops', () =>
    inFolder(async (cwd) => {
      writeFileSync(join(cwd, 'taken.json'), '');
      const input = ['#1', 'q', 'taken.json', 'no/such/folder.json', 'kept.json'];
      const kept = await run(QUICK, { terminal: true, input, cwd });
      expect(kept.out).toContain('taken.json exists already.');
      expect(kept.out).toContain('no/such/folder.json cannot be written');
      expect(kept.out).toContain('Record: kept.json');
      expect((await run('replay kept.json', { cwd })).code).toBe(0);
      const dropped = await run(QUICK, { terminal: true, input: ['q', ''], cwd });
      expect([dropped.code, dropped.out.includes('Record:')]).toEqual([0, false]);
    }));

  it('survives Ctrl-C at any moment, with the match on disk', () =>
    inFolder(async (cwd) => {
      for (const interruptAfter of [0, 3, 10, 40, 100]) {
        const save = `after-${interruptAfter}.json`;
        const setting = { terminal: true, input: ALWAYS_THE_FIRST, cwd, interruptAfter };
        const { code, out } = await run(`${QUICK} --save ${save}`, setting);
        expect(code).toBe(130);
        expect(out).toMatch(/Interrupted after \d+ moves?; the match is not over/);
        expect((await run(`replay ${save}`, { cwd })).code).toBe(0);
      }
    }));
});
