import { GAME_IDS, isGameId } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { run } from './testing/index.ts';
import { loadTerminal } from '@parlor/messages/terminal';
import { inWords } from './cli/command.ts';
import { COMMANDS } from './program.ts';

const english = await loadTerminal.en();

describe('help', () => {
  it.each(['', '--help', '-h', 'help'])('is the front page after “parlor %s”', async (line) => {
    const { code, out, err } = await run(line);
    expect([code, err]).toEqual([0, '']);
    // However the lines are broken.
    const flat = out.replaceAll(/\s+/g, ' ');
    for (const { name, summary } of COMMANDS) {
      expect(out).toContain(`  ${name}`);
      expect(flat).toContain(inWords(summary, english));
    }
  });

  it.each(COMMANDS.map(({ name }) => name))('of %s explains every option', async (name) => {
    const page = await run(`${name} --help`);
    const { options, examples } = COMMANDS.find((command) => command.name === name)!;
    expect(page.code).toBe(0);
    for (const { flag } of options) expect(page.out).toContain(flag);
    for (const { line } of examples) expect(page.out).toContain(line);
    expect(examples.length).toBeGreaterThan(0);
    expect(await run(`help ${name}`)).toEqual(page);
    expect(Math.max(...page.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
  });

  it('gives examples that name options the command has', () => {
    for (const { name, options, examples } of COMMANDS) {
      const flags = new Set(options.map(({ flag }) => flag.split(' ')[0]));
      for (const { line } of examples) {
        expect(line.startsWith(`parlor ${name}`)).toBe(true);
        for (const used of line.match(/--\w+/g) ?? []) expect(flags).toContain(used);
      }
    }
  });

  it('gives examples of games that there are', () => {
    const named = COMMANDS.flatMap(({ examples }) => examples).flatMap(
      ({ line }) =>
        /(?:--game|--values|^parlor (?:play|lab|train)) ([a-z][\w-]*)/.exec(line)?.[1] ?? [],
    );
    expect(named.length).toBeGreaterThan(COMMANDS.length / 2);
    expect(named.filter((game) => !isGameId(game))).toEqual([]);
  });

  it('has colours on a terminal only', async () => {
    expect((await run('', { terminal: true })).out).toContain('\u001b[1m');
    expect((await run('')).out).not.toContain('\u001b');
  });

  it('knows its version', async () => {
    expect((await run('--version')).out).toMatch(/^parlor \d+\.\d+\.\d+\n$/);
  });
});

describe('a command line that makes no sense', () => {
  const game = GAME_IDS[0];
  const noGame = 'There is no game “nonsense”';

  it.each([
    ['plya', 'no command “plya”. Did you mean play?'],
    ['xyzzy', 'no command “xyzzy”. Commands: play, games'],
    ['help plya', 'no command “plya”'],
    ['--json games', 'The command comes first'],
    ['-v', 'The command comes first'],
    ['games --jsn', 'games has no option --jsn. Did you mean --json?'],
    ['games --no-json', 'games has no option --no-json'],
    ['games --__proto__ x', 'games has no option --__proto__'],
    ['games -j', 'games has no option -j'],
    ['games --', 'games has no option --'],
    ['games extra', 'games does not know what to do with “extra”'],
    ['games --json=yes', 'does not know what to do with “yes”'],
    ['play', 'play needs a game'],
    ['play nonsense', noGame],
    ['laws --game nonsense', noGame],
    ['bench --game nonsense', noGame],
    ['differential --game nonsense', noGame],
    ['playthrough --game nonsense', noGame],
    [`play ${game.slice(0, -1)}`, `Did you mean ${game}?`],
    [`play ${game} more`, 'does not know what to do with “more”'],
    [`play ${game} --seats 99`, '--seats takes a whole number from 1 to 31, not “99”'],
    [`play ${game} --seats 31`, 'This game is for'],
    [`play ${game} --seats three`, '--seats takes a whole number'],
    [`play ${game} --seats 3.5`, '--seats takes a whole number'],
    [`play ${game} --seats 1e1`, '--seats takes a whole number'],
    [`play ${game} --seats 0x3`, '--seats takes a whole number'],
    [`play ${game} --seats=`, '--seats needs a value'],
    [`play ${game} --seats`, '--seats needs a value'],
    [`play ${game} --seats --watch`, '--seats needs a value'],
    [`play ${game} --seats 3 --seats 4`, '--seats is given twice'],
    [`play ${game} --seats -3`, 'play has no option -3'],
    [`play ${game} --preset fancy`, '--preset takes standard'],
    [`play ${game} --preset toString`, '--preset takes standard'],
    [`play ${game} --option`, '--option needs a value'],
    [`play ${game} --option games`, '--option takes name=value, not “games”'],
    [`play ${game} --option =3`, '--option takes name=value'],
    [`play ${game} --option nonsense=3`, `${game} has no option nonsense`],
    [`play ${game} --option __proto__=3`, `${game} has no option __proto__`],
    [`play ${game} --seed xyz`, '--seed takes up to 64 hex digits, not “xyz”'],
    [`play ${game} --seed ${'0'.repeat(65)}`, '--seed takes up to 64 hex digits'],
    [`play ${game} --bots clever`, 'rollout or random, not “clever”'],
    [`play ${game} --bots exprt`, 'not “exprt”. Did you mean expert?'],
    [`play ${game} --seats 4 --bots expert,casual`, '--bots names 2 bots for 3 seats'],
    [`play ${game} --seats 4 --watch --bots expert,casual`, '--bots names 2 bots for 4 seats'],
    [`play ${game} --seat 9`, '--seat takes a whole number from 0 to'],
    [`play ${game} --watch --seat 0`, '--seat does not go with --watch'],
    ['play --resume nowhere.json', 'nowhere.json cannot be read: there is no such file'],
    ['play --resume nowhere.json --seats 3', '--seats does not go with --resume'],
    [`play ${game} --save .`, '. exists'],
    [`play ${game} --save no/such/folder.json`, 'cannot be written: there is no such file'],
    ['replay', 'replay needs <file>'],
    ['replay nowhere.json', 'nowhere.json cannot be read: there is no such file'],
    ['replay .', '. cannot be read: it is a folder'],
    ['laws --matches 0', '--matches takes a whole number from 1'],
    ['laws --matches many', '--matches takes a whole number from 1'],
    ['laws --seed f00', '--seed takes a whole number'],
    [`laws --game ${game} --seats 31`, 'Nothing here is played by 31'],
    [`laws --game ${game} --preset fancy`, '--preset takes'],
    ['laws --broken --seats 3', '--seats does not go with --broken'],
    ['bench --seconds 0', '--seconds takes a number from'],
    ['bench --seconds soon', '--seconds takes a number from'],
    ['bench --compare nowhere.json', 'nowhere.json cannot be read'],
    ['bench --compare package.json', 'package.json was not written by'],
    ['differential --matches -1', 'differential has no option -1'],
  ])('is refused in one line: parlor %s', async (line, message) => {
    const { code, out, err } = await run(line);
    expect(err).toContain(message);
    expect(err).toMatch(/^parlor: .*\n$/);
    expect([code, out]).toEqual([2, '']);
  });

  it('keeps seeds as they were typed, whatever they look like', async () => {
    for (const seed of ['0012', '12e5', '00', '1'.repeat(64)]) {
      const { code, out } = await run(`play ${game} --watch --bots random --seed ${seed}`);
      expect(code).toBe(0);
      expect(out).toContain(`Seed: ${seed.padStart(64, '0')}\n`);
    }
  });
});
