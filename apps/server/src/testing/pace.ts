/** Programs are faster than the server lets anybody be: whoever plays in their place waits a little now and then. */

import { setTimeout as pause } from 'node:timers/promises';
import { Bucket } from '../application/commands/bucket.ts';
import { readConfig } from '../application/ports/config.ts';

/** Of a host who has set nothing. */
const { COMMANDS_PER_SECOND } = readConfig({});

/** Less than is allowed, as others of the same person's commands are not counted here. */
const SHARE = 0.75;
const BURST = COMMANDS_PER_SECOND;

const LOOK_EVERY_MS = 20;

export class Pace {
  private readonly bucket = new Bucket(SHARE * COMMANDS_PER_SECOND, BURST, performance.now());

  /** Waits until one more command is fine. */
  async turn(): Promise<void> {
    while (!this.bucket.take(performance.now()))
      await pause(LOOK_EVERY_MS, undefined, { ref: false });
  }
}
