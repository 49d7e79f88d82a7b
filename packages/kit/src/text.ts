/**
 * A game in words: the table as text, what happened, what is asked, what may
 * be answered. The terminal prints them, the web app's log and screen reader
 * speak them. A game makes one of its messages in any language (`textOf` in
 * its `text` folder). Rules never look at it.
 */

import type { Decision, GameTypes, Illegal } from './game.ts';
import type { People } from './people.ts';

// Like `AnyGame`: nothing narrower than `any` accepts the text of every game.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyText = Text<any>;

export interface Text<T extends GameTypes> {
  /**
   * The table as the view's owner sees it, in lines that can be read out: the
   * owner's hand, what lies on the table, then the seats. A line about a seat
   * begins with its name and a colon; one that belongs to the line above is
   * indented by two spaces. Figures say what they count; no signs, no columns.
   */
  board(view: T['View'], people: People): string;

  /**
   * One sentence for the log, or undefined where the table has nothing to read.
   * With any view of the match, a table's own components are called by their names.
   */
  happened(event: T['Event'], people: People, view?: T['View']): string | undefined;

  /** The sentences behind one that is too short for them, for whoever wants to read on. */
  details?(event: T['Event'], people: People, view?: T['View']): readonly string[];

  /** Somebody let something go by: whoever reads the sentence alone does not learn what. */
  isPass?(event: T['Event']): boolean;

  /** What is asked of the view's owner, as a question. */
  question(view: T['View'], decision: Decision, people: People): string;

  /** A move as an answer to choose from a list. */
  answer(view: T['View'], move: T['Move'], people: People): string;

  /**
   * Where the moves are too many to list: the plain ones among them, which are listed all the same, as far as they are
   * legal. Left out where a game's moves can always be listed.
   */
  plainMoves?(view: T['View']): readonly T['Move'][];

  /** How to type an answer where the moves are too many to list. */
  typing(view: T['View'], decision: Decision): string;

  /**
   * Reads a typed answer; undefined when it makes no sense. `typing` says how
   * it is written. With `people`, players can be called by their names.
   */
  read(view: T['View'], text: string, people?: People): T['Move'] | undefined;

  /** Why a move was refused: a sentence for every code that `check` and `checkTable` can give. */
  refused(why: Illegal, people: People): string;

  /** A bot's reason for a move: a sentence for every code that its bots give. */
  reason(why: Illegal, people: People): string;

  /** How the game is played, from the beginning: the same messages as on the page. */
  howTo(): readonly Chapter[];

  /** Every card, ticket or place of this table by its name and what it does. */
  glossary(view: T['View']): readonly Explained[];
}

/** A chapter of how to play. Paragraphs mark **names of the game** that stand out. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface Explained {
  readonly name: string;
  readonly does: string;
}
