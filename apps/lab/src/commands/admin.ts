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
  summary: 'keep order on the server: reports, people, tables, bans, names',
  about:
    'Looks at, and changes, the store that the server’s environment names (DATABASE_URL, or else DATA_DIR), while the server runs: its nodes follow within two seconds. Every change is a line in the audit log, with its time, operator, target and reason.\n\n' +
    'To look: reports [all], reports show REPORT, people find TEXT, people show PERSON, tables, tables show TABLE, bans, words, log.\n\n' +
    'To act: reports settle REPORT, rename PERSON NAME, silence PERSON, unsilence PERSON, ban PERSON or RANGE, unban PERSON or RANGE, close TABLE, delete PERSON, words add WORD, words remove WORD.\n\n' +
    'Whoever is silenced plays on, but neither talks nor changes their name. Whoever is banned is shown out at once and told no more than that; a range is an address or such as 192.0.2.0/24 and 2001:db8::/48. ' +
    'A word keeps names from being it, whatever letters it is written with; with a star before or behind it, from beginning or ending with it or having it inside (“*word*”). ' +
    'Exit code 2 means that nothing has changed, and says why.',
  options: [
    { flag: '--reason <text>', about: 'why, for the audit log' },
    {
      flag: '--for <time>',
      about: 'how long a ban or a silence lasts: 30m, 12h, 7d; for good if left out',
    },
    {
      flag: '--as <name>',
      about: 'who does it, for the audit log; the user of this system if left out',
    },
    { flag: '--yes', about: 'do it: ban, close and delete only say what they would do without it' },
    { flag: '--limit <n>', about: `how many lines a list has at most (${USUAL})` },
    { flag: '--json', about: 'as JSON' },
  ],
  examples: [
    { line: 'parlor admin reports', does: 'what people have reported and nobody has settled' },
    {
      line: 'parlor admin people find fox',
      does: 'everybody with “fox” in the name, and their ids',
    },
    {
      line: 'parlor admin silence pA1zX8vC5nM2qW7eR4tY6u --for 1d --reason insults',
      does: 'no talk until tomorrow',
    },
    {
      line: 'parlor admin ban 2001:db8:7::/48 --for 7d --reason flooding --yes',
      does: 'nobody from there for a week',
    },
    { line: 'parlor admin log --limit 10', does: 'the last ten things that operators did' },
  ],

  async run(args, io) {
    const words = [0, 1, 2, 3].flatMap((i) => args.positional(i) ?? []);
    const { name, rest } = nameIn(words);
    const { needs } = (ADMIN_ACTS[name] ?? ADMIN_LISTS[name])!;
    if (rest.length < needs.length) {
      throw new UsageError(`admin ${name} needs ${needs.map((need) => `<${need}>`).join(' ')}.`);
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
          list.show(operation, rest, most),
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
    throw new UsageError(`${[name, ...rest].join(' ')}: nothing was done. Add --yes to do it.`);
  }
  const { operate } = await import('@parlor/server/soak');
  const acted = await operate(place, operator, (operation) => run(operation, rest, wish));
  if (!acted.ok) throw new UsageError(whyNot(acted));
  const { n, detail } = acted;
  const target = rest.join(' ');
  io.out.write(
    args.flag('json')
      ? `${JSON.stringify({ n, act: name, target, detail })}\n`
      : `Done, and line ${n} of the log: ${name} ${target} (${detail}).\n`,
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
