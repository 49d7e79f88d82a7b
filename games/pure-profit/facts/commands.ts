/** The words of the notation, to which each language has its own. */

/** What a typed move can begin with. */
export const VERBS = [
  ...(['draw', 'take', 'settle', 'lay', 'bank', 'discard', 'choose'] as const),
  ...(['steal', 'rob', 'pass', 'stop', 'finish'] as const),
] as const;

/** What can follow. */
export const NOUNS = [
  ...(['bankrupt', 'lowest', 'highest', 'steal', 'one', 'two', 'three'] as const),
  ...(['from', 'nobody', 'discard'] as const),
] as const;

type Synonyms<Word extends string> = Readonly<Record<Word, readonly string[]>>;

/** The words of one language, in small letters, for each of these; and those that say nothing. */
export interface Commands {
  readonly verbs: Synonyms<(typeof VERBS)[number]>;
  readonly nouns: Synonyms<(typeof NOUNS)[number]>;
  readonly noise: readonly string[];
}
