/** A thread that thinks, as a test wants it. */

import { OwnDataCodec } from '@parlor/rpc';
import { FakePort, settled } from '@parlor/rpc/testing';
import type { Question } from './thinking.ts';

export class FakeThread extends FakePort {
  constructor() {
    super(new OwnDataCodec());
  }

  /** The questions it was asked. */
  get questions(): readonly Question[] {
    return this.calls
      .filter(({ method }) => method === 'consider')
      .map(({ args }) => args[0] as Question);
  }

  /** Has loaded what it was asked to, and is asked the question. */
  async start(): Promise<void> {
    if (this.last.method === 'load') this.answer(undefined);
    await settled();
  }

  /** Answers the question, loading before that if need be, and lets what follows happen. */
  async reply(value: unknown): Promise<void> {
    await this.start();
    this.answer(value);
    await settled();
  }
}
