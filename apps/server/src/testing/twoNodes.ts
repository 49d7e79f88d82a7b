/** Two nodes with one store. Nobody calls them, so they look at it every second. */

import type { Store } from '../application/ports/store.ts';
import { openStore } from './stores.ts';
import { TestServer, type TestServerOptions } from './testServer.ts';

const SEVERAL = { DATABASE_URL: 'postgres://nobody@nowhere/nothing' };

export class TwoNodes {
  private constructor(
    readonly nodes: readonly [TestServer, TestServer],
    readonly store: Store,
  ) {}

  static async open({ env, ...options }: Omit<TestServerOptions, 'store'> = {}): Promise<TwoNodes> {
    const store = await openStore({ kind: 'memory' });
    const open = () => TestServer.open({ ...options, env: { ...SEVERAL, ...env }, store });
    return new TwoNodes([await open(), await open()], store);
  }

  async sendAway(): Promise<void> {
    for (const node of this.nodes) await node.sendAway();
  }

  async close(): Promise<void> {
    for (const node of this.nodes) await node.close();
    await this.store.close();
  }
}
