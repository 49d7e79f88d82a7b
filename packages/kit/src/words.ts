/**
 * A game in words: the table as text, what happened, what is asked, what may
 * be answered. The terminal prints them, the web app's log and screen reader
 * speak them. Rules never look at them.
 */

import type { Decision, GameTypes, Illegal } from './game.ts';
import type { Seat } from './seatSet.ts';

/**
 * What a seat is called: a player's name, or 'You'. Sentences keep to the past
 * tense, which fits both; see `midSentence` for names further on in one.
 */
export type Who = (seat: Seat) => string;

// Like `AnyGame`: nothing narrower than `any` accepts the words of every game.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyWords = Words<any>;

export interface Words<T extends GameTypes> {
  readonly name: string;

  /** What the game is, in one line. */
  readonly tagline: string;

  /**
   * The table as the view's owner sees it, in lines that can be read out: the
   * owner's hand, what lies on the table, then the seats. A line about a seat
   * begins with its name and a colon; one that belongs to the line above is
   * indented by two spaces. Figures say what they count; no signs, no columns.
   */
  board(view: T['View'], who: Who): string;

  /**
   * One sentence for the log, or undefined where the table has nothing to read.
   * With any view of the match, a table's own components are called by their names.
   */
  happened(event: T['Event'], who: Who, view?: T['View']): string | undefined;

  /** The sentences behind one that is too short for them, for whoever wants to read on. */
  details?(event: T['Event'], who: Who, view?: T['View']): readonly string[];

  /** What is asked of the view's owner, as a question. */
  question(view: T['View'], decision: Decision, who: Who): string;

  /** A move as an answer to choose from a list. */
  answer(view: T['View'], move: T['Move'], who: Who): string;

  /** How to type an answer where the moves are too many to list. */
  typing(view: T['View'], decision: Decision): string;

  /**
   * Reads a typed answer; undefined when it makes no sense. `typing` says how
   * it is written. With `who`, players can be called by their names.
   */
  read(view: T['View'], text: string, who?: Who): T['Move'] | undefined;

  /** Why a move was refused: a sentence for every code that `check` and `checkTable` can give. */
  refused(why: Illegal, who: Who): string;
}
