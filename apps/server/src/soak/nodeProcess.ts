/** One server process that can be killed, frozen and started again. */

import { type ChildProcess, spawn } from 'node:child_process';

/** Only what hangs should meet this: a crowded machine may take minutes to start a program. */
const START_MS = 280_000;

/** The last words of a server that failed. */
const MOST_HEARD = 4000;

const running = new Set<ChildProcess>();

// However a soak test ends, its servers end with it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export class NodeProcess {
  /** Its address; undefined while it is down. */
  base: string | undefined;
  /** What it said on standard error since the test began, as far as it is kept. */
  log = '';
  /** The beginning of it. */
  firstWords = '';
  private child: ChildProcess | undefined;
  /** Hears everything it says on standard error. */
  hear: (text: string) => void = () => {};

  constructor(
    private readonly program: string,
    private readonly env: Readonly<Record<string, string>>,
    /** Of Node itself. */
    private readonly flags: readonly string[] = [],
  ) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async start(): Promise<string> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [...this.flags, this.program], {
      env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      if (this.child === child) this.base = undefined;
    });
    child.stderr.on('data', (data: Buffer) => {
      this.hear(data.toString());
      if (this.firstWords.length < MOST_HEARD) this.firstWords += data.toString();
      this.log = `${this.log}${data.toString()}`.slice(-MOST_HEARD);
    });
    this.base = await this.address(child);
    return this.base;
  }

  private address(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      let said = '';
      const fail = (why: string) => reject(new Error(`The server ${why}:\n${this.log}`));
      const timer = setTimeout(() => fail('did not open'), START_MS);
      child.once('exit', (code) => {
        clearTimeout(timer);
        fail(`ended with ${code}`);
      });
      child.stdout!.on('data', (data: Buffer) => {
        said += data.toString();
        const address = /http:\/\/\S+?(?=\/?\s)/.exec(said)?.[0];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      });
    });
  }

  /** As the power would: nothing is said to anybody. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Politely; returns the exit code. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    this.base = undefined;
    child.kill(signal);
    return gone;
  }

  /** Stands still in the middle of whatever it does, and goes on later as if nothing had happened. */
  async freeze(ms: number): Promise<void> {
    const { child } = this;
    child?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, ms));
    child?.kill('SIGCONT');
  }
}
