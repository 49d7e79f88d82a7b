/** What a game's own keys do, for the list of keys. */

export interface KeyHelp {
  /** As the browser calls them. */
  readonly keys: readonly string[];
  /** As they are printed; those that belong together on one line. Words such as 'Arrows' are put into the language of the page. */
  readonly shown: string;
  /** Nothing where it is what the key does at every table. */
  readonly does: string;
}

/** The keys a game has described: it can have no others, so that none is missing in the list. */
export type KeysOf<Lines extends readonly KeyLine[]> = Partial<
  Record<Lines[number]['keys'][number], () => void>
>;

/** A line of the list as a game declares it: `does` names one of its messages. */
interface KeyLine<Name extends string = string> extends Pick<KeyHelp, 'keys' | 'shown'> {
  readonly does?: Name;
}

export const keyHelpOf = <Name extends string>(
  lines: readonly KeyLine<Name>[],
  messages: Readonly<Record<Name, string>>,
): readonly KeyHelp[] =>
  lines.map(({ keys, shown, does }) => ({
    keys,
    shown,
    does: does === undefined ? '' : messages[does],
  }));

export const DIGITS = {
  keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  shown: '1 – 9',
} as const;

/** The first digits, one for each of so many things to choose among. */
export const digitKeys = (
  count: number,
  press: (at: number) => void,
): Partial<Record<(typeof DIGITS.keys)[number], () => void>> =>
  Object.fromEntries(DIGITS.keys.slice(0, count).map((digit, at) => [digit, () => press(at)]));

/** Shown as a word, in the language of the page: the fonts of the house have no arrows to the sides. */
export const ARROWS = {
  keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  shown: 'Arrows',
} as const;

/** More and less: = is + without the shift key. */
export const PLUS_MINUS = { keys: ['+', '=', '-'], shown: '+ −' } as const;

/** Does the same at every table, and is explained there. */
export const ESCAPE = { keys: ['Escape'], shown: 'Esc' } as const;
