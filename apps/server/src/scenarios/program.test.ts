/** The server as a program: how it starts, stops and refuses to start. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer, asked, begin, gather, insist } from '../testing/players.ts';
import { NodeClient } from '../testing/nodeClient.ts';
import { NodeProcess } from '../soak/nodeProcess.ts';
import { buildServer } from '../testing/buildServer.ts';

let program: string;
let folder: string;
const clients: NodeClient[] = [];
let node: NodeProcess | undefined;

beforeAll(async () => {
  program = await buildServer();
  folder = mkdtempSync(join(tmpdir(), 'parlor-program-'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await node?.kill();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const arrive = async (base: string) => {
  const client = await NodeClient.arrive(base);
  clients.push(client);
  return client;
};

describe('the program', () => {
  it('stops when asked to, loses nothing by it, and goes on where it was', async () => {
    node = new NodeProcess(program, {
      DATA_DIR: join(folder, 'stop'),
      BOT_PACE_MS: '0',
      LOG_LEVEL: 'info',
    });
    const base = await node.start();
    expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ status: 'up' });
    expect(await (await fetch(`${base}/readyz`)).json()).toEqual({ status: 'ready' });
    const metrics = await (await fetch(`${base}/metrics`)).text();
    for (const name of ['parlor_sockets', 'parlor_moves_total', 'parlor_append_seconds_bucket']) {
      expect(metrics).toContain(name);
    }
    const [host, guest] = [await arrive(base), await arrive(base)];
    const table = await gather([host, guest]);
    await begin([host, guest], table);
    const mover = await asked([host, guest]);
    const said = await answer(mover);
    expect(said).toMatchObject({ type: 'done' });
    const next = await asked([host, guest]);
    const { now: _now, events: _events, ...before } = next.position!;
    expect(await node.stop()).toBe(0);
    expect(node.log).toContain('"event":"stopping"');
    expect(node.log).not.toMatch(/"level":[56]0/);
    const again = await node.start();
    // The cookie is as good as ever, and so is everything else.
    const back = new NodeClient(again, next.cookie);
    clients.push(back);
    await insist(back, { type: 'enter', table });
    await back.until(() => back.position !== undefined);
    const { now: _later, events, ...after } = back.position!;
    expect(after).toEqual(before);
    expect(events).toEqual([]);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://u:hunter2hunter2@h/db' }, 'DATABASE_URL'],
    [{ REDIS_URL: 'http://u:hunter2hunter2@h' }, 'REDIS_URL'],
    [{ SECRET: 'hunter2hunter2' }, 'SECRET'],
    [{ METRICS_TOKEN: 'hunter2' }, 'METRICS_TOKEN'],
    [{ LOG_LEVEL: 'loud', LEASE_MS: '1' }, 'LEASE_MS'],
  ])('refuses to start with %j, and says why without repeating secrets', (env, name) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [program], {
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'never'), ...env },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The environment is not right:\n/);
    expect(stderr).toContain(`  ${name}: `);
    expect(stderr).not.toContain('hunter2');
    expect(stderr).not.toContain('    at ');
    expect(stdout).toBe('');
  });

  it('says in one line that its data cannot be used', () => {
    writeFileSync(join(folder, 'a-file'), 'not a folder');
    const { status, stderr } = spawnSync(process.execPath, [program], {
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'a-file') },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').length).toBe(1);
  });
});
