/** Help pages, drawn from what the commands say about themselves. */

import { EXIT } from '../terminal/exit.ts';
import { LANGUAGES } from '@parlor/kit';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { padEnd, proseWidth, wrap } from '../text/layout.ts';
import { type Command, inWords } from './command.ts';

/** The front page: all commands. */
export function overview(commands: readonly Command[], { out, m }: Pick<Io, 'out' | 'm'>): string {
  const { bold } = paletteOf(out);
  const { help } = m;
  const exits = Object.entries(help.exits) as [keyof typeof EXIT, string][];
  return [
    help.headline,
    '',
    bold(help.usage),
    `  parlor <command> ${help.synopsis}`,
    '  parlor <command> --help',
    '',
    bold(help.commands),
    pairs(
      commands.map(({ name, takes, summary }) => [`${name} ${takes}`.trim(), inWords(summary, m)]),
    ),
    '',
    bold(help.startHere),
    pairs([
      ['parlor play', help.startPlay],
      ['parlor games', help.startGames],
    ]),
    '',
    bold(help.exitCodes),
    pairs(exits.map(([name, meaning]) => [String(EXIT[name]), meaning])),
    '',
  ].join('\n');
}

export function helpPage(command: Command, { out, m }: Pick<Io, 'out' | 'm'>): string {
  const { bold } = paletteOf(out);
  const { help } = m;
  const width = proseWidth(out.columns);
  const options = [
    ...command.options.map(({ flag, about }) => [flag, inWords(about, m)] as const),
    ['--language <code>', help.languageOption({ known: LANGUAGES })],
    ['--help', help.helpOption],
  ] as const;
  return [
    wrap(inWords(command.about, m), width),
    '',
    bold(help.usage),
    `  ${['parlor', command.name, command.takes, help.synopsis].filter(Boolean).join(' ')}`,
    '',
    bold(help.options),
    pairs(options, width),
    '',
    bold(help.examples),
    ...command.examples.flatMap(({ line, does }) => [
      `  ${line}`,
      wrap(inWords(does, m), width, '      '),
    ]),
    '',
  ].join('\n');
}

/** Names on the left, what they mean on the right. */
function pairs(
  rows: readonly (readonly [string, string])[],
  width = proseWidth(Number.POSITIVE_INFINITY),
): string {
  const left = Math.max(...rows.map(([name]) => name.length));
  const indent = ' '.repeat(left + 4);
  return rows
    .map(
      ([name, meaning]) => `  ${padEnd(name, left)}  ${wrap(meaning, width, indent).trimStart()}`,
    )
    .join('\n');
}
