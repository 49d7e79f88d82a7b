/** What the person at the table reads. All of it comes from that seat's updates. */

import type { Outcome, Seat, Who } from '@parlor/kit';
import type { Update } from '@parlor/match';
import type { AnyWords } from '@parlor/registry/words';
import type { Screen } from '../io.ts';
import { paletteOf } from '../text/colour.ts';
import { columns, table } from '../text/layout.ts';
import type { Adviser } from '../labEntry.ts';

/** Longer lists are laid out in columns. */
const LONGEST_SINGLE_COLUMN = 6;

const WIDEST = 100;

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyUpdate = Update<any>;

export class TableView {
  /** Every sentence so far, with what stands behind it on lines of its own. */
  readonly log: string[] = [];
  private printed = 0;

  constructor(
    private readonly screen: Screen,
    private readonly words: AnyWords,
    private readonly who: Who,
    /** Adds to each answer what it is worth. */
    private readonly advise?: Adviser,
  ) {}

  private get width(): number {
    return Math.min(WIDEST, this.screen.columns);
  }

  say(text = ''): void {
    this.screen.write(`${text}\n`);
  }

  /** Takes note of what an update tells. */
  note({ events, view }: AnyUpdate): void {
    for (const event of events) {
      const sentence = this.words.happened(event, this.who, view);
      if (sentence === undefined) continue;
      const details = this.words.details?.(event, this.who, view) ?? [];
      this.log.push([sentence, ...details.map((text) => `    ${text}`)].join('\n'));
    }
  }

  /** Prints what happened since the last time; what stands behind it is in the log. */
  news(): void {
    const { faint } = paletteOf(this.screen);
    for (; this.printed < this.log.length; this.printed++) {
      this.say(`${faint('·')} ${this.log[this.printed]!.split('\n', 1)[0]}`);
    }
  }

  board({ view }: AnyUpdate): void {
    const { faint } = paletteOf(this.screen);
    this.say(faint('─'.repeat(Math.min(60, this.width))));
    this.say(this.words.board(view, this.who));
  }

  question({ view, question }: AnyUpdate): void {
    if (!question) return;
    const { bold } = paletteOf(this.screen);
    this.say();
    this.say(bold(this.words.question(view, question.decision, this.who)));
  }

  /** The numbered answers, or how to type one. */
  answers({ view, question }: AnyUpdate, moves: readonly unknown[] | undefined): void {
    if (!question) return;
    const { faint } = paletteOf(this.screen);
    if (!moves) {
      this.say(faint(this.words.typing(view, question.decision)));
      return;
    }
    const digits = String(moves.length).length;
    const worth = this.advise?.(view);
    const items = moves.map((move, index) => {
      const value = worth?.(move);
      const answer = this.words.answer(view, move, this.who);
      return `${String(index + 1).padStart(digits)}  ${answer}${value ? ` (${value})` : ''}`;
    });
    const width = items.length > LONGEST_SINGLE_COLUMN ? this.width - 2 : 0;
    this.say(columns(items, width).replace(/^/gm, '  '));
  }

  /** A move as this game's players would type it; they may call each other by name. */
  read({ view }: AnyUpdate, text: string): unknown {
    return this.words.read(view, text, this.who);
  }

  result({ places, scores }: Outcome): void {
    const seats: Seat[] = places.map((_, seat) => seat);
    seats.sort((a, b) => places[a]! - places[b]!);
    const rows = seats.map((seat) => [places[seat]!, this.who(seat), scores[seat]!]);
    this.say(table(['place', 'player', 'points'], rows));
  }
}
