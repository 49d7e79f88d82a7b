/** What one person is told: the log, the tags at the seats, and what a screen reader says. */

import { signal } from '@preact/signals';
import type { Seat, Who } from '@parlor/kit';
import type { AnyWords } from '@parlor/registry/words';

interface LogLine {
  readonly id: number;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** The sentences behind it, for whoever unfolds it. */
  readonly more: readonly string[];
}

const NO_MORE: readonly string[] = [];

const LONGEST_LOG = 400;

/** Said twice in a row, a sentence is heard only if something about it differs. */
const AGAIN = '\u00a0';

const seatOr = (seat: unknown): Seat | undefined => (typeof seat === 'number' ? seat : undefined);

/** What comes within this while is read out together. */
const SAME_BREATH_MS = 1500;

export class Telling {
  readonly log = signal<readonly LogLine[]>([]);
  /** What each seat did last, in words. */
  readonly says = signal<ReadonlyMap<Seat, string>>(new Map());
  /** For screen readers: what happened, and that it is my turn. */
  readonly announcement = signal('');
  readonly call = signal('');
  private lines = 0;
  private announcedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly words: Pick<AnyWords, 'happened' | 'details'>,
    private readonly who: Who,
  ) {}

  /** Writes what happened into the log and on the tags; the sentences are what was new. */
  note(steps: readonly (readonly unknown[])[], view: unknown): string[] {
    const fresh: LogLine[] = [];
    const says = new Map(this.says.peek());
    for (const event of steps.flat()) {
      const text = this.words.happened(event, this.who, view);
      if (text === undefined) continue;
      const { seat, from } = event as { readonly seat?: unknown; readonly from?: unknown };
      const more = this.words.details?.(event, this.who, view) ?? NO_MORE;
      fresh.push({ id: ++this.lines, seat: seatOr(seat) ?? seatOr(from), text, more });
      if (typeof seat === 'number') says.set(seat, text);
    }
    if (fresh.length === 0) return [];
    this.log.value = [...this.log.peek(), ...fresh].slice(-LONGEST_LOG);
    this.says.value = says;
    return fresh.flatMap(({ text, more }) => [text, ...more]);
  }

  /** A line of ours between those of the game, or something that somebody said. */
  add(text: string, seat?: Seat): void {
    const line: LogLine = { id: ++this.lines, seat, text, more: NO_MORE };
    this.log.value = [...this.log.peek(), line].slice(-LONGEST_LOG);
  }

  /** Everything anew. */
  restart(steps: readonly (readonly unknown[])[], view: unknown): void {
    this.log.value = [];
    this.says.value = new Map();
    this.note(steps, view);
  }

  announce(text: string): void {
    this.announcement.value = text === this.announcement.peek() ? text + AGAIN : text;
    this.announcedAt = performance.now();
  }

  /** Beside what has just been announced, which must still be heard. */
  mention(text: string): void {
    const before = performance.now() - this.announcedAt < SAME_BREATH_MS;
    this.announce(before ? `${this.announcement.peek()} ${text}` : text);
  }

  summon(text: string): void {
    this.call.value = text !== '' && text === this.call.peek() ? text + AGAIN : text;
  }
}
