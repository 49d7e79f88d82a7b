import { userInfo } from 'node:os';
import type { Args } from '../cli/args.ts';
import { notAChoice } from '../cli/args.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, type ExitCode, UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { ADMIN_ACTS, whyNot, wishOf } from './adminActs.ts';
import { ADMIN_LISTS } from './adminLists.ts';

const MOST = { min: 1, max: 10_000 };
const USUAL = 50;

export const admin: Command = {
  name: 'admin',
  takes: '<what> [whom] [more] [value]',
  summary: ({ admin: say }) => say.help.summary,
  about: ({ admin: say }) => say.help.about,
  options: [
    { flag: '--reason <text>', about: ({ admin: say }) => say.help.reason },
    { flag: '--for <time>', about: ({ admin: say }) => say.help.for },
    { flag: '--as <name>', about: ({ admin: say }) => say.help.as },
    { flag: '--yes', about: ({ admin: say }) => say.help.yes },
    { flag: '--limit <n>', about: ({ admin: say }) => say.help.limit({ usual: USUAL }) },
    { flag: '--json', about: ({ admin: say }) => say.help.json },
  ],
  examples: [
    { line: 'parlor admin reports', does: ({ admin: say }) => say.help.examples.reports },
    { line: 'parlor admin people find fox', does: ({ admin: say }) => say.help.examples.find },
    {
      line: 'parlor admin silence pA1zX8vC5nM2qW7eR4tY6u --for 1d --reason insults',
      does: ({ admin: say }) => say.help.examples.silence,
    },
    {
      line: 'parlor admin ban 2001:db8:7::/48 --for 7d --reason flooding --yes',
      does: ({ admin: say }) => say.help.examples.ban,
    },
    { line: 'parlor admin log --limit 10', does: ({ admin: say }) => say.help.examples.log },
  ],

  async run(args, io) {
    const words = [0, 1, 2, 3].flatMap((i) => args.positional(i) ?? []);
    const { name, rest } = nameIn(words);
    const { needs } = (ADMIN_ACTS[name] ?? ADMIN_LISTS[name])!;
    if (rest.length < needs.length) {
      throw new UsageError(({ m: { admin: say } }) =>
        say.needs({
          command: `admin ${name}`,
          choices: needs.map((need) => `<${say.words[need]}>`),
        }),
      );
    }
    const { operate, KeepingFailed } = await import('@parlor/server/soak');
    const warn = (message: string) => io.err.write(`${message}\n`);
    const place = { env: process.env, cwd: io.cwd, warn };
    const operator = args.text('as') ?? userInfo().username;
    const most = args.whole('limit', MOST) ?? USUAL;
    try {
      const list = ADMIN_LISTS[name];
      if (list) {
        const { data, text } = await operate(place, operator, (operation) =>
          list.show(operation, rest, { most, say: io.m.admin }),
        );
        io.out.write(args.flag('json') ? `${JSON.stringify(data, undefined, 2)}\n` : text);
        return EXIT.fine;
      }
      return await act(name, rest, { args, io, place, operator });
    } catch (error) {
      if (error instanceof KeepingFailed) throw new UsageError(error.message);
      throw error;
    }
  },
};

interface Acting {
  readonly args: Args;
  readonly io: Io;
  readonly place: {
    readonly env: NodeJS.ProcessEnv;
    readonly cwd: string;
    warn(text: string): void;
  };
  readonly operator: string;
}

async function act(
  name: string,
  rest: readonly string[],
  { args, io, place, operator }: Acting,
): Promise<ExitCode> {
  const { isHarsh, run } = ADMIN_ACTS[name]!;
  const wish = wishOf(args);
  if (isHarsh && !args.flag('yes')) {
    const command = [name, ...rest].join(' ');
    throw new UsageError(({ m }) => m.admin.nothingDone({ command }));
  }
  const { operate } = await import('@parlor/server/soak');
  const acted = await operate(place, operator, (operation) => run(operation, rest, wish));
  if (!acted.ok) throw new UsageError(({ m }) => whyNot(acted, m.admin));
  const { n, detail } = acted;
  const target = rest.join(' ');
  io.out.write(
    args.flag('json')
      ? `${JSON.stringify({ n, act: name, target, detail })}\n`
      : `${io.m.admin.done({ n, command: `${name} ${target}`, detail })}\n`,
  );
  return EXIT.fine;
}

/** Some acts and lists have a name of two words. */
function nameIn([first = '', second = '', ...others]: readonly string[]) {
  const names = [...Object.keys(ADMIN_ACTS), ...Object.keys(ADMIN_LISTS)];
  const both = `${first} ${second}`;
  if (names.includes(both)) return { name: both, rest: others };
  if (names.includes(first)) return { name: first, rest: second === '' ? [] : [second, ...others] };
  throw notAChoice('admin', both.trim(), [...new Set(names)]);
}
