/**
 * What a table screen shows and does, between the session and the picture:
 * paces what happens, keeps the log, knows what is legal, sends answers.
 */

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Illegal, Seat } from '@parlor/kit';
import type { AnyWords } from '@parlor/registry/words';
import { refusal } from '@parlor/match';
import { speed } from '../app/settings.ts';
import type { BotHint } from '../engine/calls.ts';
import { engine } from '../engine/engine.ts';
import { t } from '../words/words.ts';
import { play } from './sound.ts';
import type { Lesson } from './gameTable.ts';
import type { ChatLine, Moment, SeatState, Session } from './session.ts';

export interface LogLine {
  readonly id: number;
  readonly seat: Seat | undefined;
  readonly text: string;
}

export type Hints = 'none' | 'thinking' | readonly BotHint[];

/** How long a moment stays before the next one comes. */
const PACE_MS = { calm: 1500, normal: 750, quick: 300, instant: 0 } as const;

/** Whoever is further behind than this sees the newest at once. */
const MOST_BEHIND = 3;
const LONGEST_LOG = 400;

/** So long a line of talk hangs beside its seat. */
const TALK_MS = 7000;

export class TableModel {
  /** What the screen shows now; the session may be a little further. */
  readonly shown = signal<Moment | undefined>(undefined);
  /** The one shown before it: what the picture moves away from. */
  readonly before = signal<Moment | undefined>(undefined);
  readonly log = signal<readonly LogLine[]>([]);
  /** What each seat did last, in words. */
  readonly says = signal<ReadonlyMap<Seat, string>>(new Map());
  /** My legal moves; null when they cannot be listed, undefined while I am not asked or they are being looked up. */
  readonly legal = signal<readonly unknown[] | null | undefined>(undefined);
  /** Why the last try was refused, in words. */
  readonly refusal = signal<string | undefined>(undefined);
  readonly isSending = signal(false);
  readonly hints = signal<Hints>('none');
  /** What somebody has just said, by seat, for a moment. */
  readonly talk = signal<ReadonlyMap<Seat, string>>(new Map());
  /** Lines of talk nobody has looked at yet. */
  readonly unread = signal(0);
  /** For screen readers: what happened, and that it is my turn. */
  readonly announcement = signal('');
  readonly call = signal('');

  readonly seats: ReadonlySignal<readonly SeatState[]>;
  readonly me: ReadonlySignal<Seat | undefined>;
  /** Am I asked right now, with nothing still to be shown? */
  readonly isMyTurn: ReadonlySignal<boolean>;
  readonly isOver: ReadonlySignal<boolean>;

  private readonly queue: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastVersion = -1;
  private lines = 0;
  private readonly stop: (() => void)[] = [];

  constructor(
    readonly session: Session,
    readonly words: AnyWords,
    readonly lessons: readonly Lesson[] = [],
  ) {
    this.seats = session.seats;
    this.me = computed(() => {
      const viewer = this.shown.value?.viewer;
      return typeof viewer === 'number' ? viewer : undefined;
    });
    this.isMyTurn = computed(
      () => this.shown.value?.question !== undefined && !this.isSending.value,
    );
    this.isOver = computed(() => this.shown.value?.outcome !== undefined);
    this.stop.push(effect(() => this.take(session.moment.value)));
    this.stop.push(effect(() => this.listen(session.chat.value)));
  }

  /** Names, and 'You' for oneself. */
  readonly who = (seat: Seat): string =>
    seat === this.me.peek()
      ? t('you')
      : (this.seats.peek()[seat]?.name ?? t('seat', { number: seat + 1 }));

  // What happens

  private take(moment: Moment | undefined): void {
    if (!moment || moment.version === this.lastVersion) return;
    this.lastVersion = moment.version;
    this.queue.push(moment);
    if (this.timer === undefined) this.next();
    else if (this.queue.length > MOST_BEHIND) this.skip();
  }

  /** Shows everything that is waiting, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length > 0) this.show(this.queue.shift()!);
  }

  /** Leaves what is shown on the table for so long before the next comes; not where everything is instant. */
  hold(ms: number): void {
    if (speed.peek() === 'instant') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, ms);
  }

  /** Goes to a moment of a finished match at once; `earlier` are those before it, for the log. */
  jump(moment: Moment, earlier: readonly Moment[]): void {
    batch(() => {
      this.before.value = this.shown.peek();
      this.shown.value = moment;
      this.log.value = [];
      this.says.value = new Map();
      for (const one of earlier) this.note(one);
      const told = this.note(moment);
      this.announcement.value = told.join(' ');
    });
  }

  private next(): void {
    const moment = this.queue.shift();
    if (!moment) {
      this.timer = undefined;
      return;
    }
    this.show(moment);
    const pause = moment.events.length > 0 ? PACE_MS[speed.peek()] : 0;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, pause);
  }

  private show(moment: Moment): void {
    batch(() => {
      this.before.value = this.shown.peek();
      this.shown.value = moment;
      this.refusal.value = undefined;
      this.isSending.value = false;
      this.hints.value = 'none';
      this.legal.value = undefined;
      this.tell(moment);
    });
    if (moment.question) void this.lookUp(moment);
  }

  /** Writes what happened into the log and on the tags; the sentences are what was new. */
  private note({ events, view }: Moment): string[] {
    const told: string[] = [];
    for (const event of events) {
      const text = this.words.happened(event, this.who, view);
      if (text === undefined) continue;
      const seat = (event as { readonly seat?: unknown }).seat;
      const of = typeof seat === 'number' ? seat : undefined;
      this.log.value = [...this.log.peek(), { id: ++this.lines, seat: of, text }].slice(
        -LONGEST_LOG,
      );
      if (of !== undefined) this.says.value = new Map(this.says.peek()).set(of, text);
      told.push(text);
    }
    return told;
  }

  private tell(moment: Moment): void {
    const { view, question, outcome } = moment;
    const told = this.note(moment);
    if (told.length > 0) {
      this.announcement.value = told.join(' ');
      play('lay');
    }
    if (question && !outcome) {
      this.call.value = `${t('your-turn')} ${this.words.question(view, question, this.who)}`;
      play('turn');
    } else this.call.value = '';
  }

  private heard = 0;

  /** Shows the newest line of talk beside its seat for a while. */
  private listen(chat: readonly ChatLine[]): void {
    const fresh = chat.slice(this.heard);
    const isFirst = this.heard === 0 && chat.length > 1;
    this.heard = chat.length;
    const line = fresh.at(-1);
    if (!line || isFirst) return;
    this.unread.value = this.unread.peek() + fresh.length;
    const seat = line.player.startsWith('seat:')
      ? Number(line.player.slice('seat:'.length))
      : this.seats.peek().findIndex(({ name }) => name === line.name);
    if (seat < 0) return;
    this.talk.value = new Map(this.talk.peek()).set(seat, line.text);
    this.announcement.value = `${line.name}: ${line.text}`;
    setTimeout(() => {
      const talk = new Map(this.talk.peek());
      if (talk.get(seat) === line.text) talk.delete(seat);
      this.talk.value = talk;
    }, TALK_MS);
  }

  // What I may do

  private async lookUp(moment: Moment): Promise<void> {
    const legal = await engine.legal(this.session.game, moment.view, moment.viewer as Seat);
    if (this.shown.peek() === moment) this.legal.value = legal;
  }

  /** Why a move is not allowed, in words; undefined when it is. */
  async whyNot(move: unknown): Promise<string | undefined> {
    const moment = this.shown.peek();
    if (!moment || typeof moment.viewer !== 'number') return undefined;
    const why = await engine.check(this.session.game, moment.view, moment.viewer, move);
    return why ? this.say(why) : undefined;
  }

  /** A refusal in the game's words, the referee's, or our own. */
  say(why: Illegal): string {
    return refusal(why) ?? this.words.refused(why, this.who);
  }

  /** Shows why something cannot be done, without trying it. */
  explain(text: string | undefined): void {
    this.refusal.value = text;
    if (text !== undefined) {
      this.announcement.value = text;
      play('error');
    }
  }

  /** Answers my question. */
  async send(move: unknown): Promise<void> {
    const question = this.shown.peek()?.question;
    if (!question || this.isSending.peek()) return;
    this.isSending.value = true;
    const why = await this.session.answer(question.id, move);
    if (!why) return;
    this.isSending.value = false;
    this.explain(this.say(why));
  }

  async takeBack(): Promise<void> {
    const why = await this.session.takeBack();
    if (why) this.explain(t('take-back.refused'));
  }

  // Help

  async askHints(): Promise<void> {
    const moment = this.shown.peek();
    if (!moment?.question || typeof moment.viewer !== 'number') return;
    this.hints.value = 'thinking';
    const hints = await engine.hints(this.session.game, moment.view, moment.viewer);
    if (this.shown.peek() === moment) this.hints.value = hints;
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stop) stop();
    this.session.close();
  }
}
