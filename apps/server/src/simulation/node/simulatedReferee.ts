/** The rules in this process, answering as a thread does: one call after the other, after a while, and gone when it crashes. */

import type { Opening } from '@parlor/host';
import type { Rng } from '@parlor/kit';
import { RulesReferee } from '../../application/referee/rulesReferee.ts';
import type { RunningReferee } from '../../application/serverNode.ts';
import { between } from '../engine/chance.ts';
import { Channel } from '../engine/channel.ts';
import type { SimulatedProcess } from '../engine/process.ts';
import { MEANT } from '../store/storeLine.ts';
import { type Edition, openingFor } from './editions.ts';

const FASTEST_MS = 0.02;
const SLOWEST_MS = 0.5;

/** As the pool has it: a thread that says nothing for so long is replaced. */
const HANGS_MS = 5000;

const CALLS = [
  ...(['open', 'answer', 'follow', 'takeBack', 'takeBackTarget', 'positions'] as const),
  ...(['positionAt', 'history', 'ending', 'forget', 'tableFor', 'tableAgain'] as const),
] satisfies (keyof RunningReferee)[];

type Ask = (...args: unknown[]) => unknown;

export interface RefereeParts {
  readonly process: SimulatedProcess;
  readonly rng: Rng;
  readonly edition: Edition;
  readonly lost: () => void;
}

export class SimulatedReferee {
  /** Answers as the port has it; each call is made here. */
  readonly calls: RunningReferee;
  private rules = new RulesReferee();
  private readonly channel: Channel;
  private readonly asked = new Set<(error: Error) => void>();
  private isHung = false;
  private hasCrashed = false;

  constructor(private readonly parts: RefereeParts) {
    this.channel = new Channel(parts.process.scheduler);
    const calls = CALLS.map((name) => [name, (...args: unknown[]) => this.ask(name, args)]);
    this.calls = { ...Object.fromEntries(calls), close: async () => {} } as RunningReferee;
  }

  /** How many calls wait for an answer. */
  get waiting(): number {
    return this.asked.size;
  }

  /** The thread ends: whatever it was asked stays unanswered, and whatever it held is lost. */
  crash(): void {
    this.rules = new RulesReferee();
    this.isHung = false;
    this.hasCrashed = true;
    const asked = [...this.asked];
    this.asked.clear();
    this.parts.lost();
    for (const reject of asked) reject(new Error(`${MEANT} the rules thread ended`));
  }

  /** The thread answers nothing any more, until somebody loses patience and replaces it. */
  hang(): void {
    if (this.isHung) return;
    this.isHung = true;
    this.parts.process.after(HANGS_MS, () => this.crash(), 'replaces its rules thread');
  }

  private ask(name: (typeof CALLS)[number], args: unknown[]): Promise<unknown> {
    const { process, rng } = this.parts;
    return new Promise((resolve, reject) => {
      this.asked.add(reject);
      process.reach('rules-asked');
      if (this.isHung) return;
      const tell = (settle: () => void) =>
        this.channel.send(
          between(rng, FASTEST_MS, SLOWEST_MS),
          () => {
            if (!this.isHung && this.asked.delete(reject)) settle();
          },
          `the rules answer ${name}`,
          process,
        );
      const fail = (error: unknown) => tell(() => reject(this.meant(error)));
      let answer: unknown;
      try {
        answer = this.answerOf(name, args);
      } catch (error) {
        return fail(error);
      }
      if (!(answer instanceof Promise)) return tell(() => resolve(answer));
      // A match is opened by its edition of the rules, which may have to be loaded.
      process.scheduler.hold(answer).then((value) => tell(() => resolve(value)), fail);
    });
  }

  /** A thread that took the place of another one knows nothing of what that one held: no wonder. */
  private meant(error: unknown): unknown {
    const isForgotten = error instanceof Error && error.message === 'not-held';
    return this.hasCrashed && isForgotten ? new Error(`${MEANT} ${error.message}`) : error;
  }

  private answerOf(name: (typeof CALLS)[number], args: unknown[]): unknown {
    const { rules } = this;
    if (name !== 'open') return (rules[name] as Ask).apply(rules, args);
    const opening = openingFor(args[0] as Opening, this.parts.edition);
    return 'ok' in opening ? opening : rules.open(opening);
  }
}
