import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRng, type Table } from '@parlor/kit';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { type Decided, playMatch } from '../matches/playMatch.ts';
import { UsageError } from '../terminal/exit.ts';
import { shortTable } from '../games/shortTables.ts';
import { inFolder } from '../testing/index.ts';
import { GAME, RULES } from '../testing/quick.ts';
import { type ExternalSetting, execContestant } from './contestant.ts';
import { example, type Habits, inPython, random, withBot, writeBot } from './testing.ts';

const standard = (id: GameId): Table<object> => {
  const { seatCounts, presets } = games[id];
  return { seats: seatCounts.includes(4) ? 4 : seatCounts[0]!, options: presets.standard };
};

describe('the examples', () => {
  const RANDOM = [...inPython(['random_bot.py']), 'random_bot.mjs'];

  it.each(RANDOM.flatMap((name) => GAME_IDS.map((id) => [name, id] as const)))(
    '%s plays a whole match of %s, legally',
    (name, id) =>
      withBot(example(name), id, async (bot) => {
        const table = standard(id);
        const seats = Array.from({ length: table.seats }, (_, seat) => (seat === 1 ? bot : random));
        const { places, decided } = await playMatch(games[id], table, seats, 11);
        const own = decided.filter(({ seat }) => seat === 1);
        expect(own.length).toBeGreaterThan(3);
        expect(own.filter(({ illegal, late }) => illegal || late)).toEqual([]);
        expect(places).toContain(1);
      }),
  );

  it.each(RANDOM)('%s plays the same match again', (name) =>
    withBot(example(name), GAME, async (bot) => {
      const table = shortTable(GAME, 3);
      const scores = async (seed: number) =>
        (await playMatch(RULES, table, [bot, bot, bot], seed)).scores;
      const first = await scores(5);
      expect(await scores(5)).toEqual(first);
      const moved = await Promise.all([6, 7, 8].map(scores));
      expect(moved).not.toEqual([first, first, first]);
    }),
  );
});

describe('a bot that cannot play', () => {
  const refusal = (habits: Habits, setting?: ExternalSetting) =>
    inFolder(async (folder) => {
      const failed = execContestant(writeBot(folder, habits), GAME, setting);
      const error: unknown = await failed.catch((error: unknown) => error);
      expect(error).toBeInstanceOf(UsageError);
      return (error as Error).message;
    });

  it('is refused with the reason, before anything is played', async () => {
    expect(await refusal({ begin: 'process.exit(3);' })).toMatch(
      /^exec:.* ended by itself \(exit code 3\)$/,
    );
    expect(await refusal({ hello: "say('ready!');" })).toMatch(/ “ready!” is not JSON$/);
    expect(await refusal({ hello: "say('7');" })).toMatch(/ “7” is not a JSON object$/);
    expect(await refusal({ hello: "say('{}');" })).toMatch(/ “\{\}” is neither hello nor a move$/);
    expect(await refusal({ hello: "say({ type: 'hello' });" })).toMatch(/hello has no protocol/);
    expect(await refusal({ hello: "say({ type: 'hello', protocol: 9 });" })).toMatch(
      / speaks protocol 9; this Parlor speaks 1$/,
    );
    expect(await refusal({ hello: "say({ type: 'move', id: 1, move: {} });" })).toMatch(
      / answered before it said hello$/,
    );
  });

  it('is not waited for for ever', async () => {
    expect(await refusal({ hello: '' }, { helloLimitMs: 700 })).toMatch(
      / did not say hello within 700 ms and was/,
    );
  });

  it('may not be there, or not be a program', () =>
    inFolder(async (folder) => {
      const text = join(folder, 'notes.txt');
      writeFileSync(text, 'no program');
      await expect(execContestant(join(folder, 'nobody'), GAME)).rejects.toThrow(
        /nobody cannot be started: there is no such program$/,
      );
      await expect(execContestant(text, GAME)).rejects.toThrow(
        /notes.txt cannot be started: it is not marked as executable/,
      );
      await expect(execContestant(' ', GAME)).rejects.toThrow('exec: needs a program');
      await expect(execContestant('"bot', GAME)).rejects.toThrow('without its partner');
    }));
});

describe('a bot that breaks down while it plays', () => {
  const table = shortTable(GAME, 3);

  /** The bot's own decisions of one match. */
  const played = (habits: Habits, setting?: ExternalSetting) =>
    inFolder((folder) =>
      withBot(
        writeBot(folder, habits),
        GAME,
        async (bot): Promise<Decided[]> => {
          const seats = [random, bot, random];
          const { decided } = await playMatch(RULES, table, seats, 3);
          return decided.filter(({ seat }) => seat === 1);
        },
        setting,
      ),
    );

  const ANSWER = "say({ type: 'move', id: ask.id, move: ask.moves[0] });";

  it('loses the decision and is started again', async () => {
    const own = await played({ answer: `if (ask.id === 3) process.exit(1); ${ANSWER}` });
    expect(own.length).toBeGreaterThan(3);
    expect(own.map(({ illegal }) => illegal).indexOf(true)).toBe(2);
    expect(own.filter(({ illegal }) => illegal)).toHaveLength(1);
    expect(own[2]!.fault).toMatch(/ ended by itself \(exit code 1\)$/);
  });

  it('is given up when it breaks down again and again', async () => {
    const own = await played({ answer: 'process.exit(1);' }, { mostRestarts: 2 });
    expect(own.every(({ illegal }) => illegal)).toBe(true);
    expect(own[2]!.fault).toMatch(/ ended by itself \(exit code 1\)$/);
    expect(own[3]!.fault).toMatch(/ broke down 3 times and is not started again$/);
  });

  it.each([
    ["say('oops');", /“oops” is not JSON$/],
    ["say('\\u001b[2J');", /“�\[2J” is not JSON$/],
    ["say({ type: 'move', move: ask.moves[0] });", /has no id$/],
    ["say({ type: 'move', id: ask.id });", /has no move$/],
    ["say({ type: 'move', id: ask.id, move: { type: 'castle' } });", /castle/],
  ])('loses the decision when it answers %s', async (answer, fault) => {
    const own = await played({ answer: `if (ask.id === 2) { ${answer} } else { ${ANSWER} }` });
    expect(own.filter(({ illegal }) => illegal)).toHaveLength(1);
    expect(own[1]!.fault).toMatch(fault);
  });

  it('loses the decision and is stopped when it thinks too long', async () => {
    const own = await played(
      { answer: `if (ask.id === 2) for (;;); ${ANSWER}` },
      { limitMs: 1500 },
    );
    expect(own.map(({ illegal }) => illegal).slice(0, 3)).toEqual([false, true, false]);
    expect(own[1]).toMatchObject({ late: true, illegal: true });
    expect(own[1]!.fault).toMatch(/ gave no answer within 3000 ms and was stopped$/);
  });

  it('may send its answer in pieces, and empty lines, and older answers', async () => {
    const pieces = `const text = JSON.stringify({ type: 'move', id: ask.id, move: ask.moves[0] }) + '\\n';
      say(''); say({ type: 'move', id: ask.id - 1, move: 'old' });
      process.stdout.write(text.slice(0, 9)); await new Promise((r) => setTimeout(r, 2)); process.stdout.write(text.slice(9));`;
    const own = await played({ answer: pieces });
    expect(own.filter(({ illegal }) => illegal)).toEqual([]);
  });
});

describe('what a bot hears', () => {
  it('is the game, the question with its view, what was refused, and goodbye', () =>
    inFolder(async (folder) => {
      const log = join(folder, 'heard.jsonl');
      const command = writeBot(folder, {
        begin: `import { appendFileSync } from 'node:fs';
          const keep = (heard) => appendFileSync(${JSON.stringify(log)}, JSON.stringify(heard) + '\\n');`,
        hello: "keep(heard); say({ type: 'hello', protocol: 1 });",
        answer: "keep(ask); say({ type: 'move', id: ask.id, move: { type: 'castle' } });",
        other: "keep(heard); if (heard.type === 'bye') process.exit(0);",
      });
      const game = RULES;
      const state: unknown = game.setup(shortTable(GAME, 3), fastRng(1));
      const view: unknown = game.view(state, 0);
      await withBot(command, GAME, async (bot) => {
        const moves = [{ type: 'pass' }];
        const asked = { kind: 'lead', ply: 7, moves };
        expect(await bot.choose(game, view, 0, fastRng(2), asked)).toEqual({ type: 'castle' });
      });
      expect(existsSync(log)).toBe(true);
      const heard = readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object);
      expect(heard).toEqual([
        { type: 'hello', protocol: 1, game: GAME, rulesVersion: RULES.rulesVersion, limitMs: 5000 },
        {
          type: 'ask',
          id: 1,
          seat: 0,
          kind: 'lead',
          ply: 7,
          dice: expect.any(Number) as number,
          view: JSON.parse(JSON.stringify(view)) as unknown,
          moves: [{ type: 'pass' }],
        },
        { type: 'refused', id: 1, code: 'malformed-move' },
        { type: 'bye' },
      ]);
    }));
});
