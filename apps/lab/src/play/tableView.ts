/** What the person at the table reads. All of it comes from that seat's updates. */

import {
  type AnyText,
  type Chapter,
  type Explained,
  type Outcome,
  type People,
  plainProse,
  type Score,
  type Seat,
} from '@parlor/kit';
import type { Match, Update } from '@parlor/match';
import type { Terminal } from '@parlor/messages/terminal';
import type { Screen } from '../terminal/io.ts';
import type { Adviser } from '../games/labEntry.ts';
import { paletteOf } from '../text/colour.ts';
import { columns, hang, padEnd, proseWidth, table, wrap } from '../text/layout.ts';
import { type Listed, plain } from './reading.ts';

/** Longer lists are laid out in columns. */
const LONGEST_SINGLE_COLUMN = 6;

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyMatch = Match<any>;

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyUpdate = Update<any>;

interface Parts {
  readonly screen: Screen;
  readonly m: Terminal;
  readonly text: AnyText;
  readonly people: People;
  /** What final scores count. */
  readonly score: Score;
  /** Adds to each answer what it is worth. */
  readonly advise?: Adviser | undefined;
}

export class TableView {
  /** Every sentence so far, with what stands behind it on lines of its own. */
  readonly log: string[] = [];
  private printed = 0;

  constructor(private readonly parts: Parts) {}

  private get width(): number {
    return proseWidth(this.parts.screen.columns);
  }

  say(text = ''): void {
    this.parts.screen.write(`${text}\n`);
  }

  /** Says sentences, broken between words where a line ends. */
  tell(text: string): void {
    this.say(hang(text, this.width));
  }

  /** Takes note of what an update tells. */
  note({ events, view }: AnyUpdate): void {
    const { text, people } = this.parts;
    for (const event of events) {
      const sentence = text.happened(event, people, view);
      if (sentence === undefined) continue;
      const details = text.details?.(event, people, view) ?? [];
      this.log.push([sentence, ...details.map((line) => `    ${line}`)].join('\n'));
    }
  }

  /** Prints what happened since the last time; what stands behind it is in the log. */
  news(): void {
    const { faint } = paletteOf(this.parts.screen);
    for (; this.printed < this.log.length; this.printed++) {
      const [sentence] = this.log[this.printed]!.split('\n', 1);
      // Wrapped first: what makes letters faint has no width.
      this.say(hang(`· ${sentence}`, this.width).replace('·', faint('·')));
    }
  }

  board({ view }: AnyUpdate): void {
    const { screen, text, people } = this.parts;
    const { faint } = paletteOf(screen);
    this.say(faint('─'.repeat(Math.min(60, this.width))));
    this.tell(text.board(view, people));
  }

  question({ view, question }: AnyUpdate): void {
    if (!question) return;
    const { screen, text, people } = this.parts;
    const { bold } = paletteOf(screen);
    this.say();
    this.say(bold(wrap(text.question(view, question.decision, people), this.width)));
  }

  /** The answers that can be chosen, in words. */
  listed({ view }: AnyUpdate, moves: readonly unknown[]): Listed[] {
    const { text, people } = this.parts;
    return moves.map((move) => ({ move, words: text.answer(view, move, people) }));
  }

  /** The numbered answers; and how to type one, where there are others. */
  answers(update: AnyUpdate, listed: readonly Listed[], isWhole: boolean): void {
    if (listed.length > 0) this.numbered(update, listed);
    if (!isWhole) this.typing(update);
  }

  /** How to type an answer. */
  typing({ view, question }: AnyUpdate): void {
    const { screen, text } = this.parts;
    const { faint } = paletteOf(screen);
    if (question) this.say(faint(wrap(text.typing(view, question.decision), this.width)));
  }

  private numbered({ view }: AnyUpdate, listed: readonly Listed[]): void {
    const { m, advise } = this.parts;
    const digits = numberOf(listed.length - 1).length;
    const worth = advise?.(view);
    const items = listed.map(({ move, words }, at) => {
      const value = worth?.(move);
      const told = value === undefined ? '' : ` (${m.play.worth({ value })})`;
      return `${numberOf(at).padStart(digits)}  ${words}${told}`;
    });
    const width = items.length > LONGEST_SINGLE_COLUMN ? this.width - 2 : 0;
    const lines = columns(items, width).replace(/^/gm, '  ');
    this.say(hang(lines, this.width, ' '.repeat(digits + 2)));
  }

  /** What is asked, how it is answered, and what else can be typed. */
  help(
    update: AnyUpdate,
    listed: readonly Listed[],
    commands: readonly (readonly [name: string, does: string])[],
  ): void {
    const { text, m } = this.parts;
    this.question(update);
    if (listed.length > 0) {
      this.numbered(update, listed);
      this.say();
      this.say(wrap(m.play.fromList, this.width));
    }
    this.say(wrap(text.typing(update.view, update.question!.decision), this.width));
    this.say();
    this.say(m.play.orElse);
    const left = Math.max(...commands.map(([name]) => name.length));
    for (const [name, does] of commands) {
      const indent = ' '.repeat(left + 4);
      this.say(`  ${padEnd(name, left)}  ${wrap(does, this.width, indent).trimStart()}`);
    }
  }

  /** How the game is played. */
  rules(): void {
    for (const chapter of this.parts.text.howTo()) this.chapter(chapter);
  }

  private chapter({ title, paragraphs }: Chapter): void {
    const { bold } = paletteOf(this.parts.screen);
    this.say(bold(title));
    for (const paragraph of paragraphs) {
      // Wrapped first: what makes letters bold has no width.
      const lines = wrap(plainProse(paragraph), this.width, '  ');
      this.say(lines);
    }
    this.say();
  }

  /** Everything on this table, or what is called like this; false where nothing is. */
  cards({ view }: AnyUpdate, name = ''): boolean {
    const wanted = plain(name);
    const all = this.parts.text.glossary(view);
    const exact = all.filter((one) => plain(one.name) === wanted);
    const near = all.filter((one) => plain(one.name).includes(wanted));
    const found = exact.length > 0 ? exact : near;
    for (const one of found) this.explained(one);
    return found.length > 0;
  }

  private explained({ name, does }: Explained): void {
    const { bold } = paletteOf(this.parts.screen);
    this.say(bold(name));
    this.say(wrap(does, this.width, '  '));
  }

  /** A move as this game's players would type it; they may call each other by name. */
  read({ view }: AnyUpdate, typed: string): unknown {
    return this.parts.text.read(view, typed, this.parts.people);
  }

  /** What a seat is called where a name stands by itself. */
  called(seat: Seat): string {
    const { m, people } = this.parts;
    const { name, isReader } = people(seat);
    return isReader ? m.play.you : name;
  }

  result({ places, scores }: Outcome): void {
    const { m, score } = this.parts;
    const seats: Seat[] = places.map((_, seat) => seat);
    seats.sort((a, b) => places[a]! - places[b]!);
    const rows = seats.map((seat) => [
      m.play.placed({ place: places[seat]! }),
      this.called(seat),
      m.play.score[score]({ value: scores[seat]! }),
    ]);
    this.say(table([m.play.place, m.play.player, m.play.points], rows));
  }
}

/** How a line of the list is chosen. */
export const numberOf = (at: number): string => `#${at + 1}`;
