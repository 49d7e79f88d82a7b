/**
 * What a table screen shows and does, between its surroundings and the picture:
 * paces what happens, knows what is legal, sends answers. It belongs to one
 * viewer from beginning to end: whoever comes after at the same device gets a
 * model of their own, and nothing of what this one was told.
 */

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AnyText, Illegal, People, Seat, Viewer } from '@parlor/kit';
import { phraseText } from '../words/phrases.ts';
import { t } from '../words/words.ts';
import { isStillAsked, wentBack } from './following.ts';
import { ForcedAnswers } from './forced.ts';
import type { Lesson } from './gameTable.ts';
import type { Hints } from './hints.ts';
import { refusalInWords } from './refusing.ts';
import type { Services, Sound } from '../surroundings/services.ts';
import type { Said } from '../surroundings/social.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import type { Moment, SeatState } from '../surroundings/viewing.ts';
import { type Remark, TableTalk } from './talk.ts';
import { type LogLine, Telling } from './telling.ts';
import { ViewerEngine } from './viewerEngine.ts';

/** What is laid over the table or folded out beside it. */
export type SheetName =
  | 'none'
  | 'log'
  | 'hint'
  | 'talk'
  | 'menu'
  | 'standing'
  | 'keys'
  | 'more'
  | 'since';

/** How long a moment stays before the next one comes. */
const PACE_MS = { calm: 1500, normal: 750, quick: 300, instant: 0 } as const;

/** Whoever is further behind than this sees the newest at once. */
const MOST_BEHIND = 3;

/** Whoever comes back is read so much of what was missed; the rest stands in the log. */
const MOST_SAID = 3;

/** What a bot said about a move of its own, in words. */
export type Quoted = Omit<Remark, 'said'> & { readonly text: string };

type Times = Pick<Moment, 'deadlines' | 'stalls' | 'banks' | 'paused'>;

export interface ModelParts {
  readonly surroundings: Surroundings;
  readonly services: Services;
  /** The game in words, in the language of the page. */
  readonly text: ReadonlySignal<AnyText>;
  readonly lessons?: readonly Lesson[] | undefined;
}

export class TableModel {
  /** What the screen shows now; the match may be a little further. */
  readonly shown = signal<Moment | undefined>(undefined);
  /** The one shown before it: what the picture moves away from. */
  readonly before = signal<Moment | undefined>(undefined);
  /** My legal moves; null when they cannot be listed, undefined while I am not asked or they are being looked up. */
  readonly legal = signal<readonly unknown[] | null | undefined>(undefined);
  /** Why the last try was refused, in words. */
  readonly refusal = signal<string | undefined>(undefined);
  readonly isSending = signal(false);
  /** The digits typed so far of a line's number, in the table as text. */
  readonly typed = signal('');
  readonly hints = signal<Hints>('none');
  readonly sheet = signal<SheetName>('none');
  /** Moments that wait to be shown. */
  readonly behind = signal(0);
  /** Is everything shown, and has it been on the table for its while? */
  readonly isSettled = signal(true);
  /** Moves made while the line was down. */
  readonly missed = signal(0);

  readonly surroundings: Surroundings;
  readonly services: Services;
  readonly engine: ViewerEngine;
  readonly lessons: readonly Lesson[];
  readonly forced: ForcedAnswers;
  readonly seats: ReadonlySignal<readonly SeatState[]>;
  readonly me: ReadonlySignal<Seat | undefined>;
  /** Am I asked right now, with nothing still to be shown? */
  readonly isMyTurn: ReadonlySignal<boolean>;
  readonly isOver: ReadonlySignal<boolean>;
  /** Does a bot play for me until I am back? */
  readonly isStoodInFor: ReadonlySignal<boolean>;
  /** How the clocks stand: a pause moves them while the same moment is shown. */
  readonly times: ReadonlySignal<Times | undefined>;
  /** May the table count and work out what people at a real one would have to remember? Not where there is no advice, but in every replay. */
  readonly isCounting: boolean;

  /** What stands in the log since my last answer; nothing before the first, and where nothing has happened. */
  readonly since: ReadonlySignal<readonly LogLine[]>;
  /** The lines of that answer itself, as far back as the log goes. */
  readonly lastTurn: ReadonlySignal<readonly LogLine[]>;

  /** What bots said about their moves, in the order in which it was said. */
  readonly remarks: ReadonlySignal<readonly Quoted[]>;

  private readonly telling: Telling;
  private readonly spoken: ReadonlySignal<AnyText>;
  private readonly tabletalk: TableTalk;
  private readonly queue: Moment[] = [];
  private viewer: Viewer | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastVersion = -1;
  /** So many remarks stand in the log. */
  private quoted = 0;
  /** The line was down, and nothing has come since. */
  private wasLost = false;
  private readonly stop: (() => void)[] = [];

  constructor({ surroundings, services, text, lessons = [] }: ModelParts) {
    const { viewing, live, playing, advice, social, connection } = surroundings;
    this.surroundings = surroundings;
    this.services = services;
    this.engine = new ViewerEngine(surroundings.engine, () => this.shown.peek());
    this.spoken = text;
    this.lessons = lessons;
    this.seats = viewing.seats;
    this.telling = new Telling(text, this.people);
    this.me = computed(() => {
      const viewer = this.shown.value?.viewer;
      return typeof viewer === 'number' ? viewer : undefined;
    });
    this.isMyTurn = computed(
      () => this.shown.value?.question !== undefined && !this.isSending.value,
    );
    this.isCounting = advice !== undefined || playing === undefined;
    this.isOver = computed(() => this.shown.value?.outcome !== undefined);
    this.isStoodInFor = computed(
      () => this.me.value !== undefined && (this.seats.value[this.me.value]?.isAway ?? false),
    );
    this.times = computed(() => {
      const shown = this.shown.value;
      const newest = viewing.moment.value;
      return newest?.version === shown?.version ? newest : shown;
    });
    const lastAnswer = computed(() => this.shown.value?.lastAnswer);
    this.since = computed(() =>
      this.telling.log.value.filter(({ ply }) => ply > (lastAnswer.value ?? Infinity)),
    );
    this.lastTurn = computed(() =>
      this.telling.log.value.filter(({ ply }) => ply === lastAnswer.value),
    );
    this.tabletalk = new TableTalk(social, viewing, ({ name, said }) =>
      this.telling.mention(t('table.said', { name, text: this.saying(said) })),
    );
    this.remarks = computed(() =>
      this.tabletalk.remarks.value.map(({ said, ...remark }) => ({
        ...remark,
        text: this.saying(said),
      })),
    );
    this.stop.push(
      effect(() => {
        if (connection && connection.line.value !== 'open') this.wasLost = true;
      }),
      effect(() => this.noteAway(this.isStoodInFor.value)),
      effect(() => {
        const moment = viewing.moment.value;
        if (moment && live) this.take(moment);
        else if (moment) untracked(() => this.jump(moment));
      }),
    );
    const asked = computed(() =>
      playing && this.isMyTurn.value && !this.isOver.value ? this.shown.value : undefined,
    );
    const send = (move: unknown): void => void this.answer(move);
    this.forced = new ForcedAnswers({ surroundings, services, asked, legal: this.legal, send });
    live?.seen();
    this.stop.push(
      () => this.forced.close(),
      effect(() => this.quote(this.tabletalk.remarks.value)),
      () => this.tabletalk.close(),
    );
  }

  /** The game in the words of this page. */
  get text(): AnyText {
    return this.spoken.value;
  }

  /** What a seat is called where a name stands by itself. */
  readonly called = (seat: Seat): string =>
    seat === this.me.peek() ? t('you') : this.nameOf(seat);

  /** Who sits where, as whoever looks at this table sees it. */
  readonly people: People = (seat) => ({
    name: this.nameOf(seat),
    isReader: seat === this.me.peek(),
  });

  readonly nameOf = (seat: Seat): string =>
    this.seats.peek()[seat]?.name ?? t('seat', { number: seat + 1 });

  get log() {
    return this.telling.log;
  }
  get says() {
    return this.telling.says;
  }
  get announcement() {
    return this.telling.announcement;
  }
  get call() {
    return this.telling.call;
  }
  /** What somebody has just said, by seat, for a moment. */
  get talk() {
    return this.tabletalk.talk;
  }
  /** Something that was said, in the words of this page. */
  saying(said: Said): string {
    if ('remark' in said) return this.text.reason(said.remark, this.people);
    return 'phrase' in said ? phraseText(said.phrase) : said.text;
  }
  /** Lines of talk nobody has looked at yet. */
  get unread() {
    return this.tabletalk.unread;
  }

  // What happens

  private take(moment: Moment): void {
    if (moment.version === this.lastVersion) {
      // Back, and nothing was missed: whatever is being composed stays as it is.
      this.wasLost = false;
      return;
    }
    this.viewer ??= moment.viewer;
    if (moment.viewer !== this.viewer) return;
    this.lastVersion = moment.version;
    this.queue.push(moment);
    this.behind.value = this.queue.length;
    if (this.timer === undefined) this.next();
    else if (this.queue.length > MOST_BEHIND) this.skip();
  }

  /** Shows everything that is waiting, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length > 0) this.show(this.queue.shift()!);
    this.isSettled.value = true;
  }

  /** Leaves what is shown on the table for so long before the next comes; not where everything is instant. */
  hold(ms: number): void {
    if (this.services.preferences.speed.peek() === 'instant') return;
    this.wait(ms);
  }

  private wait(ms: number): void {
    this.isSettled.value = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, ms);
  }

  /** Goes to any moment of a finished match at once, with what led there. */
  private jump(moment: Moment): void {
    batch(() => {
      this.before.value = this.shown.peek();
      this.shown.value = moment;
      const { history = [], historyPly = moment.ply - 1 } = moment;
      this.telling.restart(history, moment.view, historyPly);
      const told = this.telling.note([moment.events], moment.view, moment.ply);
      this.telling.announce(told.join(' '));
    });
  }

  private next(): void {
    const moment = this.queue.shift();
    if (!moment) {
      this.timer = undefined;
      this.isSettled.value = true;
      return;
    }
    this.show(moment);
    this.wait(moment.events.length > 0 ? PACE_MS[this.services.preferences.speed.peek()] : 0);
  }

  private show(moment: Moment): void {
    batch(() => {
      const before = this.shown.peek();
      this.before.value = before;
      this.shown.value = moment;
      this.refusal.value = undefined;
      this.hints.value = 'none';
      // A sealed question stays open while others answer theirs; so does what is being answered.
      if (!before || !isStillAsked(before, moment)) {
        this.isSending.value = false;
        this.typed.value = '';
        this.legal.value = undefined;
      }
      this.behind.value = this.queue.length;
      if (before && wentBack(before, moment)) this.takenBack(moment);
      else this.tell(moment, before);
      this.quote(this.tabletalk.remarks.peek());
    });
    if (moment.question) void this.lookUp(moment);
  }

  private tell(moment: Moment, before: Moment | undefined): void {
    const { view, question, outcome, events, history = [], ply } = moment;
    // The opening of a resumed match is no news.
    if (!before) {
      this.telling.restart(history, view, moment.historyPly ?? ply - 1);
      this.comeBack(moment);
    }
    const isBack = this.wasLost || moment.history !== undefined;
    const missed = before && isBack && events.length === 0 ? ply - before.ply : 0;
    this.wasLost = false;
    if (missed > 0) {
      this.missed.value = missed;
      this.telling.add(() => t('table.missed', { count: missed }), undefined, before!.ply + 1);
    }
    const told = this.telling.note(missed > 0 ? history.slice(-missed) : [events], view, ply);
    this.surroundings.live?.lastLook?.note(ply);
    if (told.length > 0) {
      this.telling.announce((missed > 0 ? told.slice(-MOST_SAID) : told).join(' '));
      this.play('lay');
    }
    if (question && !outcome) this.summon(moment);
    else this.telling.summon('');
  }

  /** Whoever was away is told what others have done: one move in a word, more of them as a list. */
  private comeBack({ ply, lastAnswer, outcome }: Moment): void {
    const lastLook = this.surroundings.live?.lastLook;
    if (!lastLook || lastAnswer === undefined || outcome) return;
    const moves = ply - Math.max(lastAnswer, lastLook.ply() ?? 0);
    if (moves > 1) this.sheet.value = 'since';
    else if (moves === 1) this.missed.value = 1;
  }

  /** What a bot said stands in the log below the move it was said about. */
  private quote(remarks: readonly Remark[]): void {
    const now = this.shown.peek()?.version ?? -1;
    for (; this.quoted < remarks.length; this.quoted++) {
      const { seat, name, said, version } = remarks[this.quoted]!;
      if (version > now) return;
      const line = () => t('table.said', { name, text: this.saying(said) });
      this.telling.add(line, seat < 0 ? undefined : seat);
    }
  }

  /** A bot plays for me from now on. */
  private noteAway(isAway: boolean): void {
    if (isAway) untracked(() => this.telling.mention(t('away.plays')));
  }

  private summon({ view, question }: Moment): void {
    const asked = this.spoken.peek().question(view, question!, this.people);
    this.telling.summon(t('your-turn.asked', { asked }));
    this.play('turn');
  }

  /** A move was taken back: what came after it did not happen. */
  private takenBack(moment: Moment): void {
    this.wasLost = false;
    const { history, historyPly = moment.ply, view } = moment;
    if (history) this.telling.restart(history, view, historyPly);
    this.surroundings.live?.lastLook?.note(moment.ply);
    // Whoever takes something back wants to answer for themselves.
    this.forced.leave(moment.question?.id);
    this.telling.add(() => t('table.taken-back'));
    this.telling.announce(t('table.taken-back'));
    if (moment.question) this.summon(moment);
  }

  // What I may do

  private async lookUp(moment: Moment): Promise<void> {
    const legal = await this.engine.legal();
    if (this.shown.peek() === moment) this.legal.value = legal;
  }

  /** Why a move is not allowed, in words; undefined when it is. */
  async whyNot(move: unknown): Promise<string | undefined> {
    const why = await this.engine.check(move);
    return why && this.say(why);
  }

  /** A refusal in the game's words or our own. */
  say(why: Illegal): string {
    return refusalInWords(why, this.spoken.peek(), this.people);
  }

  /** Shows why something cannot be done, without trying it. */
  explain(text: string | undefined): void {
    this.refusal.value = text;
    if (text !== undefined) {
      this.telling.announce(text);
      this.play('error');
    }
  }

  /** Says something to whoever listens rather than looks. */
  announce(text: string): void {
    this.telling.announce(text);
  }

  /** Answers my question, as I have said. */
  async send(move: unknown): Promise<void> {
    if (this.isMyTurn.peek()) this.forced.noteAnswer();
    await this.answer(move);
  }

  private async answer(move: unknown): Promise<void> {
    const { playing } = this.surroundings;
    const question = this.shown.peek()?.question;
    if (!playing || !question || this.isSending.peek()) return;
    this.isSending.value = true;
    const why = await playing.answer(question.id, move);
    if (!why) return;
    this.isSending.value = false;
    this.explain(this.say(why));
  }

  async takeBack(): Promise<void> {
    const why = await this.surroundings.playing?.takeBack();
    if (!why) return;
    const isRevealed = why.code === 'already-revealed';
    this.explain(t(isRevealed ? 'take-back.revealed' : 'take-back.refused'));
  }

  async askForPause(): Promise<void> {
    const why = await this.surroundings.pausing?.ask();
    if (why) this.explain(this.say(why));
  }

  play(sound: Sound): void {
    this.services.sounds.play(sound);
  }

  /** The match goes on: somebody else may sit down to it. */
  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stop) stop();
  }
}
