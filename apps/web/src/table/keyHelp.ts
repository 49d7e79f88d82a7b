/** What a game's own keys do, for the list of keys. */

export interface KeyHelp<Key extends string = string> {
  /** As the browser calls them. */
  readonly keys: readonly Key[];
  /** As they are printed; those that belong together on one line. */
  readonly shown: string;
  readonly does: string;
}

/** The keys a game has described: it can have no others, so that none is missing in the list. */
export type KeysOf<Help extends readonly KeyHelp[]> = Partial<
  Record<Help[number]['keys'][number], () => void>
>;

export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Shown as a word: the fonts of the house have no arrows to the sides. */
export const ARROWS = {
  keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  shown: 'Arrows',
} as const;

export const ESCAPE = {
  keys: ['Escape'],
  shown: 'Esc',
  does: 'choose nothing, close a sheet',
} as const;
