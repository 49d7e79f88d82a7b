/** Everybody who looks on, and what each of them is told. To add an oracle: give it its own file, and have it told here. */

import type { Wish } from '@parlor/client';
import type { ServerMessage } from '@parlor/protocol';
import type { Log, LogLine } from '../../application/ports/log.ts';
import type { Device, Witness } from '../players/device.ts';
import { type Done, MEANT } from '../store/storeLine.ts';
import { AnswerOracle } from './answerOracle.ts';
import type { Findings } from './findings.ts';
import { MatchOracle } from './matchOracle.ts';

/** Their answers are about the connection: on another one they are something else. */
const OF_CONNECTION: ReadonlySet<Wish['type']> = new Set([
  ...(['mute', 'lobby', 'enter', 'exit', 'resync', 'history', 'ping'] as const),
]);

/** Of so many commands it is remembered what they were. */
const MOST_SAID = 20_000;

/** Errors in the log that are there because something was broken on purpose. */
const EXPECTED_EVENTS: ReadonlySet<string> = new Set(['rules-worker-lost']);

/** What a node without the next edition of the rules says of a match that was begun by it. */
const EXPECTED_REASONS: ReadonlySet<string> = new Set(['edition-missing']);

export class Oracles implements Witness {
  readonly matches: MatchOracle;
  private readonly answers: AnswerOracle;
  private readonly wishes = new Map<string, Wish>();
  private lastShown = '';

  constructor(
    readonly findings: Findings,
    now: () => number,
  ) {
    this.matches = new MatchOracle(findings, now);
    this.answers = new AnswerOracle(findings);
  }

  stored(done: Done): void {
    this.matches.stored(done);
  }

  said({ player }: Device, key: string, wish: Wish): void {
    this.wishes.set(`${player} ${key}`, wish);
    if (this.wishes.size > MOST_SAID) this.wishes.delete(this.wishes.keys().next().value!);
  }

  sent({ player }: Device, text: string): void {
    // Several devices of one person are shown the same.
    if (text === this.lastShown) return;
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'position') {
      this.lastShown = text;
      return this.matches.show(message);
    }
    if (message.type !== 'done' && message.type !== 'refused') return;
    const { key } = message;
    const wish = key === undefined ? undefined : this.wishes.get(`${player} ${key}`);
    if (key === undefined || !wish || OF_CONNECTION.has(wish.type)) return;
    this.answers.hear(player, key, message.type === 'refused' ? message.code : undefined, text);
    if (wish.type === 'answer' && message.type === 'done') {
      this.matches.acknowledge(player, key, message.ply!, wish);
    }
  }

  heard(): void {}

  answered(): void {}

  logged(node: string, level: keyof Log, line: LogLine): void {
    if (level !== 'error' || EXPECTED_EVENTS.has(line.event)) return;
    const why = String(line.why ?? '');
    if (why.startsWith(MEANT) || EXPECTED_REASONS.has(why)) return;
    this.findings.add('error', `${node} logs ${JSON.stringify(line)}`);
  }
}
