/** The second verifier, which shares no code with ours: a program in Python that reads a file on each line. */

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** What is fine, by check; null for what is no such file. */
export type Verified = Readonly<Record<string, boolean>> | null;

export class PythonVerifier {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;
  private readonly failed: Promise<never>;

  constructor(program: string) {
    this.child = spawn('python3', [program, '--lines'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.failed = new Promise((_resolve, reject) => {
      this.child.on('error', () =>
        reject(new Error('python3 is needed for this, and is not here')),
      );
      this.child.on('close', (code) => reject(new Error(`${program} has ended with code ${code}`)));
    });
    this.failed.catch(() => {});
    this.child.stdin.on('error', () => {});
    this.reader = createInterface({ input: this.child.stdout });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** Many at once, because a process answers faster than it is asked. */
  async verify(texts: readonly string[]): Promise<Verified[]> {
    // A file on one line: what is between two of its values may be anything blank.
    for (const text of texts) this.child.stdin.write(`${text.replaceAll('\n', ' ')}\n`);
    const found: Verified[] = [];
    while (found.length < texts.length) {
      const { value } = await Promise.race([this.lines.next(), this.failed]);
      found.push(JSON.parse(String(value)) as Verified);
    }
    return found;
  }

  close(): void {
    this.reader.close();
    this.child.kill();
  }
}
