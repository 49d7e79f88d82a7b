import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@redis/client';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { bundled } from './bundle.ts';
import { type Service, startPostgres, startRedis } from './services.ts';

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe('a PostgreSQL of one’s own', () => {
  it('answers, keeps its data over a crash and is gone in the end', async () => {
    const service = await startPostgres();
    try {
      const url = await service.createDatabase();
      await ask(url, 'create table t as select 42 as answer');
      await service.crash();
      await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
      await service.start();
      expect(await ask(url, 'select answer from t')).toEqual([{ answer: 42 }]);
    } finally {
      await service.remove();
    }
    await expect(ask(service.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('a Redis of one’s own', () => {
  it('answers, and again after it was stopped', async () => {
    const service = await startRedis();
    try {
      const ping = async (): Promise<string> => {
        const client = createClient({ url: service.url });
        await client.connect();
        try {
          return await client.ping();
        } finally {
          client.destroy();
        }
      };
      expect(await ping()).toBe('PONG');
      await service.stop();
      await service.start();
      expect(await ping()).toBe('PONG');
    } finally {
      await service.remove();
    }
  });
});

describe('the guard', () => {
  it('clears up after a process that was killed', async () => {
    const program = await bundled(new URL('./abandoned.ts', import.meta.url));
    const child = spawn(process.execPath, [fileURLToPath(program)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const { url, folder } = JSON.parse(said.toString()) as Pick<Service, 'url' | 'folder'>;
    expect(existsSync(folder)).toBe(true);
    child.kill('SIGKILL');
    while (existsSync(folder)) await sleep(50);
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    await expect(client.connect()).rejects.toThrow('ECONNREFUSED');
  });
});
