/** What a soak test runs against: a store of its own, as many nodes as wanted, and Redis between them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rng } from '@parlor/kit';
import type { LastingConfig } from '../adapters/store/open.ts';
import type { Store } from '../application/ports/store.ts';
import { type Service, startPostgres, startRedis } from '../testing/services.ts';
import { BEHIND_PROXY } from './homes.ts';
import { NodeProcess } from './nodeProcess.ts';
import { buildServer, sqliteWorkerOf } from '../testing/buildServer.ts';
import { openStore } from '../testing/stores.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

export interface TestClusterOptions {
  readonly store: StoreKind;
  readonly nodes: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Of Node itself. */
  readonly flags?: readonly string[];
}

/** Bots do not dawdle. Limits are those of a host who has set nothing. */
const USUAL = { BOT_PACE_MS: '0', ...BEHIND_PROXY };

export class TestCluster {
  private constructor(
    readonly nodes: readonly NodeProcess[],
    readonly redis: Service | undefined,
    private readonly config: LastingConfig,
    private readonly clearUp: () => Promise<void>,
  ) {}

  static async open({
    store,
    nodes,
    env = {},
    flags = [],
  }: TestClusterOptions): Promise<TestCluster> {
    const program = await buildServer();
    const folder = mkdtempSync(join(tmpdir(), 'parlor-soak-'));
    const services: Service[] = [];
    const clearUp = async () => {
      for (const service of services) await service.remove();
      rmSync(folder, { recursive: true, force: true });
    };
    try {
      let config: LastingConfig;
      let redis: Service | undefined;
      const given: Record<string, string> = { ...USUAL, DATA_DIR: folder, ...env };
      if (store === 'sqlite') {
        const path = join(folder, 'parlor.sqlite');
        config = { kind: 'sqlite', path, worker: sqliteWorkerOf(program) };
      } else {
        const postgres = await startPostgres();
        services.push(postgres);
        redis = await startRedis();
        services.push(redis);
        config = { kind: 'postgres', url: await postgres.createDatabase() };
        given['DATABASE_URL'] = config.url;
        given['REDIS_URL'] = redis.url;
      }
      const all = Array.from({ length: nodes }, () => new NodeProcess(program, given, flags));
      await Promise.all(all.map((node) => node.start()));
      return new TestCluster(all, redis, config, clearUp);
    } catch (error) {
      await clearUp();
      throw error;
    }
  }

  /** The address of some node that is up. */
  somewhere(rng: Rng): string {
    const up = this.nodes.flatMap(({ base }) => base ?? []);
    // Whoever knocks while everything is down knocks in vain, and again a little later.
    return up.length === 0 ? 'http://127.0.0.1:9' : rng.pick(up);
  }

  /** The store itself, for looking at what is really there. */
  openStore(): Promise<Store> {
    return openStore(this.config);
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
    await this.clearUp();
  }
}
