/** The rules in this process, answering as a thread does: one call after the other, after a while, and gone when it crashes. */

import type { Rng } from '@parlor/kit';
import { RulesReferee } from '../../application/referee/rulesReferee.ts';
import type { RunningReferee } from '../../application/serverNode.ts';
import { between } from '../engine/chance.ts';
import { Channel } from '../engine/channel.ts';
import type { SimulatedProcess } from '../engine/process.ts';

const FASTEST_MS = 0.02;
const SLOWEST_MS = 0.5;

const CALLS = [
  ...(['open', 'answer', 'follow', 'takeBack', 'takeBackTarget', 'positions'] as const),
  ...(['positionAt', 'history', 'ending', 'forget', 'tableFor', 'tableAgain'] as const),
] satisfies (keyof RunningReferee)[];

type Ask = (...args: unknown[]) => unknown;

export class SimulatedReferee {
  /** Answers as the port has it; each call is made here. */
  readonly calls: RunningReferee;
  private rules = new RulesReferee();
  private readonly channel: Channel;
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(
    private readonly process: SimulatedProcess,
    private readonly rng: Rng,
    private readonly lost: () => void,
  ) {
    this.channel = new Channel(process.scheduler);
    const calls = CALLS.map((name) => [name, (...args: unknown[]) => this.ask(name, args)]);
    this.calls = { ...Object.fromEntries(calls), close: async () => {} } as RunningReferee;
  }

  /** The thread ends: whatever it was asked stays unanswered, and whatever it held is lost. */
  crash(): void {
    this.rules = new RulesReferee();
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const reject of waiting) reject(new Error('simulated: the rules thread ended'));
    this.lost();
  }

  private ask(name: (typeof CALLS)[number], args: unknown[]): Promise<unknown> {
    const { process, rules } = this;
    const answer = this.answerOf(rules, name, args);
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      const tell = (settle: () => void) =>
        this.channel.send(
          between(this.rng, FASTEST_MS, SLOWEST_MS),
          () => {
            if (this.waiting.delete(reject)) settle();
          },
          process,
        );
      if (!(answer instanceof Promise)) return tell(() => resolve(answer));
      // A match is opened by its edition of the rules, which may have to be loaded.
      process.scheduler.hold(answer).then(
        (value) => tell(() => resolve(value)),
        (error: unknown) => tell(() => reject(error)),
      );
    });
  }

  private answerOf(rules: RulesReferee, name: (typeof CALLS)[number], args: unknown[]): unknown {
    try {
      return (rules[name] as Ask).apply(rules, args);
    } catch (error) {
      return Promise.reject(error);
    }
  }
}
