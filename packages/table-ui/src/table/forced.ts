/**
 * Answers that are no choice, given by the page for whoever wishes so. Others see when an answer comes and must not be
 * able to tell by it that there was nothing to choose: so the page waits as this person does who chooses
 * (docs/web.md).
 */

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Services } from '../surroundings/services.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import type { Moment } from '../surroundings/viewing.ts';
import { waitLike } from './pace.ts';

/** The page answers no sooner, for there has to be time to stop it; a shorter wait that is drawn is its person's own to keep. */
export const SOONEST_MS = 1200;

/** What is due so soon after is left to the person. */
const MARGIN_MS = 3000;

export interface ForcedParts {
  readonly surroundings: Surroundings;
  readonly services: Pick<Services, 'preferences' | 'pace'>;
  /** The moment in which I am asked, with nothing still to be shown; undefined in all others. */
  readonly asked: ReadonlySignal<Moment | undefined>;
  readonly legal: ReadonlySignal<readonly unknown[] | null | undefined>;
  readonly send: (move: unknown) => void;
}

export class ForcedAnswers {
  /** What is about to be answered. */
  readonly coming = signal<{ readonly move: unknown } | undefined>(undefined);
  /** The question that is left to its person. */
  private readonly left = signal<number | undefined>(undefined);
  /** Since when its person has been looking at the open question. */
  private since: number | undefined;
  private readonly stopped: readonly (() => void)[];

  constructor(private readonly parts: ForcedParts) {
    const { services, asked, legal } = parts;
    const { pace, preferences } = services;
    const question = computed(() =>
      asked.value && preferences.isAnswering.value ? asked.value.question?.id : undefined,
    );
    const isLooking = computed(() => question.value !== undefined && pace.isAttended.value);
    const isFree = computed(() => isLooking.value && !this.isHeldUp());
    const isForced = computed(() => {
      const { optional = true } = asked.value?.question ?? {};
      const isOnly = legal.value?.length === 1 && !optional;
      return isFree.value && isOnly && this.left.value !== question.value;
    });
    this.stopped = [
      effect(() => {
        this.since = isFree.value && question.value !== undefined ? pace.now() : undefined;
      }),
      // A question that is asked anew is one of its own.
      effect(() =>
        question.value !== undefined && isForced.value ? untracked(() => this.begin()) : undefined,
      ),
    ];
  }

  /** While somebody asks for something, or the table pauses, nothing happens by itself. */
  private isHeldUp(): boolean {
    const { viewing, takeBackVote, pausing } = this.parts.surroundings;
    return (
      viewing.moment.value?.paused !== undefined ||
      takeBackVote?.asked.value?.state === 'asked' ||
      pausing?.asked.value?.state === 'asked'
    );
  }

  /** Can somebody see when this person answers? Bots do not look. */
  private get isWatched(): boolean {
    const { connection, viewing } = this.parts.surroundings;
    return connection !== undefined || viewing.seats.peek().some(({ kind }) => kind === 'person');
  }

  private get kind(): string {
    const { viewing } = this.parts.surroundings;
    return `${viewing.game.id} ${this.parts.asked.peek()?.question?.kind}`;
  }

  private begin(): (() => void) | undefined {
    const { services, asked, legal, send } = this.parts;
    const { pace } = services;
    // Whatever the answer is, it has no part in how long it takes.
    const drawn = this.isWatched ? waitLike(pace.times(this.kind), pace.chance()) : SOONEST_MS;
    const { viewer, deadlines } = asked.peek()!;
    const deadline = deadlines[viewer as number];
    if (drawn === undefined || drawn < SOONEST_MS) return undefined;
    if (deadline !== undefined && Date.now() + drawn + MARGIN_MS > deadline) return undefined;
    const [move] = legal.peek()!;
    this.coming.value = { move };
    const cancel = pace.after(drawn, () => send(move));
    return () => {
      cancel();
      this.coming.value = undefined;
    };
  }

  /** The person answers, or does anything else. */
  stop(): void {
    this.leave(this.parts.asked.peek()?.question?.id);
  }

  /** A question that the page does not answer. */
  leave(question: number | undefined): void {
    this.left.value = question;
  }

  /** They have answered: that is how long they take where there is something to choose. */
  noteAnswer(): void {
    const { legal, services } = this.parts;
    const known = legal.peek();
    if (this.since === undefined || known === undefined || known?.length === 1 || !this.isWatched)
      return;
    services.pace.note(this.kind, services.pace.now() - this.since);
  }

  close(): void {
    for (const stop of this.stopped) stop();
  }
}
