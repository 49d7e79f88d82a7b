/** Bots for tests, as small programs that misbehave in the way a test wants. */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomBot } from '@parlor/bots';
import type { GameId } from '@parlor/registry';
import type { Contestant } from '../matches/playMatch.ts';
import { type ExternalSetting, execContestant } from './contestant.ts';

const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;
if (!HAS_PYTHON)
  console.warn('There is no python3 here: of the example bots only JavaScript is tried.');

/** Parlor itself needs no Python, so its tests must not either. */
export const inPython = <A>(all: readonly A[]): readonly A[] => (HAS_PYTHON ? all : []);

/** The command of a bot that is shown as an example. */
export const example = (name: string, folder = 'examples/bots') =>
  fileURLToPath(new URL(`../../../../${folder}/${name}`, import.meta.url));

export const random: Contestant = {
  name: 'random',
  choose: (game, view, seat, rng) => randomBot.choose(game, view, seat, rng) as unknown,
};

/** Works with a bot while it runs. */
export async function withBot<A>(
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

/** What a well-behaved bot says and does; a test puts in other words for some of it. */
export interface Habits {
  /** JavaScript run at the start. */
  readonly begin?: string;
  /** JavaScript run instead of the greeting. */
  readonly hello?: string;
  /** JavaScript run instead of the answer; `ask` is the question. */
  readonly answer?: string;
  /** JavaScript run on any other message; `heard` is it. */
  readonly other?: string;
}

/** Writes such a bot into `folder`; returns what follows `exec:`. */
export function writeBot(
  folder: string,
  {
    begin = '',
    hello = "say({ type: 'hello', protocol: 1 });",
    answer = "say({ type: 'move', id: ask.id, move: (ask.moves ?? ask.examples)[0] });",
    other = "if (heard.type === 'bye') process.exit(0);",
  }: Habits,
): string {
  const path = join(folder, 'bot.mjs');
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
const say = (message) => process.stdout.write((typeof message === 'string' ? message : JSON.stringify(message)) + '\\n');
${begin}
for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.type === 'hello') { ${hello} }
  else if (heard.type === 'ask') { const ask = heard; ${answer} }
  else { ${other} }
}
`,
  );
  return `"${process.execPath}" "${path}"`;
}
