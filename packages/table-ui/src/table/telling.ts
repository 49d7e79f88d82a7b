/** What one person is told: the log, the tags at the seats, and what a screen reader says. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyText, People, Seat } from '@parlor/kit';
import type { StoodIn, ToldStep, ToldSteps } from '../surroundings/viewing.ts';
import { t } from '../words/words.ts';

/** Kept as what happened, and put into words when it is shown: whoever changes the language reads all of it anew. */
interface Entry {
  readonly id: number;
  /** How far the match was then. */
  readonly ply: number;
  readonly seat: Seat | undefined;
  /** Whose tag it stands on. */
  readonly tag: Seat | undefined;
  readonly event?: unknown;
  /** A line of ours, or something that somebody said. */
  readonly say?: () => string;
  /** A bot did it for somebody. */
  readonly stoodIn?: StoodIn | undefined;
}

export interface LogLine {
  readonly id: number;
  /** How far the match was then: a move's own lines stand at the ply it led to. */
  readonly ply: number;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** The sentences behind it, for whoever unfolds it. */
  readonly more: readonly string[];
  /** That a bot did it for somebody. */
  readonly mark: string | undefined;
}

type Speaker = Pick<AnyText, 'happened' | 'details'>;

const NO_MORE: readonly string[] = [];

const LONGEST_LOG = 400;

/** Said twice in a row, a sentence is heard only if something about it differs. */
const AGAIN = '\u00a0';

const seatOr = (seat: unknown): Seat | undefined => (typeof seat === 'number' ? seat : undefined);

/** What comes within this while is read out together. */
const SAME_BREATH_MS = 1500;

export class Telling {
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** What each seat did last, in words. */
  readonly says: ReadonlySignal<ReadonlyMap<Seat, string>>;
  /** For screen readers: what happened, and that it is my turn. */
  readonly announcement = signal('');
  readonly call = signal('');
  private readonly entries = signal<readonly Entry[]>([]);
  private readonly tags = signal<ReadonlyMap<Seat, Entry>>(new Map());
  /** Any view of the match: with it a table's own components are called by their names. */
  private view: unknown;
  private count = 0;
  private ply = 0;
  private announcedAt = Number.NEGATIVE_INFINITY;
  /** What has been put into words already, in which language. */
  private worded = new WeakMap<Entry, LogLine>();
  private wordedBy: Speaker | undefined;

  constructor(
    private readonly text: ReadonlySignal<Speaker>,
    private readonly people: People,
  ) {
    this.log = computed(() => {
      const speaker = text.value;
      return this.entries.value.map((entry) => this.inWords(entry, speaker));
    });
    this.says = computed(() => {
      const speaker = text.value;
      return new Map(
        [...this.tags.value].map(([seat, entry]) => [seat, this.inWords(entry, speaker).text]),
      );
    });
  }

  /** Writes what happened into the log and on the tags; the sentences are what was new. The last step led to `ply`. */
  note(steps: ToldSteps, view: unknown, ply: number): string[] {
    this.view = view;
    this.ply = ply;
    const speaker = this.text.peek();
    const first = ply + 1 - steps.length;
    const fresh = steps.flatMap((step, at) =>
      this.marked(this.entriesOf(step, speaker, first + at), step, first + at),
    );
    this.write(fresh);
    return fresh.flatMap((entry) => {
      const { text, more, mark } = this.inWords(entry, speaker);
      return [text, ...more, ...(mark === undefined ? [] : [mark])];
    });
  }

  private entriesOf(step: ToldStep, speaker: Speaker, ply: number): readonly Entry[] {
    return step.flatMap((event) => {
      if (speaker.happened(event, this.people, this.view) === undefined) return [];
      const { seat, from } = event as { readonly seat?: unknown; readonly from?: unknown };
      const tag = seatOr(seat);
      return [{ id: ++this.count, ply, seat: tag ?? seatOr(from), tag, event }];
    });
  }

  /** What a bot did for somebody is marked where it stands; what nobody is told of has a line that says so alone. */
  private marked(entries: readonly Entry[], { stoodIn }: ToldStep, ply: number): readonly Entry[] {
    if (!stoodIn) return entries;
    const { seat } = stoodIn;
    const own = entries.findIndex((entry) => entry.seat === seat);
    const at = Math.max(0, own);
    if (entries[at]) return entries.with(at, { ...entries[at], stoodIn });
    const say = () => this.stoodInWords(stoodIn);
    return [{ id: ++this.count, ply, seat, tag: undefined, say }];
  }

  private stoodInWords({ seat, by }: StoodIn): string {
    return t(by === 'time-out' ? 'away.timed-out' : 'away.stood-in', { who: this.people(seat) });
  }

  /** A line of ours between those of the game, or something that somebody said. */
  add(say: () => string, seat?: Seat, ply = this.ply): void {
    this.write([{ id: ++this.count, ply, seat, tag: undefined, say }]);
  }

  private write(fresh: readonly Entry[]): void {
    if (fresh.length === 0) return;
    this.entries.value = [...this.entries.peek(), ...fresh].slice(-LONGEST_LOG);
    const tagged = fresh.filter(({ tag }) => tag !== undefined);
    if (tagged.length > 0)
      this.tags.value = new Map([
        ...this.tags.peek(),
        ...tagged.map((entry) => [entry.tag!, entry] as const),
      ]);
  }

  private inWords(entry: Entry, speaker: Speaker): LogLine {
    if (this.wordedBy !== speaker) {
      this.worded = new WeakMap();
      this.wordedBy = speaker;
    }
    const known = this.worded.get(entry);
    if (known) return known;
    const { id, ply, seat, event, say, stoodIn } = entry;
    const text = say?.() ?? speaker.happened(event, this.people, this.view) ?? '';
    const more = say ? NO_MORE : (speaker.details?.(event, this.people, this.view) ?? NO_MORE);
    const mark = stoodIn && this.stoodInWords(stoodIn);
    const line = { id, ply, seat, text, more, mark };
    this.worded.set(entry, line);
    return line;
  }

  /** Everything anew. */
  restart(steps: ToldSteps, view: unknown, ply: number): void {
    this.entries.value = [];
    this.tags.value = new Map();
    this.note(steps, view, ply);
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
