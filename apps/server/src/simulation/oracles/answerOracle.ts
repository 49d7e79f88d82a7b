/** A command has one answer, however often it is said and wherever. */

import type { Findings } from './findings.ts';

/** These say that there is no answer yet. */
const NO_ANSWERS: ReadonlySet<string> = new Set([
  'try-again',
  'too-many-commands',
  'edition-missing',
  'banned',
  'unknown-table',
  'unknown-match',
]);

/** So many answers are remembered. */
const MOST = 20_000;

export class AnswerOracle {
  private readonly answers = new Map<string, string>();

  constructor(private readonly findings: Findings) {}

  /** `text` is the whole frame that answers a command of `player`. */
  hear(player: string, key: string, code: string | undefined, text: string): void {
    if (code !== undefined && NO_ANSWERS.has(code)) return;
    const name = `${player} ${key}`;
    const before = this.answers.get(name);
    if (before === undefined) {
      this.answers.set(name, text);
      if (this.answers.size > MOST) this.answers.delete(this.answers.keys().next().value!);
    } else if (before !== text) {
      this.findings.add('two-answers', `${name}: ${before} and ${text}`);
    }
  }
}
