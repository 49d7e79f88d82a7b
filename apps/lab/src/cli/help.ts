/** Help pages, drawn from what the commands say about themselves. */

import { EXIT } from '../exit.ts';
import type { Screen } from '../io.ts';
import { paletteOf } from '../text/colour.ts';
import { padEnd, wrap } from '../text/layout.ts';
import type { Command } from './command.ts';

const WIDEST = 100;

const EXIT_CODES: readonly (readonly [number, string])[] = [
  [EXIT.fine, 'fine'],
  [EXIT.failed, 'a check failed'],
  [EXIT.usage, 'the command line, or a file named in it, makes no sense'],
  [EXIT.defect, 'a defect of this program'],
  [EXIT.interrupted, 'interrupted; what was done by then is reported'],
];

/** The front page: all commands. */
export function overview(commands: readonly Command[], screen: Screen): string {
  const { bold } = paletteOf(screen);
  return [
    'Parlor: tabletop games in the terminal, and the tools that keep their rules honest.',
    '',
    bold('Usage'),
    '  parlor <command> [options]',
    '  parlor <command> --help',
    '',
    bold('Commands'),
    pairs(commands.map(({ name, takes, summary }) => [`${name} ${takes}`.trim(), summary])),
    '',
    bold('Start here'),
    pairs([
      ['parlor play', 'choose a game and play it against bots'],
      ['parlor games', 'what there is to play'],
    ]),
    '',
    bold('Exit codes'),
    pairs(EXIT_CODES.map(([code, meaning]) => [String(code), meaning])),
    '',
  ].join('\n');
}

export function helpPage(command: Command, screen: Screen): string {
  const { bold } = paletteOf(screen);
  const width = Math.min(WIDEST, screen.columns);
  const options = [
    ...command.options.map(({ flag, about }) => [flag, about] as const),
    HELP_OPTION,
  ];
  return [
    wrap(command.about, width),
    '',
    bold('Usage'),
    `  parlor ${command.name} ${command.takes}`.trimEnd() + ' [options]',
    '',
    bold('Options'),
    pairs(options, width),
    '',
    bold('Examples'),
    ...command.examples.flatMap(({ line, does }) => [`  ${line}`, wrap(does, width, '      ')]),
    '',
  ].join('\n');
}

const HELP_OPTION = ['--help', 'this page'] as const;

/** Names on the left, what they mean on the right. */
function pairs(rows: readonly (readonly [string, string])[], width = WIDEST): string {
  const left = Math.max(...rows.map(([name]) => name.length));
  const indent = ' '.repeat(left + 4);
  return rows
    .map(
      ([name, meaning]) => `  ${padEnd(name, left)}  ${wrap(meaning, width, indent).trimStart()}`,
    )
    .join('\n');
}
