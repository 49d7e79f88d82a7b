/** What one person is told: the log, the tags at the seats, and what a screen reader says. */

import { signal } from '@preact/signals';
import type { Seat, Who } from '@parlor/kit';
import type { AnyWords } from '@parlor/registry/words';

interface LogLine {
  readonly id: number;
  readonly seat: Seat | undefined;
  readonly text: string;
}

const LONGEST_LOG = 400;

/** Said twice in a row, a sentence is heard only if something about it differs. */
const AGAIN = '\u00a0';

export class Telling {
  readonly log = signal<readonly LogLine[]>([]);
  /** What each seat did last, in words. */
  readonly says = signal<ReadonlyMap<Seat, string>>(new Map());
  /** For screen readers: what happened, and that it is my turn. */
  readonly announcement = signal('');
  readonly call = signal('');
  private lines = 0;

  constructor(
    private readonly words: Pick<AnyWords, 'happened'>,
    private readonly who: Who,
  ) {}

  /** Writes what happened into the log and on the tags; the sentences are what was new. */
  note(steps: readonly (readonly unknown[])[], view: unknown): string[] {
    const fresh: LogLine[] = [];
    const says = new Map(this.says.peek());
    for (const event of steps.flat()) {
      const text = this.words.happened(event, this.who, view);
      if (text === undefined) continue;
      const { seat } = event as { readonly seat?: unknown };
      const of = typeof seat === 'number' ? seat : undefined;
      fresh.push({ id: ++this.lines, seat: of, text });
      if (of !== undefined) says.set(of, text);
    }
    if (fresh.length === 0) return [];
    this.log.value = [...this.log.peek(), ...fresh].slice(-LONGEST_LOG);
    this.says.value = says;
    return fresh.map(({ text }) => text);
  }

  /** A line of ours between those of the game. */
  add(text: string): void {
    this.log.value = [...this.log.peek(), { id: ++this.lines, seat: undefined, text }].slice(
      -LONGEST_LOG,
    );
  }

  /** Everything anew. */
  restart(steps: readonly (readonly unknown[])[], view: unknown): void {
    this.log.value = [];
    this.says.value = new Map();
    this.note(steps, view);
  }

  announce(text: string): void {
    this.announcement.value = text === this.announcement.peek() ? text + AGAIN : text;
  }

  summon(text: string): void {
    this.call.value = text !== '' && text === this.call.peek() ? text + AGAIN : text;
  }
}
