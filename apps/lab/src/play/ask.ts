/** Puts a question to the person at the terminal until there is an answer to it. */

import type { AnyGame, AnyText, Rng } from '@parlor/kit';
import { WIDE } from '@parlor/kit';
import type { Terminal } from '@parlor/messages/terminal';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { type Listed, plain, type Reading, readAnswer } from './reading.ts';
import { type AnyUpdate, numberOf, type TableView } from './tableView.ts';

export type Reply =
  /** `ifRefused`: what to say as well if it is no legal move. */
  | { readonly type: 'move'; readonly input: unknown; readonly ifRefused?: string }
  | { readonly type: 'quit' }
  /** No more input, or Ctrl-C; `Io` knows which. */
  | { readonly type: 'ended' };

const LOG_LINES = 40;

/** What can be typed in place of an answer. */
const COMMANDS = ['help', 'rules', 'cards', 'table', 'log', 'values', 'quit'] as const;
type Command = (typeof COMMANDS)[number];

/** Known in every language, for fingers that know them. */
const SIGNS: Readonly<Record<string, Command>> = { '?': 'help', q: 'quit' };

/** What may be answered. */
export interface LegalMoves {
  readonly moves: readonly unknown[];
  /** Is there nothing else? Where there is too much to list, these are the plain ones. */
  readonly isWhole: boolean;
}

export function legalMoves(
  game: AnyGame,
  text: AnyText,
  { view, question }: AnyUpdate,
  rng: Rng,
): LegalMoves {
  // The seat's moves are the same in every world that fits its view: no need for the truth.
  const world = game.worlds(view)(rng);
  const { seat } = question!;
  const moves: unknown[] = [];
  const count = game.moves(world, seat, moves);
  if (count !== WIDE) return { moves: moves.slice(0, count), isWhole: true };
  const plainMoves: readonly unknown[] = text.plainMoves?.(view) ?? [];
  const legal = plainMoves.filter((move) => game.check(world, seat, move) === undefined);
  return { moves: legal, isWhole: false };
}

interface Asking {
  readonly update: AnyUpdate;
  readonly listed: readonly Listed[];
  /** Is nothing else possible? */
  readonly isWhole: boolean;
  readonly listValues?: (() => string) | undefined;
}

export async function ask(io: Io, table: TableView, asking: Asking): Promise<Reply> {
  const { accent } = paletteOf(io.out);
  for (;;) {
    const line = await io.readLine(accent('> '));
    if (line === undefined) return { type: 'ended' };
    const typed = line.trim();
    if (!io.interactive) table.say(typed);
    if (typed === '') continue;
    const command = commandIn(typed, io.m);
    if (command?.name === 'quit') return { type: 'quit' };
    if (command) {
      obey(command, io.m, table, asking);
      continue;
    }
    const { update, listed, isWhole } = asking;
    const read = (text: string): unknown => table.read(update, text);
    const reading = readAnswer({ typed, listed, read });
    if (reading.type === 'move') {
      const { input } = reading;
      if (!reading.isLineToo) return { type: 'move', input };
      return { type: 'move', input, ifRefused: io.m.play.numberIsNoLine({ typed }) };
    }
    table.tell(whyNot(reading, typed, io.m, asking));
    if (!isWhole) table.typing(update);
  }
}

interface Given {
  readonly name: Command;
  /** What comes after it. */
  readonly about: string;
}

/** '?', '? Bump', 'cards', or what these are called in the language of the terminal; manuals say it in English. */
export function commandIn(typed: string, { play }: Terminal): Given | undefined {
  const sign = typed.startsWith('?') ? '?' : typed;
  if (sign === '?' && typed !== '?') return { name: 'cards', about: typed.slice(1).trim() };
  const said = plain(typed);
  const name =
    SIGNS[sign] ??
    COMMANDS.find((one) => said === plain(play.commands[one])) ??
    COMMANDS.find((one) => said === one);
  return name && { name, about: '' };
}

function obey({ name, about }: Given, m: Terminal, table: TableView, asking: Asking): void {
  const { update, listed, isWhole, listValues } = asking;
  switch (name) {
    case 'help':
      return table.help(update, listed, commandHelp(m, listValues !== undefined));
    case 'rules':
      return table.rules();
    case 'cards':
      if (!table.cards(update, about)) table.tell(m.play.noSuchCard({ name: about.slice(0, 60) }));
      return;
    case 'table':
      table.board(update);
      table.question(update);
      return table.answers(update, listed, isWhole);
    case 'log':
      return table.tell(table.log.slice(-LOG_LINES).join('\n'));
    case 'values':
      return table.say(listValues?.() ?? m.play.noValues);
    case 'quit':
  }
}

const commandHelp = ({ play }: Terminal, hasValues: boolean) =>
  COMMANDS.filter((name) => name !== 'values' || hasValues).map(
    (name) => [play.commands[name], play.commandHelp[name]] as const,
  );

function whyNot(reading: Reading, typed: string, { play }: Terminal, { listed }: Asking): string {
  const shown = typed.slice(0, 60);
  switch (reading.type) {
    case 'no-line':
      return listed.length > 0
        ? play.noLine({ last: listed.length })
        : play.noAnswer({ typed: shown });
    case 'number':
      return play.numberIsNoLine({ typed: shown });
    case 'several':
      return play.notUnique({
        typed: shown,
        lines: reading.lines.map((at) => `${numberOf(at)} ${listed[at]!.words}`),
      });
    default:
      return listed.length > 0
        ? `${play.noAnswer({ typed: shown })} ${play.fromList}`
        : play.noAnswer({ typed: shown });
  }
}
