/** What somebody has typed as an answer. */

/** An answer that is listed: its move, and the words that stand in the list. */
export interface Listed {
  readonly move: unknown;
  readonly words: string;
}

export type Reading =
  /** `isLineToo`: a bare number, and a line has it as well. */
  | { readonly type: 'move'; readonly input: unknown; readonly isLineToo?: boolean }
  /** So many lines begin like this. */
  | { readonly type: 'several'; readonly lines: readonly number[] }
  /** A line that is not there. */
  | { readonly type: 'no-line' }
  /** A bare number, which the game cannot read here, though a line has it. */
  | { readonly type: 'number' }
  | { readonly type: 'nothing' };

interface Wish {
  readonly typed: string;
  readonly listed: readonly Listed[];
  /** The game's own way to write moves. */
  readonly read: (typed: string) => unknown;
}

const NOTHING: Reading = { type: 'nothing' };

/**
 * Lines are chosen by '#' and their number, which is no card of any game: a bare number is always what the game makes of
 * it. The words of a line are as good, whole or as far as they tell it from all others.
 */
export function readAnswer({ typed, listed, read }: Wish): Reading {
  if (typed.startsWith('#')) return lineIn(typed.slice(1).trim(), listed);
  if (typed.startsWith('{')) return readJson(typed);
  const text = plain(typed);
  const whole = listed.filter(({ words }) => plain(words) === text);
  if (whole.length === 1) return { type: 'move', input: whole[0]!.move };
  const isLine = /^\d+$/.test(text) && lineIn(text, listed).type === 'move';
  const input = read(typed);
  if (input !== undefined) return { type: 'move', input, ...(isLine && { isLineToo: true }) };
  if (/^\d+$/.test(text)) {
    return listed.length === 0 ? NOTHING : { type: isLine ? 'number' : 'no-line' };
  }
  return begun(text, listed);
}

function lineIn(digits: string, listed: readonly Listed[]): Reading {
  const line = /^\d{1,4}$/.test(digits) ? listed[Number(digits) - 1] : undefined;
  return line ? { type: 'move', input: line.move } : { type: 'no-line' };
}

function readJson(text: string): Reading {
  try {
    return { type: 'move', input: JSON.parse(text) as unknown };
  } catch {
    return NOTHING;
  }
}

/** Fewer letters than this are a slip, not an answer. */
const FEWEST_LETTERS = 2;

function begun(text: string, listed: readonly Listed[]): Reading {
  if (text.length < FEWEST_LETTERS) return NOTHING;
  const lines = listed.flatMap(({ words }, at) => (plain(words).startsWith(text) ? [at] : []));
  if (lines.length === 0) return NOTHING;
  return lines.length === 1
    ? { type: 'move', input: listed[lines[0]!]!.move }
    : { type: 'several', lines };
}

/** Case, accents, punctuation and further blanks are forgiven; signs such as $ and + are not. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}\p{S}]+/gu, ' ')
    .trim();
