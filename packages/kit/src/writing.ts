/** What texts of a language are held to, and what a catalogue is excused from. Read by tests; no words of any language. */

/** How a language is written: `writing` of its grammar. */
export interface Writing {
  /** Signs in the wrong place. */
  readonly misplaced: RegExp;
  /** Something between quotation marks, as this language sets them. */
  readonly quoted: RegExp;
  /** Words that give the language away: no other language of the house has them. */
  readonly words: readonly string[];
  /** Letters and signs that do. */
  readonly letters?: string;
  /** Words of the language that the house does not use, such as another way to address somebody. */
  readonly avoided?: readonly string[];
}

/** Of one catalogue in one language: `held.ts` in its folder. */
export interface Held {
  /**
   * Entries that are rightly the same as in English, and why: by path, `*` at the end for all that lies below.
   * Texts without a letter need none.
   */
  readonly same: Readonly<Record<string, string>>;
  /** The same of whole texts that are made of several entries; `#` stands for figures. */
  readonly sameTexts?: Readonly<Record<string, string>>;
  /** Words that give the language away in this catalogue, beside those of its grammar. */
  readonly words?: readonly string[];
  /** Words of other languages that are at home in this one as well. */
  readonly shared?: readonly string[];
}
