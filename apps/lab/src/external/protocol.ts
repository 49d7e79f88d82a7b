/**
 * What Parlor and a bot in any language say to each other: JSON, a message a
 * line, over the bot's standard input and output. docs/write-a-bot.md explains
 * it to strangers; what changes here in a way that breaks their bots raises the number.
 */

export const PROTOCOL = 1;

/** The first line a bot hears. It answers with a `Greeting`. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** Answers that take longer count as late. */
  readonly limitMs: number;
}

export interface Ask {
  readonly type: 'ask';
  /** The answer names it. */
  readonly id: number;
  readonly seat: number;
  /** The question, in the game's own words. */
  readonly kind: string;
  /** How many moves were played before. */
  readonly ply: number;
  /** The same position with the same dice: whoever draws chance from here plays the same again. */
  readonly dice: number;
  readonly view: unknown;
  /** Everything that is legal; left out where that is too much. */
  readonly moves?: readonly unknown[];
  /** Some of what is legal, where `moves` is left out. */
  readonly examples?: readonly unknown[];
}

/** The last answer could not be played; another move was made in its place. */
export interface Refused {
  readonly type: 'refused';
  readonly id: number;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** No more questions. A bot ends when it hears this, or when its input ends. */
export interface Bye {
  readonly type: 'bye';
}

export type ToBot = Hello | Ask | Refused | Bye;

export interface Greeting {
  readonly type: 'hello';
  readonly protocol: number;
}

export interface Answer {
  readonly type: 'move';
  readonly id: number;
  readonly move: unknown;
}

export type FromBot = Greeting | Answer;

/** What a bot's line says, or in words why it says nothing. */
export function readLine(line: string): FromBot | string {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return `“${short(line)}” is not JSON`;
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) {
    return `“${short(line)}” is not a JSON object`;
  }
  const { type, protocol, id } = said as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'hello':
      if (typeof protocol !== 'number') return 'hello has no protocol number';
      return { type, protocol };
    case 'move':
      if (typeof id !== 'number') return `“${short(line)}” has no id`;
      if (!('move' in said)) return `“${short(line)}” has no move`;
      return { type, id, move: said.move };
    default:
      return `“${short(line)}” is neither hello nor a move`;
  }
}

const LONGEST_QUOTE = 80;

/** As much of a text from outside as fits a line, without anything that moves the cursor. */
const short = (text: string): string =>
  Array.from(text.replaceAll(/\p{C}/gu, '�')).slice(0, LONGEST_QUOTE).join('');
