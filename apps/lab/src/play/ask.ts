/** Puts a question to the person at the terminal until there is an answer to it. */

import type { AnyGame, Rng } from '@parlor/kit';
import { WIDE } from '@parlor/kit';
import type { AnyWords } from '@parlor/registry/words';
import type { Io } from '../io.ts';
import { paletteOf } from '../text/colour.ts';
import { plural } from '../text/numbers.ts';
import type { AnyUpdate, TableView } from './tableView.ts';

export type Reply =
  | { readonly type: 'move'; readonly input: unknown }
  | { readonly type: 'quit' }
  /** No more input, or Ctrl-C; `Io` knows which. */
  | { readonly type: 'ended' };

const LOG_LINES = 40;

const HELP = `Answer with a number from the list, or type the move.
  ?  this help      b  the table again      l  what happened so far, in full      q  stop playing`;

const VALUES_HELP = '  v  every card and value, from the rulebook or rebuilt';

/** The legal moves, listed; undefined where there are too many. */
export function legalMoves(
  game: AnyGame,
  { view, question }: AnyUpdate,
  rng: Rng,
): unknown[] | undefined {
  // The seat's moves are the same in every world that fits its view: no need for the truth.
  const world = game.worlds(view)(rng);
  const moves: unknown[] = [];
  const count = game.moves(world, question!.seat, moves);
  return count === WIDE ? undefined : moves.slice(0, count);
}

export async function ask(
  io: Io,
  table: TableView,
  words: AnyWords,
  update: AnyUpdate,
  moves: readonly unknown[] | undefined,
  listValues?: () => string,
): Promise<Reply> {
  const { accent } = paletteOf(io.out);
  for (;;) {
    const line = await io.readLine(accent('> '));
    if (line === undefined) return { type: 'ended' };
    const text = line.trim();
    if (!io.interactive) table.say(text);
    if (text === 'v' && listValues) {
      table.say(listValues());
      continue;
    }
    switch (text) {
      case '':
        break;
      case '?':
        table.say(HELP);
        if (listValues) table.say(VALUES_HELP);
        table.say(words.typing(update.view, update.question!.decision));
        table.answers(update, moves);
        break;
      case 'b':
        table.board(update);
        table.question(update);
        table.answers(update, moves);
        break;
      case 'l':
        table.say(table.log.slice(-LOG_LINES).join('\n'));
        break;
      case 'q':
        return { type: 'quit' };
      default: {
        const input = read(text, table, update, moves);
        if (input !== undefined) return { type: 'move', input };
        table.say(howTo(text, words, update, moves));
      }
    }
  }
}

/** A number from the list, JSON, or the game's own way of writing moves. */
function read(
  text: string,
  table: TableView,
  update: AnyUpdate,
  moves: readonly unknown[] | undefined,
): unknown {
  const listed = moves && /^\d{1,4}$/.test(text) ? moves[Number(text) - 1] : undefined;
  if (listed !== undefined) return listed;
  if (text.startsWith('{')) return readJson(text);
  return table.read(update, text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function howTo(
  text: string,
  words: AnyWords,
  { view, question }: AnyUpdate,
  moves: readonly unknown[] | undefined,
): string {
  if (moves && /^\d+$/.test(text))
    return `There are ${plural(moves.length, 'answer')} to choose from.`;
  return `“${text.slice(0, 60)}” is no answer here. ${words.typing(view, question!.decision)}`;
}
