/** Whoever means no good gets a refusal with a code, or a closed line, and no more than others do. */

import type { ServerMessage } from '@parlor/protocol';
import type { HostileSpeaker } from '../players/hostile.ts';
import type { SimulatedProcess } from '../engine/process.ts';
import type { LineWatch } from '../node/simulatedLine.ts';
import type { Findings } from './findings.ts';
import type { WatchedLine } from './watchedLine.ts';

/** Games have codes of their own. Whatever else is said, it is one, and not what somebody has sent. */
const CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const WITHIN_MS = 1000;

export interface HostileOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly speaker: HostileSpeaker;
  /** Who looks at it as at every other line. */
  readonly line: WatchedLine;
  /** So many commands at once, and in a second after that. */
  readonly mostDone: number;
}

export class HostileLine implements LineWatch {
  private arrivals = 0;
  private answers = 0;
  private doneSince = 0;
  private done = 0;

  constructor(private readonly parts: HostileOracleParts) {}

  arrived(text: string | undefined, process: SimulatedProcess): void {
    this.arrivals++;
    this.parts.line.arrived(text, process);
  }

  sent(text: string): void {
    const { speaker, line } = this.parts;
    if (speaker.isForged) return this.find(`is let in with a cookie that was made up: ${text}`);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'refused' && !CODE.test(message.code)) {
      this.find(`is refused with ${message.code}, which is no code`);
    }
    if (message.type !== 'done' && message.type !== 'refused') return line.sent(text);
    if (++this.answers > this.arrivals) this.find('is answered more often than it has spoken');
    if (message.type === 'done') this.count();
  }

  private count(): void {
    const { now, mostDone } = this.parts;
    if (now() - this.doneSince > WITHIN_MS) {
      this.doneSince = now();
      this.done = 0;
    }
    if (++this.done > mostDone) this.find(`may do ${this.done} things in a second`);
  }

  private find(what: string): void {
    this.parts.findings.add('hostile', `${this.parts.speaker.name} ${what}`);
  }

  ended(): void {
    this.parts.line.ended();
  }
}
