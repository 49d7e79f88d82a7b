import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomBot } from '@parlor/bots';
import { fastRng, type Table } from '@parlor/kit';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { type Contestant, type Decided, firstShare, playMatch } from '../matches/playMatch.ts';
import { UsageError } from '../terminal/exit.ts';
import { inFolder } from '../testing/index.ts';
import { type ExternalSetting, execContestant } from './contestant.ts';
import { type Habits, writeBot } from './testing.ts';

const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;
if (!HAS_PYTHON)
  console.warn('There is no python3 here: of the example bots only JavaScript is tried.');

/** Parlor itself needs no Python, so its tests must not either. */
const inPython = <A>(all: readonly A[]): readonly A[] => (HAS_PYTHON ? all : []);

const example = (name: string, folder = 'examples/bots') =>
  fileURLToPath(new URL(`../../../../${folder}/${name}`, import.meta.url));

const standard = (id: GameId): Table<object> => {
  const { seatCounts, presets } = games[id];
  return { seats: seatCounts.includes(4) ? 4 : seatCounts[0]!, options: presets.standard };
};

const random: Contestant = {
  name: 'random',
  choose: (game, view, seat, rng) => randomBot.choose(game, view, seat, rng) as unknown,
};

async function withBot<A>(
  command: string,
  id: GameId,
  work: (bot: Contestant) => Promise<A>,
  setting?: ExternalSetting,
): Promise<A> {
  const bot = await execContestant(command, id, setting);
  try {
    return await work(bot);
  } finally {
    await bot.close?.();
  }
}

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
    withBot(example(name), 'zillionaire', async (bot) => {
      const table = { seats: 3, options: { games: 1 } };
      const scores = async (seed: number) =>
        (await playMatch(games.zillionaire, table, [bot, bot, bot], seed)).scores;
      const first = await scores(5);
      expect(await scores(5)).toEqual(first);
      const moved = await Promise.all([6, 7, 8].map(scores));
      expect(moved).not.toEqual([first, first, first]);
    }),
  );

  it.each(inPython(['thrifty_zillionaire.py']))('%s beats random players clearly', (name) =>
    withBot(example(name, 'games/zillionaire/examples'), 'zillionaire', async (bot) => {
      const table = { seats: 4, options: { games: 1 } };
      let first = 0;
      const matches = 40;
      for (let match = 0; match < matches; match++) {
        const own = match % table.seats;
        const seats = Array.from({ length: 4 }, (_, seat) => (seat === own ? bot : random));
        const result = await playMatch(games.zillionaire, table, seats, 100 + match);
        expect(result.decided.filter(({ illegal }) => illegal)).toEqual([]);
        first += firstShare(result, own);
      }
      // A quarter would be luck; the seeds are fixed, so this is the same number every time.
      expect(first / matches).toBeGreaterThan(0.5);
    }),
  );
});

describe('a bot that cannot play', () => {
  const refusal = (habits: Habits, setting?: ExternalSetting) =>
    inFolder(async (folder) => {
      const failed = execContestant(writeBot(folder, habits), 'zillionaire', setting);
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
      await expect(execContestant(join(folder, 'nobody'), 'zillionaire')).rejects.toThrow(
        /nobody cannot be started: there is no such program$/,
      );
      await expect(execContestant(text, 'zillionaire')).rejects.toThrow(
        /notes.txt cannot be started: it is not marked as executable/,
      );
      await expect(execContestant(' ', 'zillionaire')).rejects.toThrow('exec: needs a program');
      await expect(execContestant('"bot', 'zillionaire')).rejects.toThrow('without its partner');
    }));

  it.each(inPython(['thrifty_zillionaire.py']))(
    '%s says which game it does not play',
    async (name) => {
      const failed = execContestant(example(name, 'games/zillionaire/examples'), 'trump');
      await expect(failed).rejects.toThrow(/ended by itself \(exit code 1\)$/);
    },
  );
});

describe('a bot that breaks down while it plays', () => {
  const table = { seats: 3, options: { games: 1 } };

  /** The bot's own decisions of one match. */
  const played = (habits: Habits, setting?: ExternalSetting) =>
    inFolder((folder) =>
      withBot(
        writeBot(folder, habits),
        'zillionaire',
        async (bot): Promise<Decided[]> => {
          const seats = [random, bot, random];
          const { decided } = await playMatch(games.zillionaire, table, seats, 3);
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
      const game = games.zillionaire;
      const state: unknown = game.setup({ seats: 3, options: { games: 1 } }, fastRng(1));
      const view: unknown = game.view(state, 0);
      await withBot(command, 'zillionaire', async (bot) => {
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
        { type: 'hello', protocol: 1, game: 'zillionaire', rulesVersion: 1, limitMs: 5000 },
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
