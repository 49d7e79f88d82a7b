import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_RANGE } from '@parlor/kit';
import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../terminal/exit.ts';
import { inFolder, run } from '../testing/index.ts';
import { PROTOCOL, readLine } from './protocol.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const text = readFileSync(join(ROOT, 'docs/write-a-bot.md'), 'utf8');

/** The blocks of code in one language. */
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code]) => code!,
  );

describe('docs/write-a-bot.md', () => {
  it('shows the example bot as it is', () => {
    const example = readFileSync(join(ROOT, 'examples/bots/random_bot.py'), 'utf8');
    expect(blocks('python')).toEqual([example]);
  });

  it('shows messages of the protocol as it is, each on one line', () => {
    const messages = blocks('json').map((block) => {
      expect(block.trim()).not.toContain('\n');
      return JSON.parse(block) as { type: string; protocol?: number };
    });
    expect(messages.map(({ type }) => type)).toEqual([
      'hello',
      'hello',
      'ask',
      'move',
      'refused',
      'bye',
    ]);
    for (const index of [0, 1]) expect(messages[index]!.protocol).toBe(PROTOCOL);
    expect(text).toContain(`Version ${PROTOCOL}.`);
    for (const block of [blocks('json')[1]!, blocks('json')[3]!]) {
      expect(readLine(block)).toEqual(JSON.parse(block));
    }
  });

  it('names every game, and the range of the dice', () => {
    for (const id of GAME_IDS) expect(text).toContain(`| \`${id}\` |`);
    expect(text).toContain(`from 0 to ${(MAX_RANGE - 1).toLocaleString('en')}`);
  });

  it('gives commands that work', () =>
    inFolder(async (folder) => {
      // Without Python the commands are the same with the example in JavaScript.
      const hasPython = spawnSync('python3', ['--version']).status === 0;
      process.env['XDG_STATE_HOME'] = folder;
      const game = GAME_IDS.find((id) => games[id].seatCounts.includes(3))!;
      const commands = blocks('sh').map((block) => block.trim().replace(/^npx parlor /, ''));
      const codes: [command: string, code: number][] = [];
      for (const command of commands) {
        const line = hasPython ? command : command.replace(/\w+\.py/g, 'random_bot.mjs');
        const here = line.replaceAll('exec:./', `exec:${ROOT}`).replace(/\bGAME\b/, game);
        const { code, out, err } = await run(here, { cwd: folder });
        codes.push([command.split(' ')[0]!, code]);
        expect(err).not.toContain('illegal');
        expect(out).not.toBe('');
      }
      expect(codes).toEqual([
        ['arena', EXIT.fine],
        ['arena', EXIT.fine],
        ['sprt', EXIT.failed],
      ]);
    }));
});
