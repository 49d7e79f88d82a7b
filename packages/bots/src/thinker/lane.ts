/** One thread and the one request it works on. */

import { DataTold, ownData, withoutData } from '@parlor/kit';
import { HARD_STOP, LOADING_LIMIT_MS } from './limits.ts';
import type { Reply, Request } from './messages.ts';
import type { Clock, Port } from './port.ts';

/**
 * Why a request got no answer. stuck: did not hear the clock, and was stopped.
 * crashed: the thread broke down. failed: the brain threw an error. senseless:
 * what came back was no answer. closed: nobody waits any more.
 */
export type Trouble = 'stuck' | 'crashed' | 'failed' | 'senseless' | 'closed';

export interface Unanswered {
  readonly trouble: Trouble;
  readonly why: string;
}

export type Answer = { readonly answer: unknown } | Unanswered;

interface Job {
  readonly request: Request;
  readonly startedAt: number;
  readonly settle: (answer: Answer, ms: number) => void;
}

export class Lane {
  private port: Port | undefined;
  /** What the thread of this port knows. */
  private told = new DataTold();
  private job: Job | undefined;
  private disarm: () => void = () => {};

  constructor(
    private readonly open: () => Port,
    private readonly clock: Clock,
    /** Is called whenever the lane has become free. */
    private readonly freed: () => void,
  ) {}

  get isFree(): boolean {
    return this.job === undefined;
  }

  /** Only when free. `settle` is called exactly once, with the milliseconds it took. */
  run(request: Request, settle: Job['settle']): void {
    this.job = { request, startedAt: this.clock.now(), settle };
    this.arm(LOADING_LIMIT_MS, 'did not start in time');
    try {
      this.port ??= this.openPort();
      this.port.post(onLine(request, this.told));
    } catch (error) {
      this.breakDown(error instanceof Error ? error.message : String(error));
    }
  }

  /** Ends the thread, and whatever it was doing. */
  close(): void {
    this.replace();
    this.settle({ trouble: 'closed', why: 'the thinker was closed' });
  }

  private openPort(): Port {
    const port = this.open();
    this.told = new DataTold();
    port.listen(
      (message) => {
        if (port === this.port) this.hear(message as Reply);
      },
      (why) => {
        if (port === this.port) this.breakDown(why);
      },
    );
    return port;
  }

  private hear(reply: Reply): void {
    if (this.job === undefined || reply.id !== this.job.request.id) return;
    switch (reply.type) {
      case 'started':
        // Loading is nobody's fault: the time to think begins now.
        this.job = { ...this.job, startedAt: this.clock.now() };
        this.arm(HARD_STOP * this.job.request.limitMs, 'went on long after its time was up');
        return;
      case 'answer':
        this.settle({ answer: reply.answer });
        return;
      case 'failed':
        this.settle({ trouble: 'failed', why: reply.why });
    }
  }

  private breakDown(why: string): void {
    this.replace();
    this.settle({ trouble: 'crashed', why });
  }

  private arm(ms: number, why: string): void {
    this.disarm();
    this.disarm = this.clock.after(ms, () => {
      this.replace();
      this.settle({ trouble: 'stuck', why });
    });
  }

  /** The next request gets a fresh thread. */
  private replace(): void {
    const { port } = this;
    this.port = undefined;
    port?.terminate();
  }

  private settle(answer: Answer): void {
    const { job } = this;
    this.disarm();
    this.disarm = () => {};
    this.job = undefined;
    if (!job) return;
    job.settle(answer, this.clock.now() - job.startedAt);
    this.freed();
  }
}

/** A set of one's own is copied to a thread once, not with every view. */
function onLine(request: Request, told: DataTold): Request {
  const { options } = (request.view ?? {}) as { readonly options?: unknown };
  const own = ownData(options);
  if (own.names.size === 0) return request;
  return { ...request, view: withoutData(request.view, own), data: told.news(own) };
}
