/** One thread and the one question it works on. */

import {
  CallFailed,
  type Connection,
  connect,
  OwnDataCodec,
  type Port,
  WorkerLost,
} from '@parlor/rpc';
import type { Clock } from './clock.ts';
import { HARD_STOP, LOADING_LIMIT_MS } from './limits.ts';
import type { Question, Thinking } from './thinking.ts';

/**
 * Why a question got no answer. stuck: did not hear the clock, and was stopped.
 * crashed: the thread broke down. failed: the brain threw an error. senseless:
 * what came back was no answer. closed: nobody waits any more.
 */
export type Trouble = 'stuck' | 'crashed' | 'failed' | 'senseless' | 'closed';

export interface Unanswered {
  readonly trouble: Trouble;
  readonly why: string;
}

export type Answer = { readonly answer: unknown } | Unanswered;

export class Lane {
  private readonly thread: Connection<Thinking>;
  /** The brains that the thread of this moment has loaded. */
  private readonly loaded = new Set<string>();
  private isBusy = false;

  constructor(
    open: () => Port,
    private readonly clock: Clock,
    /** Is called whenever the lane has become free. */
    private readonly freed: () => void,
  ) {
    this.thread = connect<Thinking>(open, {
      timers: clock,
      // A set of one's own is copied to a thread once, not with every view.
      codec: () => new OwnDataCodec(),
      lost: () => this.loaded.clear(),
    });
  }

  get isFree(): boolean {
    return !this.isBusy;
  }

  /** Only when free. `settle` is called exactly once, with the milliseconds it took. */
  async run(question: Question, settle: (answer: Answer, ms: number) => void): Promise<void> {
    this.isBusy = true;
    let startedAt = this.clock.now();
    let answer: Answer | undefined = await this.load(question);
    if (!answer) {
      // Loading is nobody's fault: the time to think begins after it.
      startedAt = this.clock.now();
      answer = await this.consider(question);
    }
    this.isBusy = false;
    settle(answer, this.clock.now() - startedAt);
    this.freed();
  }

  /** Ends the thread, and whatever it was doing. */
  close(): void {
    void this.thread.close();
  }

  private async load({ game, edition }: Question): Promise<Unanswered | undefined> {
    const brain = `${game} ${edition}`;
    if (this.loaded.has(brain)) return undefined;
    try {
      await this.thread.within(LOADING_LIMIT_MS).load(game, edition);
      this.loaded.add(brain);
      return undefined;
    } catch (error) {
      return unanswered(error, 'did not start in time');
    }
  }

  private async consider(question: Question): Promise<Answer> {
    try {
      const thread = this.thread.within(HARD_STOP * question.limitMs);
      return { answer: await thread.consider(question) };
    } catch (error) {
      return unanswered(error, 'went on long after its time was up');
    }
  }
}

function unanswered(error: unknown, late: string): Unanswered {
  if (error instanceof CallFailed) return { trouble: 'failed', why: error.message };
  if (!(error instanceof WorkerLost)) throw error;
  switch (error.reason) {
    case 'too-slow':
      return { trouble: 'stuck', why: late };
    case 'crashed':
      return { trouble: 'crashed', why: error.detail };
    case 'closed':
      return CLOSED;
  }
}

export const CLOSED: Unanswered = { trouble: 'closed', why: 'the thinker was closed' };
