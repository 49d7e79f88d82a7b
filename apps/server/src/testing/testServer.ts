/** A whole server inside the test, with a store that is gone afterwards: real sockets, real requests, one process. */

import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../application/ports/config.ts';
import { openNode, type OpenedNode } from '../openNode.ts';
import type { PromMetrics } from '../adapters/metrics/promMetrics.ts';
import type { ServerNode } from '../application/serverNode.ts';
import type { Store } from '../application/ports/store.ts';
import { buildServer } from './buildServer.ts';
import { thisMachine } from '../adapters/machine/machine.ts';
import type { Machine } from '../application/ports/world.ts';
import { thisNetwork } from '../adapters/machine/network.ts';
import type { Network } from '../application/ports/network.ts';
import { NodeClient } from './nodeClient.ts';
import type { Three } from './players.ts';
import { openStore } from './stores.ts';

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => number;
  /** In place of a store of its own; whoever gives it closes it. */
  readonly store?: Store;
  /** In place of the networks of this machine. */
  readonly network?: Network;
  /** In place of the pages that are built. */
  readonly dist?: string;
}

/** A thread that the server has started. */
interface Thread {
  readonly file: string;
  readonly port: ReturnType<Machine['startWorker']>;
}

/** Nobody waits for a bot in a test. Limits are those of a host who has set nothing. */
const USUAL = { PORT: '0', BOT_PACE_MS: '0' };

export class TestServer {
  private readonly guests: NodeClient[] = [];

  readonly server: ServerNode;
  readonly app: FastifyInstance;
  private readonly metrics: PromMetrics;

  private constructor(
    { server, app, metrics }: OpenedNode,
    readonly store: Store,
    readonly base: string,
    private readonly lines: readonly string[],
    private readonly threads: readonly Thread[],
  ) {
    this.server = server;
    this.app = app;
    this.metrics = metrics;
  }

  static async open({
    env = {},
    now,
    store: given,
    network = thisNetwork,
    dist,
  }: TestServerOptions = {}): Promise<TestServer> {
    // The rules and the bots run in threads, and threads need their bundles.
    await buildServer();
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const store = given ? { ...given, close: async () => {} } : await openStore({ kind: 'memory' });
    const log = pino({ level: 'debug', base: null }, sink);
    const config = readConfig({ ...USUAL, ...env });
    const threads: Thread[] = [];
    const machine: Machine = {
      ...thisMachine,
      startWorker: (file, data) => {
        const port = thisMachine.startWorker(file, data);
        threads.push({ file: file.pathname, port });
        return port;
      },
    };
    const { server, app, metrics } = await openNode({
      ...{ config, machine, network, store, log },
      ...(now && { now }),
      ...(dist !== undefined && { dist }),
    });
    await app.listen({ port: 0, host: config.HOST });
    const { port } = app.addresses()[0] as AddressInfo;
    return new TestServer(
      { server, app, metrics },
      store,
      `http://127.0.0.1:${port}`,
      lines,
      threads,
    );
  }

  /** Everything that was logged so far. */
  get log(): string {
    return this.lines.join('');
  }

  async arrive(): Promise<NodeClient> {
    const guest = await NodeClient.arrive(this.base);
    return this.note(guest);
  }

  arriveThree(): Promise<Three> {
    return Promise.all([this.arrive(), this.arrive(), this.arrive()]);
  }

  /** Another device of somebody: the same cookie on another socket. */
  async device(cookie: string): Promise<NodeClient> {
    return this.note(new NodeClient(this.base, cookie));
  }

  /** A device with a client from before sets of one's own had names. */
  async oldDevice(cookie: string): Promise<NodeClient> {
    return this.note(new NodeClient(this.base, cookie, undefined, '/socket'));
  }

  private async note(guest: NodeClient): Promise<NodeClient> {
    this.guests.push(guest);
    await guest.until(() => guest.last('welcome') !== undefined);
    return guest;
  }

  /** Sends everybody away and waits until the last of them is gone. */
  async sendAway(): Promise<void> {
    for (const guest of this.guests.splice(0)) guest.close();
    while (this.server.rooms.size > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  /** Ends all threads that run a file of this name, as a crash would. */
  async crashThreads(name: string): Promise<void> {
    const found = this.threads.filter(({ file }) => file.includes(name));
    if (found.length === 0) throw new Error(`no thread runs ${name}`);
    for (const { port } of found) await port.terminate();
  }

  async metric(name: string): Promise<number> {
    const text = await this.metrics.registry.metrics();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`no metric ${name}`);
    return Number(line.split(' ')[1]);
  }

  async close(): Promise<void> {
    for (const guest of this.guests) guest.close();
    this.server.isClosing = true;
    await this.app.close();
    await this.server.close();
  }
}

export const playerOf = (guest: NodeClient): string => guest.last('welcome')!.player.id;
