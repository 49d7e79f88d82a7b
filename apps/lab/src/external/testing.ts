/** Bots for tests, as small programs that misbehave in the way a test wants. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
