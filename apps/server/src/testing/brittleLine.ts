/** A line that can be cut anywhere: forwards bytes to the server until told to hold them back, and then to break. */

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class BrittleLine {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private held: Buffer[] | undefined;

  private constructor(
    private readonly server: Server,
    readonly base: string,
  ) {}

  static async to(upstream: string): Promise<BrittleLine> {
    const { hostname, port } = new URL(upstream);
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      line.join(near, far);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const line = new BrittleLine(
      server,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
    return line;
  }

  private join(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.pairs.add(pair);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      if (this.held) this.held.push(bytes);
      else near.write(bytes);
    });
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {});
      one.on('close', () => {
        other.destroy();
        this.pairs.delete(pair);
      });
    }
  }

  /** From now on nothing comes through from the server, though everything gets there. */
  hold(): void {
    this.held = [];
  }

  /** Where `text` begins in what the server has said since `hold`; -1 while it has not. */
  indexOf(text: string): number {
    return Buffer.concat(this.held ?? []).indexOf(text);
  }

  /** Lets so many bytes through and breaks; whoever comes back finds a sound line. */
  async cut(bytes: number): Promise<void> {
    const said = Buffer.concat(this.held ?? []).subarray(0, bytes);
    const gone = [...this.pairs].map(async ([near]) => {
      const closed = new Promise((resolve) => near.once('close', resolve));
      near.end(said);
      near.destroySoon();
      await closed;
    });
    await Promise.all(gone);
    this.held = undefined;
  }

  async close(): Promise<void> {
    for (const [near] of this.pairs) near.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
